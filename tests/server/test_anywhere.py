"""A server without a database, threads or other processes, as a build for the browser needs it.

Whole games are played through `Service.handle`, with a store in memory and bots that decide in the event loop.
"""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import msgspec
import pytest

from spinney.bots.thinking import think
from spinney.core.replay import replay
from spinney.core.verify import verify
from spinney.games import GAMES
from spinney.server.match.live_match import LiveMatch
from spinney.server.news.audience import Audience
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import Act, AnyRequest, Ask, NewTable, SeatWish, Sit, Undo
from spinney.server.service import Service
from spinney.server.store.protocol import Store
from spinney.server.store.rows import Visitor
from spinney.server.table.moves import act_for_bot, seen_by
from spinney.server.table.records import record_at_start
from spinney.server.table.table import Table
from spinney.server.upkeep.people import People, hashed
from spinney.server.upkeep.processes import Alone
from spinney.server.upkeep.tables import Tables
from spinney.server.upkeep.upkeep import Upkeep
from tests.server.inside import MARCO, OLENA, run
from tests.server.memory_store import MemoryStore, services_in_memory

BOT = SeatWish("bot", "seedling")


class BotsHere:
    """Bots that decide in the event loop, one after the other."""

    def __init__(self) -> None:
        self.service: Service | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def consider(self, audience: Audience) -> None:
        live = audience.table.live
        if live is not None and not live.over and any(live.bots[seat] for seat in live.actors):
            task = asyncio.create_task(self._act(audience))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _act(self, audience: Audience) -> None:
        table, live = audience.table, audience.table.begun()
        for seat in [seat for seat in live.actors if live.bots[seat]]:
            level, seen = live.bots[seat], seen_by(table, live, seat)
            thought = msgspec.json.decode(think(table.game, level, seen, table.bot_seed(seat)))
            if await act_for_bot(table, seat, level, seen, thought["do"]):
                assert self.service is not None
                self.service.spread(audience)

    async def advise(self, table: Table, live: LiveMatch, seat: int) -> bytes:
        return think(table.game, "seedling", seen_by(table, live, seat), table.bot_seed(seat))

    async def settle(self) -> None:
        """Wait until no bot has to act."""
        while self.tasks:
            await asyncio.gather(*self.tasks)


class Browser:
    """The parts of a server that run in any Python."""

    def __init__(self) -> None:
        self.services = services_in_memory()
        self.bots = BotsHere()
        self.service = self.bots.service = Service(self.services, self.bots)
        self.tables = Tables(self.services)
        self.upkeep = Upkeep(self.services, self.tables, self.service, Alone())

    async def open(self, host: Visitor, *seats: SeatWish, game: str, **options: Any) -> Audience:
        row = await self.service.open_table(host, NewTable(game, list(seats), options))
        return await self.tables.find(row.id)

    async def ask(self, audience: Audience, person: Visitor, request: AnyRequest) -> dict[str, Any]:
        reply = await self.service.handle(audience, request, person)
        news: dict[str, Any] = msgspec.json.decode(reply.content)
        assert not reply.refused, news["refused"]
        return news

    async def play(self, audience: Audience, people: dict[int, Visitor], dice: random.Random) -> None:
        """Play to the end, and undo the first actions that may be undone. Bots agree to everything."""
        table, undone = audience.table, 0
        await self.bots.settle()
        while not table.begun().over:
            live = table.begun()
            seat = next(seat for seat in live.actors if seat in people)
            text = dice.choice(sorted(live.offers(seat)))
            await self.ask(audience, people[seat], Act(text, live.tickets[seat], seat=seat))
            live = table.begun()
            how = live.undo_plan(seat).how
            if undone < 3 and (how == "free" or (how == "consent" and len(people) == 1)):
                await self.ask(audience, people[seat], Undo(live.tickets[seat], seat=seat))
                undone += 1
            await self.bots.settle()
        assert undone, "an action was taken back"


def test_the_record_names_the_weights_of_a_bot_with_a_learned_value() -> None:
    """Those that played, whatever comes with a later version."""

    async def scene() -> dict[str, str]:
        browser = Browser()
        audience = await browser.open(OLENA, SeatWish("me"), SeatWish("bot", "dryad"), BOT, game="renature", first=0)
        await browser.ask(audience, OLENA, Sit(0))
        return record_at_start(audience.table.row).weights

    learned = GAMES["renature"].learned
    assert learned is not None
    expected = learned.hash_for(GAMES["renature"].new(seed=1, players=3))
    assert expected, "weights come with the game"
    assert run(scene()) == {"dryad": expected}


def check_record(browser: Browser, audience: Audience) -> None:
    """The finished game replays and verifies, and the store has every row of it."""
    record = audience.table.record()
    assert record.result == replay(GAMES, record).outcome
    assert len(verify(GAMES, record)) == 3
    assert any(move.kind == "undo" for move in record.moves)
    store = browser.services.store
    assert isinstance(store, MemoryStore)
    assert [row.text for row in store.moves[audience.table.id]] == [move.text for move in record.moves]
    assert store.tables[audience.table.id].status == "finished"


@pytest.fixture(autouse=True)
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python in a browser cannot start threads."""

    def refuse(thread: threading.Thread) -> None:
        raise AssertionError(f"{thread.name} was started")

    monkeypatch.setattr(threading.Thread, "start", refuse)


@pytest.mark.parametrize("game", list(GAMES))
def test_two_people_play_a_whole_game(game: str) -> None:
    async def scene() -> None:
        browser = Browser()
        audience = await browser.open(OLENA, SeatWish("me"), SeatWish(), game=game)
        await browser.ask(audience, OLENA, Sit(0))
        await browser.ask(audience, MARCO, Sit(1))
        await browser.ask(audience, OLENA, msgspec.convert({"do": "start"}, AnyRequest))
        await browser.play(audience, {0: OLENA, 1: MARCO}, random.Random(1))
        check_record(browser, audience)

    run(scene())


@pytest.mark.parametrize("game", list(GAMES))
def test_one_person_plays_a_whole_game_against_bots(game: str) -> None:
    async def scene() -> None:
        browser = Browser()
        audience = await browser.open(OLENA, SeatWish("me"), BOT, BOT, game=game)
        screen = Onlooker(audience.table, OLENA.id, 0, 10_000)
        audience.join(screen)
        news = await browser.ask(audience, OLENA, Sit(0))
        assert news["table"]["status"] == "playing", "a table without free seats starts by itself"
        await browser.play(audience, {0: OLENA}, random.Random(1))
        check_record(browser, audience)
        told = [msgspec.json.decode(news) for news in screen.news]
        rows = [line["seq"] for news in told for line in news.get("events", [])]
        assert rows == sorted(rows), "the screen hears of every row in order"
        assert told[-1]["outcome"]["winners"] == audience.table.begun().match.outcome.winners

    run(scene())


def test_questions_and_hints_need_no_threads() -> None:
    async def scene() -> None:
        browser = Browser()
        audience = await browser.open(OLENA, SeatWish("me"), BOT, game="arboretum", first=0)
        await browser.ask(audience, OLENA, Sit(0))
        await browser.ask(audience, OLENA, Act("draw deck", 0))
        hint = await browser.ask(audience, OLENA, Ask("hint"))
        assert hint["answer"]["do"] in audience.table.begun().offers(0)
        moment = await browser.ask(audience, OLENA, Ask("moment", seq=0))
        assert moment["answer"]["seq"] == -1
        assert (await browser.ask(audience, OLENA, Ask("sketch", seq=1)))["answer"]

    run(scene())


def test_a_stored_game_continues_after_a_restart() -> None:
    """Upkeep finds what bots owe at tables that nobody has opened yet."""

    async def scene() -> None:
        first = Browser()
        # The first server stops before its bot has decided.
        first.bots.consider = lambda audience: None  # type: ignore[method-assign]
        audience = await first.open(OLENA, BOT, SeatWish("me"), game="arboretum", first=0)
        await first.ask(audience, OLENA, Sit(1))
        assert audience.table.begun().actors == [0]

        second = Browser()
        second.services.store = first.services.store
        await second.upkeep.start()
        await second.upkeep._sweep()
        await second.bots.settle()
        again = await second.tables.find(audience.table.id)
        assert again is not audience
        assert again.table.begun().actors == [1], "the bot has played its turn"
        await second.upkeep.stop()

    run(scene())


def test_visitors_are_known_by_their_secrets() -> None:
    async def scene() -> None:
        services = services_in_memory()
        people = People(services)
        olena, cookie = await people.welcome("Olena")
        assert await people.who(cookie) == olena
        link = await people.new_secret(olena.id, "link")
        assert await services.store.find_visitor(hashed(link), services.now()) is None
        adopted, second = await people.adopt(link)
        assert (adopted, await people.who(second)) == (olena, olena)
        with pytest.raises(Exception, match="refused-link"):
            await people.adopt(link)

    run(scene())


def test_the_store_in_memory_is_a_store() -> None:
    store: Store = MemoryStore()
    assert run(store.answers())
