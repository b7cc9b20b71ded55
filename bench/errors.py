"""The mean error of every level, over positions that all levels share (`spinney/bots/errors.py`).

python bench/errors.py GAME --players 2 --player search:60    judges missing positions; if stopped, it continues
python bench/errors.py                                        prints the files in bench/errors as tables

Positions come from games of forester. In each, every level chooses, the finder names the best action, and the player
plays every action chosen to the end, in worlds and with random numbers that none of the bots has seen.
"""

from __future__ import annotations

import argparse
import math
import sys
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct

from spinney.bots import make_bot
from spinney.bots.errors import best_action, errors_of
from spinney.core.levels import LEVELS
from spinney.core.rng import QuickRng
from spinney.core.view import View
from spinney.games import GAMES

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.studies import continue_study, read_study

FOLDER = Path(__file__).parent / "errors"
SEED = 41
# XORed with the number of a position: the seed of its worlds and playouts.
WORLD_SEED = 0x9B05688C


class Study(Struct, frozen=True):
    """The first line of a file."""

    game: str
    players: int
    finder: str
    player: str
    worlds: int


class Row(Struct, frozen=True):
    """One position."""

    number: int
    choices: dict[str, int]
    """level -> the action it chose."""
    losses: dict[int, tuple[float, float]]
    """action -> its loss, and how uncertain that is."""


def position(study: Study, number: int) -> View[Any, Any]:
    """What the deciding seat sees at some moment of a game of foresters, where it has a real choice."""
    game = GAMES[study.game]
    forester = make_bot("forester", game)
    rng = QuickRng(SEED, number)
    state = game.new(seed=SEED, number=number, players=study.players)
    views = []
    while (seat := game.actor(state)) >= 0:
        legal, view = game.legal(state, seat), game.view(state, seat)
        if len(game.rules.candidates(state, seat)) > 1:
            views.append(view)
        game.apply(state, seat, forester.choose(view, legal, rng).action)
    return views[rng.below(len(views))]


def judge(study: Study, number: int) -> Row:
    game = GAMES[study.game]
    view = position(study, number)
    legal = game.legal(game.assemble(view), view.seat)
    choices = {
        level: int(make_bot(level, game).choose(view, legal, QuickRng(SEED + 1, number)).action) for level in LEVELS
    }
    seed = WORLD_SEED ^ number
    best = best_action(game, view, make_bot(study.finder, game), seed)
    found = errors_of(game, view, choices.values(), best, make_bot(study.player, game), study.worlds, seed)
    losses = {action: (round(error.loss, 4), round(error.doubt, 4)) for action, error in found.items()}
    return Row(number, choices, losses)


def level_error(rows: list[Row], level: str) -> str:
    """The mean error of a level in points of winning chance, its 95 % interval over positions, and how many actions
    are worse by more than 20 points beyond doubt."""
    losses = [row.losses[row.choices[level]] for row in rows]
    count = len(losses)
    mean = sum(loss for loss, _ in losses) / count
    half = 1.96 * math.sqrt(sum((loss - mean) ** 2 for loss, _ in losses) / max(1, count - 1) / count)
    clear = sum(loss - 1.96 * doubt > 0.2 for loss, doubt in losses)
    return f"{100 * mean:.1f} ({100 * (mean - half):.1f} to {100 * (mean + half):.1f}), {clear / count:.0%}"


def show() -> None:
    """One table per game: levels, and numbers of players."""
    found: dict[str, dict[int, tuple[Study, list[Row]]]] = {}
    for path in sorted(FOLDER.glob("*.jsonl")):
        study, rows = read_study(path, Study, Row)
        if rows:
            found.setdefault(study.game, {})[study.players] = (study, rows)
    for game, cells in found.items():
        heads = [
            f"{players} players: {len(rows)} positions, {study.worlds} worlds, played on by {study.player}"
            for players, (study, rows) in cells.items()
        ]
        print(f"| {game} | {' | '.join(heads)} |\n|---|{'---|' * len(heads)}")
        for level in LEVELS:
            print(f"| {level} | {' | '.join(level_error(rows, level) for _, rows in cells.values())} |")
        print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--finder", default="dryad")
    parser.add_argument("--player", default="search:60")
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--positions", type=int, default=100)
    chosen = parser.parse_args()
    if chosen.game is not None:
        study = Study(chosen.game, chosen.players, chosen.finder, chosen.player, chosen.worlds)
        path = FOLDER / f"{study.game}-{study.players}.jsonl"
        continue_study(path, study, chosen.positions, partial(judge, study))
        return
    show()


if __name__ == "__main__":
    main()
