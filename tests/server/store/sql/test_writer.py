"""Writes are durable and all or nothing, on both databases."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from spinney.server.match.log import MoveRow, Summary
from spinney.server.store.rows import Seat, TableRow
from spinney.server.store.sql import queries
from spinney.server.store.sql.writer import Lost, Writer, database_failed
from tests.server.inside import open_store, run


def row_of(match: str) -> TableRow:
    return TableRow(match, "arboretum", {}, "olena", [Seat("olena", "Olena")], "00", 1.0)


def rows(*seqs: int) -> list[MoveRow]:
    return [MoveRow(seq, 0, "action", "draw deck", 1.0) for seq in seqs]


def summary(seq: int) -> Summary:
    return Summary(seq, [0], False, None, "playing")


def test_a_place_in_the_log_is_taken_once(database: str) -> None:
    async def check() -> None:
        store = await open_store(database)
        await store.write(lambda connection: queries.insert_table(connection, row_of("m")))
        assert await store.append("m", rows(0), summary(1))
        assert not await store.append("m", rows(0), summary(1))
        assert not await store.append("m", rows(1, 0), summary(2)), "all rows or none"
        assert [row.seq for row in await store.read(lambda connection: queries.read_moves(connection, "m"))] == [0]
        assert await store.append("m", rows(1, 2), summary(3))
        assert len(await store.read(lambda connection: queries.read_moves(connection, "m", 1))) == 2
        await store.stop()

    run(check())


def test_waiting_jobs_share_a_commit_and_a_conflict_affects_only_its_own(database: str) -> None:
    async def check() -> None:
        store = await open_store(database)
        for match in ("a", "b", "c"):
            await store.write(lambda connection, match=match: queries.insert_table(connection, row_of(match)))  # type: ignore[misc]
        await store.append("b", rows(0), summary(1))
        before = store.commits
        jobs = [store.append(match, rows(0), summary(1)) for match in ("a", "b", "c")]
        assert await asyncio.gather(*jobs) == [True, False, True]
        assert store.commits - before <= 3
        before = store.commits
        many = [store.append("a", rows(seq), summary(seq + 1)) for seq in range(1, 200)]
        assert all(await asyncio.gather(*many))
        assert store.commits - before < 50, "a commit for each row would be slow"
        await store.stop()

    run(check())


def test_a_failing_change_fails_alone(database: str) -> None:
    async def check() -> None:
        store = await open_store(database)
        await store.write(lambda connection: queries.insert_table(connection, row_of("m")))
        good = store.append("m", rows(0), summary(1))
        bad = store.write(lambda connection: connection.execute(sa.text("SELECT * FROM nowhere")))
        results = await asyncio.gather(good, bad, return_exceptions=True)
        assert results[0] is True
        assert isinstance(results[1], sa.exc.DBAPIError)
        await store.stop()

    run(check())


def test_a_locked_database_is_waited_for_once_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "locked.db"
    tries: list[int] = []
    run_jobs = Writer._run

    def counted(self: Writer, jobs: list[Any]) -> list[Any]:
        tries.append(len(jobs))
        return run_jobs(self, jobs)

    async def check() -> None:
        store = await open_store(f"sqlite:///{file}?timeout=0.2")
        monkeypatch.setattr(Writer, "_run", counted)
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            inserts = [partial(queries.insert_table, row=row_of(f"m{number}")) for number in range(20)]
            failed = await asyncio.gather(*map(store.write, inserts), return_exceptions=True)
        assert all(isinstance(error, sa.exc.OperationalError) for error in failed)
        assert sum(tries) == 20, f"some were tried again: {tries}"
        await store.write(inserts[0])
        await store.stop()

    run(check())


@pytest.mark.parametrize(
    ("error", "failed"),
    [
        (sqlite3.IntegrityError(), False),
        (ValueError(), False),
        (Lost(), False),
        (sa.exc.TimeoutError(), True),
        (ConnectionAbortedError(), True),
        (psycopg.OperationalError("server closed the connection"), True),
        (psycopg.errors.AdminShutdown(), True),
        (psycopg.errors.DiskFull(), True),
        (psycopg.errors.DeadlockDetected(), False),
        (psycopg.errors.UniqueViolation(), False),
        (sa.exc.OperationalError("", {}, psycopg.OperationalError("connection failed")), True),
    ],
    ids=repr,
)
def test_a_database_that_fails_and_a_statement_that_does(error: Exception, failed: bool) -> None:
    assert database_failed(error) is failed
