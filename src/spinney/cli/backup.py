"""`spinney backup`: everything that a server has stored, in one file."""

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
    """Write everything to FILE as it is at this moment; the server may keep running.

    The file holds what the database holds, including secrets: keep it as safe.
    """
    from spinney.server.store.sql.backup import back_up, count_rows

    with open_database(database, new=False) as engine:
        with engine.connect() as connection:
            total = count_rows(connection)
        try:
            with progress("backing up", total) as tick:
                rows = back_up(engine, file, tick)
        except OSError as error:
            raise Unreadable(f"cannot write {file}: {error.strerror}") from None
    click.echo(f"{rows} rows written to {file}")
