"""Visitors who send as much as they can: the others play on, and the server is well afterwards."""

from __future__ import annotations

import contextlib
import secrets
import socket
import statistics
import threading
import time
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.figures import Figures
from tests.scale import scaled
from tests.server.client import ROOT, Person, Server
from tests.server.load import Load
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.process

Flood = Callable[[Server, threading.Event], None]


def garbage(server: Server, over: threading.Event) -> None:
    """Sockets that send whatever they like, faster than allowed."""
    person = Person(server, "Eve")
    match = person.make("arboretum", [{"who": "anyone"}] * 2)["table"]["id"]
    while not over.is_set():
        with contextlib.suppress(WebSocketException, OSError):
            sock = person.socket(match)
            while not over.is_set():
                sock.connection.send(secrets.token_hex(500))


def connections(server: Server, over: threading.Event) -> None:
    """Connections that say nothing, or half a request, and are left open."""
    with contextlib.ExitStack() as opened:
        lines: list[socket.socket] = []
        while not over.is_set():
            with contextlib.suppress(OSError):
                line = opened.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-half: " if len(lines) % 2 else b"")
                lines.append(line)
            if len(lines) >= 200:
                over.wait(0.05)


def looking(server: Server, over: threading.Event) -> None:
    """Lists and pages, over and over."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        while not over.is_set():
            for path in ("/api/lobby", "/api/games", "/", "/nowhere"):
                client.get(path)


def uploads(server: Server, over: threading.Event) -> None:
    """Long records to be replayed, by somebody who does not wait for the answer."""
    record = (ROOT / "docs/examples/arboretum-game.json").read_bytes()
    with httpx.Client(base_url=server.url) as client:
        while not over.is_set():
            with contextlib.suppress(httpx.HTTPError):
                client.post("/api/replay", content=record, timeout=0.01)


def tables(server: Server, over: threading.Event) -> None:
    """New visitors who make new tables, at which strong bots think."""
    while not over.is_set():
        with contextlib.suppress(httpx.HTTPError, AssertionError):
            person = Person(server, "Eve")
            seats = [{"who": "bot", "level": "elder"}, {"who": "me"}]
            match = person.make("arboretum", seats, options={"first": 0})["table"]["id"]
            person.do(match, "sit", seat=1)


@pytest.mark.parametrize("flood", [garbage, connections, looking, uploads, tables], ids=lambda flood: flood.__name__)
def test_others_play_on_during_a_flood(flood: Flood, sqlite_url: str, figures: Figures) -> None:
    over, waits = threading.Event(), []
    with (
        Server(sqlite_url, SPINNEY_MESSAGES_PER_SECOND="20", SPINNEY_NEW_TABLES_PER_MINUTE="0") as server,
        httpx.Client(timeout=PATIENCE) as client,
    ):
        load = Load(server)
        load.wait_for_more(3)
        attackers = [threading.Thread(target=flood, args=(server, over), daemon=True) for _ in range(2)]
        for attacker in attackers:
            attacker.start()
        try:
            for _ in range(scaled(5)):
                load.wait_for_more(2)
                began = time.perf_counter()
                assert client.get(server.url + "/health").status_code == 200
                waits.append(time.perf_counter() - began)
        finally:
            over.set()
        for attacker in attackers:
            attacker.join(PATIENCE)
            assert not attacker.is_alive()
        wait_until(lambda: client.get(server.url + "/health").text == "ok", "it is not well afterwards")
        figures(
            f"flood of {flood.__name__}",
            acknowledged=load.finish(),
            health_median_ms=round(1000 * statistics.median(waits), 1),
            health_worst_ms=round(1000 * max(waits), 1),
        )
