"""When an action may be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spinney.core.record import Move
from spinney.server.match.undo import RowNote, UndoPlan, Way, note_action, plan_undo, undo_ways

OPEN, REVEALED, SECRET = RowNote(False, False), RowNote(True, False), RowNote(False, True)
SECRET_REVEALED = RowNote(True, True)


def plan(*rows: tuple[int, RowNote], seat: int = 0, taken_back: tuple[int, ...] = ()) -> UndoPlan:
    moves = [Move(owner, f"action {number}") for number, (owner, _) in enumerate(rows)]
    return plan_undo(seat, moves, [note for _, note in rows], set(taken_back))


def test_your_own_last_action_is_free_if_it_revealed_nothing() -> None:
    assert plan((0, REVEALED), (0, OPEN)) == UndoPlan("free", (1,))


def test_an_action_that_revealed_something_needs_consent() -> None:
    assert plan((0, OPEN), (0, REVEALED)) == UndoPlan("consent", (1,))


def test_an_undo_across_another_seat_needs_consent_and_takes_back_everything_since() -> None:
    assert plan((0, OPEN), (1, OPEN), (2, OPEN)) == UndoPlan("consent", (2, 1, 0))


def test_an_undo_may_cross_another_seats_unrevealed_choice() -> None:
    assert plan((0, SECRET), (1, SECRET)) == UndoPlan("free", (0,))
    assert plan((0, SECRET), (1, SECRET_REVEALED)) == UndoPlan("consent", (1, 0))


def test_undone_actions_do_not_count() -> None:
    moves = [Move(0, "a"), Move(0, "b"), Move(0, "1", "undo")]
    assert plan_undo(0, moves, [OPEN, OPEN, OPEN], {1}) == UndoPlan("free", (0,))


@pytest.mark.parametrize("kind", ["resign", "takeover", "reclaim"])
def test_resignations_and_takeovers_are_final(kind: Any) -> None:
    assert plan_undo(0, [Move(0, "a"), Move(1, "", kind)], [OPEN, OPEN], set()).how == "no"


def test_nothing_to_undo() -> None:
    assert plan() == UndoPlan("no")
    assert plan((1, OPEN)) == UndoPlan("no")


ROWS = st.lists(
    st.tuples(
        st.integers(0, 3),
        st.sampled_from(["action"] * 8 + ["timeout", "resign", "takeover", "reclaim"]),
        st.sampled_from([OPEN, REVEALED, SECRET, SECRET_REVEALED]),
        st.booleans(),
    ),
    max_size=12,
)


@given(ROWS)
def test_undo_ways_agrees_with_the_plan_of_every_seat(rows: Any) -> None:
    moves = [Move(seat, "", kind) for seat, kind, _, _ in rows]
    notes = [note for _, _, note, _ in rows]
    taken_back = {number for number, (_, kind, _, is_back) in enumerate(rows) if is_back and kind == "action"}
    assert undo_ways(4, moves, notes, taken_back) == [
        plan_undo(seat, moves, notes, taken_back).how for seat in range(4)
    ]


@given(ROWS)
def test_note_action_agrees_with_undo_ways(rows: Any) -> None:
    moves = [Move(seat, "", kind) for seat, kind, _, _ in rows]
    notes = [note for _, _, note, _ in rows]
    ways: list[Way] = ["no"] * 4
    for number, move in enumerate(moves):
        if move.kind == "action":
            note_action(ways, move.seat, notes[number])
        walked = undo_ways(4, moves[: number + 1], notes, set())
        assert move.kind != "action" or ways == walked
        ways = walked
