"""Records: whole games as JSON that replays to the same result on every platform (docs/records.md)."""

from __future__ import annotations

import re
import secrets
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from spinney.core.form import misfit
from spinney.core.message import Message, Unreadable, quoted
from spinney.core.outcome import Outcome
from spinney.core.rng import SEED_BYTES, QuickRng, Rng, SealedRng
from spinney.core.shuffle import Shuffle

FORMAT = "spinney-record-1"

Kind = Literal["action", "undo", "resign", "timeout", "takeover", "reclaim"]


class Seed(Struct, frozen=True, forbid_unknown_fields=True):
    """The seed of a game, and the kind of rng that it is for.

    `quick` seeds are written as `seed/stream` in decimal, `sealed` ones as 64 hexadecimal digits; `none` is for a
    game that was dealt by hand or whose seed is not known.
    """

    kind: Literal["quick", "sealed", "none"]
    seed: str = ""

    def rng(self) -> Rng:
        """A fresh rng at the start of its stream."""
        if self.kind == "quick":
            seed, slash, stream = self.seed.partition("/")
            if not (slash and is_seed_number(seed) and is_seed_number(stream)):
                raise Unreadable(Message("record-quick-seed", {"seed": quoted(self.seed)}))
            return QuickRng(int(seed), int(stream))
        if self.kind == "sealed":
            if not re.fullmatch(r"[0-9a-f]{64}", self.seed):
                raise Unreadable(Message("record-sealed-seed", {"seed": quoted(self.seed)}))
            return SealedRng(bytes.fromhex(self.seed))
        raise Unreadable(Message("record-no-seed"))


def is_seed_number(text: str) -> bool:
    """Whether this is a decimal number below 2^63."""
    return re.fullmatch(r"[0-9]{1,19}", text) is not None and int(text) < 2**63


def quick_seed(seed: int, stream: int = 0) -> Seed:
    return Seed("quick", f"{seed}/{stream}")


def sealed_seed(seed: bytes | None = None) -> Seed:
    """A sealed seed, fresh from the operating system unless given."""
    return Seed("sealed", (seed or secrets.token_bytes(SEED_BYTES)).hex())


class Move(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One row of the log. For `action`, `text` is the written action; for `undo`, the row (counted from 0) of the
    action that is taken back; the other kinds are about who plays the seat."""

    seat: int
    text: str = ""
    kind: Kind = "action"


class SeatNote(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who played a seat."""

    name: str = ""
    bot: str = ""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules_version: int = field(name="rules")
    options: dict[str, Any]
    setup: dict[str, Any]
    moves: list[Move]
    seats: list[SeatNote]
    seed: Seed = field(name="chance", default_factory=lambda: Seed("none"))
    result: Outcome | None = None
    """None for an unfinished game."""
    shuffle: Shuffle | None = None
    """What the seed was made of, if the shuffle can be checked."""
    weights: dict[str, str] = {}
    """The hash of the weights by which a bot judged, by the name of the bot, for those that have a learned value."""
    format: str = FORMAT


def write_record(record: Record) -> str:
    """A record as JSON text with one move per line, so that people can read it and diffs stay small."""
    head = msgspec.to_builtins(record)
    moves = head.pop("moves")
    order = ["format", "game", "rules", "seats", "options", "chance", "setup", "moves", "result"]
    if record.weights:
        order.insert(order.index("options"), "weights")
    if record.shuffle is not None:
        order.insert(order.index("setup"), "shuffle")
    lines = []
    for name in order:
        if name == "moves":
            rows = ",\n".join("  " + _line(move) for move in moves)
            lines.append('"moves": [\n' + rows + "\n ]" if rows else '"moves": []')
        else:
            lines.append(f'"{name}": {_line(head[name])}')
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read_record(text: str | bytes) -> Record:
    """Read a record; `Unreadable` says what is wrong with its form. `replay` checks that it can be played."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(Message("record-form", {"why": misfit(error)})) from None
    if record.format != FORMAT:
        raise Unreadable(Message("record-format", {"format": quoted(record.format), "known": FORMAT}))
    return record
