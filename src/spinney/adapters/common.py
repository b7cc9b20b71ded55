"""What the adapters share: a game with its options, and what a result is worth."""

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
# Alone nobody can win or lose: every payoff would be 0.
FEWEST = 2


def read_game(key: str) -> AnyGame:
    if key not in GAMES:
        raise Unreadable(f"unknown game {key!r}; there are {', '.join(GAMES)}")
    if not GAMES[key].is_encoded:
        raise Unreadable(f"{key} has no encoding for learners")
    return GAMES[key]


def read_payoff(payoff: str) -> str:
    if payoff not in PAYOFFS:
        raise Unreadable(f"unknown payoff {payoff!r}; there are {', '.join(PAYOFFS)}")
    return payoff


def read_options(game: AnyGame, written: Mapping[str, Any]) -> Options:
    """The options of a table of agents; `Unreadable` says what is wrong with them."""
    options: Options = game.read_options(written)
    if options.players < FEWEST:
        raise Unreadable("an adapter needs at least two players: what a result is worth is counted against the others")
    return options


def payoffs(game: AnyGame, state: State, payoff: str) -> list[float]:
    """What each seat gets when the game is over; all together get nothing.

    `win`     a share of the victory, the same stake from everybody: for two 1 and -1, for three 2, -1 and -1
    `points`  by how many points each seat is above the mean of the table
    """
    outcome = game.outcome(state)
    seats = len(outcome.points)
    if payoff == "points":
        mean = sum(outcome.points) / seats
        return [points - mean for points in outcome.points]
    prize = seats / len(outcome.winners)
    return [(prize if seat in outcome.winners else 0.0) - 1.0 for seat in range(seats)]


def sizes(game: AnyGame, options: Options) -> tuple[int, int]:
    """How many numbers a row has and how many choices there are, under these options."""
    state = game.deal(options, QuickRng(0))
    return int(game.encoder.row_size(state)), int(game.encoder.choice_count(state))
