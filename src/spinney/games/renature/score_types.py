"""The types of a real table in writing, and of the answer about it; docs/score-renature.md describes them."""

from __future__ import annotations

from msgspec import Struct

from spinney.games.renature.events import AreaScoring
from spinney.games.renature.sheet import SeatSheet


class PlayerFile(Struct, frozen=True, forbid_unknown_fields=True):
    score: int
    clouds: int
    own: list[int]
    neutral: list[int]
    tokens: list[tuple[int, int]] = []


class AreaFile(Struct, frozen=True, forbid_unknown_fields=True):
    plants: list[str] = []
    token: bool = True


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    players: list[PlayerFile]
    areas: dict[str, AreaFile]
    dominoes: list[tuple[str, str, str]] | None = None
    valley: str | None = None
    secondary: dict[int, int] = {}
    """The secondary points of tokens by their main points, where the real tokens differ from ours."""


class TableAnswer(Struct, frozen=True):
    totals: list[int]
    winners: list[int]
    areas: list[AreaScoring]
    seats: list[SeatSheet]
