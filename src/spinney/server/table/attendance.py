"""Who is at the table, across all server processes."""

from __future__ import annotations

import msgspec

from spinney.server.news.onlooker import Onlooker
from spinney.server.store.sql.queries import note_presence
from spinney.server.table.table import Table
from spinney.server.upkeep.people import Visitor
from spinney.server.upkeep.tables import Lobby


async def arrive(lobby: Lobby, table: Table, onlooker: Onlooker) -> None:
    """The first connection of somebody who holds a seat is noted and told."""
    visitor = onlooker.visitor
    if table.row.seats_of(visitor) and table.away.get(visitor) != 0:
        await _note(lobby, table, visitor, 0.0)


async def depart(lobby: Lobby, table: Table, onlooker: Onlooker) -> None:
    """With the last connection of a visitor the grace period begins."""
    visitor = onlooker.visitor
    if visitor and table.away.get(visitor) == 0 and not any(other.visitor == visitor for other in table.onlookers):
        await _note(lobby, table, visitor, lobby.house.now())


async def seen(lobby: Lobby, table: Table, visitor: Visitor | None) -> None:
    """Who asks without a line is here at this moment, and the grace period begins anew."""
    if visitor is None or not table.row.seats_of(visitor.id) or table.away.get(visitor.id) == 0:
        return
    now, grace = lobby.house.now(), lobby.house.settings.grace
    # Not with every request: what is noted is written, and told to all.
    if now - table.away.get(visitor.id, 0.0) > grace / 4:
        await _note(lobby, table, visitor.id, now)


async def _note(lobby: Lobby, table: Table, visitor: str, gone: float) -> None:
    process = lobby.house.process
    table.away[visitor] = gone
    version = await lobby.house.store.write(
        lambda connection: note_presence(connection, table.id, visitor, process, gone), table.id
    )
    async with table.lock:
        if version == table.row.version + 1:
            table.row = msgspec.structs.replace(table.row, version=version)
            lobby.spread(table)
            return
    # Another process has changed the table meanwhile.
    if not await lobby.catch_up(table):
        lobby.spread(table)
