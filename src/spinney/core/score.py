"""The score of a physical table."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from spinney.core.message import Message


class TableScore(Struct, frozen=True):
    answer: Struct
    """For programs, as JSON."""
    lines: list[Message]
    """For people, line by line."""
    names: list[str] = []
    """The players' names, where the file has them."""
    table: Struct | None = None
    """What was read, as its JSON form writes it ..."""
    text: str = ""
    """... and as the short text writes it."""
    sheet: Struct | None = None
    """The score sheet, as after a game."""
    public: Struct | None = None
    """What everybody sees of the table, as after a game."""


class ScoreFile(Protocol):
    def __call__(self, text: str, form: str, language: str = "en") -> TableScore: ...
