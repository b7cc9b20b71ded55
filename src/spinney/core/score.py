"""A real table, scored."""

from __future__ import annotations

from msgspec import Struct

from spinney.core.message import Message


class TableScore(Struct, frozen=True):
    answer: Struct
    """What a program gets, as JSON."""
    lines: list[Message]
    """What people get, line by line."""
    names: list[str] = []
    """The players' names, where the file has them."""
