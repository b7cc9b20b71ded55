"""The database: one writer thread that commits whatever is waiting, a few readers, one code path for both engines.

Nobody is told of a change before its commit is on disk. One commit per event would wait for the disk each time; a batch
waits once for all (docs/decisions.md has the figures).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url

from spinney.core.message import Unreadable
from spinney.server.store.rows import MoveRow, Summary
from spinney.server.store.sql.learn_types import learn_types

T = TypeVar("T")

CHANNEL = "spinney"
MOST_AT_ONCE = 512
# PostgreSQL takes payloads below 8,000 bytes.
IDS_IN_A_NOTICE = 300

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


WRITTEN = "a database is written sqlite:///FILE or postgresql://..."


def open_engine(url: str) -> Engine:
    """The database of this address; `Unreadable`, without its password, if it cannot be one of ours."""
    try:
        address = make_url(url)
    except sa.exc.ArgumentError:
        raise Unreadable(f"{WRITTEN}; what was given is neither") from None
    except ValueError:
        raise Unreadable(f"{WRITTEN}; the port must be a number") from None
    backend = address.get_backend_name()
    if backend == "postgresql":
        return _open_postgresql(address)
    if backend == "postgres":
        raise Unreadable(f"{WRITTEN}; write postgresql:// for postgres://")
    file = address.database or ""
    if backend != "sqlite" or not file or file == ":memory:" or file.startswith("file:"):
        raise Unreadable(f"{WRITTEN}, not {address.drivername}://...")
    return _open_sqlite(address)


def _open_postgresql(address: URL) -> Engine:
    try:
        # Ten readers at most beside the writer; dead connections are found before they are used.
        return sa.create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=5)
    except ModuleNotFoundError:
        raise Unreadable("PostgreSQL needs the package psycopg: pip install 'psycopg[binary]'") from None


def _open_sqlite(address: URL) -> Engine:
    engine = sa.create_engine(address.set(drivername="sqlite"))
    file = sqlite_file(engine)
    assert file is not None

    @sa.event.listens_for(engine, "do_connect")
    def _create(*_: Any) -> None:
        # It holds every hand: nobody else may read it. What SQLite puts beside it gets the same mode.
        # An existing file must not even be opened here: closing it would let go of SQLite's locks.
        with contextlib.suppress(OSError):
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))

    @sa.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=10000")

    return engine


def sqlite_file(engine: Engine) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    return Path(engine.url.database or "") if engine.dialect.name == "sqlite" else None


@contextlib.contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection for reading: all that is read over it is as it was at one moment, whatever others write."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            # The driver begins by itself only what writes.
            connection.exec_driver_sql("BEGIN")
        yield connection


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


class Store:
    """All reading and writing goes through here, from one event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may serve the same tables."""
        mark = "%s" if self.shared else "?"
        self._insert_moves, self._summarise = INSERT_MOVES.replace("?", mark), SUMMARISE.replace("?", mark)
        self._kept: Connection | None = None
        self._jobs: queue.SimpleQueue[Appending | Writing | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="spinney-reader")
        # Slow work has threads of its own, or reading would wait for it.
        self._helpers = ThreadPoolExecutor(2, thread_name_prefix="spinney-helper")
        self._writer = threading.Thread(target=self._write_all, name="spinney-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.rows_stored = 0

    def start(self) -> None:
        learn_types()
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def stop(self) -> None:
        """Everything handed over before is stored; then the connections are closed."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        if self._kept is not None:
            self._kept.close()
        self._helpers.shutdown(cancel_futures=True)
        self._readers.shutdown()
        self.engine.dispose()

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

    async def read(self, look: Callable[[Connection], T]) -> T:
        """Look at the database as it is at one moment."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, look)

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something slow beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._helpers, work)

    def read_now(self, look: Callable[[Connection], T]) -> T:
        with one_moment(self.engine) as connection:
            return look(connection)

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
        """All in one commit; if anything in it fails, each by itself."""
        try:
            results = self._commit(jobs)
            return [(job.done, result, None) for job, result in zip(jobs, results, strict=True)]
        except Exception as error:
            if len(jobs) == 1:
                return [self._failed(jobs[0], error)]
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
        # Straight to the driver: these two statements are most of what a server ever says to its database.
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
