"""New tables, and what follows a finished game: a rematch, or a place off the list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from spinney.core.message import Message, Refused
from spinney.core.record import quick_seed
from spinney.server.match.clocks import Pace
from spinney.server.services import Services
from spinney.server.store.rows import Seat, TableRow
from spinney.server.table.rights import require_seated
from spinney.server.table.table import Table

LESSON = quick_seed(1)
"""The deal of every lesson: what its coach says fits these cards."""


def new_row(
    services: Services,
    game: str,
    options: dict[str, Any],
    host: str,
    seats: Sequence[Seat],
    *,
    eager: bool,
    pace: Pace,
    hints: bool,
    hook: str,
    open: bool = False,
    lesson: bool = False,
) -> TableRow:
    """A table that has not begun, with an id of its own and, unless it is a lesson, a secret."""
    return TableRow(
        id=services.randomness.match_id(),
        game=game,
        options=options,
        host=host,
        seats=list(seats),
        secret="" if lesson else services.randomness.shuffle_secret(),
        seed=LESSON if lesson else None,
        created=services.now(),
        open=open,
        eager=eager,
        pace=pace,
        hints=hints,
        hook=hook,
    )


def require_lesson(seats: Sequence[Seat]) -> None:
    """Refused unless one person learns with bots: nobody else may get cards that somebody has chosen."""
    others = [seat for seat in seats if not seat.bot]
    if len(others) != 1 or not others[0].visitor:
        raise Refused(Message("refused-lesson"))


async def require_room(services: Services, visitor: str) -> None:
    """Refused to a visitor who has too many unfinished tables."""
    most = services.settings.limits.unfinished_tables
    if await services.store.unfinished_tables_of(visitor) >= most:
        raise Refused(Message("refused-many-tables", {"most": most}))


async def rematch(table: Table, visitor: str) -> None:
    """The same people at a new table, everyone one seat further. It is made once, for the first person who asks."""
    async with table.lock:
        live = table.begun()
        require_seated(table.row, visitor)
        if not live.over:
            raise Refused(Message("refused-not-over"))
        if table.row.next:
            return
        old = table.row
        before = [old.seats[number - 1] for number in range(len(old.seats))]
        seats = [Seat(seat.visitor, seat.name, seat.bot) for seat in before]
        row = new_row(
            table.services,
            old.game,
            old.options,
            visitor,
            seats,
            eager=True,
            pace=old.pace,
            hints=old.hints,
            hook=old.hook,
        )
        await table.services.store.insert_table(row)
        await table.change(lambda current: current if current.next else msgspec.structs.replace(current, next=row.id))


async def forget(table: Table, visitor: str) -> None:
    """Take a finished game off this visitor's list. Nobody else notices, and the seat stays theirs."""
    async with table.lock:
        require_seated(table.row, visitor)
        if not table.begun().over:
            raise Refused(Message("refused-not-over"))
        await table.services.store.forget_table(table.id, visitor)
