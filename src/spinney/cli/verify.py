"""`spinney verify`: check the shuffle of a finished game."""

from __future__ import annotations

import click

from spinney.cli.inputs import json_option, read_text, write_json
from spinney.core.message import Unreadable
from spinney.core.record import read_record
from spinney.core.verify import verify
from spinney.games import GAMES

WRONG = 1


@click.command(short_help="Check the shuffle of a finished game.")
@click.argument("file")
@json_option
def command(file: str, as_json: bool) -> int:
    """Check that the game in FILE (- for standard input) was dealt from the seed that was fixed before it began.

    docs/shuffle.md explains what that proves. Exit code: 0 if all is right, 1 if something is wrong, 2 if FILE is not
    a record.
    """
    record = read_record(read_text(file))
    found: list[str] = []
    wrong = ""
    try:
        found = verify(GAMES, record)
    except Unreadable as error:
        wrong = str(error)
    if as_json:
        write_json({"right": found, "wrong": wrong or None})
    else:
        for line in found:
            click.echo(f"right: {line}")
        if wrong:
            click.echo(f"wrong: {wrong}", err=True)
    return WRONG if wrong else 0
