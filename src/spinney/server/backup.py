"""The whole database in one file, the same for SQLite and PostgreSQL, so that it also moves from one to the other.

A line of JSON for the format, one for each row, one for the end: a file that was cut short is noticed.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from spinney.core.message import Unreadable
from spinney.server import schema
from spinney.server.migrations import NEWEST, migrate

FORMAT = "spinney-backup-1"
# What a running server writes for itself is not worth keeping.
KEPT = [table for table in schema.metadata.sorted_tables if table is not schema.processes]
ROWS_AT_ONCE = 500


def count_rows(connection: Connection) -> int:
    return sum(connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in KEPT)


def back_up(engine: Engine, file: Path, progress: Callable[[int], None]) -> int:
    """Write everything as it is at one moment, while the server runs; how many rows that were."""
    written = 0
    part = file.with_name(file.name + ".part")
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        # The file holds secrets: nobody else may read it.
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", filename="") as out:
            out.write(_line({"format": FORMAT, "schema": NEWEST}))
            for table in KEPT:
                for row in connection.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(table)):
                    out.write(_line([str(table.name), list(row)]))
                    written += 1
                    progress(written)
            out.write(_line({"rows": written}))
    part.replace(file)
    return written


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def restore(engine: Engine, file: Path, progress: Callable[[int], None]) -> int:
    """Fill an empty database from a backup, all or nothing; how many rows that were."""
    migrate(engine)
    by_name = {table.name: table for table in KEPT}
    restored = 0
    with engine.begin() as connection:
        if count_rows(connection):
            raise Unreadable("the database is not empty; restore into a new one, then use that")
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
                raise Unreadable(f"{file} is no backup of Spinney")
            if head.get("schema") != NEWEST:
                raise Unreadable(f"{file} was made by another version (schema {head.get('schema')}, here {NEWEST})")
            for line in lines:
                value = msgspec.json.decode(line)
                if isinstance(value, dict):
                    ended = value.get("rows") == count
                    break
                name, row = value
                count += 1
                yield name, dict(zip(tables[name].columns.keys(), row, strict=True))
    except (OSError, EOFError, msgspec.DecodeError, KeyError, ValueError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(f"{file} cannot be read as a backup: {error}") from None
    if not ended:
        raise Unreadable(f"{file} is not complete: it was cut short")
