"""Undo, takeover, reclaim and resignation, through the whole server."""

from __future__ import annotations

import asyncio

import pytest

from spinney.core.view import SPECTATOR
from spinney.server.match.clocks import DAY, RECLAIMED_SECONDS, Pace
from spinney.server.news.lines import noticed_of
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import Act, Reclaim, Resign, TakeOver, Undo
from spinney.server.table.moves import note_late
from tests.server.inside import INES, MARCO, OLENA, Time, act, ask, hold_rows, open_server, run, seat_people

CLOCK = Pace("clock", seconds=60, increment=5)


def test_a_secret_choice_can_be_taken_back_until_the_reveal(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "treehouse", [OLENA, MARCO, INES])
            start = audience.table.begun().match.state
            news = await act(server, audience, OLENA)
            assert news["undo"] == "free"
            await act(server, audience, MARCO)
            news = await ask(server, audience, OLENA, Undo(1))
            assert news.get("refused") is None
            assert news["ticket"] == 2
            assert audience.table.begun().actors == [0, 2]
            view = server.services.games["treehouse"].view
            assert view(audience.table.begun().match.state, 0).private == view(start, 0).private
            await act(server, audience, OLENA)
            news = await act(server, audience, INES)
            assert news["undo"] == "consent"

    run(play())


def test_changing_a_choice_leaves_the_others_their_free_undo(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "treehouse", [OLENA, MARCO, INES])
            await act(server, audience, OLENA)
            await act(server, audience, MARCO)
            live = audience.table.begun()
            changed = list(live.offers(0))[-1]
            await act(server, audience, OLENA, changed)
            assert live.actors == [2]
            assert live.undo_ways() == ["free", "free", "no"]
            for eyes, text in ((0, changed), (1, ""), (2, ""), (SPECTATOR, "")):
                assert noticed_of(live, 2, live.stories[-1], eyes)[0] == text

    run(play())


def test_a_late_seat_is_taken_over_and_reclaimed(sqlite_url: str) -> None:
    async def play() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO, INES], CLOCK, first=0)
            for person in (OLENA, MARCO, INES):
                audience.table.attendance.away[person.id] = 0.0
            refused = await ask(server, audience, MARCO, TakeOver(0, "seedling"))
            assert refused["refused"]["key"] == "refused-take-over"
            time.now += 61
            assert await note_late(audience.table)
            assert not await note_late(audience.table), "noted once"
            assert [move.kind for move in audience.table.begun().match.moves] == ["timeout"]
            news = await ask(server, audience, MARCO, TakeOver(0, "seedling"))
            assert news["table"]["seats"][0]["bot"] == "seedling"
            mine = await ask(server, audience, OLENA, Act("draw deck", 2))
            assert mine["refused"]["key"] == "refused-bot-plays"
            news = await ask(server, audience, OLENA, Reclaim(0))
            assert "bot" not in news["table"]["seats"][0]
            assert news["table"]["seats"][0]["clock"] == RECLAIMED_SECONDS

    run(play())


def test_a_bot_may_take_over_after_the_grace_period(sqlite_url: str) -> None:
    async def play() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            audience = await seat_people(server, "renature", [OLENA, MARCO], first=0)
            audience.table.attendance.away = {"olena": time.now, "marco": 0.0}
            time.now += server.services.settings.grace - 1
            assert "refused" in await ask(server, audience, MARCO, TakeOver(0, "seedling"))
            time.now += 2
            # The host of the server has set the level of such bots.
            news = await ask(server, audience, MARCO, TakeOver(0))
            assert news["table"]["seats"][0]["bot"] == server.services.settings.stand_in

    run(play())


def test_with_days_per_move_a_seat_is_kept_until_they_run_out(sqlite_url: str) -> None:
    async def play() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            audience = await seat_people(server, "renature", [OLENA, MARCO], Pace("days", days=2), first=0)
            time.now += DAY
            assert "refused" in await ask(server, audience, MARCO, TakeOver(0, "seedling"))
            time.now += DAY + 1
            assert await note_late(audience.table)
            assert "refused" not in await ask(server, audience, MARCO, TakeOver(0, "seedling"))

    run(play())


def test_resigning_ends_a_game_for_two_but_not_for_three(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "treehouse", [OLENA, MARCO])
            news = await ask(server, audience, OLENA, Resign(0))
            assert news["table"]["status"] == "finished"
            assert news["outcome"]["winners"] == [1]
            audience = await seat_people(server, "arboretum", [OLENA, MARCO, INES], first=0)
            news = await ask(server, audience, OLENA, Resign(0))
            assert news["table"]["status"] == "playing"
            assert news["table"]["seats"][0]["bot"]
            assert audience.table.begun().match.outcome.ranks[0] == 3
            assert "refused" in await ask(server, audience, OLENA, Reclaim(0))

    run(play())


def test_nobody_hears_of_an_action_before_it_is_stored(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            storing, proceed = hold_rows(server.store, monkeypatch)
            others = [Onlooker(audience.table, MARCO.id, 1, 64), Onlooker(audience.table, "", SPECTATOR, 64)]
            for onlooker in others:
                audience.join(onlooker)
            answer = asyncio.create_task(act(server, audience, OLENA, "draw deck"))
            await storing.wait()
            await asyncio.sleep(0.05)
            assert not answer.done()
            assert not any(onlooker.news for onlooker in others)
            assert audience.table.seq == 0
            proceed.set()
            assert (await answer)["seq"] == 1
            assert all(onlooker.news for onlooker in others)

    run(play())


def test_a_ticket_fits_one_request(sqlite_url: str) -> None:
    """A request with a past ticket is answered again if it is the same; anything else is refused."""

    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            await act(server, audience, OLENA, "draw deck")
            again = await ask(server, audience, OLENA, Act("draw deck", 0))
            assert "refused" not in again
            for request in (Act("play oak4 0,0", 0), Undo(0), Resign(0), Act("draw deck", 2), Act("draw deck", -1)):
                refused = await ask(server, audience, OLENA, request)
                assert refused["refused"]["key"] == "refused-ticket"
            assert audience.table.seq == 1

    run(play())
