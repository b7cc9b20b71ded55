"""`spinney simulate`: many games at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import click
from msgspec import Struct

from spinney import is_compiled
from spinney.bots import make_bot
from spinney.bots.playing import game_limit, play_bots, play_random, weights_of
from spinney.cli.inputs import (
    forfeits_as_errors,
    game_argument,
    json_option,
    options_option,
    players_option,
    read_bots,
    read_options,
    seed_option,
    split_names,
    write_json,
)
from spinney.cli.progress import progress
from spinney.cli.record_files import record_writer
from spinney.cli.tally import Tally
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable
from spinney.core.options import Options
from spinney.core.playout import play_out
from spinney.core.record import SeatNote, write_record
from spinney.core.rng import QuickRng
from spinney.core.workers import run_parts
from spinney.games import GAMES

REPORT_EVERY = 0.1
# Quick games are sent to a worker in large parts, so that playing takes longer than sending.
QUICK_GAMES = 200


class SimulationSummary(Struct):
    game: str
    players: int
    games: int
    first: int
    """The number of the first game."""
    seed: int
    bots: str
    wins: list[float]
    """By seat; a shared victory counts in part."""
    shared: int
    mean_points: list[float]
    mean_decisions: float
    cpu_seconds: float
    games_per_second: float
    decisions_per_second: float
    compiled: bool


class Plan(Struct, frozen=True):
    """What a worker plays."""

    game: str
    options: Options
    bots: list[str]
    seed: int
    record: bool


@click.command(short_help="Play many games between bots.")
@game_argument
@players_option
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Number of games.")
@click.option("--first", type=click.IntRange(0), default=0, show_default=True, help="Number of the first game.")
@seed_option
@click.option("--bots", default="random", show_default=True, help="One bot for all seats, or one per seat: a,b.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Number of processes.")
@click.option(
    "--record",
    "records",
    type=click.Path(path_type=Path),
    help="Write a record of every game to this folder, or to a .jsonl file with one record per line.",
)
@options_option
@json_option
def command(
    game: AnyGame,
    players: int | None,
    games: int,
    first: int,
    seed: int,
    bots: str,
    workers: int,
    records: Path | None,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play many games of GAME between bots, and print a summary.

    Game number n of a seed is always the same game, whatever else is played and by however many workers. So a long
    run can be split between machines with --first.
    """
    options = read_options(game, players, pairs)
    players = options.players
    if first + games > game_limit(players):
        raise Unreadable(f"with {players} players the last game of a seed is number {game_limit(players) - 1}")
    names = read_bots(bots, players)
    for name in names:
        make_bot(name, game)
    plan = Plan(game.key, options, names, seed, records is not None)
    numbers = range(first, first + games)
    total = Tally.empty(players)
    reported = time.monotonic()
    with record_writer(records, game.key, seed, numbers) as write, progress(f"{game.key} {players}p", games) as report:
        for tally in run_parts(make_player, plan, parts(plan, numbers), workers, ahead=4):
            for number, record in enumerate(tally.records, first + total.games):
                write(number, record)
            total.add(tally)
            if time.monotonic() - reported > REPORT_EVERY:
                report(total.games)
                reported = time.monotonic()
    summary = SimulationSummary(
        game=game.key,
        players=players,
        games=games,
        first=first,
        seed=seed,
        bots=",".join(split_names(bots)),
        wins=total.wins,
        shared=total.shared,
        mean_points=[points / games for points in total.points],
        mean_decisions=total.decisions / games,
        cpu_seconds=total.cpu,
        games_per_second=games / total.cpu if total.cpu else 0.0,
        decisions_per_second=total.decisions / total.cpu if total.cpu else 0.0,
        compiled=is_compiled(),
    )
    if as_json:
        write_json(summary)
    else:
        show(summary)


class Worker:
    """The bots of a plan, made once per process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = GAMES[plan.game]
        self.bots = [make_bot(name, self.game) for name in plan.bots]
        self.all_random = is_random(plan)

    def play(self, numbers: range) -> Tally:
        plan, game = self.plan, self.game
        tally = Tally.empty(plan.options.players)
        started = time.process_time()
        for number in numbers:
            if self.all_random and not plan.record:
                rng = QuickRng(plan.seed, number)
                state = game.deal(plan.options, rng)
                decisions = play_out(game.rules, state, rng)
                tally.count(game.outcome(state), decisions)
                continue
            if self.all_random:
                match = play_random(game, plan.options, plan.seed, number)
            else:
                with forfeits_as_errors(f"game {number}: "):
                    match = play_bots(game, plan.options, self.bots, plan.seed, number)
            tally.count(match.outcome, len(match.moves))
            if plan.record:
                weights = weights_of(dict(zip(plan.bots, self.bots, strict=True)), match.state)
                notes = [SeatNote(bot=name) for name in plan.bots]
                tally.records.append(write_record(match.record(notes, weights)))
        tally.cpu = time.process_time() - started
        return tally


def make_player(plan: Plan) -> Callable[[range], Tally]:
    return Worker(plan).play


def is_random(plan: Plan) -> bool:
    return set(plan.bots) == {"random"}


def parts(plan: Plan, numbers: range) -> Iterator[range]:
    """The numbers of the games, in the parts that are sent to workers."""
    step = QUICK_GAMES if is_random(plan) else 1
    return (numbers[at : at + step] for at in range(0, len(numbers), step))


def show(summary: SimulationSummary) -> None:
    from rich.console import Console
    from rich.table import Table

    title = f"{summary.games} games of {summary.game}, seed {summary.seed}, bots {summary.bots}"
    table = Table(title=title, title_justify="left", min_width=len(title))
    for heading in ("seat", "wins", "share", "mean points"):
        table.add_column(heading, justify="right")
    for seat, (won, mean) in enumerate(zip(summary.wins, summary.mean_points, strict=True)):
        table.add_row(str(seat), f"{won:g}", f"{won / summary.games:.1%}", f"{mean:.2f}")
    console = Console()
    console.print(table)
    console.print(
        f"{summary.shared} shared victories; {summary.mean_decisions:.1f} decisions per game; "
        f"{summary.games_per_second:,.0f} games/s of CPU time"
    )
