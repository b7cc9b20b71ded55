"""What happens, and what each seat notices of it."""

from __future__ import annotations

from spinney.core.event import Event
from spinney.core.message import Message, listed, player


class PebbleChosen(Event, frozen=True):
    seat: int
    pebble: int | None
    """None in the eyes of the others."""

    def noticed_by(self, seat: int) -> Event:
        return self if seat == self.seat else PebbleChosen(self.seat, None)

    def words(self) -> Message:
        if self.pebble is None:
            return Message("pebbles-chose", {"player": player(self.seat)})
        return Message("pebbles-chose-this", {"player": player(self.seat), "pebble": self.pebble})


class PebblesThrown(Event, frozen=True):
    lily: int
    pebbles: list[int]
    """By seat."""
    winner: int | None

    def reveals(self) -> bool:
        return True

    def words(self) -> Message:
        thrown = listed([throw_words(seat, pebble) for seat, pebble in enumerate(self.pebbles)])
        if self.winner is None:
            return Message("pebbles-sank", {"thrown": thrown, "lily": self.lily})
        return Message("pebbles-won", {"thrown": thrown, "lily": self.lily, "player": player(self.winner)})


class LilyFloated(Event, frozen=True):
    lily: int

    def reveals(self) -> bool:
        return True

    def words(self) -> Message:
        return Message("pebbles-lily", {"lily": self.lily})


def throw_words(seat: int, pebble: int) -> Message:
    return Message("pebbles-threw", {"player": player(seat), "pebble": pebble})
