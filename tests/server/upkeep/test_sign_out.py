"""Signing out everywhere else: other cookies, tokens, links and open sockets end, in every process at once."""

from __future__ import annotations

import contextlib

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, Server, Socket
from tests.server.databases import Postgres
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.process


def who(server: Server, **how: dict[str, str]) -> str:
    found: str = httpx.get(server.url + "/api/me", timeout=PATIENCE, **how).json()["id"]  # type: ignore[arg-type]
    return found


def close_code(socket: Socket) -> int | None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.hear()
    return socket.connection.close_code


def sign_out(one: Server, other: Server) -> None:
    """Of a visitor who is known to both processes."""
    person = Person(one)
    thief = httpx.post(other.url + "/api/device", json={"code": person.http.post("/api/me/link").json()["code"]})
    stolen = dict(thief.cookies)
    token = {"authorization": f"Bearer {person.http.post('/api/me/token').json()['token']}"}
    link = person.http.post("/api/me/link").json()["code"]
    assert who(other, cookies=stolen) == who(other, headers=token) == person.me["id"]
    match = person.make("arboretum", [{"who": "me"}, {"who": "anyone"}])["table"]["id"]
    mine, theirs = person.socket(match), Socket(other, match, f"spinney={stolen['spinney']}")
    mine.hear()
    theirs.hear()
    neighbour = Person(one, "Marco")

    answer = person.http.post("/api/me/sign-out")
    assert (answer.status_code, answer.json()) == (200, person.me)
    assert close_code(theirs) == 4401
    wait_until(lambda: who(other, cookies=stolen) == who(other, headers=token) == "", "still known")
    assert httpx.post(other.url + "/api/device", json={"code": link}).status_code == 403
    assert who(one, cookies=dict(person.http.cookies)) == person.me["id"]
    assert who(one, cookies=dict(neighbour.http.cookies)) == neighbour.me["id"]
    assert mine.ask(do="look", seat=-1)["to"]


def test_everything_else_ends_in_one_process(server: Server) -> None:
    sign_out(server, server)


def test_everything_else_ends_in_all_processes(postgres_server: Postgres) -> None:
    database = postgres_server.new_database()
    with Server(database) as one, Server(database) as other:
        sign_out(one, other)


def test_nobody_has_nothing_to_sign_out_of(server: Server) -> None:
    assert httpx.post(server.url + "/api/me/sign-out").status_code == 401
