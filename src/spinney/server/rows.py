"""What is stored about a table, as the rest of the server sees it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from spinney.core.record import Kind, Seed
from spinney.core.shuffle import Shuffle
from spinney.server.wire import EmoteNews, Pace, Status


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits there from the start; what became of the seat in the game is in the log."""

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


class Wanted(Struct, frozen=True):
    """A proposal as stored: void as soon as the game has moved on."""

    kind: Literal["undo", "hints"]
    seat: int
    seq: int
    agreed: list[str]
    """The visitors who said yes."""


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
    proposal: Wanted | None = None
    emotes: list[EmoteNews] = field(default_factory=list)
    version: int = 0

    def seats_of(self, visitor: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if visitor and seat.visitor == visitor]

    @property
    def people(self) -> list[str]:
        """The visitors who hold seats, each once."""
        return list(dict.fromkeys(seat.visitor for seat in self.seats if seat.visitor))


class MoveRow(Struct, frozen=True):
    """One row of the log."""

    seq: int
    seat: int
    kind: Kind
    text: str
    at: float


class Summary(Struct, frozen=True):
    """What the lobby shows of a game under way; stored with every move."""

    seq: int
    waiting: list[int]
    owes: bool
    """Whether a bot has to act."""
    deadline: float | None
    status: Status
    result: dict[str, Any] | None = None


class Presence(Struct, frozen=True):
    """A visitor at a table, as one server process sees it."""

    visitor: str
    gone: float
    """Since when the visitor is away; 0 while connected."""
