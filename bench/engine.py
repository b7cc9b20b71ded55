"""Measures the engine against a C program that does the same work, in CPU time: `python bench/engine.py [--json]`.

Prints random games per second (compiled, interpreted, C), the cost of scoring an arboretum, the cost of a late action
compared with an early one, and the start-up time. Medians over interleaved rounds.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from spinney import is_compiled
from spinney.core.playout import play_out
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.games import GAMES
from spinney.games.arboretum.scoring import best_paths

ROUNDS = 7
GAMES_PER_ROUND = 4000
ARBORETUM = GAMES["arboretum"]
OPTIONS = ARBORETUM.options()


def our_games(games: int = GAMES_PER_ROUND) -> tuple[float, int]:
    """Microseconds per game, and a checksum of the final hands of the first games to compare with C."""
    started = time.process_time()
    for number in range(games):
        rng = QuickRng(1, number)
        play_out(ARBORETUM.rules, ARBORETUM.rules.setup(OPTIONS, rng), rng)
    elapsed = time.process_time() - started
    checksum = 0
    for number in range(100):
        rng = QuickRng(1, number)
        state = ARBORETUM.deal(OPTIONS, rng)
        play_out(ARBORETUM.rules, state, rng)
        for player in state.players:
            for card in player.hand:
                checksum = (checksum * 31 + card) & 0xFFFFFFFF
    return elapsed / games * 1e6, checksum


def c_program() -> Path | None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    program = Path(tempfile.mkdtemp()) / "arboretum"
    source = Path(__file__).parent / "arboretum.c"
    subprocess.run([compiler, "-O2", "-o", str(program), str(source)], check=True)
    return program


def c_games(program: Path, games: int) -> tuple[float, int]:
    answer = subprocess.run([str(program), str(games)], capture_output=True, text=True, check=True).stdout.split()
    return float(answer[0]), int(answer[2])


def scoring() -> float:
    """Microseconds for the best paths of all species in a finished arboretum, averaged over 200 of them."""
    groves = []
    for number in range(100):
        rng = QuickRng(2, number)
        state = ARBORETUM.deal(OPTIONS, rng)
        play_out(ARBORETUM.rules, state, rng)
        groves += [player.grove for player in state.players]
    started = time.process_time()
    for _ in range(20):
        for grove in groves:
            grove.paths_known = False  # discard the cached paths
            best_paths(grove)
    return (time.process_time() - started) / (20 * len(groves)) * 1e6


def early_and_late() -> tuple[float, float]:
    """Microseconds per action in the first and in the last third of a game, played step by step from Python."""
    game = ARBORETUM.rules
    spent = [0.0, 0.0, 0.0]
    taken = [0, 0, 0]
    for number in range(60):
        rng = QuickRng(3, number)
        state: State = game.setup(OPTIONS, rng)
        for third in range(3):
            started = time.process_time()
            for _ in range(38):
                seat = game.actor(state)
                game.apply(state, seat, game.random_action(state, seat, rng))
            spent[third] += time.process_time() - started
            taken[third] += 38
    return spent[0] / taken[0] * 1e6, spent[2] / taken[2] * 1e6


def start_up(*arguments: str) -> float:
    """CPU milliseconds of a new process beyond those of a bare Python."""
    times = []
    for command in ([*arguments], ["-c", "pass"]):
        before = os.times()
        subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL)
        after = os.times()
        times.append(after.children_user + after.children_system - before.children_user - before.children_system)
    return (times[0] - times[1]) * 1000


def interpreted_games() -> float:
    command = [sys.executable, __file__, "--games-only"]
    answer = subprocess.run(command, env=os.environ | {"SPINNEY_INTERPRETED": "1"}, capture_output=True, check=True)
    return float(answer.stdout)


def main() -> None:
    if "--games-only" in sys.argv:
        print(statistics.median(our_games(200)[0] for _ in range(3)))
        return
    program = c_program()
    ours, theirs, scores, early, late, imports, versions = [], [], [], [], [], [], []
    for _ in range(ROUNDS):
        per_game, checksum = our_games()
        ours.append(per_game)
        if program:
            assert c_games(program, 100)[1] == checksum, "the C program plays other games"
            theirs.append(c_games(program, GAMES_PER_ROUND)[0])
        scores.append(scoring())
        first, last = early_and_late()
        early.append(first)
        late.append(last)
        imports.append(start_up("-c", "import spinney"))
        versions.append(start_up("-m", "spinney", "--version"))
    game = statistics.median(ours)
    rows = {
        "compiled": is_compiled(),
        "random 2-player game, us": game,
        "random games a second": 1e6 / game,
        "times the C program's time": game / statistics.median(theirs) if theirs else None,
        "times the interpreted speed": interpreted_games() / game if is_compiled() else None,
        "best paths of an arboretum, us": statistics.median(scores),
        "action in the first third, us": statistics.median(early),
        "action in the last third, us": statistics.median(late),
        "import spinney, ms over bare Python": statistics.median(imports),
        "spinney --version, ms over bare Python": statistics.median(versions),
    }
    if "--json" in sys.argv:
        print(json.dumps(rows))
        return
    for name, value in rows.items():
        print(f"{name:<42} {value:>12,.2f}" if isinstance(value, float) else f"{name:<42} {value!s:>12}")


if __name__ == "__main__":
    main()
