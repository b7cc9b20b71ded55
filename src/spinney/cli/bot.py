"""`spinney bot`: one of our bots as a program that speaks the text protocol."""

from __future__ import annotations

import sys

import click

from spinney.bots import make_bot
from spinney.bots.protocol import answer_lines
from spinney.cli.inputs import forfeits_as_errors, game_argument, seed_option
from spinney.core.game import AnyGame
from spinney.core.levels import LEVELS


@click.command(short_help="Answer questions over standard input and output.")
@game_argument
@click.option("--level", default=LEVELS[-1], show_default=True, help="A level, or search:500, search:1s.")
@seed_option
def command(game: AnyGame, level: str, seed: int) -> None:
    """Play GAME by the text protocol of docs/bots.md: a JSON line in, a JSON line out, for every decision."""
    with forfeits_as_errors():
        answer_lines(make_bot(level, game), game, seed, sys.stdin, sys.stdout)
