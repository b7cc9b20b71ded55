"""The types of what a seat may know of a game of Arboretum; view.py fills them in."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from spinney.core.view import View
from spinney.games.arboretum.material import Species
from spinney.games.arboretum.state import DISCARD, DRAW_FIRST, DRAW_SECOND, OVER, PLAY

Phase: TypeAlias = Literal["draw_first", "draw_second", "play", "discard", "over"]
PHASES: dict[int, Phase] = {
    DRAW_FIRST: "draw_first",
    DRAW_SECOND: "draw_second",
    PLAY: "play",
    DISCARD: "discard",
    OVER: "over",
}
PHASE_BY_NAME: dict[str, int] = {name: phase for phase, name in PHASES.items()}


class LaidCard(Struct, frozen=True, array_like=True):
    """A card in an arboretum, x to the right of the first card and y below it."""

    card: str
    x: int
    y: int


class SeatView(Struct, frozen=True):
    """What everybody sees of one seat."""

    arboretum: list[LaidCard]
    """In the order the cards were laid."""
    pile: list[str]
    """The discard pile from the bottom up (A5: anybody may read it)."""
    hand_size: int
    shown: list[str]
    """Cards of the hand that everybody saw go there (A5); the whole hand when the game is over."""


class PublicView(Struct, frozen=True):
    phase: Phase
    turn: int
    """The seat whose turn it is, or was last."""
    first: int
    species: list[Species]
    """The species in play (A1)."""
    deck: int
    """How many cards are left in the deck."""
    seats: list[SeatView]


class PrivateView(Struct, frozen=True):
    hand: list[str]
    """This seat's cards, by species and value."""


ArboretumView: TypeAlias = View[PublicView, PrivateView]
