"""What nobody will miss is deleted after some weeks, and nothing else."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from spinney.server.app import Server
from spinney.server.news.wire import Leave, NewTable, SeatWish, Sit
from spinney.server.settings import Settings
from spinney.server.store.rows import Visitor
from spinney.server.store.sql import schema
from spinney.server.upkeep import retention
from spinney.server.upkeep.people import People
from tests.server.inside import INES, MARCO, OLENA, Time, ask, new_table, open_server, run, seat_people

DAY = 86_400.0
EMPTY = NewTable("arboretum", [SeatWish(), SeatWish()])


async def count(server: Server, table: sa.Table) -> int:
    return await server.store.read(
        lambda connection: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
    )


async def fill(server: Server) -> dict[str, str]:
    """One table of each kind, by what became of it."""
    store, now = server.store, server.services.now()
    for visitor in (OLENA, MARCO, INES, Visitor("watcher", "Petra")):
        await store.add_visitor(visitor, now)
        await store.add_secret(visitor.id, f"cookie of {visitor.id}", "cookie", now, None)
    empty = await new_table(server, Visitor("gone", ""), EMPTY)
    closed = await new_table(server, OLENA, EMPTY)
    await ask(server, closed, OLENA, Leave())
    waiting = await new_table(server, OLENA, EMPTY)
    await ask(server, waiting, MARCO, Sit(0))
    playing = await seat_people(server, "arboretum", [OLENA, MARCO])
    return {
        "empty": empty.table.id,
        "closed": closed.table.id,
        "waiting": waiting.table.id,
        "playing": playing.table.id,
    }


async def left(server: Server, tables: dict[str, str]) -> set[str]:
    now = server.services.now()
    return {kind for kind, match in tables.items() if await server.store.read_table(match, now) is not None}


async def known(server: Server) -> set[str]:
    return set(await server.store.read(lambda connection: list(connection.scalars(sa.select(schema.visitors.c.id)))))


@pytest.mark.parametrize("days", [0, 30])
def test_old_tables_that_never_began_and_visitors_who_never_sat(database: str, days: int) -> None:
    async def scene() -> None:
        time = Time()
        async with open_server(database, time, Settings(keep_days=days)) as server:
            tables = await fill(server)
            await retention.delete_old(server.services, 1)
            assert await left(server, tables) == set(tables)
            time.now += 31 * DAY
            await new_table(server, OLENA, EMPTY)
            await retention.delete_old(server.services, 1)
            assert await left(server, tables) == ({"waiting", "playing"} if days else set(tables))
            # Ines and Petra never sat anywhere; Olena made a table and plays.
            assert await known(server) == {"olena", "marco"} | (set() if days else {"ines", "watcher"})
            assert await count(server, schema.secrets) == (2 if days else 4)
            assert await count(server, schema.tables) == (3 if days else 5)

    run(scene())


def test_a_visitor_who_came_back_with_another_device_is_kept(sqlite_url: str) -> None:
    async def scene() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            await server.store.add_visitor(INES, time.now)
            time.now += 31 * DAY
            await server.store.add_secret(INES.id, "new", "token", time.now, None)
            await retention.delete_old(server.services)
            assert await known(server) == {"ines"}

    run(scene())


def test_a_visitor_who_made_a_table_for_others_is_kept(sqlite_url: str) -> None:
    async def scene() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            await server.store.add_visitor(INES, time.now)
            table = await new_table(server, INES, EMPTY)
            await ask(server, table, MARCO, Sit(0))
            time.now += 31 * DAY
            await retention.delete_old(server.services)
            assert await known(server) == {"ines"}

    run(scene())


def test_who_is_deleted_is_forgotten(sqlite_url: str) -> None:
    """Otherwise they could sit down, and be nobody after the next restart."""

    async def scene() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            people = People(server.services)
            _, secret = await people.welcome("Petra")
            assert await people.who(secret)
            time.now += 31 * DAY

            async def forget(visitor: str) -> None:
                people.forget(visitor)

            server.upkeep.on_visitor = forget
            await server.upkeep.delete_old()
            assert await people.who(secret) is None

    run(scene())


def test_it_is_done_at_the_start(sqlite_url: str) -> None:
    async def scene() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            tables = await fill(server)
        time.now += 31 * DAY
        async with open_server(sqlite_url, time) as server:
            while await left(server, tables) != {"waiting", "playing"}:
                await asyncio.sleep(0.01)

    run(scene())
