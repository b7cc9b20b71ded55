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


def test_an_own_last_action_that_revealed_nothing_is_free() -> None:
    assert plan((0, REVEALED), (0, OPEN)) == UndoPlan("free", (1,))


def test_one_that_revealed_something_needs_consent() -> None:
    assert plan((0, OPEN), (0, REVEALED)) == UndoPlan("consent", (1,))


def test_never_across_another_seat_without_consent_and_then_all_since_goes_back() -> None:
    assert plan((0, OPEN), (1, OPEN), (2, OPEN)) == UndoPlan("consent", (2, 1, 0))


def test_another_seats_unrevealed_choice_is_no_action_to_be_crossed() -> None:
    assert plan((0, SECRET), (1, SECRET)) == UndoPlan("free", (0,))
    assert plan((0, SECRET), (1, SECRET_REVEALED)) == UndoPlan("consent", (1, 0))


def test_what_was_taken_back_does_not_count() -> None:
    moves = [Move(0, "a"), Move(0, "b"), Move(0, "1", "undo")]
    assert plan_undo(0, moves, [OPEN, OPEN, OPEN], {1}) == UndoPlan("free", (0,))


@pytest.mark.parametrize("kind", ["resign", "takeover", "reclaim"])
def test_what_became_of_a_seat_is_final(kind: Any) -> None:
    assert plan_undo(0, [Move(0, "a"), Move(1, "", kind)], [OPEN, OPEN], set()).how == "no"


def test_nothing_to_take_back() -> None:
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
def test_one_walk_finds_the_way_of_every_seat(rows: Any) -> None:
    moves = [Move(seat, "", kind) for seat, kind, _, _ in rows]
    notes = [note for _, _, note, _ in rows]
    taken_back = {number for number, (_, kind, _, is_back) in enumerate(rows) if is_back and kind == "action"}
    assert undo_ways(4, moves, notes, taken_back) == [
        plan_undo(seat, moves, notes, taken_back).how for seat in range(4)
    ]


@given(ROWS)
def test_an_action_more_is_noted_without_a_walk(rows: Any) -> None:
    moves = [Move(seat, "", kind) for seat, kind, _, _ in rows]
    notes = [note for _, _, note, _ in rows]
    ways: list[Way] = ["no"] * 4
    for number, move in enumerate(moves):
        if move.kind == "action":
            note_action(ways, move.seat, notes[number])
        walked = undo_ways(4, moves[: number + 1], notes, set())
        assert move.kind != "action" or ways == walked
        ways = walked
