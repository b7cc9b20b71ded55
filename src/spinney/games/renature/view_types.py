"""The types of what a seat may know of a game of Renature; view.py fills them in.

Cells are written `row,column`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from spinney.core.view import View
from spinney.games.renature.material import Animal, Plant
from spinney.games.renature.state import AGAIN, END, OVER, PLACE, PLANT, ROOM, SCORE

Phase: TypeAlias = Literal["place", "plant", "room", "score", "end", "again", "over"]
PHASES: dict[int, Phase] = {
    PLACE: "place",
    PLANT: "plant",
    ROOM: "room",
    SCORE: "score",
    END: "end",
    AGAIN: "again",
    OVER: "over",
}
PHASE_BY_NAME: dict[str, int] = {name: phase for phase, name in PHASES.items()}


class LaidDomino(Struct, frozen=True, array_like=True):
    """A domino in the brook, its first animal on the first cell."""

    domino: str
    first: str
    second: str


class StandingPlant(Struct, frozen=True, array_like=True):
    cell: str
    plant: Plant
    owner: int | None
    """The seat whose colour it has; None is neutral."""


class CellClouds(Struct, frozen=True, array_like=True):
    cell: str
    clouds: int


class Token(Struct, frozen=True):
    """The sunflower token of an area."""

    area: str
    size: int
    """Its main points."""
    holder: int | None
    """The seat that took it; None while it is on its area."""
    back: int | None
    """Known to everyone when the game is over (N23)."""


class SeatView(Struct, frozen=True):
    """What everybody sees of one seat."""

    score: int
    clouds: int
    own: list[int]
    """Grass, bushes, spruces and oaks of the seat's colour left on its board."""
    neutral: list[int]
    hand_size: int
    reserve: int
    tokens: list[str]
    """The areas whose tokens it took, in that order."""


class PublicView(Struct, frozen=True):
    phase: Phase
    turn: int
    """The seat whose turn it is, or was last."""
    first: int
    valley: str
    """The text of the valley, in the format of `valley-2.txt` without comments, for those who draw it."""
    joker: Animal
    laid: list[LaidDomino]
    """In the order they were laid."""
    discards: list[str]
    plants: list[StandingPlant]
    clouds: list[CellClouds]
    """The clouds still on the cloud cells."""
    waiting: int
    """Clouds for which room is being made (N13)."""
    completed: list[str]
    """Areas that this turn's domino completed and that are not scored yet (N15)."""
    tokens: list[Token]
    seats: list[SeatView]
    left_out: int
    """How many dominoes were removed unseen (N6)."""


class PrivateView(Struct, frozen=True):
    hand: list[str]
    """This seat's dominoes, in the order of the joker track."""
    backs: dict[str, int]
    """The backs of this seat's tokens, by area (N17)."""


RenatureView: TypeAlias = View[PublicView, PrivateView]
