"""Looks one action ahead in a few worlds that fit what it sees, and takes what looks best on average."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.core.bot import Answer, Bot
from spinney.core.chance import QuickChance
from spinney.core.description import Description
from spinney.core.view import View

WORLDS = 4


class GreedyBot(Bot):
    def __init__(self, description: Description[Any, Any, Any, Any], worlds: int = WORLDS) -> None:
        self.description = description
        self.worlds = worlds

    def choose(self, view: View[Any, Any], legal: Sequence[int], chance: QuickChance) -> Answer:
        if len(legal) == 1:
            return Answer(legal[0])
        game = self.description.game
        hopes = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = self.description.guess(view, chance)
            for place, action in enumerate(legal):
                after = world.copy()
                game.apply(after, view.seat, action)
                hopes[place] += game.value(after, view.seat)
        best = max(hopes)
        ties = [place for place, hope in enumerate(hopes) if hope == best]
        return Answer(legal[ties[chance.below(len(ties))]])
