"""`spinney train`: learn a value for a game by self-play."""

from __future__ import annotations

import os
from pathlib import Path

import click
import msgspec

from spinney.cli.inputs import game_argument, json_option, options_option, players_option, read_options, write_json
from spinney.cli.progress import progress
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable


def default_folder() -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "spinney" / "training"


@click.command(short_help="Learn a value for the search by self-play.")
@game_argument
@players_option
@click.option("--games", default="4000,4000", show_default=True, help="Games of each round, separated by commas.")
@click.option(
    "--iterations", type=click.IntRange(1), default=40, show_default=True, help="Of the search, for each decision."
)
@click.option("--every", type=click.IntRange(1), default=1, show_default=True, help="Keep one position in this many.")
@click.option("--units", type=click.IntRange(0), default=0, show_default=True, help="Size of the hidden layer.")
@click.option(
    "--blend",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help="Share of the search's own belief in what is learned; the rest is the result.",
)
@click.option(
    "--decay", type=click.FloatRange(0), default=1e-4, show_default=True, help="How strongly weights are pulled to 0."
)
@click.option(
    "--tie", type=click.FloatRange(0), default=1e-2, show_default=True, help="How strongly stages are kept alike."
)
@click.option("--passes", type=click.IntRange(1), default=8, show_default=True, help="Passes of the fit.")
@click.option(
    "--seed", type=click.IntRange(0, 10**15), default=1, show_default=True, help="Random seed of games and fit."
)
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where games and weights are kept, to continue a run; default: in ~/.cache/spinney/training.",
)
@options_option
@json_option
def command(
    game: AnyGame,
    players: int | None,
    games: str,
    iterations: int,
    every: int,
    units: int,
    blend: float,
    decay: float,
    tie: float,
    passes: int,
    seed: int,
    folder: Path | None,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Learn how positions of GAME end, from games of the search against itself, in rounds.

    Each round plays with the value learned in the round before. The weights after round N are in round-N.json in the
    folder; `spinney arena GAME --bots learned:500@FILE,search:500` shows whether they play better.
    """
    try:
        from spinney.training import Fit, Plan, rounds
    except ImportError as error:
        raise Unreadable(str(error)) from None
    try:
        counts = tuple(int(number) for number in games.split(","))
    except ValueError:
        counts = ()
    if not counts or min(counts) < 1:
        raise Unreadable(f"--games needs a number of games for each round, as in 4000,2000, not {games!r}")
    options = read_options(game, players, pairs)
    plan = Plan(
        game=game.key,
        players=options.players,
        seed=seed,
        games=counts,
        iterations=iterations,
        every=every,
        fit=Fit(units=units, blend=blend, decay=decay, tie=tie, passes=passes),
        options=msgspec.to_builtins(options) if pairs else {},
    )
    where = folder or default_folder() / f"{game.key}-{options.players}"
    log: list[dict[str, float]] = []
    with progress(f"{game.key}, {options.players} players", sum(counts)) as bar:

        def report(doing: str, done: int, of: int) -> None:
            if doing.startswith("round"):
                bar(sum(counts[: len(log)]) + done)

        for weights in rounds(plan, where, report):
            log = weights.made["rounds"]
            if not as_json:
                click.echo(describe(log[-1]))
    if as_json:
        write_json({"folder": str(where), "hash": weights.hash, **weights.made})
    else:
        click.echo(f"{where / f'round-{len(counts)}.json'}: weights {weights.hash}")


def describe(row: dict[str, float]) -> str:
    return (
        f"round {row['round']:.0f}: {row['games']:.0f} games, loss {row['loss']:.4f} in games held out "
        f"({row['loss of saying even']:.4f} by chance), {row['cpu seconds']:.0f} s"
    )
