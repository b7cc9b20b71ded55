"""A bot against the sparring partners for Arboretum, which are part of the tests; continues where it was stopped.

    python bench/sparring.py --bot elder --games 60
    python bench/sparring.py --bot search:1000 --games 400

Results go to bench/sparring, one file per pair, in the format of the arena; bench/strength.py tabulates them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from spinney.bots import make_bot
from spinney.bots.arena import Contest, ResultsFile, interval, missing, play_game, share
from spinney.games import GAMES

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.games.arboretum.sparring import SPARRING

FOLDER = Path(__file__).parent / "sparring"
SEED = 11


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="elder", help="a level, or search:500")
    parser.add_argument("--games", type=int, default=60, help="number of games against each partner")
    parser.add_argument("--partners", default=",".join(SPARRING))
    arguments = parser.parse_args()
    game = GAMES["arboretum"]
    options = game.options(players=2)
    FOLDER.mkdir(exist_ok=True)
    for partner in arguments.partners.split(","):
        contest = Contest("arboretum", [arguments.bot, partner], 2, SEED, msgspec.to_builtins(options))
        path = FOLDER / f"{arguments.bot.replace(':', '-')}-{partner}.jsonl"
        results = ResultsFile(path, contest)
        bots = [make_bot(arguments.bot, game), SPARRING[partner]()]
        for number in missing(results, arguments.games):
            results.add(play_game(contest, game, options, bots, number))
        rows = results.first(arguments.games)
        score = sum(share(row, row.seats.index(0)) for row in rows)
        low, high = interval(score, len(rows))
        print(f"{arguments.bot} against {partner}: {score:g} of {len(rows)}, {low:.0%} to {high:.0%}", flush=True)


if __name__ == "__main__":
    main()
