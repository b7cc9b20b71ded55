"""What goes wrong at one table, or comes from one visitor, harms nobody else."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from spinney.core.event import Event
from spinney.core.replay import Match
from spinney.core.view import SPECTATOR
from spinney.server.app import Server
from spinney.server.news.audience import Audience
from spinney.server.news.recall import FAR_BEHIND, recall
from spinney.server.news.wire import Act, Ask, Undo
from spinney.server.settings import Limits, Settings
from tests.server.inside import MARCO, OLENA, ask, open_server, run, seat_people

# Taking back.


async def act(server: Server, audience: Audience) -> Any:
    live = audience.table.begun()
    seat = live.actors[0]
    text = next(iter(live.offers(seat)))
    return await ask(server, audience, [OLENA, MARCO][seat], Act(text, live.tickets[seat]), seat)


async def take_back(server: Server, audience: Audience, seat: int) -> Any:
    live = audience.table.begun()
    return await ask(server, audience, [OLENA, MARCO][seat], Undo(live.tickets[seat]), seat)


async def open_secret_game(server: Server) -> Audience:
    """A game whose first actions are choices in secret, so that they can be taken back at once."""
    audience = await seat_people(server, "treehouse", [OLENA, MARCO])
    while audience.table.begun().undo_ways()[audience.table.begun().actors[0]] != "free":
        await act(server, audience)
        if audience.table.begun().undo_ways()[0] == "free":
            break
    return audience


def test_a_game_that_gets_no_further_is_not_taken_back_for_ever(sqlite_url: str) -> None:
    async def play() -> None:
        settings = Settings(Limits(undos_in_place=3, undos=5))
        async with open_server(sqlite_url, settings=settings) as server:
            audience = await open_secret_game(server)
            live = audience.table.begun()
            seat = live.match.moves[-1].seat
            text = live.match.moves[-1].text

            async def again(times: int) -> Any:
                news: Any = None
                for _ in range(times):
                    news = await take_back(server, audience, seat)
                    if "refused" in news:
                        break
                    tickets = audience.table.begun().tickets
                    await ask(server, audience, [OLENA, MARCO][seat], Act(text, tickets[seat]), seat)
                return news

            refused = (await again(4))["refused"]
            assert (refused["key"], refused["args"]) == ("refused-undos-in-place", {"most": 3})
            assert audience.table.begun().take_backs == 3
            # Once somebody else has acted the game is further, and one may take back again; but not for ever.
            while (await act(server, audience))["undo"] != "free":
                pass
            seat, text = audience.table.begun().match.moves[-1].seat, audience.table.begun().match.moves[-1].text
            refused = (await again(4))["refused"]
            assert (refused["key"], refused["args"]) == ("refused-undos", {"most": 5})
            # The same after the table is loaded again.
            match = audience.table.id
            del live
            server.tables._kept.clear()
            server.tables.audiences.clear()
            loaded = await server.tables.find(match)
            assert loaded is not audience
            assert (loaded.table.begun().take_backs, loaded.table.begun().take_backs_in_place) == (5, 2)

    run(play())


def test_a_long_log_is_told_again_beside_the_event_loop(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    stories = Match.stories

    def watched(self: Match, first: int, until: int) -> list[list[Event]]:
        threads.append(threading.current_thread().name)
        return stories(self, first, until)

    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO])
            for _ in range(FAR_BEHIND + 10):
                await act(server, audience)
            for eyes, visitor in ((SPECTATOR, ""), (0, OLENA.id), (1, MARCO.id)):
                for told in (0, 3):
                    # The same bytes as without looking back, except for the time.
                    audience.forget_picture()
                    plain = msgspec.json.decode(audience.news_for(visitor, eyes, told))
                    audience.forget_picture()
                    monkeypatch.setattr(Match, "stories", watched)
                    await recall(audience, told, eyes)
                    await act(server, audience)
                    news = msgspec.json.decode(audience.news_for(visitor, eyes, told))
                    monkeypatch.setattr(Match, "stories", stories)
                    assert [line for line in news["events"] if line["seq"] < plain["seq"]] == plain["events"]
                    assert news["events"][-1]["seq"] == plain["seq"]
            monkeypatch.setattr(Match, "stories", watched)
            await ask(server, audience, OLENA, Ask("log"))
            assert len(threads) == 7
            assert not [name for name in threads if not name.startswith("spinney-helper")]

    run(play())


def test_many_who_look_back_at_once_cost_one_replay(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    replays: list[int] = []
    stories = Match.stories

    def watched(self: Match, first: int, until: int) -> list[list[Event]]:
        replays.append(until)
        return stories(self, first, until)

    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO])
            for _ in range(FAR_BEHIND + 10):
                await act(server, audience)
            monkeypatch.setattr(Match, "stories", watched)
            await asyncio.gather(*(recall(audience, told, SPECTATOR) for told in range(9)))
            assert len(replays) == 1

    run(play())
