"""The time every seat has left."""

from __future__ import annotations

from spinney.server.match.clocks import DAY, RECLAIMED_SECONDS, Clocks, Pace, counted
from spinney.server.match.log import MoveRow

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
    assert clocks.deadline([0], ()) is None, "bots have no deadline"


def test_simultaneous_choices_run_together() -> None:
    clocks = Clocks(CLOCK, 0.0, [0, 1, 2], 3)
    clocks.take(row(1, 10.0), [0, 2], ())
    assert clocks.left == [50.0, 55.0, 50.0]


def test_days_start_again_with_each_turn() -> None:
    clocks = Clocks(Pace("days", days=3), 0.0, [0], 2)
    clocks.take(row(0, 2 * DAY), [1], ())
    assert clocks.left == [3 * DAY, 3 * DAY]
    assert clocks.deadline([0, 1], ()) == 5 * DAY


def test_an_undo_gives_nobody_extra_time() -> None:
    clocks = Clocks(CLOCK, 0.0, [0], 2)
    clocks.take(row(0, 10.0), [1], ())
    assert clocks.left == [55.0, 60.0]
    for turn in range(1, 4):
        clocks.take(row(0, 10.0 + 2 * turn - 1, "undo"), [0], ())
        assert clocks.left == [50.0 - turn + 1, 60.0 - turn], "as before the turn, minus the time since then"
        clocks.take(row(0, 10.0 + 2 * turn), [1], ())
        assert clocks.left == [55.0 - turn, 60.0 - turn], "the increment of one turn"


def test_an_undo_does_not_restart_the_days() -> None:
    clocks = Clocks(Pace("days", days=3), 0.0, [0], 2)
    clocks.take(row(0, 2 * DAY), [1], ())
    clocks.take(row(0, 2 * DAY + 60, "undo"), [0], ())
    assert clocks.left == [DAY, 3 * DAY - 60]


def test_two_undone_turns_give_back_the_time_of_two_turns() -> None:
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


def test_a_player_who_returns_gets_some_time() -> None:
    clocks = Clocks(CLOCK, 0.0, [0], 2)
    clocks.take(row(0, 60.0, "timeout"), [0], ())
    assert clocks.late == {0}
    assert clocks.deadline([0], ()) is None
    clocks.take(row(0, 70.0, "reclaim"), [0], ())
    assert clocks.late == set()
    assert clocks.left[0] == RECLAIMED_SECONDS
