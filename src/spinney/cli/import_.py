"""`spinney import`: put a recorded game into the database."""

from __future__ import annotations

import click

from spinney.cli.inputs import read_text
from spinney.cli.serving import database_option, open_database
from spinney.core.record import read_record
from spinney.games import GAMES


@click.command("import", short_help="Put a recorded game into the database.")
@click.argument("file")
@database_option
def command(file: str, database: str | None) -> None:
    """Put the finished game in FILE (- for standard input) into the database, to be viewed there.

    Prints the id of the match; its address is /t/ID.
    """
    from spinney.server.store.sql.archive import imported

    record = read_record(read_text(file))
    with open_database(database) as engine, engine.begin() as connection:
        click.echo(imported(connection, GAMES, record))
