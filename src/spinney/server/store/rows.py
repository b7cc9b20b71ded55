"""What is stored about a table, as the rest of the server sees it. Nothing here knows what the wire looks like."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

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
    nonce: str = ""

    @property
    def taken(self) -> bool:
        return bool(self.visitor or self.bot)

    @property
    def ready(self) -> bool:
        """Whether nothing is missing: a visitor's seat needs its bytes for the shuffle."""
        return bool(self.bot or self.nonce)


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
    """Of an imported game: the seed it was dealt from."""
    shuffle: Shuffle | None = None
    """Of an imported game: what its seed was made of."""
    began: float = 0.0
    next: str = ""
    proposal: StoredProposal | None = None
    emotes: list[SentEmote] = field(default_factory=list)
    version: int = 0

    def seats_of(self, visitor: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if visitor and seat.visitor == visitor]

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


class ListedTable(Struct, frozen=True):
    """A table as a list shows it."""

    row: TableRow
    waiting: list[int]
