"""What happened, in the past tense."""

from __future__ import annotations

from msgspec import Struct

from spinney.core.message import Message
from spinney.core.outcome import Outcome


class Event(Struct, frozen=True, tag_field="event"):
    """Something that happened at the table.

    Games derive one struct per kind of event. An event that `apply` reports is the whole truth. `noticed_by(seat)`
    is what a seat learns of it, and only that may leave the server.
    """

    def noticed_by(self, seat: int) -> Event | None:
        """This event as seen from a seat (-1: a spectator): itself, a copy without secrets, or None."""
        return self

    def reveals(self) -> bool:
        """Whether it showed somebody something hidden; undoing such an event needs consent."""
        return False

    def repeats_turn(self) -> bool:
        """Whether it gives the seat that has just played another turn."""
        return False

    def words(self) -> Message:
        """This event as a message for the log."""
        raise NotImplementedError


class GameEnded(Event, frozen=True):
    """The last event of every game."""

    outcome: Outcome
    game: str = ""
    resigned: list[int] = []
    """The seats that resigned; they rank last, whatever their points."""

    def reveals(self) -> bool:
        return True

    def words(self) -> Message:
        return self.outcome.words(Message(self.game + "-tie-break"), self.resigned)
