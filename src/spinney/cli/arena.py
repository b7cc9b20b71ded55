"""`spinney arena`: bots against bots."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import click
import msgspec

from spinney.bots import PROGRAM_SECONDS, make_bot
from spinney.bots.arena import (
    Contest,
    ResultsFile,
    Row,
    Standing,
    Worker,
    decided,
    missing,
    require_opponents,
    standings,
)
from spinney.bots.cluster import on_cluster
from spinney.cli.inputs import (
    game_argument,
    json_option,
    options_option,
    players_option,
    read_options,
    seed_option,
    split_names,
    write_json,
)
from spinney.cli.progress import progress
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable
from spinney.core.workers import run_parts
from spinney.games import GAMES


@click.command(short_help="Let bots play against each other.")
@game_argument
@click.option(
    "--bots", "names", required=True, help="Bots separated by commas: levels, greedy, search:500, cmd:./mybot."
)
@players_option
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Number of games.")
@seed_option
@click.option(
    "--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True, help="Number of processes."
)
@click.option("--ray", "address", help="Address of a Ray cluster (needs spinney-games[ray]); local starts one.")
@click.option(
    "--out", "path", type=click.Path(path_type=Path, dir_okay=False), help="Keep results in this file, or continue it."
)
@click.option(
    "--program-seconds",
    type=click.FloatRange(0, 3600, min_open=True),
    default=PROGRAM_SECONDS,
    show_default=True,
    help="Time limit of a cmd: program per decision.",
)
@click.option("--decide", is_flag=True, help="Stop once it is clear whether the first of two bots wins 65 % or 50 %.")
@options_option
@json_option
def command(
    game: AnyGame,
    names: str,
    players: int | None,
    games: int,
    seed: int,
    workers: int,
    address: str | None,
    path: Path | None,
    program_seconds: float,
    decide: bool,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play GAME against each other; every deal is played from every seat.

    Results of bots that think in iterations depend only on the seed, not on the number of workers.
    """
    bots = split_names(names)
    if len(bots) < 2:
        raise Unreadable("an arena needs at least two bots: --bots a,b")
    for name in bots:
        make_bot(name, game)
    options = read_options(game, players, pairs)
    players = options.players
    require_opponents(game, players)
    if decide and (len(bots), players) != (2, 2):
        raise Unreadable("--decide works only with two bots and two players")
    contest = Contest(game.key, bots, players, seed, msgspec.to_builtins(options), program_seconds)
    results = ResultsFile(path, contest)
    numbers = missing(results, games)
    if address:
        new_rows = on_ray(contest, numbers, address)
    else:
        new_rows = run_parts(make_player, contest, numbers, workers, in_order=False)
    with progress(f"{game.key}: {names}", games) as report:
        report(len(results.rows))
        for row in new_rows:
            results.add(row)
            report(len(results.rows))
            if row.forfeit:
                click.echo(f"game {row.game}: {row.forfeit}", err=True)
            if decide and decided(results.first(games), players) is not None:
                break
    rows = results.first(games)
    if decide:
        rows = rows[: decided(rows, players) or len(rows)]
    table = standings(contest, rows)
    if as_json:
        write_json({"contest": contest, "games": len(rows), "standings": table})
    else:
        show(contest, table, len(rows))


def make_player(contest: Contest) -> Callable[[int], Row]:
    return Worker(GAMES, contest).play


@lru_cache(1)
def remote_worker(contest: bytes) -> Worker:
    return Worker(GAMES, msgspec.json.decode(contest, type=Contest))


def play_remotely(number: int, contest: bytes) -> bytes:
    """Play one game on a machine of a Ray cluster; each process makes the bots once."""
    return msgspec.json.encode(remote_worker(contest).play(number))


def on_ray(contest: Contest, numbers: Iterator[int], address: str) -> Iterator[Row]:
    """Play these games on a Ray cluster."""
    encoded = msgspec.json.encode(contest)
    for row in on_cluster(address, play_remotely, numbers, encoded, in_order=False):
        yield msgspec.json.decode(row, type=Row)


def show(contest: Contest, table: list[Standing], games: int) -> None:
    from rich.console import Console
    from rich.table import Table

    title = f"{games} games of {contest.game}, {contest.players} players, seed {contest.seed}"
    drawn = Table(title=title, padding=(0, 0))
    for heading in ("bot", "games", "score", "share", "95 %", "Elo", "points", "ms/move", "lost"):
        drawn.add_column(heading, justify="left" if heading == "bot" else "right", no_wrap=True)
    for one in table:
        drawn.add_row(
            one.bot,
            str(one.games),
            f"{one.score:g}",
            f"{one.score / one.games:.1%}" if one.games else "-",
            f"{one.low:.0%}-{one.high:.0%}",
            f"{one.elo:+.0f}",
            f"{one.points:.1f}",
            f"{one.seconds_per_move * 1000:.1f}",
            str(one.forfeits),
        )
    console = Console()
    console.print(drawn)
    console.print("share: of the victories, shared ones counting in part; lost: by crash, cheating or delay")
