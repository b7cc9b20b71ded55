"""`spinney export`: the record of a finished game."""

from __future__ import annotations

import click

from spinney.cli.serving import database_option, open_database
from spinney.core.catalogue import catalogue
from spinney.core.message import Refused, Unreadable
from spinney.core.record import write_record
from spinney.games import GAMES


@click.command(short_help="Print the record of a finished game.")
@click.argument("match")
@database_option
def command(match: str, database: str | None) -> None:
    """Print the record of MATCH, the last part of its address, as JSON (docs/records.md)."""
    from spinney.server.store.sql.archive import exported
    from spinney.server.store.sql.engine import one_moment

    with open_database(database, new=False) as engine, one_moment(engine) as connection:
        try:
            record = exported(connection, GAMES, match)
        except Refused as refused:
            raise Unreadable(f"{match}: {catalogue().say(refused.message)}") from None
    click.echo(write_record(record), nl=False)
