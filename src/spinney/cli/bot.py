"""`spinney bot`: a bot as a program that speaks the text protocol."""

from __future__ import annotations

import sys

import click

from spinney.bots import make_bot
from spinney.bots.protocol import answer_lines
from spinney.cli.inputs import forfeits_as_errors, game_argument, seed_option
from spinney.core.game import AnyGame
from spinney.core.levels import LEVELS


@click.command(short_help="Play as a bot over standard input and output.")
@game_argument
@click.option("--level", default=LEVELS[-1], show_default=True, help="A level, search:500 or search:1s.")
@seed_option
def command(game: AnyGame, level: str, seed: int) -> None:
    """Play GAME over the text protocol of docs/bots.md: one JSON line in and one out per decision."""
    with forfeits_as_errors():
        answer_lines(make_bot(level, game), game, seed, sys.stdin, sys.stdout)
