"""Perft: how many positions can follow a position. A changed count is a changed rule.

Positions are the start and middles of random games; `python -m tests.regenerate` counts them again.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from spinney.cli.perft import perft
from spinney.core.game import AnyGame
from tests.contract.worlds import TABLES, position

FILE = Path(__file__).parent / "counts.json"

# How many decisions into a random game, and how deep from there: about ten thousand positions each.
MIDDLES = (0, 7, 30, 61)
MOST = 20_000
DEEPEST = 4


class Count(Struct, frozen=True):
    table: str
    """The game and the number of the table in TABLES."""
    middle: int
    depth: int
    count: int


def counts(game: AnyGame, number: int, middle: int) -> list[Count]:
    """Counts at growing depths until they get large."""
    _, options = TABLES[number]
    state = position(game, options, number, middle)
    found = []
    for depth in range(1, DEEPEST + 1):
        count = perft(game, state, depth)
        found.append(Count(table_name(number), middle, depth, count))
        if count * 20 > MOST:
            break
    return found


def table_name(number: int) -> str:
    key, options = TABLES[number]
    extras = [name for name in ("opening_discard", "youngest") if getattr(options, name, False)]
    return "-".join([key, str(options.players), *extras])
