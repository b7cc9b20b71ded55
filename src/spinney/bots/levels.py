"""The levels people choose from, weakest first.

A level is knowledge and a number of iterations, not seconds, so it is the same on every machine.
docs/strength.md has what each scored against the one below.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.search import Settings
from spinney.bots.search_bot import SearchBot
from spinney.core.bot import Bot
from spinney.core.description import Description

AnyDescription = Description[Any, Any, Any, Any]

MOST_NODES = 100_000


@dataclass(frozen=True)
class Level:
    """For each game either `doubt` (looks one action ahead, and the more doubt the less it trusts what it sees),
    or `iterations` of search."""

    key: str
    doubt: dict[str, float] = field(default_factory=dict)
    iterations: dict[str, int] = field(default_factory=dict)


LEVELS = (
    Level("seedling", doubt={"arboretum": 1.0, "treehouse": 1.0, "renature": 0.9}),
    Level("sapling", doubt={"arboretum": 0.25, "treehouse": 0.25, "renature": 0.6}),
    Level("gardener", doubt={"arboretum": 0.0, "treehouse": 0.0, "renature": 0.36}),
    Level("ranger", doubt={"renature": 0.0}, iterations={"arboretum": 100, "treehouse": 100}),
    Level("forester", iterations={"arboretum": 600, "treehouse": 600, "renature": 30}),
    Level("elder", iterations={"arboretum": 4000, "treehouse": 4000, "renature": 4000}),
)
LEVEL_BY_KEY = {level.key: level for level in LEVELS}

# How each game is searched best; found by the runs in bench/tuning.
SETTINGS: dict[str, tuple[float, int, float, int]] = {
    "arboretum": (0.7, 4, 0.4, 8),
    "treehouse": (0.7, 6, 0.5, -1),
    "renature": (0.1, 2, 0.4, 1),
}


def search_settings(game: str) -> Settings:
    exploration, width, growth, turns = SETTINGS[game]
    return Settings(exploration, width, growth, turns, MOST_NODES)


def make_level(level: Level, description: AnyDescription) -> Bot:
    key = description.key
    if key in level.doubt:
        return GreedyBot(description, doubt=level.doubt[key])
    return SearchBot(description, search_settings(key), iterations=level.iterations[key])
