"""Clocks, absence, and what the others may do about it."""

from __future__ import annotations

import pytest

from spinney.server.app import Server
from spinney.server.match.clocks import DAY, RECLAIMED_SECONDS, Clocks, Pace, counted
from spinney.server.match.log import MoveRow
from spinney.server.news.audience import Audience
from spinney.server.news.wire import Act, Reclaim, Resign, TakeOver
from spinney.server.store.rows import Visitor
from spinney.server.table.moves import note_late
from tests.server.inside import INES, MARCO, OLENA, Time, ask, open_server, run, seat_people

CLOCK = Pace("clock", seconds=60, increment=5)


def row(seat: int, at: float, kind: str = "action") -> MoveRow:
    return MoveRow(0, seat, kind, "", at)  # type: ignore[arg-type]


def test_a_clock_runs_while_its_seat_has_to_act() -> None:
    clocks = Clocks(CLOCK, 100.0, [0], 2)
    clocks.take(row(0, 110.0), [0], ())
    assert clocks.left == [50.0, 60.0], "no increment within a turn"
    clocks.take(row(0, 120.0), [1], ())
    assert clocks.left == [45.0, 60.0]
    assert clocks.left_at(0, 150.0, ()) == 45.0
    assert clocks.left_at(1, 150.0, ()) == 30.0
    assert clocks.deadline([0, 1], ()) == 180.0
    assert clocks.deadline([0], ()) is None, "bots need no clock"


def test_simultaneous_choices_run_together() -> None:
    clocks = Clocks(CLOCK, 0.0, [0, 1, 2], 3)
    clocks.take(row(1, 10.0), [0, 2], ())
    assert clocks.left == [50.0, 55.0, 50.0]


def test_days_begin_anew_with_each_turn() -> None:
    clocks = Clocks(Pace("days", days=3), 0.0, [0], 2)
    clocks.take(row(0, 2 * DAY), [1], ())
    assert clocks.left == [3 * DAY, 3 * DAY]
    assert clocks.deadline([0, 1], ()) == 5 * DAY


def test_taking_back_gives_nobody_time() -> None:
    clocks = Clocks(CLOCK, 0.0, [0], 2)
    clocks.take(row(0, 10.0), [1], ())
    assert clocks.left == [55.0, 60.0]
    for turn in range(1, 4):
        clocks.take(row(0, 10.0 + 2 * turn - 1, "undo"), [0], ())
        assert clocks.left == [50.0 - turn + 1, 60.0 - turn], "as before the turn, less the time since"
        clocks.take(row(0, 10.0 + 2 * turn), [1], ())
        assert clocks.left == [55.0 - turn, 60.0 - turn], "the increment of one turn"


def test_taking_back_begins_no_new_days() -> None:
    clocks = Clocks(Pace("days", days=3), 0.0, [0], 2)
    clocks.take(row(0, 2 * DAY), [1], ())
    clocks.take(row(0, 2 * DAY + 60, "undo"), [0], ())
    assert clocks.left == [DAY, 3 * DAY - 60]


def test_two_turns_taken_back_are_two_turns_of_time() -> None:
    clocks = Clocks(CLOCK, 0.0, [0], 2)
    clocks.take(row(0, 10.0), [1], ())
    clocks.take(row(1, 30.0), [0], ())
    clocks.take(row(0, 40.0), [1], ())
    assert clocks.left == [50.0, 45.0]
    clocks.take(row(0, 40.0, "undo"), [0], ())
    clocks.take(row(1, 40.0, "undo"), [1], ())
    clocks.take(row(0, 40.0, "undo"), [0], ())
    assert clocks.left == [50.0, 40.0], "what was left at the end of the first turn, before the increment"


def test_a_downtime_does_not_count() -> None:
    assert counted(100.0, 200.0, [(120.0, 150.0), (190.0, 300.0)]) == 60.0
    clocks = Clocks(CLOCK, 100.0, [0], 2)
    assert clocks.left_at(0, 150.0, [(110.0, 140.0)]) == 40.0
    assert clocks.deadline([0], [(110.0, 140.0)]) == 190.0


def test_whoever_comes_back_finds_some_time() -> None:
    clocks = Clocks(CLOCK, 0.0, [0], 2)
    clocks.take(row(0, 60.0, "timeout"), [0], ())
    assert clocks.late == {0}
    assert clocks.deadline([0], ()) is None
    clocks.take(row(0, 70.0, "reclaim"), [0], ())
    assert clocks.late == set()
    assert clocks.left[0] == RECLAIMED_SECONDS


async def act(server: Server, audience: Audience, person: Visitor) -> None:
    live = audience.table.begun()
    seat = audience.table.row.seats_of(person.id)[0]
    news = await ask(server, audience, person, Act(next(iter(live.offers(seat))), live.tickets[seat]))
    assert "refused" not in news


def test_out_of_time_taken_over_and_taken_back(sqlite_url: str) -> None:
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
            assert not await note_late(audience.table), "written down once"
            assert [move.kind for move in audience.table.begun().match.moves] == ["timeout"]
            news = await ask(server, audience, MARCO, TakeOver(0, "seedling"))
            assert news["table"]["seats"][0]["bot"] == "seedling"
            mine = await ask(server, audience, OLENA, Act("draw deck", 2))
            assert mine["refused"]["key"] == "refused-bot-plays"
            news = await ask(server, audience, OLENA, Reclaim(0))
            assert "bot" not in news["table"]["seats"][0]
            assert news["table"]["seats"][0]["clock"] == RECLAIMED_SECONDS

    run(play())


def test_a_seat_is_free_for_a_bot_after_the_grace_period(sqlite_url: str) -> None:
    async def play() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            audience = await seat_people(server, "renature", [OLENA, MARCO], first=0)
            audience.table.attendance.away = {"olena": time.now, "marco": 0.0}
            time.now += server.services.settings.grace - 1
            assert "refused" in await ask(server, audience, MARCO, TakeOver(0, "seedling"))
            time.now += 2
            assert "refused" not in await ask(server, audience, MARCO, TakeOver(0, "seedling"))

    run(play())


def test_days_per_move_give_no_seat_away_before_they_are_over(sqlite_url: str) -> None:
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


def test_two_players_resigning_ends_the_game_three_play_on(sqlite_url: str) -> None:
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


@pytest.mark.parametrize("pace", [CLOCK, Pace("days", days=2)])
def test_a_restart_shows_the_same_clocks_without_the_downtime(sqlite_url: str, pace: Pace) -> None:
    async def play() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], pace, first=0)
            time.now += 10
            await act(server, audience, OLENA)
            time.now += 10
            before = audience.table.begun().clocks.left_at(0, time.now, server.services.downtimes)
            match = audience.table.id
        time.now += 3600
        async with open_server(sqlite_url, time) as server:
            audience = await server.tables.find(match)
            assert audience.table.begun().clocks.left_at(0, time.now, server.services.downtimes) == pytest.approx(
                before
            )

    run(play())
