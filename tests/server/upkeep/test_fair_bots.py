"""Nobody's bots hold up another visitor's: they take turns by visitor, and tables that nobody attends come last."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

from spinney.core.view import SPECTATOR
from spinney.core.workers import Pool
from spinney.server.app import Server
from spinney.server.news.audience import Audience
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import Ask, NewTable, Resign, SeatWish, Sit
from spinney.server.settings import Settings
from spinney.server.store.rows import Visitor
from tests.server.inside import INES, MARCO, OLENA, ask, new_table, open_server, run


class Gate(ThreadPoolExecutor):
    """A worker that writes down whose turn it is, and thinks only as often as the test lets it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.levels: list[str] = []
        self.open = threading.Semaphore(0)

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        def work() -> Any:
            self.levels.append(args[1])
            self.open.acquire()
            return function(*args, **kwargs)

        return super().submit(work)

    def end_workers(self) -> None:
        self.open.release(1_000_000)


def gate_at(server: Server) -> Gate:
    gate = Gate()
    server.bots.pool = cast(Pool, gate)
    return gate


async def thinking(gate: Gate, count: int) -> list[str]:
    """Let bots think, one after the other, until this many levels have had a turn; all turns in their order."""
    while len(set(gate.levels)) < count:
        if gate.levels and not gate.open._value:
            gate.open.release()
        await asyncio.sleep(0.01)
    return list(gate.levels)


def first_turns(levels: list[str]) -> list[str]:
    return list(dict.fromkeys(levels))


async def first_thinks(gate: Gate) -> None:
    while not gate.levels:
        await asyncio.sleep(0.01)


async def bot_begins(server: Server, person: Visitor, level: str, attended: bool = True) -> Audience:
    """A game in which a bot of this level has to act, with its person at the table or without."""
    seats = [SeatWish("bot", level), SeatWish("me")]
    audience = await new_table(server, person, NewTable("renature", seats, {"first": 0}, hints=True))
    if attended:
        audience.join(Onlooker(audience.table, person.id, SPECTATOR, 64))
    await ask(server, audience, person, Sit(1))
    if not attended:
        # Nobody else is left: seen long ago.
        audience.table.attendance.away[person.id] = 1.0
        server.bots.consider(audience)
    return audience


def test_another_visitor_s_bot_waits_for_one_decision_not_for_all(sqlite_url: str) -> None:
    async def scene() -> list[str]:
        async with open_server(sqlite_url, settings=Settings(bot_workers=1)) as server:
            gate = gate_at(server)
            for _ in range(6):
                await bot_begins(server, OLENA, "elder")
            await first_thinks(gate)
            await bot_begins(server, MARCO, "seedling")
            await bot_begins(server, INES, "sapling")
            return await thinking(gate, 3)

    levels = run(scene())
    assert levels[:2] == ["elder", "seedling"]
    assert levels.count("elder") <= 3


def test_tables_that_nobody_attends_come_last(sqlite_url: str) -> None:
    async def scene() -> list[str]:
        async with open_server(sqlite_url, settings=Settings(bot_workers=1)) as server:
            gate = gate_at(server)
            await bot_begins(server, OLENA, "elder", attended=False)
            await first_thinks(gate)
            await bot_begins(server, MARCO, "seedling", attended=False)
            await bot_begins(server, OLENA, "gardener", attended=False)
            await bot_begins(server, INES, "sapling")
            return await thinking(gate, 4)

    assert first_turns(run(scene())) == ["elder", "sapling", "seedling", "gardener"]


def test_who_comes_back_is_no_longer_last(sqlite_url: str) -> None:
    async def scene() -> list[str]:
        async with open_server(sqlite_url, settings=Settings(bot_workers=1)) as server:
            gate = gate_at(server)
            await bot_begins(server, OLENA, "elder", attended=False)
            await first_thinks(gate)
            await bot_begins(server, INES, "gardener", attended=False)
            returning = await bot_begins(server, MARCO, "seedling", attended=False)
            await server.service.arrive(returning, MARCO.id)
            return await thinking(gate, 3)

    assert first_turns(run(scene())) == ["elder", "seedling", "gardener"]


def test_a_hint_is_given_before_the_bots_of_the_absent(sqlite_url: str) -> None:
    async def scene() -> list[str]:
        settings = Settings(bot_workers=1, adviser="sapling")
        async with open_server(sqlite_url, settings=settings) as server:
            gate = gate_at(server)
            mine = await new_table(
                server,
                MARCO,
                NewTable("renature", [SeatWish("me"), SeatWish("bot", "ranger")], {"first": 0}, hints=True),
            )
            await ask(server, mine, MARCO, Sit(0))
            for _ in range(3):
                await bot_begins(server, OLENA, "elder", attended=False)
            await first_thinks(gate)
            hint = asyncio.create_task(ask(server, mine, MARCO, Ask("hint"), 0))
            await asyncio.sleep(0)
            order = await thinking(gate, 2)
            gate.open.release(1_000)
            assert (await hint)["answer"]["do"]
            return order

    # The gate may let one more turn begin before the test looks.
    assert run(scene())[:2] == ["elder", "sapling"]


def test_what_finds_no_room_is_not_lost(sqlite_url: str) -> None:
    """What a bot owes follows from the log, so a full queue only delays it."""

    async def scene() -> None:
        async with open_server(sqlite_url, settings=Settings(bot_workers=1)) as server:
            server.bots.queue.most = 2
            games = [await bot_begins(server, OLENA, "seedling") for _ in range(6)]
            while not all(audience.table.seq for audience in games):
                assert len(server.bots.queue) <= 2
                await asyncio.sleep(0.01)
            for audience in games:
                await ask(server, audience, OLENA, Resign(seat=1, ticket=0))

    run(scene())
