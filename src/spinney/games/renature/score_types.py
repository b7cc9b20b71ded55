"""The types of a real table in writing, and of the answer about it; docs/score-renature.md describes them."""

from __future__ import annotations

from msgspec import Struct

from spinney.core.table_file import PlayerInFile, TableInFile
from spinney.games.renature.events import AreaScoring
from spinney.games.renature.sheet import SeatSheet


class PlayerFile(PlayerInFile, frozen=True):
    score: int
    clouds: int
    own: list[int]
    neutral: list[int]
    tokens: list[tuple[int, int]] = []


class AreaFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    plants: list[str] = []
    token: bool = True


class TableFile(TableInFile, frozen=True):
    players: list[PlayerFile]
    areas: dict[str, AreaFile] | None = None
    """All areas that have lost their token or hold plants."""
    dominoes: list[tuple[str, str, str]] | None = None
    valley: str | None = None
    secondary: dict[int, int] = {}
    """The secondary points of tokens by their main points, where the real tokens differ from ours."""
    open: dict[str, list[str]] | None = None
    """The short form, instead of `areas`: the areas that still have their token, with their plants, and no others."""


class TableAnswer(Struct, frozen=True):
    totals: list[int]
    winners: list[int]
    areas: list[AreaScoring]
    seats: list[SeatSheet]
