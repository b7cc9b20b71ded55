"""How a game begins: the seats reveal the bytes they committed to, and the cards are dealt.

Nobody, whoever runs the server included, knows all bytes before everyone has committed to theirs, so nobody can choose
the deal. A seat that does not reveal its bytes can only keep the game from beginning, and that is counted.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spinney.core.message import Message, Refused
from spinney.core.rng import SealedRng
from spinney.core.shuffle import commit
from spinney.server.match.clocks import DAY, counted
from spinney.server.match.log import Summary
from spinney.server.services import Services
from spinney.server.store.rows import Seat, TableRow
from spinney.server.table.checks import checked_nonce
from spinney.server.table.records import seed_of
from spinney.server.table.retry import until_stored
from spinney.server.table.rights import require_gathering
from spinney.server.table.table import Table

# A table that gathers: nobody's time is running.
GATHERING = Summary(0, [], False, None, "gathering")


def with_seat(row: TableRow, number: int, seat: Seat) -> TableRow:
    seats = list(row.seats)
    seats[number] = seat
    return msgspec.structs.replace(row, seats=seats)


def seconds_to_reveal(services: Services, row: TableRow) -> float:
    """Where a turn may take days, so may this: nobody has to be there when the last one sits down."""
    return row.pace.days * DAY if row.pace.kind == "days" else services.settings.reveal_seconds


async def begin(table: Table) -> None:
    """Ask the seats for their bytes, or deal if none are missing. The table's lock is held."""

    async def attempt() -> bool:
        row = table.row
        if row.status == "playing" or row.revealing:
            return True
        require_gathering(row, 0)
        if not all(seat.taken for seat in row.seats):
            raise Refused(Message("refused-free-seats"))
        if not row.people:
            raise Refused(Message("refused-nobody"))
        if not all(seat.ready for seat in row.seats):
            raise Refused(Message("refused-not-ready"))
        if not row.unrevealed:
            return await _deal(table, row)
        until = table.services.now() + seconds_to_reveal(table.services, row)
        asking = msgspec.structs.replace(row, revealing=until, refused_by=[])
        return await table.exchange(asking, msgspec.structs.replace(GATHERING, deadline=until))

    await until_stored(attempt)


async def reveal(table: Table, visitor: str, number: int, nonce: str) -> None:
    """Take the bytes of a seat; the last ones deal the game. The same bytes once more change nothing."""
    checked_nonce(nonce)

    async def attempt() -> bool:
        row = table.row
        if row.setup is not None and number in row.seats_of(visitor) and row.seats[number].nonce == nonce:
            return True
        seat = require_gathering(row, number)
        if seat.visitor != visitor:
            raise Refused(Message("refused-not-your-seat"))
        if not row.revealing:
            raise Refused(Message("refused-not-revealing"))
        if commit(nonce) != seat.commitment:
            raise Refused(Message("refused-other-bytes"))
        if seat.nonce:
            return True
        revealed = with_seat(row, number, msgspec.structs.replace(seat, nonce=nonce))
        if revealed.unrevealed:
            return await table.exchange(revealed)
        return await _deal(table, revealed)

    async with table.lock:
        await until_stored(attempt)


async def _deal(table: Table, row: TableRow) -> bool:
    """Deal, and store the deal; False if another process was quicker."""
    dealt = dealt_row(table, row)
    if not await table.exchange(dealt, table.match_at_start(dealt).summary()):
        return False
    table.live = table.match_at_start(table.row)
    table.row_stored()
    return True


def dealt_row(table: Table, row: TableRow) -> TableRow:
    """The table with its game dealt from the secret and the seats' bytes, or that of a lesson."""
    game = table.game
    options = game.read_options(row.options)
    rng = row.seed.rng() if row.seed else SealedRng(bytes.fromhex(seed_of(row)))
    state = game.deal(options, rng)
    return msgspec.structs.replace(
        row,
        # Another version of the server may judge by other weights; these are the ones that play this game.
        seats=[msgspec.structs.replace(seat, weights=game.weights_of_level(seat.bot, state)) for seat in row.seats],
        rules_version=game.rules_version,
        setup=game.write_setup(state),
        began=table.services.now(),
        status="playing",
        revealing=0.0,
    )


def vacated(services: Services, row: TableRow, numbers: Sequence[int]) -> TableRow:
    """The table with these seats free. While bytes are being revealed this keeps the game from beginning: whatever was
    revealed is void, and everyone commits again, to a new secret."""
    if not row.revealing:
        return msgspec.structs.replace(
            row, seats=[Seat() if number in numbers else seat for number, seat in enumerate(row.seats)]
        )
    return msgspec.structs.replace(
        row,
        seats=[Seat() if number in numbers else seat.uncommitted() for number, seat in enumerate(row.seats)],
        secret=services.randomness.shuffle_secret(),
        revealing=0.0,
        refusals=row.refusals + 1,
        refused_by=[row.seats[number].name for number in numbers if row.seats[number].visitor],
    )


async def free_unrevealed(table: Table) -> bool:
    """Free the seats whose bytes have not come in time; whether there were any."""
    services = table.services

    def edit(row: TableRow) -> TableRow:
        whole = seconds_to_reveal(services, row)
        if row.status != "gathering" or not row.revealing:
            return row
        if counted(row.revealing - whole, services.now(), services.downtimes) < whole:
            return row
        return vacated(services, row, row.unrevealed)

    async with table.lock:
        before = table.row.refusals
        await table.change(edit, GATHERING)
        return table.row.refusals > before
