"""Tunes the settings of a search and the weights of a judgement, by duels against those in use.

    python bench/tuning.py arboretum                          try all changes on the list that are still untried
    python bench/tuning.py arboretum --try turns=8 --try kin=0.8,step=1
    python bench/tuning.py arboretum --table                  only show the results

A duel is a change against what is in use: both think for the same number of iterations, with shared deals and both
seats. It ends when a sequential test has decided whether the change wins 58 % or 50 %, or after `--games`. Weights that
only affect the value are tried by bots that look one step ahead (`--iterations 0`), in a hundredth of the time.

Every duel is kept as a line of bench/tuning/GAME.jsonl, together with the values in use at the time. A change that
helps is put into the game's `levels.py` or `prospects.py` by hand, and the list is tried again.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from spinney.bots.arena import BOUND, Contest, Row, balance, decided, interval, play_game, share
from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.levels import search_parameters
from spinney.bots.search_bot import SearchBot
from spinney.core.bot import Answer, Bot
from spinney.core.game import AnyGame
from spinney.core.levels import SearchSettings
from spinney.core.rng import QuickRng
from spinney.core.view import View
from spinney.games import GAMES

FOLDER = Path(__file__).parent / "tuning"
SEED = 77
BETTER = 0.58

NAMES = ("exploration", "width", "growth", "turns", "worlds")
# The values to try: some lower and some higher than those in use.
TRIED: dict[str, dict[str, tuple[float, ...]]] = {
    "arboretum": {
        "turns": (2, 8),
        "growth": (0.35,),
        "exploration": (0.25, 0.6),
        "width": (4,),
        "gain": (0, 2),
        "step": (0.25, 1),
        "kin": (0, 1),
        "even": (2, 10),
        "holding": (0.06, 0.16),
        "denial": (0.3, 1.2),
        "tries": (8, 32),
        "luck": (0.3, 1),
        "spread_of_deck": (0.6, 1.3),
        "step_per_card": (0.01, 0.04),
        "hold_per_card": (0.002, 0.008),
    },
    "treehouse": {"turns": (10,), "exploration": (0.6, 1.5), "width": (4,), "growth": (0.4,)},
    "renature": {"turns": (2,), "exploration": (0.05, 0.2), "width": (4,), "growth": (0.3, 0.5)},
}
# Weights that only affect the value: tried one step ahead.
VALUE = ("spread_of_deck", "step_per_card", "hold_per_card")


class Duel(Struct, frozen=True):
    """A change, the values it was measured against, and its result."""

    change: str
    iterations: int
    in_use: dict[str, float]
    games: int
    score: float

    def verdict(self) -> str:
        """The result of the sequential test."""
        if abs(balance(self.score, self.games, 0.5, BETTER)) < BOUND:
            return "open"
        return "better" if self.score / self.games > (0.5 + BETTER) / 2 else "not better"


def weights_of(game: str) -> Any:
    """The weights of a game's judgement that can be changed; None if it has none."""
    try:
        return getattr(import_module(f"spinney.games.{game}.prospects"), "WEIGHTS", None)
    except ImportError:
        return None


def in_use(game: str) -> dict[str, float]:
    """Settings and weights by name."""
    found = {name: float(value) for name, value in asdict(GAMES[game].search).items()}
    weights = weights_of(game)
    found |= {name: getattr(weights, name) for name in TRIED[game] if name not in NAMES}
    return found


class ChangedBot(Bot):
    """A bot that thinks with some weights changed, and restores them afterwards."""

    def __init__(self, game: AnyGame, iterations: int, change: dict[str, float]) -> None:
        exploration, width, growth, turns, worlds = ((in_use(game.key) | change)[name] for name in NAMES)
        settings = SearchSettings(exploration, int(width), growth, int(turns), int(worlds))
        self.weights = weights_of(game.key)
        self.change = {name: value for name, value in change.items() if name not in NAMES}
        self.bot: Bot = GreedyBot(game)
        if iterations:
            self.bot = SearchBot(game, search_parameters(settings), iterations=iterations)

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        before = {name: getattr(self.weights, name) for name in self.change}
        self.set_weights(self.change)
        answer = self.bot.choose(view, legal, rng)
        self.set_weights(before)
        return answer

    def set_weights(self, weights: dict[str, float]) -> None:
        for name, value in weights.items():
            setattr(self.weights, name, value)


def read_change(game: str, text: str) -> dict[str, float]:
    known = {*NAMES, *(name for name in dir(weights_of(game)) if not name.startswith("_"))}
    pairs = [part.partition("=") for part in text.split(",")]
    for name, _, _ in pairs:
        if name not in known:
            raise SystemExit(f"{game} has no {name!r}; choose from {', '.join(sorted(known))}")
    return {name: float(value) for name, _, value in pairs}


def duel(key: str, text: str, iterations: int, games: int) -> Duel:
    game = GAMES[key]
    options = game.options(players=2)
    contest = Contest(key, [text, "in use"], 2, SEED)
    change = read_change(key, text)
    bots: list[Bot] = [ChangedBot(game, iterations, change), ChangedBot(game, iterations, {})]
    rows: list[Row] = []
    while len(rows) < games and decided(rows, 2, 0.5, BETTER) is None:
        rows += [play_game(contest, game, options, bots, len(rows) + k) for k in range(2)]
    return Duel(text, iterations, in_use(key), len(rows), sum(share(row, row.seats.index(0)) for row in rows))


def read(game: str) -> list[Duel]:
    path = FOLDER / f"{game}.jsonl"
    return [msgspec.json.decode(line, type=Duel) for line in path.read_bytes().splitlines()] if path.exists() else []


def show(game: str) -> None:
    print(f"{game}, in use: " + ", ".join(f"{name} {value:g}" for name, value in in_use(game).items()))
    print("\n| change | iterations | games | share | 95 % | |\n|---|---|---|---|---|---|")
    for one in read(game):
        low, high = interval(one.score, one.games)
        stale = "" if one.in_use == in_use(game) else ", against values no longer in use"
        cells = [one.change, str(one.iterations or "one step"), str(one.games), f"{one.score / one.games:.1%}"]
        print(f"| {' | '.join([*cells, f'{low:.0%} to {high:.0%}', one.verdict() + stale])} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument(
        "--try", dest="changes", action="append", metavar="NAME=VALUE,...", help="try this instead of the list"
    )
    parser.add_argument("--iterations", type=int, default=100, help="iterations per decision; 0 looks one step ahead")
    parser.add_argument("--games", type=int, default=300, help="most games per duel")
    parser.add_argument("--table", action="store_true", help="only show the results")
    arguments = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    known = {(one.change, one.iterations) for one in read(arguments.game) if one.in_use == in_use(arguments.game)}
    listed = [f"{name}={value:g}" for name, values in TRIED[arguments.game].items() for value in values]
    for text in [] if arguments.table else arguments.changes or listed:
        iterations = 0 if text.startswith(VALUE) else arguments.iterations
        if (text, iterations) in known:
            continue
        found = duel(arguments.game, text, iterations, arguments.games)
        with (FOLDER / f"{arguments.game}.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")
        print(f"{text}: {found.score:g} of {found.games}, {found.verdict()}", flush=True)
    show(arguments.game)


if __name__ == "__main__":
    main()
