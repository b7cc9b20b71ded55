"""Bots wait for those who want to follow what happens."""

from __future__ import annotations

import asyncio

import pytest

from spinney.core.view import SPECTATOR
from spinney.server.match.clocks import Pace
from spinney.server.news.onlooker import Onlooker
from spinney.server.web.sockets import MOST_GAP, gap_of
from tests.server.client import BOT, Person, Server
from tests.server.inside import MARCO, OLENA, open_server, run, seat_people
from tests.waiting import PATIENCE

GAP = 0.4
# Times are noted and waited for by different clocks.
BLUR = 0.05


def test_bots_wait_between_their_actions(shared_server: Server) -> None:
    person = Person(shared_server)
    match = person.make("arboretum", [{"who": "me"}, BOT], options={"first": 0})["table"]["id"]
    socket = person.socket(match, gap=int(GAP * 1000))
    socket.hear()
    news = socket.ask(do="sit", seat=0)
    lines = []
    for _ in range(4):
        news = socket.ask(do="act", seat=0, text=news["choices"][0], ticket=news.get("ticket", 0))
        lines += news["events"]
    while news["seq"] < 8:
        news = socket.hear()
        lines += news.get("events", [])
    times = {line["seq"]: line["at"] for line in lines}
    gaps = [times[seq] - times[seq - 1] for seq in range(4, 8)]
    assert min(gaps) > GAP - BLUR, gaps


def test_bots_wait_for_those_who_play_and_for_nobody_else(sqlite_url: str) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA], bots=1)
            audience.join(Onlooker(audience.table, MARCO.id, SPECTATOR, 8, gap=2.0))
            assert audience.gap == 0.0
            audience.join(Onlooker(audience.table, OLENA.id, 0, 8, gap=0.5))
            assert audience.gap == 0.5

    run(scene())


def test_bots_do_not_wait_where_a_clock_runs(sqlite_url: str) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url) as server:
            clock = Pace("clock", 900, 10)
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], pace=clock)
            live = audience.table.live
            assert live is not None
            live.times.append(server.services.now())
            audience.join(Onlooker(audience.table, OLENA.id, 0, 8, gap=100 * PATIENCE))
            await asyncio.wait_for(server.bots._let_people_follow(audience), PATIENCE)

    run(scene())


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("600", 0.6), ("0", 0.0), ("99999", MOST_GAP), ("", 0.0), (None, 0.0), ("-5", 0.0), ("soon", 0.0)],
)
def test_the_gap_of_an_address(text: str | None, seconds: float) -> None:
    assert gap_of(text) == seconds
