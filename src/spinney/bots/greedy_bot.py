"""Looks one action ahead in a few worlds that fit its view, and takes the action that looks best on average."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from spinney.bots.learned import LearnedJudge
from spinney.core.bot import Answer, Bot
from spinney.core.game import AnyGame
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.core.value import Value
from spinney.core.view import View

WORLDS = 4


class GreedyBot(Bot):
    """With `doubt` it does not always take the best action: one that looks worse by `doubt` standard deviations of the
    expected leads is chosen about a third as often (1/e). With a judge it compares winning chances instead of leads."""

    def __init__(
        self, game: AnyGame, worlds: int = WORLDS, doubt: float = 0.0, judge: LearnedJudge | None = None
    ) -> None:
        self.game = game
        self.worlds = worlds
        self.doubt = doubt
        self.judge = judge

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        if len(legal) == 1:
            return Answer(legal[0])
        leads = self.leads(view, legal, rng)
        action = legal[self.sample_place(leads, rng) if self.doubt else best_place(leads, rng)]
        return Answer(action, self.game.reasons(view, action))

    def leads(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> list[float]:
        """The expected lead after each action, in points; with a judge, the winning chance."""
        rules = self.game.rules
        leads = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = self.game.guess(view, rng)
            value = None if self.judge is None else self.judge.value_for(world)
            for place, action in enumerate(legal):
                after = world.copy()
                rules.apply(after, view.seat, action)
                lead = rules.value(after, view.seat) if value is None else self.chance(value, after, view.seat)
                leads[place] += lead / self.worlds
        return leads

    def chance(self, value: Value, state: State, seat: int) -> float:
        """The winning chance of a seat; the share of the victory where the game is over."""
        if self.game.actor(state) >= 0:
            return float(value.judge(state)[seat])
        winners = self.game.outcome(state).winners
        return 1 / len(winners) if seat in winners else 0.0

    def weights_hash(self, state: State) -> str:
        return "" if self.judge is None else self.judge.hash_for(state)

    def sample_place(self, leads: list[float], rng: QuickRng) -> int:
        best = max(leads)
        mean = sum(leads) / len(leads)
        spread = max(math.sqrt(sum((lead - mean) ** 2 for lead in leads) / len(leads)), 1e-9)
        weights = [math.exp((lead - best) / (self.doubt * spread)) for lead in leads]
        mark = rng.unit() * sum(weights)
        for place, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return place
        return len(leads) - 1


def best_place(leads: list[float], rng: QuickRng) -> int:
    """The place of the highest value; at random among equals."""
    best = max(leads)
    ties = [place for place, lead in enumerate(leads) if lead == best]
    return ties[rng.below(len(ties))]
