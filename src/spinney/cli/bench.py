"""`spinney bench`: how fast the engine is on this machine, in CPU time, with two baselines from the same run."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import click
import msgspec
from msgspec import Struct

from spinney import is_compiled
from spinney.cli.inputs import GameType, json_option
from spinney.cli.progress import progress
from spinney.core.game import AnyGame
from spinney.core.playout import play_out, play_out_listing
from spinney.core.rng import QuickRng
from spinney.games import GAMES

WINDOW = 0.1
LOOP = 10_000


class BenchRow(Struct):
    """One measurement. Rates are per second of CPU time, medians over the rounds."""

    game: str
    players: int
    what: str
    games_per_second: float
    decisions_per_second: float
    microseconds_per_game: float
    compiled: bool
    per_python_loop: float
    """How many games take as long as this Python needs for a loop of 10,000 additions."""
    times_interpreted: float | None = None
    """How many times faster than the interpreted engine, measured in the same run."""


@click.command(short_help="Measure the engine.")
@click.argument("game", type=GameType(), required=False)
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="Number of 0.1 s windows per row.")
@click.option("--interpreted/--no-interpreted", default=True, help="Also measure the interpreted engine.")
@json_option
def command(game: AnyGame | None, rounds: int, interpreted: bool, as_json: bool) -> None:
    """Measure random games of GAME, or of all games: CPU time, one core, medians.

    `random` draws actions directly, `listing` lists all legal actions at every decision.
    """
    games = [game] if game is not None else list(GAMES.values())
    slow = interpreted_rows(games, rounds) if interpreted and is_compiled() else {}
    rows: list[BenchRow] = []
    with progress("bench", sum(2 * len(one.players) for one in games) * rounds) as report:
        for one in games:
            for players in one.players:
                for what, play in (("random", play_out), ("listing", play_out_listing)):
                    row = measure(one, players, what, play, rounds, report, len(rows) * rounds)
                    other = slow.get((one.key, players, what))
                    if other:
                        row.times_interpreted = row.games_per_second / other.games_per_second
                    rows.append(row)
                    if as_json:
                        click.echo(msgspec.json.encode(row).decode())
    if not as_json:
        show(rows)


def measure(
    game: AnyGame,
    players: int,
    what: str,
    play: Callable[..., int],
    rounds: int,
    report: Callable[[int], None],
    done: int,
) -> BenchRow:
    options = game.options(players=players)
    number = 0
    seconds, lengths, loops = [], [], []
    for round_number in range(rounds):
        loops.append(python_loop())
        games = decisions = 0
        started = time.process_time()
        while (elapsed := time.process_time() - started) < WINDOW:
            for _ in range(10):
                rng = QuickRng(1, number)
                number += 1
                decisions += play(game.rules, game.rules.setup(options, rng), rng)
            games += 10
        seconds.append(elapsed / games)
        lengths.append(decisions / games)
        report(done + round_number + 1)
    per_game = statistics.median(seconds)
    return BenchRow(
        game=game.key,
        players=players,
        what=what,
        games_per_second=1 / per_game,
        decisions_per_second=statistics.median(lengths) / per_game,
        microseconds_per_game=per_game * 1e6,
        compiled=is_compiled(),
        per_python_loop=statistics.median(loops) / per_game,
    )


def python_loop() -> float:
    """CPU seconds of a plain loop of additions, to compare machines."""
    started = time.process_time()
    total = 0
    for i in range(LOOP):
        total += i
    return time.process_time() - started


def interpreted_rows(games: list[AnyGame], rounds: int) -> dict[tuple[str, int, str], BenchRow]:
    """The same measurement in a process that runs the interpreted engine."""
    rows = {}
    for game in games:
        arguments = ["-m", "spinney", "bench", game.key, "--json", "--no-interpreted", f"--rounds={rounds}"]
        environment = os.environ | {"SPINNEY_INTERPRETED": "1"}
        answer = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, check=True)
        for line in answer.stdout.splitlines():
            row = msgspec.json.decode(line, type=BenchRow)
            rows[row.game, row.players, row.what] = row
    return rows


def show(rows: list[BenchRow]) -> None:
    from rich.console import Console
    from rich.table import Table

    engine = "compiled" if is_compiled() else "interpreted"
    table = Table(title=f"random games, one core, CPU time, {engine}", padding=(0, 0))
    for heading in ("game", "seats", "by", "us/game", "games/s", "decisions/s", "a loop", "x interp."):
        table.add_column(heading, justify="left" if heading in ("game", "by") else "right", no_wrap=True)
    for row in rows:
        table.add_row(
            row.game,
            str(row.players),
            row.what,
            f"{row.microseconds_per_game:.2f}",
            f"{row.games_per_second:,.0f}",
            f"{row.decisions_per_second:,.0f}",
            f"{row.per_python_loop:.1f}",
            f"{row.times_interpreted:.1f}" if row.times_interpreted else "-",
        )
    console = Console()
    console.print(table)
    console.print("a loop: games played while this Python adds 10,000 numbers; x interp.: times as fast as interpreted")
