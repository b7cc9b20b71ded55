"""What one pair of eyes may know."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

SPECTATOR = -1

Public = TypeVar("Public", bound=Struct)
Private = TypeVar("Private", bound=Struct)


class View(Struct, Generic[Public, Private], frozen=True):
    """Everything that a perfect memory at a seat knows, and nothing else.

    It is built from two parts that a game makes, never stripped from the whole: the public part is the same for all,
    so a server builds and encodes it once; the private part belongs to one seat.
    """

    seat: int
    """Whose eyes these are; -1 is a spectator."""
    public: Public
    private: Private | None
    """None for a spectator."""
