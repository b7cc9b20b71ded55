"""What one seat, or a spectator, may know."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

SPECTATOR = -1

Public = TypeVar("Public", bound=Struct)
Private = TypeVar("Private", bound=Struct)


class View(Struct, Generic[Public, Private], frozen=True):
    """Everything that a player with perfect memory knows at a seat, and nothing else.

    It is built from two parts that the game makes, never by removing secrets from the state. The public part is the
    same for all, so a server builds and encodes it once; the private part belongs to one seat.
    """

    seat: int
    """The seat that sees this; -1 is a spectator."""
    public: Public
    private: Private | None
    """None for a spectator."""
