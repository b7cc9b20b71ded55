"""The form of what a seat may know of a game of Best Treehouse Ever; view.py fills it in."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from spinney.core.view import View
from spinney.games.treehouse.material import NOTHING_EACH, TWO_EACH
from spinney.games.treehouse.state import CHOOSE, CLAIM, LAY, OVER, PLACE, TAKE

PHASES = {
    CHOOSE: "choose",
    PLACE: "place",
    TAKE: "take",
    LAY: "lay",
    CLAIM: "claim",
    OVER: "over",
}
PHASE_BY_NAME = {name: phase for phase, name in PHASES.items()}

# What lies on a score card, by what it makes a room worth.
CONDITIONS = {NOTHING_EACH: "none", 1: "claim", TWO_EACH: "two"}
WORTH_BY_CONDITION = {name: worth for worth, name in CONDITIONS.items()}


class BuiltRoom(Struct, frozen=True, array_like=True):
    """A room of a house: where it stands (T7) and in which round it was built."""

    room: str
    level: int
    place: int
    round: int


class LaidCondition(Struct, frozen=True, array_like=True):
    """T12, T13, T17: what a seat laid on the score card of a colour, or that it took that card."""

    colour: str
    condition: str
    """`two`, `none` or `claim`."""
    seat: int


class RoundView(Struct, frozen=True):
    """A scoring, under way or done."""

    first: int | None
    """T11: the first chooser; None while the table does not know it."""
    laid: list[LaidCondition]
    """In the order of the score cards."""


class SeatView(Struct, frozen=True):
    """What everybody sees of one seat."""

    house: list[BuiltRoom]
    """In the order the rooms were built."""
    marker: str
    """T10: left, centre or right."""
    score: int
    hand_size: int
    has_chosen: bool
    """T4: whether a secret choice was made in this moment."""
    revealed: str | None
    """The room that is revealed and not yet placed."""
    discards: list[str]
    """T5: the rooms that the table saw go; it may not browse them, but it remembers."""
    card: str | None
    """T12: the condition card held, `two` or `none`."""


class PublicView(Struct, frozen=True):
    youngest: bool
    phase: str
    round: int
    """1 to 3."""
    choice: int
    """1 to 5: the how-manieth choice of the round."""
    waiting: list[int]
    """The seats that must act."""
    deck: int
    """How many rooms are left in the deck."""
    rounds: list[RoundView]
    """The rounds up to this one."""
    seats: list[SeatView]


class PrivateView(Struct, frozen=True):
    hand: list[str]
    """The own rooms, by colour and number; a secretly chosen one is still among them."""
    chosen: str | None
    """T4: the own secret choice."""
    known_hands: list[list[str] | None]
    """T6: the other hands by seat, where this seat has held that packet before it was passed on; else None."""
    leftovers: list[str]
    """T6: the last rooms of all hands, round by round: every packet went through every seat."""


TreehouseView: TypeAlias = View[PublicView, PrivateView]
