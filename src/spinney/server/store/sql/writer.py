"""The thread that writes to the database.

Nobody hears of a change before its commit is on disk. One commit per event would wait for the disk each time; a batch
waits once for all (docs/decisions.md has the figures).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from spinney.server.match.log import MoveRow, Summary

T = TypeVar("T")

CHANNEL = "spinney"
MOST_AT_ONCE = 512
# PostgreSQL takes payloads below 8,000 bytes.
IDS_IN_A_NOTICE = 300
# What is wrong with the whole database: with SQLite by the number of the error, with PostgreSQL by its class. An error
# without a class comes from the connection.
SQLITE_FAILURES = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOTADB,
)
POSTGRESQL_FAILURES = ("08", "53", "57", "58")

# Every move runs these two: as plain text they cost half of what they would as expressions.
INSERT_MOVES = """
    INSERT INTO moves ("match", seq, seat, kind, "text", "at") VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
SUMMARISE = """
    UPDATE tables SET seq = ?, waiting = ?, owes = ?, deadline = ?, status = ?, result = ? WHERE id = ? AND seq < ?
"""


@dataclass
class Appending:
    """Rows of one match to be stored together or not at all."""

    match: str
    rows: Sequence[MoveRow]
    summary: Summary
    done: asyncio.Future[bool]


@dataclass
class Writing:
    """Any other change. `change` may run twice: when a batch fails, its parts are tried one by one."""

    change: Callable[[Connection], Any]
    matches: Sequence[str]
    """The matches whose onlookers elsewhere must be woken."""
    done: asyncio.Future[Any]


class Lost(Exception):
    """Somebody else has stored a row at that place."""


class Writer:
    """One thread that commits whatever is waiting. Used from one event loop."""

    def __init__(self, engine: Engine, shared: bool) -> None:
        self.engine = engine
        self.shared = shared
        """Whether other processes listen for changes (PostgreSQL)."""
        mark = "%s" if shared else "?"
        self._insert_moves, self._summarise = INSERT_MOVES.replace("?", mark), SUMMARISE.replace("?", mark)
        self._kept: Connection | None = None
        self._jobs: queue.SimpleQueue[Appending | Writing | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="spinney-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.rows_stored = 0
        self._commit_began: float | None = None

    @property
    def waited(self) -> float:
        """For how many seconds the present commit has been under way; 0 if there is none."""
        began = self._commit_began
        return 0.0 if began is None else time.monotonic() - began

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Everything handed over before is stored."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        if self._kept is not None:
            self._kept.close()

    async def append(self, match: str, rows: Sequence[MoveRow], summary: Summary) -> bool:
        """Store the next rows of a match; False if somebody else has stored one there."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._jobs.put(Appending(match, rows, summary, done))
        return await done

    async def write(self, change: Callable[[Connection], T], *matches: str) -> T:
        """Make a change; it is on disk when this returns."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Writing(change, matches, done))
        return await done

    def _write_all(self) -> None:
        stopping = False
        while not stopping:
            jobs: list[Appending | Writing] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    stopping = True
                    break
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if jobs:
                self._settle(self._commit_batch(jobs))

    def _commit_batch(
        self, jobs: list[Appending | Writing]
    ) -> list[tuple[asyncio.Future[Any], Any, BaseException | None]]:
        """All in one commit; if one of them fails, each by itself. If the database does, all of them fail."""
        try:
            results = self._commit(jobs)
            return [(job.done, result, None) for job, result in zip(jobs, results, strict=True)]
        except Exception as error:
            if len(jobs) == 1 or database_failed(error):
                return [self._failed(job, error) for job in jobs]
        settled: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
        for job in jobs:
            try:
                settled.append((job.done, self._commit([job])[0], None))
            except Exception as error:
                settled.append(self._failed(job, error))
        return settled

    def _failed(
        self, job: Appending | Writing, error: Exception
    ) -> tuple[asyncio.Future[Any], Any, BaseException | None]:
        return (job.done, False, None) if isinstance(error, Lost) else (job.done, None, error)

    def _commit(self, jobs: list[Appending | Writing]) -> list[Any]:
        self._commit_began = time.monotonic()
        try:
            return self._run(jobs)
        finally:
            self._commit_began = None

    def _run(self, jobs: list[Appending | Writing]) -> list[Any]:
        appends = [job for job in jobs if isinstance(job, Appending)]
        results: list[Any] = []
        with self._writing() as connection:
            if appends:
                self._insert(connection, appends)
            for job in jobs:
                results.append(job.change(connection) if isinstance(job, Writing) else True)
            if self.shared:
                self._notify(connection, jobs)
        self.commits += 1
        self.rows_stored += sum(len(job.rows) for job in appends)
        return results

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction. SQLite's connection is kept; one over a network is looked at before each use."""
        if self.shared:
            with self.engine.begin() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self.engine.connect()
        with self._kept.begin():
            yield self._kept

    def _insert(self, connection: Connection, appends: list[Appending]) -> None:
        rows = [(job.match, row.seq, row.seat, row.kind, row.text, row.at) for job in appends for row in job.rows]
        # Straight to the driver: these two statements are most of a server's traffic to its database.
        cursor = connection.connection.cursor()
        cursor.executemany(self._insert_moves, rows)
        if cursor.rowcount != len(rows):
            raise Lost
        cursor.executemany(self._summarise, [_summary_values(job) for job in appends])
        cursor.close()

    def _notify(self, connection: Connection, jobs: list[Appending | Writing]) -> None:
        """One wake-up for the whole batch: a NOTIFY per change would take a global lock each time."""
        touched = dict.fromkeys(
            match for job in jobs for match in ([job.match] if isinstance(job, Appending) else job.matches)
        )
        ids = list(touched)
        for first in range(0, len(ids), IDS_IN_A_NOTICE):
            payload = " ".join(ids[first : first + IDS_IN_A_NOTICE])
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    def _settle(self, settled: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_resolve, settled)


def database_failed(error: Exception) -> bool:
    """Whether the database itself failed, so that trying the parts of a batch one by one would only take longer."""
    cause = getattr(error, "orig", error)
    number = getattr(cause, "sqlite_errorcode", None)
    if number is not None:
        # The lowest byte is the kind of the error, the others say more about it.
        return number & 0xFF in SQLITE_FAILURES
    if isinstance(cause, (OSError, sa.exc.TimeoutError)):
        return True
    # psycopg's errors have a state. It need not be installed, so they are not known here by their types.
    return type(cause).__name__ == "OperationalError" or str(getattr(cause, "sqlstate", "")).startswith(
        POSTGRESQL_FAILURES
    )


def _resolve(settled: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for done, result, error in settled:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def _summary_values(job: Appending) -> tuple[Any, ...]:
    """As SUMMARISE wants them."""
    summary = job.summary
    return (
        summary.seq,
        " ".join(map(str, summary.waiting)),
        summary.owes,
        summary.deadline,
        summary.status,
        None if summary.result is None else msgspec.json.encode(summary.result).decode(),
        job.match,
        summary.seq,
    )
