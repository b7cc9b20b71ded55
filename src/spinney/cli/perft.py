"""`spinney perft`: counts action sequences. If a count changes, a rule has changed."""

from __future__ import annotations

import click
from msgspec import Struct

from spinney.cli.inputs import (
    game_argument,
    json_option,
    options_option,
    players_option,
    read_options,
    seed_option,
    write_json,
)
from spinney.cli.progress import progress
from spinney.core.game import AnyGame
from spinney.core.playout import count_leaves
from spinney.core.rng import QuickRng
from spinney.core.rules import State

COMPILED_DEPTH = 2


class Count(Struct):
    game: str
    players: int
    seed: int
    depth: int
    count: int


@click.command(short_help="Count the possible beginnings of a game.")
@game_argument
@players_option
@seed_option
@click.option("--depth", type=click.IntRange(0), default=4, show_default=True, help="Number of decisions.")
@click.option("--divide", is_flag=True, help="Count separately for each first action.")
@options_option
@json_option
def command(
    game: AnyGame, players: int | None, seed: int, depth: int, divide: bool, pairs: tuple[str, ...], as_json: bool
) -> None:
    """Count the ways to make DEPTH decisions from the start of GAME, dealt from a seed."""
    options = read_options(game, players, pairs)
    state = game.deal(options, QuickRng(seed))
    if divide and depth > 0:
        parts = divided(game, state, depth)
        if as_json:
            write_json(parts)
        else:
            for text, count in parts.items():
                click.echo(f"{count:>14,}  {text}")
            click.echo(f"{sum(parts.values()):>14,}  in total")
        return
    for reached in [depth] if as_json else range(depth + 1):
        count = perft(game, state, reached)
        if as_json:
            write_json(Count(game.key, options.players, seed, reached, count))
        else:
            click.echo(f"depth {reached}: {count:,}")


def divided(game: AnyGame, state: State, depth: int) -> dict[str, int]:
    """The count for each first action, by its written form."""
    parts = {}
    seat = game.rules.actor(state)
    choices = game.choices(state, seat) if seat >= 0 else {}
    with progress("perft", len(choices)) as report:
        for done, (text, action) in enumerate(choices.items()):
            child = state.copy()
            game.rules.apply(child, seat, action)
            parts[text] = perft(game, child, depth - 1)
            report(done + 1)
    return parts


def perft(game: AnyGame, state: State, depth: int) -> int:
    """`count_leaves`, with the upper levels in plain Python so that Ctrl-C works."""
    if depth <= COMPILED_DEPTH:
        return count_leaves(game.rules, state, depth)
    seat = game.rules.actor(state)
    if seat < 0:
        return 1
    count = 0
    for action in game.rules.legal(state, seat):
        child = state.copy()
        game.rules.apply(child, seat, action)
        count += perft(game, child, depth - 1)
    return count
