"""Tables are loaded into memory and forgotten, and no match is ever in memory twice."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import msgspec
import pytest

from spinney.core.message import Refused
from spinney.server.app import Server
from spinney.server.news.wire import NewTable, SeatWish
from spinney.server.store.rows import Seat, TableRow
from spinney.server.store.sql.engine import sqlite_url
from spinney.server.upkeep import tables as tables_module
from tests.server.inside import OLENA, new_table, open_server, run

TWO_SEATS = NewTable("arboretum", [SeatWish("me"), SeatWish()])


async def kept(server: Server, wanted: set[str]) -> None:
    """Wait until only these are in memory: the thread that loaded a table may hold it a little longer."""
    while gc.collect() >= 0 and set(server.tables.audiences) != wanted:
        await asyncio.sleep(0.05)


def test_a_table_in_use_is_never_loaded_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "KEPT", 2)

    async def scene() -> None:
        async with open_server(sqlite_url(tmp_path / "spinney.db")) as server:
            held = await new_table(server, OLENA, TWO_SEATS)
            others = [(await new_table(server, OLENA, TWO_SEATS)).table.id for _ in range(5)]
            assert await server.tables.find(held.table.id) is held
            await kept(server, {held.table.id, others[-1]})

    run(scene())


def test_the_most_recently_used_tables_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "KEPT", 2)

    async def scene() -> None:
        async with open_server(sqlite_url(tmp_path / "spinney.db")) as server:
            first, second, third = [(await new_table(server, OLENA, TWO_SEATS)).table.id for _ in range(3)]
            await kept(server, {second, third})
            await server.tables.find(second)
            await server.tables.find(first)
            await kept(server, {second, first})

    run(scene())


def test_tables_of_a_game_that_is_not_on_offer_are_kept_and_return_with_it(sqlite_url: str) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url) as server:
            match = (await server.service.open_table(OLENA, TWO_SEATS)).id
            games = server.services.games
            server.services.games = {key: game for key, game in games.items() if key != "arboretum"}
            assert await find_together(server, match) == ["refused-no-table"] * 2
            server.services.games = games
            assert (await server.tables.find(match)).table.row.game == "arboretum"

    run(scene())


async def find_together(server: Server, match: str) -> list[str]:
    """Load a table twice at the same time; the keys of the refusals."""
    found = await asyncio.gather(*(server.tables.find(match) for _ in range(2)), return_exceptions=True)
    return [error.message.key for error in found if isinstance(error, Refused)]


def test_concurrent_loads_share_one_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url(tmp_path / "spinney.db")) as server:
            match = (await server.service.open_table(OLENA, TWO_SEATS)).id
            first, second = await asyncio.gather(server.tables.find(match), server.tables.find(match))
            assert first is second
            assert await find_together(server, "nowhere") == ["refused-no-table"] * 2
            assert await find_together(server, "x" * 41) == ["refused-no-table"] * 2

    run(scene())


def test_concurrent_loads_that_fail_are_refused_alike(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url(tmp_path / "spinney.db")) as server:
            now = server.services.now()
            row = TableRow("m", "arboretum", {"players": 2}, "olena", [Seat(), Seat()], "00", now, setup={"odd": 1})
            await server.store.insert_table(msgspec.structs.replace(row, rules_version=99))
            assert await find_together(server, "m") == ["refused-unplayable"] * 2

    run(scene())
