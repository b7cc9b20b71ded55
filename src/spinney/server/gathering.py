"""What happens at a table before its game begins: people sit down, bots are chosen, the cards are dealt."""

from __future__ import annotations

import re

import msgspec

from spinney.core.game import AnyGame
from spinney.core.message import Message, Refused, listed
from spinney.core.rng import SealedRng
from spinney.server.house import House
from spinney.server.rows import Seat, Summary, TableRow
from spinney.server.table import TRIES, Table
from spinney.server.wire import Free, SeatBot, Sit, Stand

NONCE = re.compile(r"([0-9a-f]{2}){16,64}")


def checked_nonce(house: House, nonce: str) -> str:
    """A visitor's bytes for the shuffle; the server draws some for a program that sends none."""
    if not nonce:
        return house.randomness.seat_bytes()
    if not NONCE.fullmatch(nonce):
        raise Refused(Message("refused-nonce"))
    return nonce


def checked_level(house: House, level: str) -> str:
    if level not in house.levels:
        raise Refused(Message("refused-level", {"levels": listed([Message("level-" + key) for key in house.levels])}))
    return level


def checked_game(house: House, key: str) -> AnyGame:
    game = house.games.get(key)
    if game is None:
        raise Refused(
            Message("refused-game", {"games": listed([Message("game-name-" + known) for known in house.games])})
        )
    return game


def gathering(row: TableRow, seat: int) -> Seat:
    """A seat of a table whose game has not begun."""
    if row.status == "closed":
        raise Refused(Message("refused-closed"))
    if row.status != "gathering":
        raise Refused(Message("refused-begun"))
    if not 0 <= seat < len(row.seats):
        raise Refused(Message("refused-no-such-seat"))
    return row.seats[seat]


def with_seat(row: TableRow, number: int, seat: Seat) -> TableRow:
    seats = list(row.seats)
    seats[number] = seat
    return msgspec.structs.replace(row, seats=seats)


def by_host(row: TableRow, visitor: str) -> None:
    if visitor != row.host:
        raise Refused(Message("refused-host-only"))


async def sit(table: Table, visitor: str, name: str, request: Sit) -> None:
    nonce = checked_nonce(table.house, request.nonce)

    def edit(row: TableRow) -> TableRow:
        seat = gathering(row, request.seat)
        if seat.visitor == visitor and seat.ready:
            return row
        if seat.taken and seat.visitor != visitor:
            raise Refused(Message("refused-taken"))
        return with_seat(row, request.seat, Seat(visitor, seat.name or name, "", nonce))

    async with table.lock:
        await table.change(edit)
        if table.row.eager and all(seat.ready for seat in table.row.seats):
            await _begin(table)


async def stand(table: Table, visitor: str, request: Stand) -> None:
    def edit(row: TableRow) -> TableRow:
        if gathering(row, request.seat).visitor != visitor:
            raise Refused(Message("refused-not-your-seat"))
        return with_seat(row, request.seat, Seat())

    async with table.lock:
        await table.change(edit)


async def seat_bot(table: Table, visitor: str, request: SeatBot) -> None:
    level = checked_level(table.house, request.level)

    def edit(row: TableRow) -> TableRow:
        seat = gathering(row, request.seat)
        by_host(row, visitor)
        if seat.visitor:
            raise Refused(Message("refused-taken"))
        return with_seat(row, request.seat, Seat(bot=level))

    async with table.lock:
        await table.change(edit)


async def free(table: Table, visitor: str, request: Free) -> None:
    def edit(row: TableRow) -> TableRow:
        gathering(row, request.seat)
        by_host(row, visitor)
        return with_seat(row, request.seat, Seat())

    async with table.lock:
        await table.change(edit)


async def start(table: Table, visitor: str) -> None:
    """Begin. A table that has begun is left as it is: a second click does no harm."""
    async with table.lock:
        by_host(table.row, visitor)
        if table.row.status != "playing":
            await _begin(table)


async def _begin(table: Table) -> None:
    """Deal, and store the deal."""
    for _ in range(TRIES):
        row = table.row
        if row.status == "playing":
            return
        gathering(row, 0)
        if not all(seat.taken for seat in row.seats):
            raise Refused(Message("refused-free-seats"))
        if not row.people:
            raise Refused(Message("refused-nobody"))
        if not all(seat.ready for seat in row.seats):
            raise Refused(Message("refused-not-ready"))
        dealt = deal(table, row)
        if await table.exchange(dealt, table.new_course(dealt).summary()):
            table.course = table.new_course(table.row)
            table.house.on_stored(table)
            return
        await table.refresh()
    raise Refused(Message("refused-busy"))


def deal(table: Table, row: TableRow) -> TableRow:
    """The table with its game dealt from the secret and the seats' bytes."""
    game = table.game
    options = game.read_options(row.options)
    state = game.deal(options, SealedRng(bytes.fromhex(table.seed(row))))
    return msgspec.structs.replace(
        row,
        rules_version=game.rules_version,
        setup=game.write_setup(state),
        began=table.house.now(),
        status="playing",
    )


async def leave(table: Table, visitor: str) -> None:
    """Stand up everywhere before the start; a table without its host is closed."""

    def edit(row: TableRow) -> TableRow:
        gathering(row, 0)
        return msgspec.structs.replace(
            row,
            seats=[Seat() if seat.visitor == visitor else seat for seat in row.seats],
            status="closed" if visitor == row.host else row.status,
        )

    async with table.lock:
        closed = Summary(0, [], False, None, "closed") if visitor == table.row.host else None
        await table.change(edit, closed)
