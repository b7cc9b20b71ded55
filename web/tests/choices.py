"""Every choice of whole games, for the tests of the client: `python web/tests/choices.py` writes choices.json.

With --check it only says whether that file is what the rules offer today.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from spinney.core.rng import QuickRng
from spinney.games import GAMES

FILE = Path(__file__).with_name("choices.json")
SEED = 17


def choices(key: str) -> list[str]:
    """What anybody could choose at any time in one game each of two, three and four players, who choose at random."""
    game, found = GAMES[key], set[str]()
    for players in (2, 3, 4):
        state, rng = game.deal(game.options(players=players), QuickRng(SEED, players)), QuickRng(SEED, 0)
        while (seat := game.rules.actor(state)) >= 0:
            found.update(game.choices(state, seat))
            legal = list(game.rules.legal(state, seat))
            game.act(state, seat, legal[rng.below(len(legal))])
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="write every choice of whole games to choices.json")
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if the file is out of date")
    args = parser.parse_args()
    text = json.dumps({key: choices(key) for key in GAMES if key in ("arboretum", "treehouse", "renature")}, indent=0) + "\n"
    if not args.check:
        FILE.write_text(text)
    elif FILE.read_text() != text:
        sys.exit("web/tests/choices.json is not what the rules offer: run python web/tests/choices.py")


if __name__ == "__main__":
    main()
