"""Every message between the server and its clients, over the socket and over HTTP alike (docs/protocol.md).

A client sends a `Request`; it gets `News`, always a whole picture for one pair of eyes, or an `Answer` to a question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from spinney.core.message import Message
from spinney.core.outcome import Outcome
from spinney.server.match.clocks import Pace
from spinney.server.match.log import Status
from spinney.server.match.undo import Way
from spinney.server.store.rows import Emote

encoded: Callable[[bytes], Any] = Raw
"""A part of a message that is JSON already: built once, sent to many."""


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever comes from outside: an unknown field is refused, not ignored."""


class SeatWish(Form, frozen=True, omit_defaults=True):
    """Who sits there at first: nobody yet, the host, or a bot of a level."""

    who: Literal["anyone", "me", "bot"] = "anyone"
    level: str = ""
    name: str = ""
    """For `me`: another name at this seat, when several people share one screen."""


class NewTable(Form, frozen=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    """The game's options without `players`: the seats are counted."""
    open: bool = False
    """Listed in the lobby for everyone; otherwise only people with the link find it."""
    pace: Pace = Pace()
    hints: bool = False
    """Whether everyone may ask for hints even when other people play."""
    hook: str = ""
    """An address that is notified (POST) when it is somebody's turn."""
    lesson: bool = False
    """A first game, in which everyone gets the same cards; for one person with bots."""


# What a client may ask of a table. `id` is any number of the client's; what answers a request carries it as `to`.


class Request(Form, frozen=True, kw_only=True, tag_field="do"):
    id: int = 0


class Act(Request, frozen=True, tag="act"):
    """Take an offered action. The ticket makes it safe to send again: an action never happens twice."""

    text: str
    ticket: int
    seat: int | None = None
    """Needed by visitors who hold several seats."""


class Undo(Request, frozen=True, tag="undo"):
    """Take this seat's last action back: at once where the policy allows it, otherwise by consent."""

    ticket: int
    seat: int | None = None


class Resign(Request, frozen=True, tag="resign"):
    ticket: int
    seat: int | None = None


class Look(Request, frozen=True, tag="look"):
    """Look with the eyes of another of this visitor's seats (-1: a spectator's)."""

    seat: int


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat, or one that is reserved for this visitor (by making the table, or by a rematch).

    A table without free seats is to begin by itself when everyone sits.
    """

    seat: int
    commitment: str = ""
    """SHA-256 of the seat's bytes for the shuffle, as hexadecimal digits. Without it the seat adds none."""
    nonce: str = ""
    """Refused, with a sentence that says what is right: bytes that are known too early protect nobody."""


class Reveal(Request, frozen=True, tag="reveal"):
    """Reveal the bytes that a seat has committed to, once everybody sits and the news ask for them. With the last ones
    the game begins."""

    seat: int
    nonce: str
    """16 to 64 bytes, as hexadecimal digits."""


class Stand(Request, frozen=True, tag="stand"):
    seat: int


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """Put a bot on a free seat (before the start, by the host)."""

    seat: int
    level: str


class Free(Request, frozen=True, tag="free"):
    """Take a bot, or a visitor, off a seat (before the start, by the host)."""

    seat: int


class Start(Request, frozen=True, tag="start"):
    pass


class TakeOver(Request, frozen=True, tag="take-over"):
    """Give a seat that ran out of time, or whose visitor has been away too long, to a bot."""

    seat: int
    level: str = ""
    """Empty for the level that the host has set for such bots."""


class Reclaim(Request, frozen=True, tag="reclaim"):
    """Take this visitor's seat back from the bot."""

    seat: int


class Consent(Request, frozen=True, tag="consent"):
    """Answer the proposal that is open at the table."""

    agree: bool


class ProposeHints(Request, frozen=True, tag="propose-hints"):
    """Ask the others whether hints may be used in this game."""


class SendEmote(Request, frozen=True, tag="emote"):
    emote: Emote
    seat: int | None = None


class Rematch(Request, frozen=True, tag="rematch"):
    """A new table with the same people, seats rotated by one."""


class Forget(Request, frozen=True, tag="forget"):
    """Take a finished game off this visitor's list. The game itself stays, and so does its seat."""


class Leave(Request, frozen=True, tag="leave"):
    """Stand up everywhere: before the start the seats are free again, during a game it is to resign."""


class Ask(Request, frozen=True, tag="ask"):
    """A question; it changes nothing and gets an `Answer`."""

    what: Literal["aids", "why-not", "preview", "hint", "log", "moment", "sketch", "frames", "sheet"]
    text: str = ""
    """For `why-not` and `preview`: the written action."""
    seq: int = 0
    """For `log`: the first row wanted; for `moment` and `sketch`: how many rows there were then."""
    seat: int | None = None
    """For `frames`: whose eyes (-1 a spectator, None all open)."""
    language: str = ""
    """For `sketch`: of its words; English if empty."""


AnyRequest: TypeAlias = (
    Act
    | Undo
    | Resign
    | Look
    | Sit
    | Reveal
    | Stand
    | SeatBot
    | Free
    | Start
    | TakeOver
    | Reclaim
    | Consent
    | ProposeHints
    | SendEmote
    | Rematch
    | Forget
    | Leave
    | Ask
)


# What the server sends.


class Refusal(Struct, frozen=True):
    """Why something did not happen: a message for people, and the English sentence for programs."""

    key: str
    args: dict[str, Any]
    text: str


class SeatNews(Struct, frozen=True, omit_defaults=True):
    """Who sits there."""

    name: str = ""
    """Empty: a free seat."""
    bot: str = ""
    """The level of the bot that plays here now."""
    visitor: str = ""
    """The public id of the visitor who owns the seat; empty for a bot's seat."""
    ready: bool = False
    """Whether somebody sits there: a seat that is only reserved is not ready."""
    here: bool = False
    """Whether its visitor is connected."""
    gone: float = 0.0
    """Since when its visitor is away (seconds since 1970), 0 if here."""
    clock: float | None = None
    """Seconds left at the moment of `now`; None without a clock."""
    ticking: bool = False
    late: bool = False
    """Whether its time has run out in this turn."""
    may_take_over: bool = False
    """Whether the others may give it to a bot."""
    resigned: bool = False


class Proposal(Struct, frozen=True):
    """Something that needs the consent of the other people at the table."""

    kind: Literal["undo", "hints"]
    seat: int
    waiting: list[int]
    """The seats whose answer is missing."""


class Revealing(Struct, frozen=True):
    """The game is about to begin: seats reveal their bytes for the shuffle."""

    seats: list[int]
    """Those whose bytes are missing."""
    until: float
    """When the seats that have not revealed theirs are freed."""


class EmoteNews(Struct, frozen=True):
    seat: int
    emote: Emote
    at: float


class TableNews(Struct, frozen=True, omit_defaults=True):
    """All that is public about a table beside the game itself."""

    id: str
    game: str
    status: Status
    options: dict[str, Any]
    seats: list[SeatNews]
    host: str
    """The public id of the visitor who made the table."""
    waiting: list[int]
    """The seats that have to act."""
    pace: Pace
    now: float
    """The server's time of this news, seconds since 1970: clocks count from here."""
    version: int
    open: bool = False
    hints: bool = False
    commitment: str = ""
    """SHA-256 of the server's secret for the shuffle."""
    commitments: list[str] = []
    """SHA-256 of each seat's bytes, empty for a seat that adds none; no list if no seat has committed to any."""
    revealing: Revealing | None = None
    refusals: int = 0
    """How often the game could not begin because a seat did not reveal its bytes, or was left meanwhile."""
    refused_by: list[str] = []
    """The names of those who sat there the last time, until the game is about to begin again."""
    nonces: list[str] = []
    """What the seats added to the shuffle, once the game has begun."""
    secret: str = ""
    """The server's secret, once the game is over."""
    proposal: Proposal | None = None
    emotes: list[EmoteNews] = []
    next: str = ""
    """The table of the rematch."""
    watching: int = 0
    """How many people without a seat look on over a socket of this server process; at most 20 are counted."""
    grace: float = 0.0
    """After this many seconds of absence a seat may be given to a bot."""
    hook: bool = False
    """Whether a web hook is notified whose turn it is."""


class LobbyNews(Struct, frozen=True):
    """Tables to join, the visitor's own tables, and games to watch."""

    open: list[TableNews]
    mine: list[OwnTable]
    watch: list[TableNews]


class OwnTable(Struct, frozen=True, omit_defaults=True):
    table: TableNews
    own: list[int]
    """The seats that this visitor holds."""
    my_turn: bool
    moved: float
    """When something last happened there, seconds since 1970."""
    outcome: Outcome | None = None
    """Of a finished game."""
    resigned: list[int] = []
    """The seats that resigned in it."""


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of the log: what one pair of eyes noticed of one row."""

    seq: int
    """The row, counted from 0."""
    seat: int
    words: Message
    kind: str = "action"
    text: str = ""
    """The written action, where these eyes may know it; of an undo, the number of the row that it takes back."""
    event: dict[str, Any] | None = None
    """The event itself, for clients that animate it."""
    at: float = 0.0


class News(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="news"):
    """The whole table for one pair of eyes: the one shape for joining, reconnecting, refusing, updating."""

    seq: int
    """How many rows the game has."""
    seat: int
    """Whose eyes these are; -1 is a spectator."""
    table: TableNews
    own: list[int] = []
    """The seats that this visitor holds."""
    view: dict[str, Any] | None = None
    """The game's view (public and private part); None before the start."""
    choices: list[str] = []
    """The written actions offered to this seat."""
    ticket: int = 0
    """To be sent with this seat's next action."""
    undo: Way = "no"
    """Whether this seat may take its last action back."""
    may_hint: bool = False
    """Whether this seat may ask for a hint."""
    events: list[Line] = []
    """What happened since the last news on this connection."""
    outcome: Outcome | None = None
    aids: dict[str, Any] | None = None
    """What helps these eyes to see, on sockets that were opened with `aids=1`."""
    to: int = 0
    """The `id` of the request that this answers."""
    refused: Refusal | None = None


class Answer(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="answer"):
    """What was asked for; `answer` has the shape of the question (docs/protocol.md)."""

    to: int
    answer: Any = None
    refused: Refusal | None = None
