"""A database or a machine that fails under load: what was acknowledged is stored, and the games continue afterwards."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from spinney.server.match.clocks import Pace
from tests.figures import Figures
from tests.scale import scaled
from tests.server.client import Server
from tests.server.inside import MARCO, OLENA, Time, act, open_server, run, seat_people
from tests.server.load import Load

Hardship = Callable[[Server, Path], AbstractContextManager[None]]


@contextlib.contextmanager
def database_locked(_server: Server, file: Path) -> Iterator[None]:
    """Another program writes, for longer than the server waits."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None, timeout=60)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextlib.contextmanager
def disk_full(server: Server, file: Path) -> Iterator[None]:
    """No file of the server may grow any more."""
    import resource  # Unix only

    assert server.process is not None
    limit, pid = resource.RLIMIT_FSIZE, server.process.pid
    size = max(path.stat().st_size for path in file.parent.glob(file.name + "*"))
    resource.prlimit(pid, limit, (size, resource.RLIM_INFINITY))
    yield
    resource.prlimit(pid, limit, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextlib.contextmanager
def database_read_only(_server: Server, file: Path) -> Iterator[None]:
    """Not even root may write; permissions would not keep root away."""
    # Not the third file: it is mapped into memory, and a process that writes to such memory is killed.
    files = [str(file), str(file) + "-wal"]

    def mark(how: str) -> bool:
        try:
            return subprocess.run(["chattr", how, *files], capture_output=True, check=False).returncode == 0
        except FileNotFoundError:
            return False

    if not mark("+i"):
        mark("-i")
        pytest.skip("only root can make a file read-only for itself, and not on every file system")
    try:
        yield
    finally:
        mark("-i")


@contextlib.contextmanager
def server_stopped(server: Server, _file: Path) -> Iterator[None]:
    """As when the machine sleeps."""
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGSTOP)
    yield
    os.kill(server.process.pid, signal.SIGCONT)


HARDSHIPS: list[Hardship] = [database_locked, disk_full, database_read_only, server_stopped]


@pytest.mark.process
@pytest.mark.parametrize("hardship", HARDSHIPS, ids=lambda hardship: hardship.__name__)
def test_nothing_acknowledged_is_lost(hardship: Hardship, tmp_path: Path, figures: Figures) -> None:
    file, dice, times = tmp_path / "spinney.db", random.Random(1), scaled(2)
    with Server(f"sqlite:///{file}?timeout=0.1", SPINNEY_NEW_TABLES_PER_MINUTE="0") as server:
        load = Load(server)
        for _ in range(times):
            load.wait_for_more(3)
            with hardship(server, file):
                time.sleep(0.3 + dice.random() / 2)
        load.wait_for_more(3)
        figures(hardship.__name__.replace("_", " "), times=times, acknowledged=load.finish())


def test_a_clock_that_jumps_loses_nothing_and_never_runs_backwards(sqlite_url: str, figures: Figures) -> None:
    """Somebody sets the machine's clock, forwards and backwards, between any two actions."""
    dice, jumps = random.Random(1), scaled(50)

    async def play() -> None:
        clock = Time()
        async with open_server(sqlite_url, clock) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], Pace("days", days=1))
            table = audience.table
            stored = 0
            for _ in range(jumps):
                if table.begun().over:
                    audience = await seat_people(server, "arboretum", [OLENA, MARCO], Pace("days", days=1))
                    table, stored = audience.table, 0
                clock.now += dice.choice([1, 3600, -3600, -60, 10_000])
                await act(server, audience, [OLENA, MARCO][table.begun().actors[0]])
                stored += 1
            await server.upkeep._sweep()
            live = table.begun()
            assert live.seq >= stored
            assert list(live.times) == sorted(live.times)
            match, before = table.id, audience.news_for("", -1, 0)
            left = [live.clocks.left_at(seat, clock.now, live.downtimes) for seat in (0, 1)]
            del audience, table, live
            server.tables._kept.clear()
            server.tables.audiences.clear()
            again = await server.tables.find(match)
            assert again.news_for("", -1, 0) == before
            live = again.table.begun()
            assert [live.clocks.left_at(seat, clock.now, live.downtimes) for seat in (0, 1)] == left

    run(play())
    figures("clock jumps", times=jumps)
