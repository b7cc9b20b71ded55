"""The types of what a seat may know of a game of Best Treehouse Ever; view.py fills them in."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from spinney.core.view import View
from spinney.games.treehouse.material import NOTHING_EACH, TWO_EACH, Colour, Condition, Side
from spinney.games.treehouse.state import CHOOSE, CLAIM, LAY, OVER, PLACE, TAKE

Phase: TypeAlias = Literal["choose", "place", "take", "lay", "claim", "over"]
PHASES: dict[int, Phase] = {
    CHOOSE: "choose",
    PLACE: "place",
    TAKE: "take",
    LAY: "lay",
    CLAIM: "claim",
    OVER: "over",
}
PHASE_BY_NAME: dict[str, int] = {name: phase for phase, name in PHASES.items()}

# The names of the cards on score cards, by what a room is worth with them.
CONDITIONS: dict[int, Condition] = {NOTHING_EACH: "none", 1: "claim", TWO_EACH: "two"}
WORTH_BY_CONDITION: dict[str, int] = {name: worth for worth, name in CONDITIONS.items()}


class BuiltRoom(Struct, frozen=True, array_like=True):
    """A room of a house: its place (T7) and the round in which it was built."""

    room: str
    level: int
    place: int
    round: int


class LaidCondition(Struct, frozen=True, array_like=True):
    """T12, T13, T17: what a seat laid on the score card of a colour, or that it took the score card."""

    colour: Colour
    condition: Condition
    seat: int


class ColourSheet(Struct, frozen=True):
    """T14: one colour in one round. Lists are indexed by seat."""

    colour: Colour
    worth: int
    """The points of one room."""
    rooms: list[int]
    points: list[int]


class RoundSheet(Struct, frozen=True):
    round: int
    first: int | None
    """T11: the first chooser; None if not known."""
    laid: list[LaidCondition]
    """T12, T13, T17: who laid what, in the order of the score cards."""
    colours: list[ColourSheet]
    points: list[int]
    """By seat."""


class RoundView(Struct, frozen=True):
    """A scoring, in progress or done."""

    first: int | None
    """T11: the first chooser; None while the table does not know it."""
    laid: list[LaidCondition]
    """In the order of the score cards."""


class SeatView(Struct, frozen=True):
    """What everybody sees of one seat."""

    house: list[BuiltRoom]
    """In the order the rooms were built."""
    marker: Side
    """T10: where its balance marker is."""
    score: int
    hand_size: int
    has_chosen: bool
    """T4: whether the seat has made its secret choice."""
    revealed: str | None
    """The room that is revealed and not yet placed."""
    discards: list[str]
    """T5: the discarded rooms that everyone saw; players may not look them up, but may remember them."""
    card: Condition | None
    """T12: the condition card held, `two` or `none`."""


class PublicView(Struct, frozen=True):
    youngest: bool
    phase: Phase
    round: int
    """1 to 3."""
    choice: int
    """1 to 5: the number of this choice in the round."""
    waiting: list[int]
    """The seats that must act."""
    deck: int
    """How many rooms are left in the deck."""
    rounds: list[RoundView]
    """The rounds up to this one."""
    seats: list[SeatView]


class PrivateView(Struct, frozen=True):
    hand: list[str]
    """This seat's rooms, by colour and number; a secretly chosen one is still among them."""
    chosen: str | None
    """T4: this seat's secret choice."""
    known_hands: list[list[str] | None]
    """T6: the hands of the other seats that this seat held before they were passed on; None for the others."""
    leftovers: list[str]
    """T6: the last rooms of all hands, round by round: every seat has held every hand."""


TreehouseView: TypeAlias = View[PublicView, PrivateView]
