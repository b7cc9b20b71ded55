"""What a table may choose before the game."""

from __future__ import annotations

from msgspec import Struct

from spinney.core.message import Message, Unreadable, quoted


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices every game has; each game derives its own from it and checks them in `check`.

    Options are part of the record, so a record says exactly which game was played.
    """

    players: int = 2
    """The number of seats, one of `Game.players`."""
    first: int | None = None
    """The seat that begins; None draws it at random."""

    def check(self) -> None:
        """Raise `Unreadable` with one sentence if these choices cannot be played, whatever the number of players."""
        if self.first is not None and not 0 <= self.first < self.players:
            raise Unreadable(Message("options-first", {"last": self.players - 1, "first": quoted(self.first)}))
