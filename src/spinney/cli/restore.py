"""`spinney restore`: fill an empty database from a backup."""

from __future__ import annotations

from pathlib import Path

import click

from spinney.cli.progress import progress
from spinney.cli.serving import database_option, open_database


@click.command(short_help="Fill an empty database from a backup.")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
def command(file: Path, database: str | None) -> None:
    """Fill an empty database from the backup in FILE: all of it, or nothing.

    SQLite and PostgreSQL read each other's backups.
    """
    from spinney.server.store.sql.backup import restore

    with open_database(database) as engine, progress("restoring", 0) as tick:
        rows = restore(engine, file, tick)
    click.echo(f"{rows} rows restored from {file}")
