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
from spinney.server.settings import Settings
from spinney.server.store.sql.store import Store

if TYPE_CHECKING:
    from spinney.server.table.table import Table


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
