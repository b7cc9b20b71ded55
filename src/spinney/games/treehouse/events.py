"""What happens in Best Treehouse Ever, and what each seat notices of it."""

from __future__ import annotations

from spinney.core.event import Event
from spinney.core.message import Argument, Message, player
from spinney.games.treehouse.material import Colour, Condition, Side
from spinney.games.treehouse.view_types import RoundSheet


def room_words(room: str) -> Message:
    """A written room (`red7`) for a sentence: its name and colour."""
    return Message("treehouse-coloured-room", {"room": room, "colour": room.rstrip("0123456789")})


def room_name_words(room: str) -> Message:
    return Message("treehouse-room", {"room": room})


def colour_words(colour: str) -> Message:
    return Message("treehouse-colour", {"colour": colour})


def joined(messages: list[Message]) -> Message:
    """Several messages as one, in a row."""
    if len(messages) == 1:
        return messages[0]
    return Message("treehouse-list", {"head": messages[0], "rest": joined(messages[1:])})


def only_own(hands: list[list[str] | None], seat: int) -> list[list[str] | None]:
    return [hand if holder == seat else None for holder, hand in enumerate(hands)]


class RoundDealt(Event, frozen=True):
    """T3: six rooms to everyone. The first deal is part of the setup, not an event."""

    round: int
    hands: list[list[str] | None]
    """By seat; None to all others."""

    def noticed_by(self, seat: int) -> Event:
        return RoundDealt(self.round, only_own(self.hands, seat))

    def reveals(self) -> bool:
        return True

    def words(self) -> Message:
        return Message("treehouse-dealt", {"round": self.round})


class RoomChosen(Event, frozen=True):
    """T4: a seat has chosen a room in secret, or changed its choice."""

    seat: int
    room: str | None
    """None to all others."""
    changed: bool = False

    def noticed_by(self, seat: int) -> Event | None:
        """The table sees who has chosen, not what, so it does not see a change."""
        if seat == self.seat:
            return self
        return None if self.changed else RoomChosen(self.seat, None)

    def words(self) -> Message:
        args: dict[str, Argument] = {"player": player(self.seat)}
        if self.room is None:
            return Message("treehouse-chose-unseen", args)
        args["room"] = room_words(self.room)
        return Message("treehouse-changed" if self.changed else "treehouse-chose", args)


class RoomsRevealed(Event, frozen=True):
    """T4: all have chosen, and all choices are shown together."""

    rooms: list[str]
    """By seat."""

    def reveals(self) -> bool:
        return True

    def words(self) -> Message:
        shown = [
            Message("treehouse-shows", {"player": player(seat), "room": room_words(room)})
            for seat, room in enumerate(self.rooms)
        ]
        return Message("treehouse-revealed", {"shown": joined(shown)})


class RoomBuilt(Event, frozen=True):
    """T7 to T10: a revealed room was placed."""

    seat: int
    room: str
    level: int
    place: int
    marker: Side
    """Where the balance marker is now."""

    def words(self) -> Message:
        args: dict[str, Argument] = {"player": player(self.seat), "room": room_words(self.room)}
        return Message("treehouse-built", args | {"level": self.level, "place": self.place, "marker": self.marker})


class RoomDiscarded(Event, frozen=True):
    """T5: a revealed room was discarded, face down; the table saw it before."""

    seat: int
    room: str

    def words(self) -> Message:
        return Message("treehouse-discarded", {"player": player(self.seat), "room": room_words(self.room)})


class HandsPassed(Event, frozen=True):
    """T6: every hand was passed to the left neighbour."""

    hands: list[list[str] | None]
    """By the seat that holds it now; None to all others."""

    def noticed_by(self, seat: int) -> Event:
        return HandsPassed(only_own(self.hands, seat))

    def reveals(self) -> bool:
        return True

    def words(self) -> Message:
        return Message("treehouse-passed")


class LeftoverDiscarded(Event, frozen=True):
    """T6: the last room of a hand was discarded, unseen by others."""

    seat: int
    room: str | None
    """None to all others."""

    def noticed_by(self, seat: int) -> Event:
        return self if seat == self.seat else LeftoverDiscarded(self.seat, None)

    def words(self) -> Message:
        args: dict[str, Argument] = {"player": player(self.seat)}
        if self.room is None:
            return Message("treehouse-leftover-unseen", args)
        return Message("treehouse-leftover", args | {"room": room_words(self.room)})


class ScoringBegan(Event, frozen=True):
    """T11: the first chooser of this round."""

    round: int
    first: int
    drawn: bool
    """Whether it was revealed just now: nobody knew it before."""
    lays: bool = False
    """T13: two players do not choose condition cards; the first chooser lays first."""

    def reveals(self) -> bool:
        return self.drawn

    def words(self) -> Message:
        drawn = "yes" if self.drawn else "no"
        key = "treehouse-scoring-lay" if self.lays else "treehouse-scoring"
        return Message(key, {"round": self.round, "player": player(self.first), "drawn": drawn})


class ConditionTaken(Event, frozen=True):
    """T12: a condition card was taken, face up."""

    seat: int
    condition: Condition

    def words(self) -> Message:
        return Message("treehouse-took", {"player": player(self.seat), "condition": self.condition})


class ConditionLaid(Event, frozen=True):
    """T12, T13: a condition card was laid on the score card of a colour."""

    seat: int
    colour: Colour
    condition: Condition

    def words(self) -> Message:
        args: dict[str, Argument] = {"player": player(self.seat), "colour": colour_words(self.colour)}
        return Message("treehouse-laid", args | {"condition": self.condition})


class ColourClaimed(Event, frozen=True):
    """T17: a score card was taken."""

    seat: int
    colour: Colour

    def words(self) -> Message:
        return Message("treehouse-claimed", {"player": player(self.seat), "colour": colour_words(self.colour)})


class RoundScored(Event, frozen=True):
    """T14: everyone scored their whole house."""

    round: int
    worth: dict[Colour, int]
    """What a room of each colour was worth."""
    gained: list[int]
    """By seat."""
    scores: list[int]
    """The new scores, by seat."""
    sheet: RoundSheet
    """Who laid what, and what every colour brought to whom."""

    def words(self) -> Message:
        shown = [
            Message("treehouse-gains", {"player": player(seat), "gained": gained, "score": self.scores[seat]})
            for seat, gained in enumerate(self.gained)
        ]
        return Message("treehouse-scored", {"round": self.round, "shown": joined(shown)})


class BonusTaken(Event, frozen=True):
    """T15: the seat that alone has the most rooms of a colour took its score card."""

    seat: int
    colour: Colour
    points: int

    def words(self) -> Message:
        args: dict[str, Argument] = {"player": player(self.seat), "colour": colour_words(self.colour)}
        return Message("treehouse-bonus", args | {"points": self.points})
