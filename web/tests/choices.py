"""Choices of whole games, for tests of the client: `python web/tests/choices.py` writes choices.json and moments.json.

With --check it only says whether these files are what the rules offer today.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from spinney.core.rng import QuickRng
from spinney.games import GAMES, OUR_GAMES

FOLDER = Path(__file__).parent
SEED = 17
# Options that offer what is otherwise never offered.
RARE = {"treehouse": {"youngest": True}}
# The aids that an action in words needs.
NEEDED = {"renature": ("prices", "room")}


def decisions(key: str, seed: int = SEED, **options: Any) -> Iterator[tuple[Any, int]]:
    """Every decision of one game each of two, three and four players, who choose at random: the state and the seat."""
    game = GAMES[key]
    for players in (2, 3, 4):
        state = game.deal(game.options(players=players, **options), QuickRng(seed, players))
        rng = QuickRng(seed, 0)
        while (seat := game.rules.actor(state)) >= 0:
            yield state, seat
            legal = list(game.rules.legal(state, seat))
            game.act(state, seat, legal[rng.below(len(legal))])


def choices(key: str) -> list[str]:
    """What anybody could choose at any time."""
    return sorted({text for state, seat in decisions(key) for text in GAMES[key].choices(state, seat)})


def moments(key: str) -> list[dict[str, Any]]:
    """For each phase of a game, what a seat sees that has most kinds of actions, and most actions, to choose from."""
    game, found = GAMES[key], dict[str, tuple[tuple[int, int], dict[str, Any]]]()
    for seed, options in product(range(SEED, SEED + 12), ({}, RARE.get(key, {}))):
        for state, seat in decisions(key, seed, **options):
            view, offered = game.view(state, seat), list(game.choices(state, seat))
            phase = view.public.phase
            variety = len({text.split()[0] for text in offered}), len(offered)
            if phase not in found or variety > found[phase][0]:
                aids = msgspec.to_builtins(game.aids(view))
                needed = {name: aids[name] for name in NEEDED.get(key, ())}
                found[phase] = variety, {"view": msgspec.to_builtins(view), "choices": offered, "aids": needed}
    return [moment for _, moment in found.values()]


def main() -> None:
    parser = argparse.ArgumentParser(description="write choices of whole games to choices.json and moments.json")
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a file is out of date")
    args = parser.parse_args()
    texts = {
        "choices.json": json.dumps({key: choices(key) for key in OUR_GAMES}, indent=0),
        "moments.json": json.dumps({key: moments(key) for key in OUR_GAMES}, separators=(",", ":")),
    }
    for name, text in texts.items():
        if not args.check:
            (FOLDER / name).write_text(text + "\n")
        elif (FOLDER / name).read_text() != text + "\n":
            sys.exit(f"web/tests/{name} is not what the rules offer: run python web/tests/choices.py")


if __name__ == "__main__":
    main()
