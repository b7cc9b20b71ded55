"""Web hooks are called when it is somebody's turn, and never inside the host's own network."""

from __future__ import annotations

import json
import queue
import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace
from typing import Any, cast

import pytest

from spinney.core.view import SPECTATOR
from spinney.server.news.wire import NewTable, Resign, SeatWish
from spinney.server.table.table import Table
from spinney.server.upkeep.hooks import SECONDS, Hooks, Target, leads_inside
from tests.server.client import Person, Server, free_port
from tests.server.inside import OLENA, ask, new_table, open_server, run, seat_people
from tests.waiting import PATIENCE


class Receiver(BaseHTTPRequestHandler):
    received: queue.Queue[dict[str, Any]] = queue.Queue()

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.received.put(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.mark.process
def test_a_hook_is_called_at_each_turn(sqlite_url: str) -> None:
    receiver = HTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    try:
        with Server(sqlite_url, SPINNEY_PRIVATE_HOOKS="1") as server:
            olena, marco = Person(server), Person(server, "Marco")
            hook = f"http://127.0.0.1:{receiver.server_port}/"
            table = olena.make("renature", [{"who": "anyone"}] * 2, options={"first": 0}, hook=hook)["table"]["id"]
            olena.do(table, "sit", seat=0)
            marco.do(table, "sit", seat=1)
            news = olena.do(table, "start")
            assert news["table"]["hook"], "everyone at the table knows of it"
            assert Receiver.received.get(timeout=PATIENCE)["waiting"] == ["Olena"], "the first turn counts too"
            while news["table"]["waiting"] == [0]:
                news = olena.look(table)
                text = news["choices"][0]
                news = olena.do(table, "act", text=text, ticket=news.get("ticket", 0))
            told = Receiver.received.get(timeout=PATIENCE)
            while told["waiting"] == ["Olena"]:
                told = Receiver.received.get(timeout=PATIENCE)
            assert told["waiting"] == ["Marco"]
            assert told["path"] == f"/t/{table}"
            olena.do(table, "resign", ticket=news["ticket"])
            told = Receiver.received.get(timeout=PATIENCE)
            assert (told["waiting"], told["status"]) == ([], "finished")
    finally:
        receiver.shutdown()
        receiver.server_close()


@pytest.mark.parametrize(
    "hook", ["http://127.0.0.1:1/", "http://[::1]/", "http://10.0.0.1/", "http://169.254.169.254/"]
)
def test_addresses_inside_the_hosts_network_are_recognised(hook: str) -> None:
    assert Target(hook).inside


@pytest.mark.parametrize(
    "address",
    [
        "::ffff:127.0.0.1",
        "::127.0.0.1",
        "::ffff:0:10.0.0.1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::808:808",
        "2002:7f00:1::",
        "2001:0:808:808:0:0:5601:5601",
        "fec0::1",
        "fe80::1%eth0",
        "fd00:ec2::254",
        "192.0.0.192",
        "168.63.129.16",
        "100.100.100.200",
        "224.0.0.1",
        "239.255.255.250",
        "ff02::1",
        "ff0e::1",
        "255.255.255.255",
        "0.0.0.0",
        "::",
    ],
)
def test_no_way_of_writing_it_leads_inside(address: str) -> None:
    assert leads_inside(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "64:ff9b::909:909", "2002:909:909::1", "::ffff:9.9.9.9"])
def test_addresses_of_the_world_are_called(address: str) -> None:
    assert not leads_inside(address)


# Without a receiver.

HOOK = "https://hooks.example/keep-this-to-yourself"


def told_about(*bots: str, over: bool = False) -> list[Any]:
    """What a hook is sent when all of these seats have to act; an empty name is a person."""
    sent: list[Any] = []
    hooks = Hooks(allow_inside=False)
    hooks.notify = lambda match, visitor, hook, body: sent.append(json.loads(body))  # type: ignore[method-assign]
    live = SimpleNamespace(actors=[] if over else list(range(len(bots))), bots=list(bots), seq=1, over=over)
    seats = [SimpleNamespace(name=name) for name in ("Olena", "Marco")]
    status = "finished" if over else "playing"
    row = SimpleNamespace(hook=HOOK, host="olena", game="arboretum", status=status, seats=seats)
    hooks.consider(cast(Table, SimpleNamespace(live=live, row=row, id="k3m8")))
    return sent


def test_a_call_says_whose_turn_it_is_and_nothing_else() -> None:
    about = {"match": "k3m8", "game": "arboretum", "path": "/t/k3m8"}
    assert told_about("", "elder") == [about | {"status": "playing", "waiting": ["Olena"]}]
    assert told_about("", "", over=True) == [about | {"status": "finished", "waiting": []}]


def test_nothing_is_sent_while_only_bots_have_to_act() -> None:
    assert told_about("elder", "seedling") == []


def test_a_call_has_five_seconds() -> None:
    assert Hooks(allow_inside=False).seconds == SECONDS == 5


def test_everyone_sees_that_there_is_a_hook_and_nobody_its_address(sqlite_url: str) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url) as server:
            audience = await new_table(server, OLENA, NewTable("arboretum", [SeatWish(), SeatWish()], hook=HOOK))
            for visitor in (OLENA.id, "marco", ""):
                news = audience.news_for(visitor, SPECTATOR, 0)
                assert json.loads(news)["table"]["hook"] is True
                assert b"hooks.example" not in news

    run(scene())


def test_without_a_hook_the_server_connects_to_nobody(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game on SQLite, from the first seat to its end; with PostgreSQL the database is the one exception."""
    found: list[Any] = []
    connect = socket.socket.connect

    def note(line: socket.socket, address: Any) -> None:
        found.append(address)
        connect(line, address)

    monkeypatch.setattr(socket.socket, "connect", note)
    monkeypatch.setattr(socket.socket, "connect_ex", note)

    async def scene() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA], bots=1, first=0)
            await ask(server, audience, OLENA, Resign(0))
            assert audience.table.begun().over

    run(scene())
    assert found == []
    nowhere = ("127.0.0.1", free_port())
    with pytest.raises(OSError, match="refused"), socket.create_connection(nowhere):
        pass
    assert found == [nowhere], "a connection would have been noticed"
