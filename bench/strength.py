"""Prints docs/strength.md from the arena's files in bench/strength and bench/sparring.

python bench/strength.py > docs/strength.md
python bench/strength.py --play             plays missing games; if stopped, it continues the next time
"""

from __future__ import annotations

import argparse
from dataclasses import astuple
from itertools import pairwise
from pathlib import Path

import msgspec

from spinney.bots.arena import Contest, Row, interval, share
from spinney.cli import run
from spinney.core.levels import LEVELS, LookAhead
from spinney.games import GAMES

FOLDER = Path(__file__).parent / "strength"
SPARRING = Path(__file__).parent / "sparring"

# Players -> games per row.
PLAN = {2: 400, 3: 120, 4: 120}
SEED = "11"

HEAD = """# How strong the levels are

Written by `python bench/strength.py` from the arena's files in `bench/strength`; do not edit by hand.
Every row was played with `spinney arena GAME --bots UPPER,LOWER --players N --seed S --out FILE`:
deals shared, seats rotated; `python bench/strength.py --play` goes on with rows that have fewer games than planned.
Share is what the upper level had of the victories, a shared one counting as a share, with Wilson's 95 % interval.
With two players even play gives 50 %; with three or four one upper level sits against others of the level below,
and even play gives 33.3 % or 25 %.
ms is the mean time of a decision in the quickest tenth of the games, for the two cores were shared and often busy.
The rows of Renature were played in the valley of rules version 1, with two clouds on (9,8) instead of (2,8).
"""

SPARRING_HEAD = """## Sparring partners

Three programs that play Arboretum as the best published ones do (`tests/games/arboretum/sparring.py`):
`denial` holds what others need, `builder` lays a staircase and then takes the largest gain,
`one_ply` weighs paths by the chance of the right to score.
Two players, deals shared, seats changed, by `python bench/sparring.py`; s is the time of a game, as ms above.
"""


def play() -> None:
    """Every level against the one below, in every game, quick levels first."""
    for lower, upper in pairwise(["random", *LEVELS]):
        for players, games in PLAN.items():
            for game in GAMES:
                path = FOLDER / f"{game}-{players}-{upper}-{lower}.jsonl"
                arguments = ["--players", str(players), "--games", str(games), "--seed", SEED, "--out", str(path)]
                run(["arena", game, "--bots", f"{upper},{lower}", *arguments])


def read(path: Path) -> tuple[Contest, list[Row]]:
    lines = path.read_bytes().splitlines()
    return msgspec.json.decode(lines[0], type=Contest), [msgspec.json.decode(line, type=Row) for line in lines[1:]]


def quick(times: list[float]) -> float:
    """The mean of the quickest tenth."""
    few = sorted(times)[: max(1, len(times) // 10)]
    return sum(few) / len(few)


def decision_time(rows: list[Row], bot: int) -> float:
    """Milliseconds per decision."""
    sides = [
        (row.seconds[seat], row.decisions[seat]) for row in rows for seat, who in enumerate(row.seats) if who == bot
    ]
    return quick([1000 * seconds / decisions for seconds, decisions in sides])


def budget(game: str, name: str) -> str:
    """A bot and its strength: `elder (4000 iterations)`."""
    strength = GAMES[game].levels.get(name)
    if strength is None:
        return name
    if isinstance(strength, LookAhead):
        return f"{name} (doubt {strength.doubt:g})"
    return f"{name} ({strength.iterations} iterations)"


def result(rows: list[Row]) -> list[str]:
    """Games, share and interval of the first bot."""
    score = sum(share(row, row.seats.index(0)) for row in rows)
    low, high = interval(score, len(rows))
    return [str(len(rows)), f"{score / len(rows):.1%}", f"{low:.0%} to {high:.0%}"]


def sparring() -> None:
    print(SPARRING_HEAD)
    print("| bot | partner | games | share | 95 % | s |\n|---|---|---|---|---|---|")
    for path in sorted(SPARRING.glob("*.jsonl")):
        contest, rows = read(path)
        bot, partner = contest.bots
        seconds = quick([sum(row.seconds) for row in rows])
        print("| " + " | ".join([budget(contest.game, bot), partner, *result(rows), f"{seconds:.1f}"]) + " |")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", action="store_true", help="play missing games instead of printing")
    if parser.parse_args().play:
        play()
        return
    print(HEAD)
    tables: dict[tuple[str, int], list[str]] = {}
    order = ["random", *LEVELS]
    contests = [read(path) for path in FOLDER.glob("*.jsonl")]
    for contest, rows in sorted(contests, key=lambda pair: order.index(pair[0].bots[0])):
        upper, lower = (budget(contest.game, name) for name in contest.bots)
        cells = [upper, lower, *result(rows), f"{decision_time(rows, 0):.1f} / {decision_time(rows, 1):.1f}"]
        tables.setdefault((contest.game, contest.players), []).append("| " + " | ".join(cells) + " |")
    for (game, players), lines in sorted(tables.items()):
        print(f"## {game}, {players} players\n")
        print("| upper | lower | games | share | 95 % | ms upper / lower |\n|---|---|---|---|---|---|")
        print("\n".join(lines) + "\n")
    sparring()
    print("## Settings of the search\n")
    print(
        "Exploration, width, growth, turns, worlds, as `bots/search.py` explains them; `bench/tuning.py` tries others,"
    )
    print("and keeps in `bench/tuning` what each scored against what is in use.\n")
    for key, played in GAMES.items():
        print(f"- {key}: {', '.join(str(part) for part in astuple(played.search))}")


if __name__ == "__main__":
    main()
