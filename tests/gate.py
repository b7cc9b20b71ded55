"""A lock that one process at a time holds, on every system: SQLite locks files wherever Python runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

LONGEST_WAIT = 3600.0


@contextmanager
def one_at_a_time(file: Path, find_out: Callable[[], str]) -> Iterator[str]:
    """The result of the first process; all others wait until the holder leaves or its process ends."""
    with closing(sqlite3.connect(file, timeout=LONGEST_WAIT, isolation_level=None)) as gate:
        gate.execute("BEGIN EXCLUSIVE")
        try:
            gate.execute("CREATE TABLE IF NOT EXISTS found (text TEXT)")
            row = gate.execute("SELECT text FROM found").fetchone()
            if row is None:
                row = (find_out(),)
                gate.execute("INSERT INTO found VALUES (?)", row)
            yield row[0]
        finally:
            gate.execute("COMMIT")
