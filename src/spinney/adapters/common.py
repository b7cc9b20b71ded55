"""What the adapters share: reading a game and its options, and payoffs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spinney.core.game import AnyGame
from spinney.core.message import Unreadable
from spinney.core.options import Options
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.games import GAMES

PAYOFFS = ("win", "points")
# In a game for one nobody can win or lose: every payoff would be 0.
FEWEST_PLAYERS = 2


def read_game(key: str) -> AnyGame:
    if key not in GAMES:
        raise Unreadable(f"unknown game {key!r}; choose from {', '.join(GAMES)}")
    if not GAMES[key].is_encoded:
        raise Unreadable(f"{key} has no encoding for learners")
    return GAMES[key]


def read_payoff(payoff: str) -> str:
    if payoff not in PAYOFFS:
        raise Unreadable(f"unknown payoff {payoff!r}; choose from {', '.join(PAYOFFS)}")
    return payoff


def read_options(game: AnyGame, written: Mapping[str, Any]) -> Options:
    """Read the options of an environment; `Unreadable` says what is wrong with them."""
    options: Options = game.read_options(written)
    if options.players < FEWEST_PLAYERS:
        raise Unreadable("an adapter needs at least two players: payoffs are relative to the other seats")
    return options


def payoffs(game: AnyGame, state: State, payoff: str) -> list[float]:
    """What each seat gets when the game is over; the sum is 0.

    `win`     every seat stakes 1 and the winners share the stakes: 1 and -1 for two players, 2, -1 and -1 for three
    `points`  by how many points each seat is above the mean of all seats
    """
    outcome = game.outcome(state)
    seats = len(outcome.points)
    if payoff == "points":
        mean = sum(outcome.points) / seats
        return [points - mean for points in outcome.points]
    prize = seats / len(outcome.winners)
    return [(prize if seat in outcome.winners else 0.0) - 1.0 for seat in range(seats)]


def sizes(game: AnyGame, options: Options) -> tuple[int, int]:
    """The size of a row and the number of choices, under these options."""
    state = game.deal(options, QuickRng(0))
    return int(game.encoder.row_size(state)), int(game.encoder.choice_count(state))
