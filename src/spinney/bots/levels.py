"""The levels that people choose from, as bots. Every game sets the strength of its levels; docs/strength.md shows how
each does against the one below."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.learned import LearnedJudge
from spinney.bots.search import SearchParameters
from spinney.bots.search_bot import SearchBot
from spinney.core.bot import Answer, Bot
from spinney.core.game import AnyGame
from spinney.core.levels import LookAhead, SearchSettings, Strength
from spinney.core.message import Message, Unreadable
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.core.view import View

MOST_NODES = 100_000


def search_parameters(settings: SearchSettings) -> SearchParameters:
    return SearchParameters(
        settings.exploration, settings.width, settings.growth, settings.turns, settings.worlds, MOST_NODES
    )


class LevelBot(Bot):
    """A level that is something else at another number of players."""

    def __init__(self, level: str, game: AnyGame) -> None:
        self.level = level
        self.game = game
        self.bots: dict[Strength, Bot] = {}

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        return self.bot_for(self.game.assemble(view)).choose(view, legal, rng)

    def weights_hash(self, state: State) -> str:
        return self.bot_for(state).weights_hash(state)

    def bot_for(self, state: State) -> Bot:
        strength = self.game.strength(self.level, int(state.seats))
        if strength not in self.bots:
            self.bots[strength] = make_strength(strength, self.game)
        return self.bots[strength]


def make_level(level: str, game: AnyGame) -> Bot:
    if any(level in levels for levels in game.levels_at.values()):
        return LevelBot(level, game)
    return make_strength(game.levels[level], game)


def make_strength(strength: Strength, game: AnyGame) -> Bot:
    judge = learned_judge(game) if strength.learned and game.learned is not None else None
    if isinstance(strength, LookAhead):
        return GreedyBot(game, doubt=strength.doubt, judge=judge)
    return SearchBot(game, search_parameters(game.search), iterations=strength.iterations, judge=judge)


def learned_judge(game: AnyGame, file: Path | None = None) -> LearnedJudge:
    """The learned values that come with a game, or that of a file; `Unreadable` if the game has none."""
    if game.learned is None:
        raise Unreadable(f"{game.key} has no learned value")
    return LearnedJudge(game, game.learned, search_parameters(game.learned.search), file)


def level_name(level: str) -> Message:
    return Message("level-" + level)
