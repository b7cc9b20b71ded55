"""Learn a value for Renature by self-play, use it in the search, and measure whether that plays better.

    python examples/learn_value.py [--learn 800] [--games 100] [--iterations 100] [--folder FOLDER]

1. Self-play: games of the search against itself, 30 iterations per decision, some moves at random. Where a turn
   begins it keeps the numbers that the game offers about every seat (`features.py`), and who won in the end.
2. Learning: one weight for every number and stage of the game; a softmax over the seats makes them chances.
3. Plugging in: the search with the learned value, and without.
4. The arena: both at the same number of iterations, with the same deals from both seats.

`spinney train` does the same in several rounds, each with the value of the round before; docs/learning.md has what
that is worth. It needs `pip install 'spinney-games[numpy]'` and a few minutes.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from spinney.bots import make_bot
from spinney.bots.arena import Contest, play_game, standings
from spinney.games import GAMES
from spinney.training import Fit, Plan, fit, play_round, write

GAME = GAMES["renature"]


def learn(games: int, folder: Path) -> Path:
    """Weights learned from this many games, in a file."""
    plan = Plan("renature", players=2, games=(games,), iterations=30, fit=Fit(decay=1e-3))
    positions = play_round(plan, 1, None, folder / "round-1")
    weights, measured = fit(plan, positions)
    print(f"log-loss in games held out: {measured['loss']:.3f}, by chance {measured['loss of saying even']:.3f}")
    strongest = sorted(zip(weights.features, weights.linear[6], strict=True), key=lambda pair: -abs(pair[1]))
    print("mid-game weights: " + ", ".join(f"{name} {weight:+.2f}" for name, weight in strongest[:8]))
    path = folder / "weights.json"
    path.write_bytes(write(weights))
    return path


def compete(path: Path, iterations: int, games: int) -> None:
    """The search with the learned value against the search with the game's own judgement."""
    names = [f"learned:{iterations}@{path}", f"search:{iterations}"]
    bots = [make_bot(name, GAME) for name in names]
    contest = Contest("renature", ["learned", "own"], 2, seed=3)
    rows = [play_game(contest, GAME, GAME.options(players=2), bots, number) for number in range(games)]
    for one in standings(contest, rows):
        share, ms = one.score / one.games, one.seconds_per_move * 1000
        print(f"{one.bot:>8}: {share:.1%} of the victories ({one.low:.0%} to {one.high:.0%}), {ms:.1f} ms per decision")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learn", type=int, default=800, help="games to learn from")
    parser.add_argument("--games", type=int, default=100, help="games in the arena")
    parser.add_argument("--iterations", type=int, default=100, help="of both searches in the arena")
    parser.add_argument("--folder", type=Path, help="where games and weights are kept; default: nowhere")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        compete(learn(chosen.learn, chosen.folder or Path(temporary)), chosen.iterations, chosen.games)


if __name__ == "__main__":
    main()
