"""Tables come into memory and leave it; of one match there is never a second."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from spinney.server import lobby as lobby_module
from spinney.server.news.wire import NewTable, SeatWish
from spinney.server.store.sql.store import sqlite_url
from spinney.server.upkeep.tables import Lobby
from tests.server.inside import OLENA, open_lobby, run

TWO_SEATS = NewTable("arboretum", [SeatWish("me"), SeatWish()])


async def kept(lobby: Lobby, wanted: set[str]) -> None:
    """The reader that made a table may hold it a moment longer than the lobby does."""
    while gc.collect() >= 0 and set(lobby.tables) != wanted:
        await asyncio.sleep(0.05)


def test_a_table_in_use_is_found_again_however_many_were_opened_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_module, "KEPT", 2)

    async def scene() -> None:
        async with open_lobby(sqlite_url(tmp_path / "spinney.db")) as lobby:
            held = await lobby.new_table(OLENA, TWO_SEATS)
            others = [(await lobby.new_table(OLENA, TWO_SEATS)).id for _ in range(5)]
            assert await lobby.table(held.id) is held
            await kept(lobby, {held.id, others[-1]})

    run(scene())


def test_the_tables_used_last_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "KEPT", 2)

    async def scene() -> None:
        async with open_lobby(sqlite_url(tmp_path / "spinney.db")) as lobby:
            first, second, third = [(await lobby.new_table(OLENA, TWO_SEATS)).id for _ in range(3)]
            await kept(lobby, {second, third})
            await lobby.table(second)
            await lobby.table(first)
            await kept(lobby, {second, first})

    run(scene())
