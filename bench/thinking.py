"""How much CPU time a level takes per decision: mean and 99th percentile of decisions with more than one action.

python bench/thinking.py --level dryad [--positions 100]    every game and number of players
"""

from __future__ import annotations

import argparse
import time

from spinney import is_compiled
from spinney.bots import make_bot
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES

SEED = 31


def decision_times(key: str, players: int, level: str, positions: int) -> list[float]:
    """Seconds of CPU time per decision, in positions of games that `forester` plays."""
    game = OUR_GAMES[key]
    bot, forester = make_bot(level, game), make_bot("forester", game)
    rng = QuickRng(SEED, players)
    found: list[float] = []
    number = 0
    while len(found) < positions:
        state = game.new(seed=SEED, number=number, players=players)
        number += 1
        while (seat := game.actor(state)) >= 0 and len(found) < positions:
            legal, view = game.legal(state, seat), game.view(state, seat)
            # One decision in eight, so that the positions come from whole games and not only from openings.
            if len(legal) > 1 and rng.below(8) == 0:
                started = time.process_time()
                bot.choose(view, legal, rng)
                found.append(time.process_time() - started)
            game.apply(state, seat, forester.choose(view, legal, rng).action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="dryad")
    parser.add_argument("--positions", type=int, default=100, help="per game and number of players")
    parser.add_argument("--game", choices=list(OUR_GAMES))
    parser.add_argument("--players", type=int)
    chosen = parser.parse_args()
    print(f"{chosen.level}, {'compiled' if is_compiled() else 'interpreted'}, seconds of CPU time per decision\n")
    print("| game | players | mean | 99 % below |\n|---|---|---|---|")
    for key in [chosen.game] if chosen.game else OUR_GAMES:
        for players in [chosen.players] if chosen.players else OUR_GAMES[key].players:
            times = sorted(decision_times(key, players, chosen.level, chosen.positions))
            mean, most = sum(times) / len(times), times[int(0.99 * (len(times) - 1))]
            print(f"| {key} | {players} | {mean:.3f} | {most:.3f} |", flush=True)


if __name__ == "__main__":
    main()
