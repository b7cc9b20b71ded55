"""Positions with one obvious reason."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import catalogue
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.state import DISCARD, DRAW_FIRST, PLAY
from tests.games.arboretum.boards import table

NAMES = ["Ann", "Bob"]

OAKS = """
    deck {deck}
    seat 0
      hand {hand}
      pile {pile}
      O1 O2 O3 .
    seat 1
      hand W4 W5 C1 C2 C3 C5 C6
      {other}
"""


def said(drawing: str, phase: int, text: str) -> list[str]:
    """The reasons of seat 0 for a written action."""
    state = table(drawing, phase=phase)
    action = ARBORETUM.find(state, 0, text)
    return [catalogue().say(reason, NAMES) for reason in ARBORETUM.reasons(ARBORETUM.view(state, 0), action)]


@pytest.mark.parametrize(
    ("hand", "pile", "other", "phase", "text", "sentence"),
    [
        ("O4 M1 M2", "C4", "W1 W2", PLAY, "play oak4 3,0", "The path of Oak is then worth 9, 5 more than before."),
        ("M1 M2 M3", "O4", "W1 W2", DRAW_FIRST, "draw pile 0", "Oak 4 can make the path of Oak worth 5 more."),
        ("M1 M2 M3", "M8", "W1 W2", DRAW_FIRST, "draw pile 0", "Maple 8 is known; the deck is not."),
        ("M1 M2 M3", "M8", "W1 W2", DRAW_FIRST, "draw deck", "No face-up card promises more than the deck might."),
        (
            "O7 O8 O6 M1",
            "O4 O5",
            "W1 W2",
            DISCARD,
            "discard maple1",
            "Keeps the right to score Oak: 21 in hand against at most 9.",
        ),
        (
            "W7 W8 M1",
            "C4",
            "W1 W2 W3",
            DISCARD,
            "discard maple1",
            "Keeps 15 of Willow in hand against Bob, whose path is worth 4.",
        ),
        (
            "M1 M2",
            "C4",
            "W1",
            DISCARD,
            "discard maple1",
            "Maple 1 is of little use to anyone: nobody is growing what it could score.",
        ),
    ],
)
def test_the_obvious_reason_is_given(hand: str, pile: str, other: str, phase: int, text: str, sentence: str) -> None:
    drawing = OAKS.format(deck="J1 J2 J3", hand=hand, pile=pile, other=other)
    assert sentence in said(drawing, phase, text)


def test_a_card_of_an_own_path_strengthens_the_right() -> None:
    drawing = OAKS.format(deck="J1 J2", hand="M1 M2", pile="O7", other="W1")
    assert "Oak 7 helps to keep the right to score Oak." in said(drawing, DRAW_FIRST, "draw pile 0")


def test_the_first_card_starts() -> None:
    drawing = "deck J1\nseat 0\n  hand O4 M1\nseat 1\n  hand W1\n"
    assert said(drawing, PLAY, "play oak4 0,0") == ["Oak 4 leaves room for paths on both sides."]


def test_a_right_that_can_still_be_lost_is_not_claimed() -> None:
    """The 4 to 8 of Oak are loose, so with 11 in hand the right is not certain."""
    drawing = OAKS.format(deck="J1 J2", hand="O5 O6 M1", pile="C4", other="W1")
    assert not any("Keeps the right" in line for line in said(drawing, DISCARD, "discard maple1"))


def test_an_eight_that_a_loose_one_can_cancel_is_not_counted() -> None:
    """A10: 14 in hand would beat the 10 that are loose, but the 1 is among them."""
    drawing = "deck J1\nseat 0\n  hand O8 O6 M1\n  O2 O3 O7\nseat 1\n  hand W1\n"
    assert not any("Keeps the right" in line for line in said(drawing, DISCARD, "discard maple1"))


def test_an_own_one_cancels_a_loose_eight() -> None:
    """A10: of the loose 4 and 8, only the 4 counts."""
    drawing = "deck J1\nseat 0\n  hand O1 O7 M1\n  O2 O3 O5 O6\nseat 1\n  hand W1\n"
    sentence = "Keeps the right to score Oak: 8 in hand against at most 4."
    assert sentence in said(drawing, DISCARD, "discard maple1")


def test_a_spectator_gets_no_reasons() -> None:
    state = table(OAKS.format(deck="J1", hand="O4 M1", pile="C4", other="W1"), phase=PLAY)
    action = ARBORETUM.find(state, 0, "play oak4 3,0")
    assert ARBORETUM.reasons(ARBORETUM.view(state, -1), action) == ()
