"""What happens at a table before its game begins: people sit down, bots are chosen, the host says when."""

from __future__ import annotations

import msgspec

from spinney.core.message import Message, Refused
from spinney.server.store.rows import Seat, TableRow, Visitor
from spinney.server.table.checks import checked_commitment, checked_level
from spinney.server.table.dealing import GATHERING, begin, vacated, with_seat
from spinney.server.table.rights import require_gathering, require_host
from spinney.server.table.table import Table


async def sit(table: Table, visitor: Visitor, number: int, commitment: str, nonce: str = "") -> None:
    """Take a seat and commit to its bytes for the shuffle, or to none. Until the game is to begin, a visitor may commit
    to other bytes by sitting down again."""
    checked_commitment(commitment, nonce)

    def edit(row: TableRow) -> TableRow:
        seat = require_gathering(row, number)
        if seat.taken and seat.visitor != visitor.id:
            raise Refused(Message("refused-taken"))
        if seat.visitor and seat.ready and commitment in ("", seat.commitment):
            return row
        require_not_revealing(row)
        return with_seat(row, number, Seat(visitor.id, seat.name or visitor.name, commitment=commitment, sat=True))

    async with table.lock:
        await table.change(edit)
        if table.row.eager and all(seat.ready for seat in table.row.seats):
            await begin(table)


def require_not_revealing(row: TableRow) -> None:
    if row.revealing:
        raise Refused(Message("refused-revealing"))


async def stand(table: Table, visitor: str, number: int) -> None:
    def edit(row: TableRow) -> TableRow:
        if require_gathering(row, number).visitor != visitor:
            raise Refused(Message("refused-not-your-seat"))
        return vacated(table.services, row, [number])

    async with table.lock:
        await table.change(edit, GATHERING)


async def seat_bot(table: Table, visitor: str, number: int, level: str) -> None:
    checked_level(table.services, level)

    def edit(row: TableRow) -> TableRow:
        seat = require_gathering(row, number)
        require_host(row, visitor)
        if seat.visitor:
            raise Refused(Message("refused-taken"))
        require_not_revealing(row)
        return with_seat(row, number, Seat(bot=level))

    async with table.lock:
        await table.change(edit)


async def free(table: Table, visitor: str, number: int) -> None:
    def edit(row: TableRow) -> TableRow:
        require_gathering(row, number)
        require_host(row, visitor)
        return vacated(table.services, row, [number])

    async with table.lock:
        await table.change(edit, GATHERING)


async def start(table: Table, visitor: str) -> None:
    """Begin. A table that has begun is left as it is: a second click does no harm."""
    async with table.lock:
        require_host(table.row, visitor)
        await begin(table)


async def leave(table: Table, visitor: str) -> None:
    """Stand up everywhere before the start; a table without its host is closed."""

    def edit(row: TableRow) -> TableRow:
        require_gathering(row, 0)
        left = vacated(table.services, row, row.seats_of(visitor)) if row.seats_of(visitor) else row
        return msgspec.structs.replace(left, status="closed" if visitor == row.host else row.status)

    async with table.lock:
        closed = msgspec.structs.replace(GATHERING, status="closed") if visitor == table.row.host else None
        await table.change(edit, closed or (GATHERING if table.row.seats_of(visitor) else None))
