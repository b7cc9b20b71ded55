"""Web hooks: told when it is somebody's turn, and never made to knock at the host's own doors."""

from __future__ import annotations

import json
import queue
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from spinney.core.message import Refused
from spinney.server.table.checks import checked_hook
from spinney.server.upkeep.hooks import Target
from tests.server.client import Person, Server
from tests.waiting import PATIENCE


class Ear(BaseHTTPRequestHandler):
    heard: queue.Queue[dict[str, Any]] = queue.Queue()

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.heard.put(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.mark.process
def test_the_address_is_told_whose_turn_it_is(sqlite_url: str) -> None:
    ear = HTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=ear.serve_forever, daemon=True).start()
    try:
        with Server(sqlite_url, SPINNEY_PRIVATE_HOOKS="1") as server:
            olena, marco = Person(server), Person(server, "Marco")
            hook = f"http://127.0.0.1:{ear.server_port}/"
            table = olena.make("renature", [{"who": "anyone"}] * 2, options={"first": 0}, hook=hook)["table"]["id"]
            olena.do(table, "sit", seat=0)
            marco.do(table, "sit", seat=1)
            news = olena.do(table, "start")
            assert news["table"]["hook"], "everyone at the table knows of it"
            assert Ear.heard.get(timeout=PATIENCE)["waiting"] == ["Olena"], "the first turn counts too"
            while news["table"]["waiting"] == [0]:
                news = olena.look(table)
                text = news["choices"][0]
                news = olena.do(table, "act", text=text, ticket=news.get("ticket", 0))
            told = Ear.heard.get(timeout=PATIENCE)
            while told["waiting"] == ["Olena"]:
                told = Ear.heard.get(timeout=PATIENCE)
            assert told["waiting"] == ["Marco"]
            assert told["path"] == f"/t/{table}"
            olena.do(table, "resign", ticket=news["ticket"])
            told = Ear.heard.get(timeout=PATIENCE)
            assert (told["waiting"], told["status"]) == ([], "finished")
    finally:
        ear.shutdown()
        ear.server_close()


@pytest.mark.parametrize(
    "hook",
    [
        "ftp://example.org/",
        "javascript:alert(1)",
        "http:///x",
        "http://[::1",
        "http://x:port/",
        "https://x/" + "y" * 600,
    ],
)
def test_other_addresses_are_refused(hook: str) -> None:
    with pytest.raises(Refused):
        checked_hook(hook)


@pytest.mark.parametrize(
    "hook", ["http://127.0.0.1:1/", "http://[::1]/", "http://10.0.0.1/", "http://169.254.169.254/"]
)
def test_the_own_network_is_left_alone(hook: str) -> None:
    assert Target(hook).inside
