"""The levels that people choose from, as bots. Every game sets the strength of its levels; docs/strength.md shows how
each does against the one below."""

from __future__ import annotations

from pathlib import Path

from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.learned import LearnedJudge
from spinney.bots.search import SearchParameters
from spinney.bots.search_bot import SearchBot
from spinney.core.bot import Bot
from spinney.core.game import AnyGame
from spinney.core.levels import LookAhead, SearchSettings
from spinney.core.message import Message, Unreadable

MOST_NODES = 100_000


def search_parameters(settings: SearchSettings) -> SearchParameters:
    return SearchParameters(
        settings.exploration, settings.width, settings.growth, settings.turns, settings.worlds, MOST_NODES
    )


def make_level(level: str, game: AnyGame) -> Bot:
    strength = game.levels[level]
    if isinstance(strength, LookAhead):
        return GreedyBot(game, doubt=strength.doubt)
    judge = learned_judge(game) if strength.learned and game.learned is not None else None
    return SearchBot(game, search_parameters(game.search), iterations=strength.iterations, judge=judge)


def learned_judge(game: AnyGame, file: Path | None = None) -> LearnedJudge:
    """The learned values that come with a game, or that of a file; `Unreadable` if the game has none."""
    if game.learned is None:
        raise Unreadable(f"{game.key} has no learned value")
    return LearnedJudge(game, game.learned, search_parameters(game.learned.search), file)


def level_name(level: str) -> Message:
    return Message("level-" + level)
