"""The log of a game: its rows, and what is stored beside the last one."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from spinney.core.record import Kind

Status = Literal["gathering", "playing", "finished", "closed"]


class MoveRow(Struct, frozen=True):
    """One row of the log."""

    seq: int
    seat: int
    kind: Kind
    text: str
    at: float


class Summary(Struct, frozen=True):
    """What lists of tables and upkeep need to know of a game without replaying it; stored with every row."""

    seq: int
    waiting: list[int]
    owes: bool
    """Whether a bot has to act."""
    deadline: float | None
    status: Status
    result: dict[str, Any] | None = None
