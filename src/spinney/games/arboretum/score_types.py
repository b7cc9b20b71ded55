"""The types of a real table in writing, and of the answer about it; docs/score.md describes them."""

from __future__ import annotations

from msgspec import Struct

from spinney.core.table_file import PlayerInFile, TableInFile


class PlayerFile(PlayerInFile, frozen=True):
    hand: list[str]
    arboretum: list[tuple[str, int, int]]


class TableFile(TableInFile, frozen=True):
    players: list[PlayerFile]
    species: list[str] | None = None


class SpeciesAnswer(Struct, frozen=True):
    sums: list[int]
    may_score: list[int]
    best: list[int]
    paths: list[list[tuple[str, int, int]] | None]


class TableAnswer(Struct, frozen=True):
    totals: list[int]
    winners: list[int]
    species: dict[str, SpeciesAnswer]
