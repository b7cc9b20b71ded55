"""Security headers, and requests from pages of other sites."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect
from websockets.typing import Origin

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


@pytest.mark.process
def test_a_configured_origin_is_accepted(sqlite_url: str) -> None:
    with Server(sqlite_url, SPINNEY_ORIGINS=SITE) as server:
        ask_from_elsewhere(Person(server))


def ask_from_elsewhere(person: Person) -> None:
    for origin, status in ((SITE, 200), ("https://other.example.org", 403), ("http://[", 403)):
        answer = person.http.post("/api/me", json={"name": "Olena"}, headers={"origin": origin})
        assert answer.status_code == status, origin
