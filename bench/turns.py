"""Compares two commits, measured alternately so that other work on the machine affects both alike.

    python bench/turns.py dbb0397 HEAD                 the engine, the search and the server, 20 laps
    python bench/turns.py dbb0397 HEAD --what search --laps 5

Both commits are unpacked and compiled under build/turns, once. A lap runs both, in alternating order. It prints the
ratios of speed in CPU time, new to old (above 1 is faster): the median of the laps and its 95 % confidence interval.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from rich.progress import track

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "turns"
CERTAINTY = 0.95
Rates = dict[str, float]
"""Rates per second, by what is measured."""


def unpack(commit: str) -> Path:
    """A folder with the files of a commit, and its compiled package in `built`."""
    name = subprocess.check_output(["git", "rev-parse", "--short", commit], cwd=ROOT, text=True).strip()
    folder = FOLDER / name
    if not (folder / "built").is_dir():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        packed = subprocess.Popen(["git", "archive", name], cwd=ROOT, stdout=subprocess.PIPE)
        subprocess.run(["tar", "-x", "-C", folder], stdin=packed.stdout, check=True)
        subprocess.run([sys.executable, "hatch_build.py", "compiling"], cwd=folder, check=True)
        (folder / "compiling").rename(folder / "built")
    return folder


def run(folder: Path, *arguments: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(folder / "built"), "NO_COLOR": "1"}
    return subprocess.check_output(
        [sys.executable, *arguments], cwd=folder, env=environment, text=True, stderr=subprocess.DEVNULL
    )


def engine(folder: Path) -> Rates:
    output = run(folder, "-m", "spinney", "bench", "--json", "--no-interpreted", "--rounds=3")
    lines = [json.loads(line) for line in output.splitlines()]
    assert all(line["compiled"] for line in lines)
    return {f"{line['game']} {line['players']}p {line['what']}": line["games_per_second"] for line in lines}


def search(folder: Path) -> Rates:
    output = run(folder, "bench/search.py", "--seconds=0.1")
    assert "compiled: True" in output
    rates = {}
    for game, players, light, level in re.findall(r"(\w+) +(\d) players: light +([\d,]+).*level +([\d,]+)", output):
        rates[f"{game} {players}p light"] = float(light.replace(",", ""))
        rates[f"{game} {players}p level"] = float(level.replace(",", ""))
    return rates


def server(folder: Path) -> Rates:
    (folder / "build").mkdir(exist_ok=True)
    laps = json.loads(run(folder, "-m", "bench.server.moves", "--no-peer", "--json", "--laps=3"))
    return {name: 1e6 / statistics.median(lap["cpu_us"] for lap in of_one) for name, of_one in laps.items()}


MEASURES: dict[str, Callable[[Path], Rates]] = {"engine": engine, "search": search, "server": server}


def interval(values: list[float]) -> tuple[float, float]:
    """A confidence interval for the median, by the binomial distribution.

    >>> interval([float(n) for n in range(20)])
    (5.0, 14.0)
    """
    ordered, count = sorted(values), len(values)
    cut, tail = 0, 0.5**count
    while cut < (count - 1) // 2 and 2 * (tail + math.comb(count, cut + 1) * 0.5**count) <= 1 - CERTAINTY:
        cut += 1
        tail += math.comb(count, cut) * 0.5**count
    return ordered[cut], ordered[-1 - cut]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", help="a commit")
    parser.add_argument("new", help="a commit")
    parser.add_argument("--laps", type=int, default=20)
    parser.add_argument("--what", choices=list(MEASURES), action="append", help="may be repeated; default: all")
    args = parser.parse_args()
    if args.laps < 1:
        parser.error(f"at least 1 lap, not {args.laps}")
    old, new = unpack(args.old), unpack(args.new)
    for what in args.what or MEASURES:
        ratios: dict[str, list[float]] = {}
        whole: list[float] = []
        for lap in track(range(args.laps), what):
            order = (old, new) if lap % 2 == 0 else (new, old)
            found = {folder: MEASURES[what](folder) for folder in order}
            shared = found[old].keys() & found[new].keys()
            for name in sorted(shared):
                ratios.setdefault(name, []).append(found[new][name] / found[old][name])
            whole.append(statistics.geometric_mean(found[new][name] / found[old][name] for name in shared))
        print(f"{what}: {new.name} to {old.name}, {args.laps} laps")
        for name, values in [*ratios.items(), ("all", whole)]:
            low, high = interval(values)
            print(f"  {name:<28} {statistics.median(values):.3f}  [{low:.3f}, {high:.3f}]")


if __name__ == "__main__":
    main()
