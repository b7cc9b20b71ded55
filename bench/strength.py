"""Prints docs/strength.md from the arena's files in bench/strength."""

from __future__ import annotations

from pathlib import Path

import msgspec

from spinney.bots.arena import Contest, Row, interval, share
from spinney.bots.levels import LEVEL_BY_KEY, SETTINGS

FOLDER = Path(__file__).parent / "strength"

HEAD = """# How strong the levels are

Written by `python bench/strength.py` from the arena's files in `bench/strength`; do not edit by hand.
Every row was played with `spinney arena GAME --bots UPPER,LOWER --players N --seed S --out FILE`:
deals shared, seats rotated.
Share is what the upper level had of the victories, a shared one counting as a share, with Wilson's 95 % interval.
With two players even play gives 50 %; with three or four one upper level sits against others of the level below,
and even play gives 33.3 % or 25 %.
ms is the mean time a decision took, wall clock, on two shared and busy cores: too high rather than too low.
"""


def read(path: Path) -> tuple[Contest, list[Row]]:
    lines = path.read_bytes().splitlines()
    return msgspec.json.decode(lines[0], type=Contest), [msgspec.json.decode(line, type=Row) for line in lines[1:]]


def mean_time(rows: list[Row], bot: int) -> float:
    """Milliseconds a decision."""
    sides = [
        (row.seconds[seat], row.decisions[seat]) for row in rows for seat, who in enumerate(row.seats) if who == bot
    ]
    return 1000 * sum(seconds for seconds, _ in sides) / max(1, sum(decisions for _, decisions in sides))


def budget(game: str, name: str) -> str:
    level = LEVEL_BY_KEY.get(name)
    if level is None:
        return name
    return f"doubt {level.doubt[game]:g}" if game in level.doubt else f"{level.iterations[game]} iterations"


def main() -> None:
    print(HEAD)
    tables: dict[tuple[str, int], list[str]] = {}
    order = ["random", *LEVEL_BY_KEY]
    contests = [read(path) for path in FOLDER.glob("*.jsonl")]
    for contest, rows in sorted(contests, key=lambda pair: order.index(pair[0].bots[0])):
        score = sum(share(row, row.seats.index(0)) for row in rows)
        low, high = interval(score, len(rows))
        upper, lower = contest.bots
        cells = [
            f"{upper} ({budget(contest.game, upper)})",
            f"{lower} ({budget(contest.game, lower)})",
            str(len(rows)),
            f"{score / len(rows):.1%}",
            f"{low:.0%} to {high:.0%}",
            f"{mean_time(rows, 0):.1f} / {mean_time(rows, 1):.1f}",
        ]
        tables.setdefault((contest.game, contest.players), []).append("| " + " | ".join(cells) + " |")
    for (game, players), lines in sorted(tables.items()):
        print(f"## {game}, {players} players\n")
        print("| upper | lower | games | share | 95 % | ms upper / lower |\n|---|---|---|---|---|---|")
        print("\n".join(lines) + "\n")
    print("## Settings of the search\n")
    print("Exploration, width, growth, turns, worlds, as `bots/search.py` explains them.\n")
    for game, settings in SETTINGS.items():
        print(f"- {game}: {', '.join(str(part) for part in settings)}")


if __name__ == "__main__":
    main()
