"""How much winning chance an action gives away: one measure for bots and for people.

The error of an action is how much more often the best action found wins, judged from what the seat could know: both are
tried in the same worlds that fit the view, and every world is played to its end by the same bot at all seats, with the
same random numbers. So luck falls on both alike, and the error comes with its own uncertainty.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from spinney.core.bot import Bot
from spinney.core.game import AnyGame
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.core.view import View

WORLDS = 60
# XORed with the seed, so that playouts use other streams than worlds do. Any number nobody uses as a seed will do.
PLAYOUT_SEED_MASK = 0x3C6EF372FE94F82B


class Error(Struct, frozen=True):
    """What an action costs against the best one found."""

    best: int
    """The best action found."""
    loss: float
    """How much more often the best action wins, from -1 to 1; below 0 if the playouts like the action better."""
    doubt: float
    """The standard error of the loss: two thirds of such losses are within it."""
    worlds: int

    @property
    def is_clear(self) -> bool:
        """Whether the action is worse beyond doubt: the whole 95 % interval of its loss is above 0."""
        return self.loss > 1.96 * self.doubt


def error_of(
    game: AnyGame, view: View[Any, Any], action: int, *, finder: Bot, player: Bot, worlds: int = WORLDS, seed: int = 0
) -> Error:
    """The error of an action: the finder names the best one, and the player plays both to the end."""
    best = best_action(game, view, finder, seed)
    return errors_of(game, view, [action], best, player, worlds, seed)[action]


def best_action(game: AnyGame, view: View[Any, Any], finder: Bot, seed: int = 0) -> int:
    """What a bot would do here."""
    legal = game.legal(game.assemble(view), view.seat)
    return int(finder.choose(view, legal, QuickRng(seed ^ PLAYOUT_SEED_MASK)).action)


def errors_of(
    game: AnyGame,
    view: View[Any, Any],
    actions: Iterable[int],
    best: int,
    player: Bot,
    worlds: int = WORLDS,
    seed: int = 0,
) -> dict[int, Error]:
    """The errors of several actions against the same best one, in the same worlds."""
    tried = sorted({*actions, best})
    shares: dict[int, list[float]] = {action: [] for action in tried}
    for number in range(worlds if len(tried) > 1 else 0):
        world = game.guess(view, QuickRng(seed, number))
        for action in tried:
            after = world.copy()
            game.apply(after, view.seat, action)
            result = play_on(game, after, player, QuickRng(seed ^ PLAYOUT_SEED_MASK, number + 1))
            shares[action].append(result[view.seat])
    return {action: compare(best, shares[best], shares[action]) for action in tried}


def compare(best: int, better: list[float], worse: list[float]) -> Error:
    """The mean difference, world by world, and its standard error."""
    count = len(better)
    losses = [one - other for one, other in zip(better, worse, strict=True)]
    if count < 2 or better is worse:
        return Error(best, 0.0, 0.0, count)
    mean = sum(losses) / count
    variance = sum((loss - mean) ** 2 for loss in losses) / (count - 1)
    return Error(best, mean, math.sqrt(variance / count), count)


def play_on(game: AnyGame, state: State, player: Bot, rng: QuickRng) -> list[float]:
    """Every seat's share of the victory if this bot plays all seats from here; the state is changed."""
    while (seat := game.actor(state)) >= 0:
        legal = game.legal(state, seat)
        action = legal[0] if len(legal) == 1 else player.choose(game.view(state, seat), legal, rng).action
        game.apply(state, seat, action)
    winners = game.outcome(state).winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(int(state.seats))]
