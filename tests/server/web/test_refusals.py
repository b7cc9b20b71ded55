"""Refusals and errors as HTTP answers."""

from __future__ import annotations

import pytest

from tests.server.client import Person, Server


def test_a_large_body_is_refused(shared_server: Server) -> None:
    person = Person(shared_server)
    answer = person.http.post("/api/me", content=b'{"name": "' + b"x" * 20_000 + b'"}')
    assert (answer.status_code, answer.json()["key"]) == (413, "refused-long")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/me", b'{"name": "\xff"}', 400),
        ("/api/me", b"", 400),
        ("/api/me", b"[" * 10_000, 400),
        ("/api/replay", b"[" * 100_000, 400),
        ("/api/tables", b'{"game": "arboretum", "seats": [{}, {}], "hook": "http://[::1"}', 409),
    ],
)
def test_malformed_bodies_are_refused_in_words(shared_server: Server, path: str, body: bytes, status: int) -> None:
    person = Person(shared_server)
    answer = person.http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    assert answer.json()["key"].startswith("refused-")
    assert answer.json()["text"]


@pytest.mark.parametrize("path", ["/api/replay", "/api/verify"])
def test_a_record_may_have_two_megabytes(shared_server: Server, path: str) -> None:
    http = Person(shared_server).http
    keys = []
    for size in (2 * 1024 * 1024, 2 * 1024 * 1024 + 1):
        answer = http.post(path, content=b" " * size, headers={"content-type": "application/json"})
        keys.append((answer.status_code, answer.json()["key"]))
    assert keys[0][0] in (400, 409)
    assert keys[1] == (413, "refused-long")
