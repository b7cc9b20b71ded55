"""Whether the chances that hints show come true: games of one level against itself, judged by another.

python bench/calibration.py GAME --players 2 --bot forester --adviser learned:400 --games 300
                            plays missing games; if stopped, it continues the next time
python bench/calibration.py prints a reliability table of every file in bench/calibration

A position counts once for every seat. Positions of one game share its result, so intervals are bootstrapped over games.
"""

from __future__ import annotations

import argparse
import random
import sys
from functools import partial
from pathlib import Path

from msgspec import Struct

from spinney.bots import make_bot
from spinney.bots.playing import bot_rngs
from spinney.core.rng import QuickRng
from spinney.games import GAMES
from spinney.server.settings import Settings

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.studies import continue_study, read_study

FOLDER = Path(__file__).parent / "calibration"
SEED = 23
POSITIONS = 10
BINS = 10
RESAMPLES = 400


class Study(Struct, frozen=True):
    """The first line of a file."""

    game: str
    players: int
    bot: str
    adviser: str
    weights: str
    """The hash of the adviser's weights; empty if it has none."""


class Row(Struct, frozen=True):
    """One game: the chances of all seats at some positions, and every seat's share of the victory."""

    number: int
    chances: list[list[float]]
    shares: list[float]


def play_game(study: Study, number: int) -> Row:
    """Play a game, and ask the adviser at positions spread over its decisions."""
    game = GAMES[study.game]
    player, adviser = make_bot(study.bot, game), make_bot(study.adviser, game)
    state = game.new(seed=SEED, number=number, players=study.players)
    rngs = bot_rngs(SEED, number, study.players)
    asked = []
    while (seat := game.actor(state)) >= 0:
        legal = game.legal(state, seat)
        view = game.view(state, seat)
        if len(legal) > 1:
            asked.append((view, legal))
        game.apply(state, seat, player.choose(view, legal, rngs[seat]).action)
    dice = QuickRng(SEED + 1, number)
    chances: list[list[float]] = []
    while len(chances) < POSITIONS and asked:
        view, legal = asked.pop(dice.below(len(asked)))
        belief = adviser.choose(view, legal, dice).belief
        if belief is not None:
            chances.append([round(chance, 4) for chance in belief.chances])
    winners = game.outcome(state).winners
    return Row(number, chances, [1 / len(winners) if seat in winners else 0.0 for seat in range(study.players)])


def play(key: str, players: int, bot: str, adviser: str, games: int) -> None:
    game = GAMES[key]
    weights = make_bot(adviser, game).weights_hash(game.new(seed=0, players=players))
    study = Study(key, players, bot, adviser, weights)
    path = FOLDER / f"{key}-{players}-{bot}-{adviser.replace(':', '')}.jsonl"
    continue_study(path, study, games, partial(play_game, study))


def table(rows: list[Row]) -> dict[int, tuple[float, float, float]]:
    """By bin: how many positions, their mean chance, their mean share of the victory."""
    sums: dict[int, list[float]] = {}
    for row in rows:
        for chances in row.chances:
            for chance, share in zip(chances, row.shares, strict=True):
                total = sums.setdefault(min(int(chance * BINS), BINS - 1), [0.0, 0.0, 0.0])
                total[0] += 1
                total[1] += chance
                total[2] += share
    return {place: (count, chance / count, share / count) for place, (count, chance, share) in sums.items()}


def show(study: Study, rows: list[Row]) -> None:
    print(f"### {study.game}, {study.players} players: {study.adviser} about {len(rows)} games of {study.bot}\n")
    print("| chance | positions | mean chance | won | 95 % |\n|---|---|---|---|---|")
    dice = random.Random(1)
    again = [table(dice.choices(rows, k=len(rows))) for _ in range(RESAMPLES)]
    for place, (count, chance, share) in sorted(table(rows).items()):
        shares = sorted(one[place][2] for one in again if place in one)
        low, high = shares[int(0.025 * len(shares))], shares[int(0.975 * len(shares))]
        interval = f"{low:.0%} to {high:.0%}"
        print(f"| {place * 10} to {place * 10 + 10} % | {count:.0f} | {chance:.1%} | {share:.1%} | {interval} |")
    print()


def show_all() -> None:
    for path in sorted(FOLDER.glob("*.jsonl")):
        show(*read_study(path, Study, Row))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="forester")
    parser.add_argument("--adviser", default=Settings().adviser, help="default: the one that gives hints")
    parser.add_argument("--games", type=int, default=300)
    chosen = parser.parse_args()
    if chosen.game is not None:
        play(chosen.game, chosen.players, chosen.bot, chosen.adviser, chosen.games)
        return
    show_all()


if __name__ == "__main__":
    main()
