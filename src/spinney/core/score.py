"""A real table, scored."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from spinney.core.message import Message


class TableScore(Struct, frozen=True):
    answer: Struct
    """What a program gets, as JSON."""
    lines: list[Message]
    """What people get, line by line."""
    names: list[str] = []
    """The players' names, where the file has them."""


class ScoreFile(Protocol):
    def __call__(self, text: str, form: str, language: str = "en") -> TableScore: ...
