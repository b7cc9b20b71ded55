"""The levels people choose from, weakest first.

A level is knowledge and a number of iterations, not seconds, so it is the same on every machine.
docs/strength.md has what each scored against the one below.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.search import Settings
from spinney.bots.search_bot import SearchBot
from spinney.core.bot import Bot
from spinney.core.game import AnyGame
from spinney.core.message import Message

MOST_NODES = 100_000


@dataclass(frozen=True)
class Level:
    """By the key of the game: `doubt` (looks one action ahead, and the more doubt the less it trusts what it sees)
    or `iterations` of search. How far looking ahead alone goes differs from game to game."""

    key: str
    doubt: Mapping[str, float] = field(default_factory=dict)
    iterations: Mapping[str, int] = field(default_factory=dict)

    def name(self) -> Message:
        return Message("level-" + self.key)

    def about(self) -> Message:
        return Message("level-about-" + self.key)


LEVELS = (
    Level("seedling", doubt={"arboretum": 1.5, "treehouse": 1.0, "renature": 0.9}),
    Level("sapling", doubt={"arboretum": 1.0, "treehouse": 0.75, "renature": 0.6}),
    Level("gardener", doubt={"arboretum": 0.5, "treehouse": 0.5, "renature": 0.36}),
    Level("ranger", doubt={"arboretum": 0.0, "treehouse": 0.0, "renature": 0.0}),
    Level("forester", iterations={"arboretum": 360, "treehouse": 100, "renature": 30}),
    Level("elder", iterations={"arboretum": 8000, "treehouse": 1500, "renature": 1000}),
)
LEVEL_BY_KEY = {level.key: level for level in LEVELS}

# How each game is searched best: exploration, width, growth, turns, worlds (bots/search.py explains them).
SETTINGS: dict[str, tuple[float, int, float, int, int]] = {
    "arboretum": (0.4, 2, 0.25, 4, 6),
    "treehouse": (1.0, 6, 0.5, 20, 0),
    "renature": (0.1, 2, 0.4, 1, 0),
}


def search_settings(game: str) -> Settings:
    return Settings(*SETTINGS[game], MOST_NODES)


def make_level(level: Level, game: AnyGame) -> Bot:
    if game.key in level.doubt:
        return GreedyBot(game, doubt=level.doubt[game.key])
    return SearchBot(game, search_settings(game.key), iterations=level.iterations[game.key])
