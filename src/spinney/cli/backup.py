"""`spinney backup`: everything a server knows, in one file."""

from __future__ import annotations

from pathlib import Path

import click

from spinney.cli.progress import progress
from spinney.cli.serving import database_option, open_database
from spinney.core.message import Unreadable


@click.command(short_help="Write the whole database to a file.")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
def command(file: Path, database: str | None) -> None:
    """Write everything to FILE as it is at this moment; the server may go on running.

    The file holds what the database holds, secrets included: keep it as safe.
    """
    from spinney.server.store.sql.backup import back_up, count_rows

    with open_database(database, new=False) as engine:
        with engine.connect() as connection:
            total = count_rows(connection)
        try:
            with progress("backing up", total) as tick:
                rows = back_up(engine, file, tick)
        except OSError as error:
            raise Unreadable(f"{file} cannot be written: {error.strerror}") from None
    click.echo(f"{rows} rows are in {file}")
