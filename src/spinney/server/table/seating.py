"""What happens at a table before its game begins: people sit down, bots are chosen, the cards are dealt."""

from __future__ import annotations

import msgspec

from spinney.core.message import Message, Refused
from spinney.core.rng import SealedRng
from spinney.server.match.log import Summary
from spinney.server.store.rows import Seat, TableRow, Visitor
from spinney.server.table.checks import checked_level, checked_nonce
from spinney.server.table.records import seed_of
from spinney.server.table.retry import until_stored
from spinney.server.table.rights import require_gathering, require_host
from spinney.server.table.table import Table


def with_seat(row: TableRow, number: int, seat: Seat) -> TableRow:
    seats = list(row.seats)
    seats[number] = seat
    return msgspec.structs.replace(row, seats=seats)


async def sit(table: Table, visitor: Visitor, number: int, nonce: str) -> None:
    nonce = checked_nonce(table.services, nonce)

    def edit(row: TableRow) -> TableRow:
        seat = require_gathering(row, number)
        if seat.visitor == visitor.id and seat.ready:
            return row
        if seat.taken and seat.visitor != visitor.id:
            raise Refused(Message("refused-taken"))
        return with_seat(row, number, Seat(visitor.id, seat.name or visitor.name, "", nonce))

    async with table.lock:
        await table.change(edit)
        if table.row.eager and all(seat.ready for seat in table.row.seats):
            await _begin(table)


async def stand(table: Table, visitor: str, number: int) -> None:
    def edit(row: TableRow) -> TableRow:
        if require_gathering(row, number).visitor != visitor:
            raise Refused(Message("refused-not-your-seat"))
        return with_seat(row, number, Seat())

    async with table.lock:
        await table.change(edit)


async def seat_bot(table: Table, visitor: str, number: int, level: str) -> None:
    checked_level(table.services, level)

    def edit(row: TableRow) -> TableRow:
        seat = require_gathering(row, number)
        require_host(row, visitor)
        if seat.visitor:
            raise Refused(Message("refused-taken"))
        return with_seat(row, number, Seat(bot=level))

    async with table.lock:
        await table.change(edit)


async def free(table: Table, visitor: str, number: int) -> None:
    def edit(row: TableRow) -> TableRow:
        require_gathering(row, number)
        require_host(row, visitor)
        return with_seat(row, number, Seat())

    async with table.lock:
        await table.change(edit)


async def start(table: Table, visitor: str) -> None:
    """Begin. A table that has begun is left as it is: a second click does no harm."""
    async with table.lock:
        require_host(table.row, visitor)
        await _begin(table)


async def _begin(table: Table) -> None:
    """Deal, and store the deal."""

    async def attempt() -> bool:
        row = table.row
        if row.status == "playing":
            return True
        require_gathering(row, 0)
        if not all(seat.taken for seat in row.seats):
            raise Refused(Message("refused-free-seats"))
        if not row.people:
            raise Refused(Message("refused-nobody"))
        if not all(seat.ready for seat in row.seats):
            raise Refused(Message("refused-not-ready"))
        dealt = deal(table, row)
        if not await table.exchange(dealt, table.match_at_start(dealt).summary()):
            return False
        table.live = table.match_at_start(table.row)
        table.row_stored()
        return True

    await until_stored(attempt)


def deal(table: Table, row: TableRow) -> TableRow:
    """The table with its game dealt from the secret and the seats' bytes."""
    game = table.game
    options = game.read_options(row.options)
    state = game.deal(options, SealedRng(bytes.fromhex(seed_of(row))))
    return msgspec.structs.replace(
        row,
        rules_version=game.rules_version,
        setup=game.write_setup(state),
        began=table.services.now(),
        status="playing",
    )


async def leave(table: Table, visitor: str) -> None:
    """Stand up everywhere before the start; a table without its host is closed."""

    def edit(row: TableRow) -> TableRow:
        require_gathering(row, 0)
        return msgspec.structs.replace(
            row,
            seats=[Seat() if seat.visitor == visitor else seat for seat in row.seats],
            status="closed" if visitor == row.host else row.status,
        )

    async with table.lock:
        closed = Summary(0, [], False, None, "closed") if visitor == table.row.host else None
        await table.change(edit, closed)
