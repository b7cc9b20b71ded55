"""Web hooks are called when it is somebody's turn, and never inside the host's own network."""

from __future__ import annotations

import json
import queue
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from spinney.server.upkeep.hooks import Target, leads_inside
from tests.server.client import Person, Server
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
