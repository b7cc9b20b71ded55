"""Starting `spinney serve`: failures, two servers on one file, the address in the log."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.migrations import migrate
from tests.server.client import Server, finish, free_port, is_refused, serve, with_tests
from tests.server.databases import Postgres
from tests.waiting import wait_until


@pytest.mark.process
def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Marco, the oaks are doing well. " * 50)
    done = serve(f"sqlite:///{file}")
    is_refused(done, "the database cannot be opened: file is not a database")
    assert file.read_text().startswith("Dear Marco")


@pytest.mark.process
def test_two_servers_on_one_file_are_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'spinney.db'}"
    (tmp_path / "other").symlink_to(tmp_path)
    with Server(database) as first:
        is_refused(serve(database), "another Spinney serves")
        is_refused(serve(f"sqlite:///{tmp_path / 'other' / 'spinney.db'}"), "another Spinney serves")
        words = [sys.executable, "-m", "spinney", "play", "--no-open", "--port", str(free_port())]
        home = os.environ | {"SPINNEY_HOME": str(tmp_path)}
        is_refused(finish(words, home), "another Spinney serves")
        assert httpx.get(first.url + "/health").status_code == 200
        first.kill()
        first.start()


@pytest.mark.process
def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    is_refused(serve(f"sqlite:///{tmp_path / 'nowhere' / 'spinney.db'}"), "cannot be opened: No such file")


def without_processes(url: str) -> str:
    """A database that looks right, but on which no server can start."""
    engine = open_engine(url)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE processes"))
    engine.dispose()
    return url


@pytest.mark.process
@pytest.mark.parametrize("workers", [1, 2])
def test_a_failed_start_is_reported_and_exits_with_2(workers: int, postgres_server: Postgres) -> None:
    done = serve(without_processes(postgres_server.new_database()), "--workers", str(workers))
    assert done.returncode == 2
    assert done.stderr.endswith("spinney: the server could not start; the lines above say why\n"), done.stderr
    assert "listens on" not in done.stderr


@pytest.mark.process
def test_workers_with_a_wrong_setting_are_not_restarted(postgres_server: Postgres) -> None:
    done = serve(postgres_server.new_database(), "--workers", "2", SPINNEY_GRACE="soon")
    is_refused(done, "SPINNEY_GRACE must be a number")


@pytest.mark.process
def test_workers_that_are_slow_to_start_are_waited_for(postgres_server: Postgres, tmp_path: Path) -> None:
    """uvicorn would replace them after five seconds, and again and again on a machine that needs longer."""
    slow = "import sys, time\nif any('spawn_main' in word for word in sys.orig_argv):\n    time.sleep(6)\n"
    (tmp_path / "sitecustomize.py").write_text(slow)
    path = os.pathsep.join([str(tmp_path), with_tests()["PYTHONPATH"]])
    with Server(postgres_server.new_database(), workers=2, PYTHONPATH=path) as server:
        wait_until(partial(is_logged, server, "Spinney listens on"), "not all workers are ready")
        assert is_logged(server, "died", 0)


@pytest.mark.process
def test_a_worker_that_cannot_start_now_is_started_again_while_others_serve(postgres_server: Postgres) -> None:
    """As when the database restarts at that moment: the server must not end for it."""
    url = postgres_server.new_database()
    engine = open_engine(url)
    with Server(url, workers=2) as server:
        wait_until(partial(is_logged, server, "Spinney listens on"), "not all workers are ready")
        rename_table(engine, "processes", "away")
        os.kill(server.worker_pids()[0], signal.SIGKILL)
        wait_until(lambda: "a worker could not start" in server.log_file.read_text(), "the failed start is not logged")
        rename_table(engine, "away", "processes")
        wait_until(partial(is_logged, server, "Application startup complete", 3), "the worker is not started again")
        assert httpx.get(server.url + "/health").status_code == 200
    engine.dispose()


def rename_table(engine: sa.Engine, name: str, new: str) -> None:
    with engine.begin() as connection:
        connection.execute(sa.text(f"ALTER TABLE {name} RENAME TO {new}"))


def let_the_parent_look_again(server: Server) -> None:
    """Until the parent of the workers has checked them once more and found all of them ready."""
    assert server.process is not None
    # It acts on signals before each check, so there is a whole check between two of them. This one means a worker less.
    for times in (1, 2):
        server.process.send_signal(signal.SIGTTOU)
        wait_until(partial(is_logged, server, "Received SIGTTOU", times), "the parent does not look at its signals")


def is_logged(server: Server, line: str, times: int = 1) -> bool:
    return server.log_file.read_text().count(line) == times


@pytest.mark.process
@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_logs_its_address_once(workers: int, postgres_server: Postgres) -> None:
    with Server(postgres_server.new_database(), workers=workers) as server:
        line = f"Spinney listens on {server.url}/"
        wait_until(partial(is_logged, server, line), "the address is not in the log")
        if workers > 1:
            let_the_parent_look_again(server)
        server.stop()
        assert is_logged(server, line)
