"""The levels people choose from, weakest first.

A level is knowledge and a number of iterations, not seconds, so it is the same on every machine.
docs/strength.md has what each scored against the one below.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.search import Settings
from spinney.bots.search_bot import SearchBot
from spinney.core.bot import Bot
from spinney.core.description import Description
from spinney.core.message import Message

AnyDescription = Description[Any, Any, Any, Any]

MOST_NODES = 100_000


@dataclass(frozen=True)
class Level:
    """Either `doubt` alone (looks one action ahead, and the more doubt the less it trusts what it sees),
    or `iterations` of search for each game."""

    key: str
    doubt: float = 0.0
    iterations: dict[str, int] | None = None

    def name(self) -> Message:
        return Message("level-" + self.key)

    def about(self) -> Message:
        return Message("level-about-" + self.key)


LEVELS = (
    Level("seedling", doubt=1.0),
    Level("sapling", doubt=0.25),
    Level("gardener", doubt=0.0),
    Level("ranger", iterations={"arboretum": 100, "treehouse": 100, "renature": 100}),
    Level("forester", iterations={"arboretum": 600, "treehouse": 600, "renature": 600}),
    Level("elder", iterations={"arboretum": 4000, "treehouse": 4000, "renature": 4000}),
)
LEVEL_BY_KEY = {level.key: level for level in LEVELS}

# How each game is searched best; found by the runs in bench/tuning.
SETTINGS: dict[str, tuple[float, int, float, int, int]] = {
    "arboretum": (0.4, 4, 0.4, 8, 2),
    "treehouse": (0.7, 6, 0.5, -1, 0),
    "renature": (0.7, 6, 0.4, 4, 0),
}


def search_settings(game: str) -> Settings:
    return Settings(*SETTINGS[game], MOST_NODES)


def make_level(level: Level, description: AnyDescription) -> Bot:
    if level.iterations is None:
        return GreedyBot(description, doubt=level.doubt)
    return SearchBot(description, search_settings(description.key), iterations=level.iterations[description.key])
