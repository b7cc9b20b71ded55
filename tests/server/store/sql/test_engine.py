"""Opening a database: addresses, passwords, file modes."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from spinney.cli import run as run_command
from spinney.core.message import Unreadable
from spinney.server.store.sql import queries
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.migrations import migrate
from tests.server.client import free_port

PASSWORD = "oak4-secret"


def test_sqlite_is_durable(sqlite_url: str) -> None:
    engine = open_engine(sqlite_url)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


@pytest.mark.parametrize("url", ["", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "nonsense"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(Unreadable, match="sqlite:///FILE or postgresql://"):
        open_engine(url)


def test_only_the_owner_can_read_the_file(tmp_path: Path, sqlite_url: str) -> None:
    engine = open_engine(sqlite_url)
    before = os.umask(0o022)
    try:
        migrate(engine)
        with engine.connect() as connection:
            queries.read_downtimes(connection)
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
        engine.dispose()
    assert set(modes) == {"spinney.db", "spinney.db-wal", "spinney.db-shm"}
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        (f"mysql://spinney:{PASSWORD}@localhost/spinney", "not mysql://"),
        (f"postgres://spinney:{PASSWORD}@localhost/spinney", "write postgresql:// for postgres://"),
        (f"postgresql://spinney:{PASSWORD}@localhost:port/x", "the port must be a number"),
        (f"postgresql:spinney:{PASSWORD}@localhost/x", "neither"),
        (f"sqlite://:{PASSWORD}@/", "not sqlite://"),
        ("sqlite:///file:x.db?uri=true", "not sqlite://"),
    ],
)
def test_refusals_do_not_show_the_password(url: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match="sqlite:///FILE or postgresql://") as refused:
        open_engine(url)
    assert sentence in str(refused.value)
    assert PASSWORD not in str(refused.value)


def test_an_unreachable_server_is_reported_without_its_password(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    url = f"postgresql://spinney:{PASSWORD}@127.0.0.1:{free_port()}/spinney"
    assert run_command(["backup", str(tmp_path / "b.backup"), "--database", url]) == 2
    said = capsys.readouterr().err
    assert "the database cannot be opened" in said
    assert PASSWORD not in said


def test_a_missing_driver_is_reported_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unreadable, match="pip install"):
        open_engine("postgresql://localhost/spinney")
