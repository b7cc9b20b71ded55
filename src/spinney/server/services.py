"""What all tables of a server share. `app.py` fills it in."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from spinney.core.game import AnyGame
from spinney.core.message import Message
from spinney.server.randomness import Randomness
from spinney.server.settings import Settings
from spinney.server.store.protocol import Store

T = TypeVar("T")

log = logging.getLogger("spinney.background")

# Storing that takes longer than this many seconds counts as failed.
SLOW_BEAT = 5.0


class Aside(Protocol):
    async def __call__(self, work: Callable[[], T], /) -> T:
        """Do something slow, beside the event loop where that is possible."""


async def at_once(work: Callable[[], T]) -> T:
    """Without threads there is nowhere else to do it."""
    return work()


def watch(services: Services, name: str, task: asyncio.Task[Any]) -> None:
    """Log and count it if this task, for which nobody waits, fails."""

    def ended(done: asyncio.Task[Any]) -> None:
        error = None if done.cancelled() else done.exception()
        if error is not None:
            services.failures[name] += 1
            log.error("%s failed", name, exc_info=error)

    task.add_done_callback(ended)


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
    failures: Counter[str] = field(default_factory=Counter)
    """How many tasks in the background have failed, by name."""
    beat_failed: bool = False
    """Whether the last sign of life could not be stored: then nothing else can be."""
    beat_began: float | None = None
    """Since when (`time.monotonic`) one is being stored."""

    @property
    def can_store(self) -> bool:
        """Whether the last sign of life was stored, and in good time."""
        return not self.beat_failed and (self.beat_began is None or time.monotonic() - self.beat_began < SLOW_BEAT)
