"""What is stored about a table, as the rest of the server sees it. Nothing here knows what the wire looks like."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from spinney.core.outcome import Outcome
from spinney.core.record import Seed
from spinney.core.shuffle import Shuffle
from spinney.server.match.clocks import Pace
from spinney.server.match.log import MoveRow, Status

Emote = Literal["hello", "well-played", "thanks", "thinking", "oops", "wow", "hurry", "goodbye"]


class Visitor(Struct, frozen=True):
    id: str
    """Public: others see it at the table. It grants nothing."""
    name: str


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sat there at the start; the log says what became of the seat during the game."""

    visitor: str = ""
    name: str = ""
    bot: str = ""
    """The level, if it is a bot's seat."""
    weights: str = ""
    """The hash of the weights by which this bot judges, since the game was dealt; empty if it has no learned value."""
    nonce: str = ""
    """Its bytes for the shuffle, once they are revealed."""
    commitment: str = ""
    """The hash of these bytes; empty for a seat that adds none."""
    sat: bool = False
    """Whether its visitor has sat down: a seat may also be reserved."""

    @property
    def taken(self) -> bool:
        return bool(self.visitor or self.bot)

    @property
    def ready(self) -> bool:
        """Whether somebody sits there, and not only might. Older tables may hold seats that gave their bytes openly."""
        return bool(self.bot or self.sat or self.nonce)

    def uncommitted(self) -> Seat:
        """The same seat before it committed to any bytes. One that added none stays as it is."""
        if not (self.commitment or self.nonce):
            return self
        return Seat(self.visitor, self.name)


class StoredProposal(Struct, frozen=True):
    """Something that needs the others' consent. It is void as soon as the game has moved on."""

    kind: Literal["undo", "hints"]
    seat: int
    seq: int
    agreed: list[str]
    """The visitors who said yes."""


class SentEmote(Struct, frozen=True):
    seat: int
    emote: Emote
    at: float


class TableRow(Struct, frozen=True):
    """Everything about a table but its moves. `version` counts the changes of this row."""

    id: str
    game: str
    options: dict[str, Any]
    host: str
    seats: list[Seat]
    secret: str
    created: float
    rules_version: int = field(name="rules", default=0)
    status: Status = "gathering"
    open: bool = False
    eager: bool = False
    """Made without free seats: it begins by itself when everyone is ready."""
    pace: Pace = Pace()
    hints: bool = False
    hook: str = ""
    setup: dict[str, Any] | None = None
    seed: Seed | None = field(name="luck", default=None)
    """Of an imported game or a lesson: the seed it is dealt from."""
    shuffle: Shuffle | None = None
    """Of an imported game: what its seed was made of."""
    began: float = 0.0
    revealing: float = 0.0
    """While the seats reveal their bytes: until when they may."""
    refusals: int = 0
    """How often the game could not begin because a seat did not reveal its bytes, or was left meanwhile."""
    refused_by: list[str] = field(default_factory=list)
    """Who sat there the last time."""
    next: str = ""
    proposal: StoredProposal | None = None
    emotes: list[SentEmote] = field(default_factory=list)
    version: int = 0

    def seats_of(self, visitor: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if visitor and seat.visitor == visitor]

    @property
    def unrevealed(self) -> list[int]:
        """The seats that have committed to bytes and not revealed them."""
        return [number for number, seat in enumerate(self.seats) if seat.commitment and not seat.nonce]

    @property
    def people(self) -> list[str]:
        """The visitors who hold seats, each once."""
        return list(dict.fromkeys(seat.visitor for seat in self.seats if seat.visitor))


class Presence(Struct, frozen=True):
    """A visitor at a table, as one server process sees it."""

    visitor: str
    gone: float
    """Since when the visitor is away; 0 while connected."""


class StoredTable(Struct, frozen=True):
    """A table with the rows that were asked for."""

    row: TableRow
    moves: list[MoveRow]
    presence: list[Presence]


class Result(Outcome, frozen=True):
    """How a game ended, as it is stored."""

    resigned: list[int] = []
    """The seats that resigned. Not known of games that ended before this was stored."""

    @property
    def outcome(self) -> Outcome:
        return Outcome(self.points, self.tiebreaks, self.ranks, self.winners)


class ListedTable(Struct, frozen=True):
    """A table as a list shows it."""

    row: TableRow
    waiting: list[int]
    result: Result | None = None
    """Of a finished game."""
    moved: float = 0.0
    """When the last row was stored, or the table was made."""
