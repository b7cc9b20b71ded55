"""Looks one action ahead in a few worlds that fit what it sees, and takes what looks best on average."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from spinney.core.bot import Answer, Bot
from spinney.core.game import AnyGame
from spinney.core.rng import QuickRng
from spinney.core.view import View

WORLDS = 4


class GreedyBot(Bot):
    """With doubt it does not always take the best: an action that looks so many points worse, times `doubt`
    and the spread of what is on offer, is chosen about a third as often."""

    def __init__(self, game: AnyGame, worlds: int = WORLDS, doubt: float = 0.0) -> None:
        self.game = game
        self.worlds = worlds
        self.doubt = doubt

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        if len(legal) == 1:
            return Answer(legal[0])
        hopes = self.hopes(view, legal, rng)
        action = legal[self.doubtful(hopes, rng) if self.doubt else best_place(hopes, rng)]
        return Answer(action, self.game.reasons(view, action))

    def hopes(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> list[float]:
        """What each action promises, in points of lead."""
        rules = self.game.rules
        hopes = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = self.game.guess(view, rng)
            for place, action in enumerate(legal):
                after = world.copy()
                rules.apply(after, view.seat, action)
                hopes[place] += rules.value(after, view.seat) / self.worlds
        return hopes

    def doubtful(self, hopes: list[float], rng: QuickRng) -> int:
        best = max(hopes)
        mean = sum(hopes) / len(hopes)
        spread = max(math.sqrt(sum((hope - mean) ** 2 for hope in hopes) / len(hopes)), 1e-9)
        weights = [math.exp((hope - best) / (self.doubt * spread)) for hope in hopes]
        mark = rng.unit() * sum(weights)
        for place, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return place
        return len(hopes) - 1


def best_place(hopes: list[float], rng: QuickRng) -> int:
    """The highest hope; one of them by lot where several are equal."""
    best = max(hopes)
    ties = [place for place, hope in enumerate(hopes) if hope == best]
    return ties[rng.below(len(ties))]
