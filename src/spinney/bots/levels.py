"""The levels people choose from, as bots. Every game says what its levels know; docs/strength.md has what each scored
against the one below."""

from __future__ import annotations

from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.search import Settings
from spinney.bots.search_bot import SearchBot
from spinney.core.bot import Bot
from spinney.core.game import AnyGame
from spinney.core.levels import LookAhead, SearchSettings
from spinney.core.message import Message

MOST_NODES = 100_000


def compiled_settings(found: SearchSettings) -> Settings:
    return Settings(found.exploration, found.width, found.growth, found.turns, found.worlds, MOST_NODES)


def make_level(level: str, game: AnyGame) -> Bot:
    strength = game.levels[level]
    if isinstance(strength, LookAhead):
        return GreedyBot(game, doubt=strength.doubt)
    return SearchBot(game, compiled_settings(game.search), iterations=strength.iterations)


def level_name(level: str) -> Message:
    return Message("level-" + level)
