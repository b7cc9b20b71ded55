"""The bot that uses the search: how long it thinks, and what it reports."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from spinney.bots.learned import LearnedJudge
from spinney.bots.search import Branch, Node, Search, SearchParameters
from spinney.core.bot import Alternative, Answer, Belief, Bot
from spinney.core.game import AnyGame
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.core.view import View

# Iterations between two checks of the clock and the stop flag: a few milliseconds.
SLICE = 50
ALTERNATIVES = 5
LINE = 8


def never() -> bool:
    return False


class SearchBot(Bot):
    """Thinks for a number of iterations, for a time, or until stopped, whichever comes first."""

    def __init__(
        self,
        game: AnyGame,
        parameters: SearchParameters,
        iterations: int | None = None,
        seconds: float | None = None,
        stopped: Callable[[], bool] = never,
        judge: LearnedJudge | None = None,
    ) -> None:
        self.game = game
        self.parameters = parameters
        self.iterations = iterations
        self.seconds = seconds
        self.stopped = stopped
        self.judge = judge

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        if len(legal) == 1:
            return Answer(legal[0], self.game.reasons(view, legal[0]))
        world = self.game.guess(view, rng)
        parameters, value = self.parameters, None
        if self.judge is not None and (value := self.judge.value_for(world)) is not None:
            parameters = self.judge.parameters
        search = Search(self.game.rules, world, view.seat, parameters, rng, value)
        if len(search.root_actions) == 1:
            return Answer(search.root_actions[0], self.game.reasons(view, search.root_actions[0]))
        self.think(search)
        action = ranked(search.root, view.seat)[0].action
        return Answer(action, self.game.reasons(view, action), self.belief(search))

    def weights_hash(self, state: State) -> str:
        return "" if self.judge is None else self.judge.hash_for(state)

    def think(self, search: Search) -> None:
        deadline = None if self.seconds is None else time.monotonic() + self.seconds
        left = self.iterations
        while left is None or left > 0:
            step = SLICE if left is None else min(SLICE, left)
            search.think(step)
            if left is not None:
                left -= step
            if self.stopped() or (deadline is not None and time.monotonic() >= deadline):
                break

    def belief(self, search: Search) -> Belief:
        n = int(search.iterations)
        tried = [branch for branch in ranked(search.root, search.seat)[:ALTERNATIVES] if branch.visits]
        alternatives = []
        for branch in tried:
            text = self.game.write(search.state, branch.action)
            alternatives.append(Alternative(branch.action, text, branch.visits, branch.reward / int(branch.visits)))
        return Belief(
            iterations=n,
            chances=[total / n for total in search.chances],
            margins=[total / n for total in search.margins],
            alternatives=alternatives,
            line=self.line(search),
        )

    def line(self, search: Search) -> list[tuple[int, str]]:
        """The most visited path down the tree, as far as it is legal in the world that the search began with."""
        rules = self.game.rules
        state = search.state.copy()
        node: Node | None = search.root
        line: list[tuple[int, str]] = []
        while node is not None and node.seats == 1 and len(line) < LINE:
            seat = rules.actor(state)
            if seat < 0:
                break
            legal = set(rules.legal(state, seat))
            tried = [branch for branch in ranked(node, seat) if branch.visits and branch.action in legal]
            if not tried:
                break
            line.append((seat, self.game.write(state, tried[0].action)))
            rules.apply(state, seat, tried[0].action)
            node = tried[0].child
        return line


def ranked(node: Node, seat: int) -> list[Branch]:
    """The branches of a seat at a node, the most visited first; among equals, the best reward first."""
    own = [branch for branch in node.branches.values() if branch.seat == seat]
    return sorted(own, key=lambda branch: (-branch.visits, -branch.reward, branch.action))
