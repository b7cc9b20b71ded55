"""Why a socket is closed reaches its client, and what the client does then is in the reconnect table."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from spinney.server.web import sockets
from tests.server.client import Person, Server
from tests.waiting import PATIENCE

CLOSES = json.loads((Path(__file__).parents[3] / "web/src/lib/reconnect.json").read_text())["closes"]
SEATS = [{"who": "anyone"}, {"who": "anyone"}]


def close_code(server: Server, person: Person, path: str, origin: str | None = None) -> int | None:
    address = server.url.replace("http", "ws") + path
    wanted = None if origin is None else Origin(origin)
    headers = {"cookie": person.cookie}
    with connect(address, origin=wanted, additional_headers=headers, open_timeout=PATIENCE) as socket:
        with contextlib.suppress(ConnectionClosed):
            while True:
                socket.recv(PATIENCE)
        return socket.close_code


def test_the_reason_reaches_the_client(socket_server: Server) -> None:
    person, other = Person(socket_server), Person(socket_server, "Marco")
    match = person.make("arboretum", SEATS)["table"]["id"]
    person.do(match, "sit", seat=0)
    path = f"/api/tables/{match}/socket"
    assert close_code(socket_server, person, path, "https://elsewhere.example") == sockets.FORBIDDEN
    assert close_code(socket_server, other, path + "?seat=0") == sockets.FORBIDDEN
    assert close_code(socket_server, person, "/api/tables/nowhere/socket") == sockets.NO_TABLE


@pytest.mark.process
def test_too_many_sockets(sqlite_url: str) -> None:
    with Server(sqlite_url, SPINNEY_SOCKETS_PER_VISITOR="1") as server:
        person = Person(server)
        match = person.make("arboretum", SEATS)["table"]["id"]
        person.socket(match).hear()
        assert close_code(server, person, f"/api/tables/{match}/socket") == sockets.TOO_MANY


def test_the_table_of_the_client_has_every_code_of_the_server() -> None:
    codes = {value for value in vars(sockets).values() if isinstance(value, int) and 4000 <= value < 5000}
    assert [row["code"] for row in CLOSES] == sorted(codes)
    assert {row["code"] for row in CLOSES if row["does"] == "gone"} == {sockets.NO_TABLE}
