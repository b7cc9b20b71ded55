"""A PostgreSQL that falls silent without closing anything: the server says so, continues, and can be stopped."""

from __future__ import annotations

import contextlib
import signal
import socket
import threading
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy.exc import DBAPIError

from spinney.server.store.sql import store as store_module
from tests.server.client import Person, Server
from tests.server.databases import Postgres
from tests.server.inside import open_store, run
from tests.waiting import PATIENCE, wait_until


class Relay:
    """A port in front of another one. Once `silent` is set it passes nothing on, and closes nothing."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.silent = threading.Event()
        self.lines: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self.lines += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                if not self.silent.is_set():
                    other.sendall(data)
            if not self.silent.is_set():
                other.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.listener.close()
        for line in self.lines:
            line.close()


@pytest.fixture
def relay(postgres_server: Postgres) -> Iterator[Relay]:
    with contextlib.closing(Relay(postgres_server.port)) as found:
        yield found


@pytest.mark.process
def test_a_silent_database_is_noticed(relay: Relay, postgres_server: Postgres) -> None:
    with Server(through(relay, postgres_server)) as server:
        person = Person(server)
        person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])
        relay.silent.set()
        wait_until(
            lambda: httpx.get(server.url + "/health", timeout=PATIENCE).status_code == 503, "it says that all is well"
        )
        assert person.http.get("/api/tables/anything").status_code == 503


@pytest.mark.process
def test_a_server_stops_though_its_database_is_silent(relay: Relay, postgres_server: Postgres) -> None:
    with Server(through(relay, postgres_server)) as server:
        person = Person(server)
        person.make("arboretum", [{"who": "me"}, {"who": "bot", "level": "elder"}])
        relay.silent.set()
        wait_until(
            lambda: httpx.get(server.url + "/health", timeout=PATIENCE).status_code == 503, "it says that all is well"
        )
        assert server.stop() in (0, -signal.SIGTERM)


def test_a_write_to_a_silent_database_fails(
    relay: Relay, postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "WRITE_SECONDS", 0.5)

    async def write() -> None:
        store = await open_store(through(relay, postgres_server))
        relay.silent.set()
        with pytest.raises(DBAPIError):
            await store.beat("process", 1.0)
        # The database answers again, and so does the store.
        relay.silent.clear()
        await store.beat("process", 2.0)
        await store.stop()

    run(write())


def through(relay: Relay, server: Postgres) -> str:
    """A new database, reached by way of the relay."""
    return server.new_database().replace(f":{server.port}/", f":{relay.port}/")
