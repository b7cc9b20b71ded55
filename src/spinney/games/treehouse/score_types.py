"""The types of a real table in writing, and of the answer about it; docs/score-treehouse.md describes them."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from spinney.core.table_file import PlayerInFile, TableInFile

Room: TypeAlias = tuple[str, int, int, int]
"""Colour, level, place, and the round in which it was built."""


class PlayerFile(PlayerInFile, frozen=True):
    rooms: list[Room] | dict[str, int]
    """The whole house, or in the short form only how many rooms there are of each colour."""
    score: int | None = None
    """In the short form: the points after the three rounds, without the bonuses."""


class TableFile(TableInFile, frozen=True):
    players: list[PlayerFile]
    rounds: list[dict[str, str]] = []
    """None in the short form."""
    youngest: bool = False


class RoundAnswer(Struct, frozen=True):
    worth: dict[str, int]
    points: list[int]


class BonusAnswer(Struct, frozen=True):
    winner: int | None
    points: int


class TableAnswer(Struct, frozen=True, omit_defaults=True):
    totals: list[int]
    winners: list[int]
    rounds: list[RoundAnswer]
    bonus: dict[str, BonusAnswer]
    so_far: list[int] = []
    """The points that the short form gives, instead of the rounds."""
