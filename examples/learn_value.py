"""Learn a value of Renature by self-play, give it to the search, and measure whether it plays better.

    python examples/learn_value.py [--learn 2000] [--games 100] [--iterations 30] [--against 30]

1. Self-play: games by quick moves. Of every fourth decision the row that its seat saw, the lead that the game's own
   judgement expected there, and the lead that the seat had in the end.
2. Learning: one weight for every number of the row and one for the own judgement, by ridge regression. The sums it
   needs are added up group by group, so any number of games fits into memory.
3. Plugging in: `JudgedRules` is the same game with another judgement; the search does not notice the difference.
4. The arena: the search with the learned value against the search without, the same deals from both seats.

It needs `pip install 'spinney-games[numpy]'` and a few minutes; docs/learning.md has what came out.
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


def lessons(played: Played) -> tuple[Any, Any]:
    """What was known at some decisions, a line each with a 1 for the constant; and the lead in the end."""
    some = slice(played.first_game % EVERY, None, EVERY)
    known = [played.rows[some], played.expected[some, None], np.ones((len(played.rows[some]), 1))]
    return np.hstack(known).astype(np.float64), played.leads[some]


def learn(games: int, workers: int) -> Any:
    """The weights: of every number of a row, of the own judgement, and the constant."""
    products: Any = 0.0
    targets: Any = 0.0
    for played in play("renature", "quick", games=games, seed=1, workers=workers, expected=True):
        known, lead = lessons(played)
        products += known.T @ known
        targets += known.T @ lead
    return np.linalg.solve(products + RIDGE * np.eye(len(targets)), targets)


def explained(weights: Any, games: int) -> list[float]:
    """Of fresh games, the share of the final lead's variance that the own judgement and the learned value explain."""
    parts = [lessons(played) for played in play("renature", "quick", games=games, seed=2, expected=True)]
    known = np.concatenate([one for one, _ in parts])
    lead = np.concatenate([one for _, one in parts])
    return [float(np.corrcoef(guess, lead)[0, 1] ** 2) for guess in (known[:, -2], known @ weights)]


class Learned:
    """A judge for `JudgedRules`: predicts the lead of every seat from all rows and the game's own judgement."""

    def __init__(self, weights: Any) -> None:
        self.of_rows = weights[:-2].astype(np.float32)
        self.of_judgement = float(weights[-2])

    def __call__(self, rows: Any, own: list[float]) -> list[float]:
        seen = np.asarray(rows, np.uint8).reshape(len(own), -1).astype(np.float32)
        leads = seen @ self.of_rows + self.of_judgement * np.array(own)
        # What one of two seats wins the other loses.
        return list((leads - leads.mean()).tolist())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learn", type=int, default=2000, help="games to learn from")
    parser.add_argument("--games", type=int, default=100, help="games in the arena")
    parser.add_argument("--iterations", type=int, default=30, help="of the search with the learned value")
    parser.add_argument("--against", type=int, default=30, help="iterations of the search without it")
    parser.add_argument("--workers", type=int, default=1, help="processes that play the games to learn from")
    chosen = parser.parse_args()
    weights = learn(chosen.learn, chosen.workers)
    own, learned = explained(weights, chosen.learn // 4)
    print(f"explained of the final lead: own judgement {own:.3f}, learned {learned:.3f}")

    judged = replace(GAME, rules=JudgedRules(GAME.rules, GAME.encoder, Learned(weights)))
    parameters = search_parameters(GAME.search)
    bots: list[Bot] = [
        SearchBot(judged, parameters, iterations=chosen.iterations),
        SearchBot(GAME, parameters, iterations=chosen.against),
    ]
    contest = Contest("renature", ["learned", "own"], 2, seed=3)
    rows = [play_game(contest, GAME, GAME.options(players=2), bots, n) for n in range(chosen.games)]
    for one in standings(contest, rows):
        share, ms = one.score / one.games, one.seconds_per_move * 1000
        print(f"{one.bot:>8}: {share:.1%} of the victories ({one.low:.0%} to {one.high:.0%}), {ms:.1f} ms a decision")


if __name__ == "__main__":
    main()
