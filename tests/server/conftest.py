"""Real servers on real databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Server
from tests.server.databases import WHERE, Postgres, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as server:
        if server is None:
            pytest.skip(f"NO POSTGRESQL: no initdb on PATH or in {WHERE}; apt-get install postgresql")
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'spinney.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database: first SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.new_database()


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Server]:
    """A server process on SQLite for one test."""
    with Server(sqlite_url) as running:
        yield running


@pytest.fixture(scope="module", params=["fast", "plain"])
def socket_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server process per module for tests of sockets: with the fast path for WebSockets, then without."""
    fast = "1" if request.param == "fast" else "0"
    with Server(
        f"sqlite:///{tmp_path_factory.mktemp('sockets') / 'spinney.db'}", SPINNEY_FAST_WEBSOCKET=fast
    ) as running:
        yield running


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server process per module, for tests that leave it intact."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'spinney.db'}") as running:
        yield running
