"""The whole database in one file, the same for SQLite and PostgreSQL, so that it also moves from one to the other.

A line of JSON for the format, one for each row, one for the end: a file that was cut short is noticed.
"""

from __future__ import annotations

import gzip
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from spinney.core.message import Unreadable
from spinney.server.store.sql import schema
from spinney.server.store.sql.engine import one_moment
from spinney.server.store.sql.migrations import NEWEST, migrate

FORMAT = "spinney-backup-1"
# What a running server writes for itself is not worth keeping.
KEPT = [table for table in schema.metadata.sorted_tables if table is not schema.processes]
ROWS_AT_ONCE = 500


def _from_0001(name: str, row: list[Any]) -> list[Any]:
    """The host of a table was only in the row's text."""
    return [*row, msgspec.json.decode(row[5])["host"]] if name == "tables" else _from_0002(name, row)


def _from_0002(name: str, row: list[Any]) -> list[Any]:
    """Nobody could take a game off their list."""
    return [*row, False] if name == "seatings" else row


# How rows of older versions become rows of this one.
OLDER: dict[str, Callable[[str, list[Any]], list[Any]]] = {"0001": _from_0001, "0002": _from_0002}


def count_rows(connection: Connection) -> int:
    return sum(connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in KEPT)


def back_up(engine: Engine, file: Path, progress: Callable[[int], None]) -> int:
    """Write everything as it is at one moment, while the server runs; how many rows that were."""
    # The file holds secrets: `mkstemp` makes one that nobody else may read.
    descriptor, name = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.", suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as raw, one_moment(engine) as connection:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="") as out:
                written = _write_rows(connection, out, progress)
            raw.flush()
            # On disk before it takes the place of an older one.
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return written


def _write_rows(connection: Connection, out: gzip.GzipFile, progress: Callable[[int], None]) -> int:
    written = 0
    out.write(_line({"format": FORMAT, "schema": NEWEST}))
    for table in KEPT:
        for row in connection.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(table)):
            out.write(_line([str(table.name), list(row)]))
            written += 1
            progress(written)
    out.write(_line({"rows": written}))
    return written


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def restore(engine: Engine, file: Path, progress: Callable[[int], None]) -> int:
    """Fill an empty database from a backup, all or nothing; how many rows that were."""
    migrate(engine)
    try:
        with engine.begin() as connection:
            if count_rows(connection):
                raise Unreadable("the database is not empty; restore into a new one, then use that")
            return _insert_rows(connection, file, progress)
    except sa.exc.StatementError as error:
        # Rows that no database takes, or a database that takes nothing more.
        why = str(error.orig).partition("\n")[0]
        raise Unreadable(f"{file} cannot be restored: {why}") from None


def _insert_rows(connection: Connection, file: Path, progress: Callable[[int], None]) -> int:
    by_name = {table.name: table for table in KEPT}
    restored = 0
    waiting: dict[str, list[dict[str, Any]]] = {name: [] for name in by_name}
    for name, values in _rows(file, by_name):
        waiting[name].append(values)
        restored += 1
        if len(waiting[name]) == ROWS_AT_ONCE:
            connection.execute(sa.insert(by_name[name]), waiting.pop(name))
            waiting[name] = []
        progress(restored)
    for name, rows in waiting.items():
        if rows:
            connection.execute(sa.insert(by_name[name]), rows)
    return restored


def _rows(file: Path, tables: dict[str, sa.Table]) -> Iterator[tuple[str, dict[str, Any]]]:
    count, ended = 0, False
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(next(lines, b"{}"))
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise Unreadable(f"{file} is not a backup of Spinney")
            renew = OLDER.get(head.get("schema", ""))
            if renew is None and head.get("schema") != NEWEST:
                raise Unreadable(f"{file} was made by another version (schema {head.get('schema')}, here {NEWEST})")
            for line in lines:
                value = msgspec.json.decode(line)
                if isinstance(value, dict):
                    ended = value.get("rows") == count
                    break
                name, row = value
                count += 1
                if renew is not None:
                    row = renew(name, row)
                yield name, dict(zip(tables[name].columns.keys(), row, strict=True))
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(f"{file} cannot be read as a backup: {error}") from None
    if not ended:
        raise Unreadable(f"{file} is not complete: it was cut short")
