"""`spinney simulate`: many games at once."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import click
from msgspec import Struct

from spinney import is_compiled
from spinney.bots.arena import bot_chance
from spinney.cli.inputs import (
    AnyDescription,
    game_argument,
    json_option,
    options_option,
    players_option,
    read_bots,
    read_options,
    seed_option,
    write_json,
)
from spinney.cli.progress import progress
from spinney.core.bot import Bot
from spinney.core.chance import QuickChance
from spinney.core.message import Unreadable
from spinney.core.options import Options
from spinney.core.outcome import Outcome
from spinney.core.playout import play_out
from spinney.core.record import SeatNote, quick_luck, write_record
from spinney.core.replay import Match

REPORT_EVERY = 0.1


class Summary(Struct):
    game: str
    players: int
    games: int
    seed: int
    bots: str
    wins: list[float]
    """Per seat; a shared victory counts as a share."""
    shared: int
    mean_points: list[float]
    mean_decisions: float
    cpu_seconds: float
    games_per_second: float
    decisions_per_second: float
    compiled: bool


@click.command(short_help="Play many games between bots.")
@game_argument
@players_option
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many.")
@seed_option
@click.option("--bots", default="random", show_default=True, help="One name for all seats, or one for each: a,b.")
@click.option("--record", "folder", type=click.Path(path_type=Path), help="Write a record of every game there.")
@options_option
@json_option
def command(
    game: AnyDescription,
    players: int,
    games: int,
    seed: int,
    bots: str,
    folder: Path | None,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and sum them up.

    Game number n of a seed is always the same game, whatever else is played.
    """
    options = read_options(game, players, pairs)
    seated = read_bots(game, bots, players)
    if folder is not None:
        prepare(folder, game.key, seed, games)
    all_random = set(bots.split(",")) == {"random"}
    points = [0] * players
    wins = [0.0] * players
    shared = decisions = 0
    started = time.process_time()
    reported = time.monotonic()
    with progress(f"{game.key} {players}p", games) as report:
        for number in range(games):
            if folder is None and all_random:
                chance = QuickChance(seed, number)
                state = game.new(options, chance)
                decisions += play_out(game.game, state, chance)
                outcome = game.outcome(state)
            else:
                play = play_randomly if all_random else play_bots
                match = play(game, options, seated, seed, number)
                decisions += len(match.moves)
                outcome = match.outcome()
                if folder is not None:
                    notes = [SeatNote(bot=name) for name in (bots.split(",") * players)[:players]]
                    record_path(folder, game.key, seed, number).write_text(write_record(match.record(notes)), "utf-8")
            add_up(outcome, points, wins)
            shared += len(outcome.winners) > 1
            if time.monotonic() - reported > REPORT_EVERY:
                report(number + 1)
                reported = time.monotonic()
    cpu = time.process_time() - started
    summary = Summary(
        game=game.key,
        players=players,
        games=games,
        seed=seed,
        bots=bots,
        wins=wins,
        shared=shared,
        mean_points=[total / games for total in points],
        mean_decisions=decisions / games,
        cpu_seconds=cpu,
        games_per_second=games / cpu if cpu else 0.0,
        decisions_per_second=decisions / cpu if cpu else 0.0,
        compiled=is_compiled(),
    )
    if as_json:
        write_json(summary)
    else:
        show(summary)


def play_randomly(game: AnyDescription, options: Options, seated: Sequence[Bot], seed: int, number: int) -> Match:
    """The very game that `play_out` plays, with its moves kept."""
    chance = QuickChance(seed, number)
    match = Match(game, options, game.new(options, chance), quick_luck(seed, number))
    while (seat := game.game.actor(match.state)) >= 0:
        match.apply(seat, game.game.random_action(match.state, seat, chance))
    return match


def play_bots(game: AnyDescription, options: Options, seated: Sequence[Bot], seed: int, number: int) -> Match:
    """One game between bots, each with a stream of chance of its own."""
    match = Match.deal(game, options, quick_luck(seed, number))
    chances = [bot_chance(seed, number, seat) for seat in range(options.players)]
    while (seat := game.game.actor(match.state)) >= 0:
        legal = list(game.game.legal(match.state, seat))
        answer = seated[seat].choose(game.view(match.state, seat), legal, chances[seat])
        match.apply(seat, answer.action)
    return match


def add_up(outcome: Outcome, points: list[int], wins: list[float]) -> None:
    for seat, scored in enumerate(outcome.points):
        points[seat] += scored
    for seat in outcome.winners:
        wins[seat] += 1 / len(outcome.winners)


def record_path(folder: Path, game: str, seed: int, number: int) -> Path:
    return folder / f"{game}-{seed}-{number}.json"


def prepare(folder: Path, game: str, seed: int, games: int) -> None:
    """Make the folder for records; refuse to write over what is there."""
    taken = next((path for n in range(games) if (path := record_path(folder, game, seed, n)).exists()), None)
    if taken is not None:
        raise Unreadable(f"{taken} exists already; give another folder or another seed")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"cannot make the folder {folder}: {error.strerror}") from None


def show(summary: Summary) -> None:
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
        f"{summary.shared} shared victories; {summary.mean_decisions:.1f} decisions a game; "
        f"{summary.games_per_second:,.0f} games/s of CPU time"
    )
