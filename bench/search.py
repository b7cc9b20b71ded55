"""Measures the search: iterations per second of CPU time, memory of a long search, the first move of a new process.

    python bench/search.py [--seconds 10]

One iteration: copy the position, deal again what the seat cannot know, walk down the tree, add a node, play on for some
turns with quick moves, judge the position for every seat, and update the statistics along the path. `light` judges
after one turn; `level` uses the settings of the levels.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import time
from dataclasses import replace

from spinney import is_compiled
from spinney.bots.levels import search_parameters
from spinney.bots.search import Search, SearchParameters
from spinney.core.rng import QuickRng
from spinney.games import GAMES

COLD = """
import time
from spinney.bots import make_bot
from spinney.core.rng import QuickRng
from spinney.games import GAMES
game = GAMES["arboretum"]
state = game.deal(game.options(), QuickRng(1))
seat = game.rules.actor(state)
for _ in range(2):
    game.rules.apply(state, seat, 0)
legal = list(game.rules.legal(state, seat))
before = time.process_time()
started = time.perf_counter()
make_bot("search:0.5s", game).choose(game.view(state, seat), legal, QuickRng(1))
beyond = time.perf_counter() - started - 0.5
print(f"a new process: {before * 1000:.0f} ms of CPU until it thinks, {beyond * 1000:.0f} ms beyond its time limit")
"""


def first_decision(key: str, players: int, parameters: SearchParameters) -> Search:
    """A search at the first decision with more than one legal action."""
    game = GAMES[key]
    rng = QuickRng(3)
    state = game.deal(game.options(players=players), rng)
    while len(game.rules.legal(state, game.rules.actor(state))) == 1:
        seat = game.rules.actor(state)
        game.rules.apply(state, seat, game.rules.legal(state, seat)[0])
    return Search(game.rules, state, game.rules.actor(state), parameters, rng)


def rate(search: Search, iterations: int) -> float:
    started = time.process_time()
    for _ in range(iterations // 50):
        search.think(50)
    return iterations / (time.process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="length of the long search")
    seconds = parser.parse_args().seconds
    print(f"compiled: {is_compiled()}")
    for key, game in GAMES.items():
        for players in (2, 4):
            light = search_parameters(replace(game.search, turns=1, worlds=0))
            level = search_parameters(game.search)
            fast, slow = (rate(first_decision(key, players, one), 10_000) for one in (light, level))
            print(f"{key:<10} {players} players: light {fast:>9,.0f} iterations/s   level {slow:>9,.0f}")
    search = first_decision("arboretum", 2, search_parameters(GAMES["arboretum"].search))
    stop = time.monotonic() + seconds
    while time.monotonic() < stop:
        search.think(50)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"a search of {seconds:g} s: {search.iterations:,} iterations, {search.nodes:,} nodes, {memory:.0f} MB in total"
    )
    subprocess.run([sys.executable, "-c", COLD], check=True)


if __name__ == "__main__":
    main()
