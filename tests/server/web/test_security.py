"""Security headers, and requests from pages of other sites."""

from __future__ import annotations

from socket import create_connection
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect
from websockets.typing import Origin

from spinney.server.web.security import CONTENT_SECURITY_POLICY, is_known_host
from tests.server.client import Person, Server
from tests.waiting import PATIENCE

SITE = "https://games.example.org"


def test_requests_from_other_sites_are_refused(shared_server: Server) -> None:
    person = Person(shared_server)
    foreign = person.http.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    assert person.http.get("/api/me").json()["name"] == "Olena"
    match = person.make("arboretum", [{"who": "anyone"}] * 2)["table"]["id"]
    address = shared_server.url.replace("http", "ws") + f"/api/tables/{match}/socket"
    socket = connect(address, origin=Origin("https://elsewhere.example"))
    with socket, pytest.raises(ConnectionClosedError, match="4403"):
        socket.recv(PATIENCE)


def test_every_answer_carries_the_security_headers(shared_server: Server) -> None:
    for path in ("/", "/api/games", "/nowhere.txt", "/health"):
        headers = httpx.get(shared_server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_the_policy_allows_our_own_files_only() -> None:
    allowed = {kind: set(sources) for kind, *sources in map(str.split, CONTENT_SECURITY_POLICY.split(";"))}
    assert allowed.pop("img-src") == {"'self'", "data:", "blob:"}
    assert allowed["default-src"] == {"'none'"}
    assert {"script-src", "style-src", "font-src", "connect-src"} <= allowed.keys()
    assert all(sources <= {"'self'", "'none'"} for sources in allowed.values())


@pytest.mark.process
def test_a_configured_origin_is_accepted(sqlite_url: str) -> None:
    with Server(sqlite_url, SPINNEY_ORIGINS=SITE) as server:
        ask_from_elsewhere(Person(server))


def ask_from_elsewhere(person: Person) -> None:
    for origin, status in ((SITE, 200), ("https://other.example.org", 403), ("http://[", 403)):
        answer = person.http.post("/api/me", json={"name": "Olena"}, headers={"origin": origin})
        assert answer.status_code == status, origin


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("games.example.org", True),
        ("GAMES.example.org:8765", True),
        ("games.example.org.", True),
        ("localhost:8765", True),
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("laptop", True),
        ("laptop.local:8765", True),
        ("elsewhere.example", False),
        ("games.example.org.elsewhere.example", False),
        ("[", False),
        (None, True),
    ],
)
def test_names_that_a_server_answers_to(host: str | None, known: bool) -> None:
    connection = named(host)
    assert is_known_host(connection, ("games.example.org",)) is known
    assert is_known_host(connection, ()), "without a list it answers to any name"


def named(host: str | None) -> ASGIConnection[Any, Any, Any, Any]:
    headers = [] if host is None else [(b"host", host.encode())]
    return ASGIConnection({"type": "http", "headers": headers})  # type: ignore[arg-type]


@pytest.mark.process
def test_a_name_that_is_not_ours_is_refused(sqlite_url: str) -> None:
    with Server(sqlite_url, SPINNEY_HOSTS="games.example.org") as server:
        person = Person(server)
        match = person.make("arboretum", [{"who": "anyone"}] * 2)["table"]["id"]
        assert person.http.get("/api/lobby", headers={"host": "games.example.org"}).status_code == 200
        refused = person.http.get("/api/lobby", headers={"host": "elsewhere.example"})
        assert (refused.status_code, refused.headers["x-content-type-options"]) == (421, "nosniff")
        assert "SPINNEY_HOSTS" in refused.text
        line = create_connection(("127.0.0.1", server.port))
        socket = connect(f"ws://elsewhere.example/api/tables/{match}/socket", sock=line)
        with socket, pytest.raises(ConnectionClosedError, match="4403"):
            socket.recv(PATIENCE)
