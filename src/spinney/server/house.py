"""What all tables of a server share."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spinney.core.game import AnyGame
from spinney.core.message import Message
from spinney.server.randomness import Randomness
from spinney.server.store import Store

if TYPE_CHECKING:
    from spinney.server.table import Table


@dataclass(frozen=True)
class Limits:
    """How much one visitor, or one connection, may ask for."""

    message_bytes: int = 16_384
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    unfinished_tables: int = 40
    new_tables_per_minute: float = 20.0
    sockets_per_visitor: int = 30
    sockets: int = 20_000
    unread_news: int = 64
    """A client that leaves so many news unread is dropped."""
    text: int = 300
    """The longest written action that is looked at."""


@dataclass(frozen=True)
class Settings:
    limits: Limits = field(default_factory=Limits)
    grace: float = 60.0
    """After so many seconds of absence a seat may be given to a bot."""
    stand_in: str = "gardener"
    """The level that plays on for somebody who resigned."""
    adviser: str = "forester"
    """The level that gives hints."""
    bot_workers: int = 0
    """How many bots think at once; 0 for one per core."""
    origins: tuple[str, ...] = ()
    """Further origins that may open sockets, beside the server's own."""
    private_hooks: bool = False
    """Whether web hooks may point into the host's own network."""
    poll: float = 2.0
    """How often other processes' work is looked for without a wake-up."""


@dataclass
class House:
    store: Store
    games: Mapping[str, AnyGame]
    levels: Sequence[str]
    say: Callable[[Message], str]
    """A message in English, for programs."""
    settings: Settings = field(default_factory=Settings)
    randomness: Randomness = field(default_factory=Randomness)
    process: str = field(default_factory=lambda: secrets.token_hex(8))
    now: Callable[[], float] = time.time
    downtimes: list[tuple[float, float]] = field(default_factory=list)
    on_stored: Callable[[Table], None] = lambda table: None
    """Called where a row was stored, and nowhere else."""
