"""The bot around the search: how long it thinks, and what it tells."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from spinney.bots.search import Branch, Search, Settings
from spinney.core.bot import Answer, Bot
from spinney.core.chance import QuickChance
from spinney.core.description import Description
from spinney.core.view import View

# A slice of thinking between two looks at the clock and the stop flag: some milliseconds.
SLICE = 50


class SearchBot(Bot):
    """Thinks for a number of iterations, for a time, or until told to stop, whichever comes first."""

    def __init__(
        self,
        description: Description[Any, Any, Any, Any],
        settings: Settings,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> None:
        self.description = description
        self.settings = settings
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, view: View[Any, Any], legal: Sequence[int], chance: QuickChance) -> Answer:
        if len(legal) == 1:
            return Answer(legal[0])
        search = Search(self.description.game, self.description.guess(view, chance), view.seat, self.settings, chance)
        self.think(search, lambda: False)
        return Answer(best_branch(search).action)

    def think(self, search: Search, stopped: Callable[[], bool]) -> None:
        deadline = None if self.seconds is None else time.monotonic() + self.seconds
        done = 0
        while not stopped() and (deadline is None or time.monotonic() < deadline):
            step = SLICE if self.iterations is None else min(SLICE, self.iterations - done)
            if step <= 0:
                break
            search.think(step)
            done += step


def best_branch(search: Search) -> Branch:
    """The action of the thinking seat that was tried most, and among equals the one that did best."""
    own = [branch for branch in search.root.branches.values() if branch.seat == search.seat]
    return max(own, key=lambda branch: (branch.visits, branch.reward))
