"""Whatever a process takes in is told to everybody there, whichever request or upkeep made it look.

Two servers share one database here. They do not wake each other, so nothing but the lost race itself can tell.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
import pytest

from spinney.server.app import Server
from spinney.server.match.clocks import Pace
from spinney.server.news.audience import Audience
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import Act, Leave, NewTable, SeatBot, SeatWish, SendEmote, Sit, TakeOver, Undo
from spinney.server.settings import Settings
from spinney.server.store.sql.processes import PostgresProcesses
from spinney.server.table.moves import act_for_bot, note_late, seen_by
from tests.server.inside import MARCO, OLENA, Time, ask, new_table, open_server, run, seat_people


@pytest.fixture(autouse=True)
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PostgresProcesses, "start", lambda self, wake: None)


class Pair:
    """One table, served by two processes that do not hear of each other."""

    def __init__(self, here: Server, there: Server, local: Audience, remote: Audience, time: Time) -> None:
        self.here, self.there, self.local, self.remote, self.time = here, there, local, remote, time
        self.listener = Onlooker(local.table, "somebody", -1, 100)
        local.join(self.listener)

    def heard(self) -> list[Any]:
        found = [msgspec.json.decode(news) for news in self.listener.news]
        self.listener.news.clear()
        return found

    def choice(self, seat: int) -> Act:
        live = self.remote.table.begun()
        return Act(next(iter(live.offers(seat))), live.tickets[seat], seat)

    async def act_there(self) -> int:
        """Somebody acts at the other process; the number of rows then."""
        seat = self.remote.table.begun().actors[0]
        await ask(self.there, self.remote, (OLENA, MARCO)[seat], self.choice(seat))
        assert self.remote.table.seq == self.local.table.seq + 1
        return self.remote.table.seq


@contextlib.asynccontextmanager
async def pair(url: str, bots: int = 0, pace: Pace | None = None, game: str = "arboretum") -> AsyncIterator[Pair]:
    time, settings = Time(), Settings(grace=0.0, bot_workers=1, poll=1e6)
    async with open_server(url, time, settings) as here, open_server(url, time, settings) as there:
        # Bots act when the test says so.
        here.bots.stopping = there.bots.stopping = True
        people = [OLENA] if bots else [OLENA, MARCO]
        local = await seat_people(here, game, people, pace, bots)
        remote = await there.tables.find(local.table.id)
        yield Pair(here, there, local, remote, time)


Scene = Callable[[Pair], Awaitable[None]]


async def an_action(two: Pair) -> None:
    """The same player acts on two devices; the second action is refused, or has been done."""
    seat = two.local.table.begun().actors[0]
    request = two.choice(seat)
    await two.act_there()
    await ask(two.here, two.local, (OLENA, MARCO)[seat], request)


async def a_take_over(two: Pair) -> None:
    other = 1 - two.local.table.begun().actors[0]
    await two.act_there()
    await ask(two.here, two.local, (OLENA, MARCO)[1 - other], TakeOver(other, "seedling"))


async def an_emote(two: Pair) -> None:
    """A change of the table's own row."""
    await ask(two.there, two.remote, OLENA, SendEmote("hello"))
    await ask(two.here, two.local, MARCO, SendEmote("thanks"))


async def somebody_leaving(two: Pair) -> None:
    await two.act_there()
    await ask(two.here, two.local, MARCO, Leave())


async def somebody_arriving(two: Pair) -> None:
    await ask(two.there, two.remote, OLENA, SendEmote("hello"))
    await two.here.service.arrive(two.local, MARCO.id)


@pytest.mark.parametrize("scene", [an_action, a_take_over, an_emote, somebody_leaving, somebody_arriving])
def test_everyone_hears_of_what_a_lost_race_took_in(database: str, scene: Scene) -> None:
    async def play() -> None:
        async with pair(database) as two:
            two.heard()
            await scene(two)
            heard = two.heard()
            assert two.local.table.seq >= two.remote.table.seq
            assert heard, "the table knows of it, and nobody was told"
            last = heard[-1]
            assert (last["seq"], last["table"]["version"]) == two.local.table.position

    run(play())


def test_everyone_hears_of_the_action_that_a_take_back_lost_to(database: str) -> None:
    async def play() -> None:
        async with pair(database, game="treehouse") as two:
            await ask(two.here, two.local, OLENA, two.choice(0))
            await two.there.service.catch_up(two.remote)
            two.heard()
            # Olena's choice could be taken back freely, were it not for Marco's at the other process.
            await ask(two.there, two.remote, MARCO, two.choice(1))
            await ask(two.here, two.local, OLENA, Undo(two.local.table.begun().tickets[0], 0))
            assert two.heard()[0]["seq"] == two.remote.table.seq

    run(play())


def test_everyone_hears_of_what_a_bot_lost_to(database: str) -> None:
    async def play() -> None:
        async with pair(database, bots=1) as two:
            while two.remote.table.begun().actors != [1]:
                await ask(two.there, two.remote, OLENA, two.choice(0))
            await two.here.service.catch_up(two.local)
            two.heard()
            seen = [seen_by(side.table, side.table.begun(), 1) for side in (two.local, two.remote)]
            texts = list(two.remote.table.begun().offers(1))
            assert await act_for_bot(two.remote.table, 1, "seedling", seen[1], texts[0])
            # The answer to a commit was lost, say: the same bot acts once more, here.
            assert not await act_for_bot(two.local.table, 1, "seedling", seen[0], texts[-1])
            assert [news["seq"] for news in two.heard()] == [two.remote.table.seq]

    run(play())


def test_everyone_hears_of_a_clock_that_another_process_stopped(database: str) -> None:
    async def play() -> None:
        async with pair(database, pace=Pace("clock", 60)) as two:
            two.heard()
            two.time.now += 61
            assert await note_late(two.remote.table)
            assert not await note_late(two.local.table)
            heard = two.heard()
            late = two.local.table.begun().actors[0]
            assert heard[-1]["table"]["seats"][late]["late"]

    run(play())


def test_everyone_hears_of_a_seat_taken_elsewhere(database: str) -> None:
    """And who sits down at another process looks with the eyes of the seat here."""

    async def play() -> None:
        async with open_server(database) as here, open_server(database) as there:
            local = await new_table(here, OLENA, NewTable("treehouse", [SeatWish(), SeatWish(), SeatWish()]))
            remote = await there.tables.find(local.table.id)
            marco = Onlooker(local.table, MARCO.id, -1, 100)
            local.join(marco)
            await ask(there, remote, MARCO, Sit(1))
            await ask(here, local, OLENA, SeatBot(2, "seedling"))
            assert marco.eyes == 1
            assert [msgspec.json.decode(news)["own"] for news in marco.news][-1] == [1]

    run(play())
