"""Learn a value function for Renature by self-play, use it in the search, and measure whether that plays better.

    python examples/learn_value.py [--learn 2000] [--games 100] [--iterations 30] [--against 30]

1. Self-play: games of quick moves. From every fourth decision it takes the row that the seat saw, the lead that the
   game's own judgement expected, and the final lead of the seat.
2. Learning: one weight for every number of the row and one for the game's own judgement, by ridge regression. The sums
   are added up group by group, so any number of games fits into memory.
3. Plugging in: `JudgedRules` is the same game with another judgement; the search does not notice the difference.
4. The arena: the search with the learned value against the search without, with the same deals from both seats.

It needs `pip install 'spinney-games[numpy]'` and a few minutes; docs/learning.md shows the results.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Any

import numpy as np

from spinney.bots.arena import Contest, play_game, standings
from spinney.bots.levels import search_parameters
from spinney.bots.search_bot import SearchBot
from spinney.core.bot import Bot
from spinney.core.learned_value import JudgedRules
from spinney.games import GAMES
from spinney.selfplay import Played, play

GAME = GAMES["renature"]
EVERY = 4
RIDGE = 1000.0


def samples(played: Played) -> tuple[Any, Any]:
    """What was known at some decisions, one row each, with a 1 for the constant; and the final leads."""
    some = slice(played.first_game % EVERY, None, EVERY)
    known = [played.rows[some], played.expected[some, None], np.ones((len(played.rows[some]), 1))]
    return np.hstack(known).astype(np.float64), played.leads[some]


def learn(games: int, workers: int) -> Any:
    """The weights of every number of a row, of the game's own judgement, and the constant."""
    products: Any = 0.0
    targets: Any = 0.0
    for played in play("renature", "quick", games=games, seed=1, workers=workers, expected=True):
        known, lead = samples(played)
        products += known.T @ known
        targets += known.T @ lead
    return np.linalg.solve(products + RIDGE * np.eye(len(targets)), targets)


def explained_variance(weights: Any, games: int) -> list[float]:
    """The share of the final leads' variance in new games that the game's judgement and the learned value explain."""
    parts = [samples(played) for played in play("renature", "quick", games=games, seed=2, expected=True)]
    known = np.concatenate([one for one, _ in parts])
    lead = np.concatenate([one for _, one in parts])
    return [float(np.corrcoef(guess, lead)[0, 1] ** 2) for guess in (known[:, -2], known @ weights)]


class LearnedJudge:
    """A judge for `JudgedRules`: predicts the lead of every seat from all rows and the game's own judgement."""

    def __init__(self, weights: Any) -> None:
        self.of_rows = weights[:-2].astype(np.float32)
        self.of_judgement = float(weights[-2])

    def __call__(self, rows: Any, own: list[float]) -> list[float]:
        seen = np.asarray(rows, np.uint8).reshape(len(own), -1).astype(np.float32)
        leads = seen @ self.of_rows + self.of_judgement * np.array(own)
        # In a game for two, one seat's lead is the other's deficit.
        return list((leads - leads.mean()).tolist())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learn", type=int, default=2000, help="games to learn from")
    parser.add_argument("--games", type=int, default=100, help="games in the arena")
    parser.add_argument("--iterations", type=int, default=30, help="iterations of the search with the learned value")
    parser.add_argument("--against", type=int, default=30, help="iterations of the search without it")
    parser.add_argument("--workers", type=int, default=1, help="processes that play the games to learn from")
    chosen = parser.parse_args()
    weights = learn(chosen.learn, chosen.workers)
    own, learned = explained_variance(weights, chosen.learn // 4)
    print(f"explained variance of the final lead: own judgement {own:.3f}, learned {learned:.3f}")

    judged = replace(GAME, rules=JudgedRules(GAME.rules, GAME.encoder, LearnedJudge(weights)))
    parameters = search_parameters(GAME.search)
    bots: list[Bot] = [
        SearchBot(judged, parameters, iterations=chosen.iterations),
        SearchBot(GAME, parameters, iterations=chosen.against),
    ]
    contest = Contest("renature", ["learned", "own"], 2, seed=3)
    rows = [play_game(contest, GAME, GAME.options(players=2), bots, n) for n in range(chosen.games)]
    for one in standings(contest, rows):
        share, ms = one.score / one.games, one.seconds_per_move * 1000
        print(f"{one.bot:>8}: {share:.1%} of the victories ({one.low:.0%} to {one.high:.0%}), {ms:.1f} ms per decision")


if __name__ == "__main__":
    main()
