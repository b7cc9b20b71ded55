"""The types of a real table in writing, and of the answer about it; docs/score-treehouse.md describes them."""

from __future__ import annotations

from msgspec import Struct


class PlayerFile(Struct, frozen=True, forbid_unknown_fields=True):
    rooms: list[tuple[str, int, int, int]]
    """Colour, level, place, and the round in which it was built."""


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    players: list[PlayerFile]
    rounds: list[dict[str, str]]
    youngest: bool = False


class RoundAnswer(Struct, frozen=True):
    worth: dict[str, int]
    points: list[int]


class BonusAnswer(Struct, frozen=True):
    winner: int | None
    points: int


class TableAnswer(Struct, frozen=True):
    totals: list[int]
    winners: list[int]
    rounds: list[RoundAnswer]
    bonus: dict[str, BonusAnswer]
