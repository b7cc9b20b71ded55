"""`spinney backup`: everything that a server has stored, in one file."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import click

from spinney.cli.progress import progress
from spinney.cli.serving import database_option, open_database
from spinney.core.message import Unreadable

NAME = re.compile(r"spinney-\d{4}-\d\d-\d\d-\d{6}\.backup")
"""What a backup in a folder is called; no other file is ever removed."""


@click.command(short_help="Write the whole database to a file.")
@click.argument("target", type=click.Path(path_type=Path), metavar="FILE|FOLDER")
@database_option
@click.option("--replace", is_flag=True, help="Overwrite FILE if it is there.")
@click.option("--keep", type=click.IntRange(1), metavar="N", help="In a FOLDER, remove all backups but the newest N.")
def command(target: Path, database: str | None, replace: bool, keep: int | None) -> None:
    """Write everything as it is at this moment to FILE; the server may keep running.

    In a FOLDER the file gets a name with the time, such as spinney-2026-03-01-043000.backup. With --keep 7 the newest
    seven of these files stay, once the new one is complete.

    The file holds what the database holds, including secrets: keep it as safe.
    """
    from spinney.server.store.sql.backup import back_up, count_rows

    file = choose_file(target, replace, keep)
    with open_database(database, new=False) as engine:
        with engine.connect() as connection:
            total = count_rows(connection)
        try:
            with progress("backing up", total) as tick:
                rows = back_up(engine, file, tick)
        except OSError as error:
            raise Unreadable(f"cannot write {file}: {error.strerror}") from None
    click.echo(f"{rows} rows written to {file}")
    if keep is not None:
        remove_older(target, keep)


def choose_file(target: Path, replace: bool, keep: int | None) -> Path:
    """The file to write; refused if it would overwrite another one."""
    if not target.is_dir():
        if keep is not None:
            raise Unreadable(f"--keep needs a folder that exists, and {target} is none")
        if target.exists() and not replace:
            raise Unreadable(f"{target} exists already; choose another name, or overwrite it with --replace")
        return target
    file = target / f"spinney-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.backup"
    if file.exists() and not replace:
        raise Unreadable(f"{file} was written this very second; try again")
    return file


def remove_older(folder: Path, keep: int) -> None:
    """Leave the newest backups; their names sort by time."""
    backups = sorted(file for file in folder.iterdir() if NAME.fullmatch(file.name))
    for file in backups[:-keep]:
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            raise Unreadable(f"cannot remove the older backup {file}: {error.strerror}") from None
