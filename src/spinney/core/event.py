"""What happened, in the past tense."""

from __future__ import annotations

from msgspec import Struct

from spinney.core.message import Message
from spinney.core.outcome import Outcome


class Event(Struct, frozen=True, tag_field="event"):
    """Something that happened at the table.

    Games derive one struct per kind of event. An event as told by `apply` is the whole truth;
    what a pair of eyes gets of it is `noticed_by(seat)`, and only that may leave the server.
    """

    def noticed_by(self, seat: int) -> Event | None:
        """This event as seen from a seat (-1: a spectator): itself, a poorer copy, or None if it goes unnoticed."""
        return self

    def reveals(self) -> bool:
        """Whether someone learnt something hidden by it; such an event cannot be undone without consent."""
        return False

    def repeats_turn(self) -> bool:
        """Whether the seat that has just played begins another turn by it."""
        return False

    def words(self) -> Message:
        """This event for the log."""
        raise NotImplementedError


class GameEnded(Event, frozen=True):
    """The last event of every game."""

    outcome: Outcome
    game: str = ""
    resigned: list[int] = []
    """Who gave up, and so ranks last whatever the points say."""

    def reveals(self) -> bool:
        return True

    def words(self) -> Message:
        return self.outcome.words(Message(self.game + "-tie-break"), self.resigned)
