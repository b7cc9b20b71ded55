"""What all tables of a server share. `app.py` fills it in."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from spinney.core.game import AnyGame
from spinney.core.message import Message
from spinney.server.randomness import Randomness
from spinney.server.settings import Settings
from spinney.server.store.protocol import Store

T = TypeVar("T")


class Aside(Protocol):
    async def __call__(self, work: Callable[[], T], /) -> T:
        """Do something slow, beside the event loop where that is possible."""


async def at_once(work: Callable[[], T]) -> T:
    """Without threads there is nowhere else to do it."""
    return work()


@dataclass
class Services:
    store: Store
    games: Mapping[str, AnyGame]
    levels: Sequence[str]
    say: Callable[[Message], str]
    """A message in English, for programs."""
    settings: Settings = field(default_factory=Settings)
    randomness: Randomness = field(default_factory=Randomness)
    aside: Aside = at_once
    process: str = field(default_factory=lambda: secrets.token_hex(8))
    now: Callable[[], float] = time.time
    started: float = 0.0
    """When this process began to serve: before that nobody could be at a table."""
    downtimes: list[tuple[float, float]] = field(default_factory=list)
    """When no server was running: clocks do not count it. Read at the start."""
