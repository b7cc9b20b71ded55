"""A seat is given to a bot by the others, never by whoever holds it, and coming back is worth time only once."""

from __future__ import annotations

from spinney.server.match.clocks import DAY, RECLAIMED_SECONDS, Clocks, Pace
from spinney.server.match.log import MoveRow
from spinney.server.news.wire import Reclaim, TakeOver
from spinney.server.table.moves import note_late
from tests.server.inside import MARCO, OLENA, Time, ask, open_server, run, seat_people

CLOCK = Pace("clock", 60, 0)


def test_your_own_late_seat_is_not_yours_to_give_away(sqlite_url: str) -> None:
    async def play() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], CLOCK, first=0)
            time.now += 61
            assert await note_late(audience.table)
            refused = await ask(server, audience, OLENA, TakeOver(0, "elder"))
            assert refused["refused"]["key"] == "refused-own-take-over"
            news = await ask(server, audience, MARCO, TakeOver(0, "elder"))
            assert news["table"]["seats"][0]["bot"] == "elder"

    run(play())


def test_coming_back_gives_time_once(sqlite_url: str) -> None:
    async def play() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], CLOCK, first=0)
            left = []
            for _ in range(2):
                time.now += 61
                assert await note_late(audience.table)
                # Nobody thinks in this test: only the seat changes hands.
                server.bots.stopping = True
                await ask(server, audience, MARCO, TakeOver(0, "seedling"))
                await ask(server, audience, OLENA, Reclaim(0))
                left.append(audience.table.begun().clocks.left[0])
            assert left == [RECLAIMED_SECONDS, 0.0]

    run(play())


def test_over_days_it_does_so_once_in_a_turn() -> None:
    clocks, at, left = Clocks(Pace("days", days=1), 0.0, [0], 2), 0.0, []

    def row(kind: str, actors: list[int], seat: int = 0) -> None:
        nonlocal at
        at += DAY
        clocks.take(MoveRow(0, seat, kind, "", at), actors, ())  # type: ignore[arg-type]

    for _ in range(2):
        row("timeout", [0])
        row("reclaim", [0])
        left.append(clocks.left[0])
        row("timeout", [0])
        row("reclaim", [0])
        left.append(clocks.left[0])
        row("action", [1])
        row("action", [0], seat=1)
    assert left == [DAY, 0.0, DAY, 0.0]
