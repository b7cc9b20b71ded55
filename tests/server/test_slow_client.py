"""A client that stops reading is dropped; nobody else notices."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.server.client import Person, Server, Socket


def test_it_is_dropped_and_others_are_not_held_up(server: Server) -> None:
    person = Person(server)
    match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    for seat in (0, 1):
        news = person.do(match, "sit", seat=seat)
    for _ in range(24):
        seat = news["table"]["waiting"][0]
        news = person.look(match, seat=seat)
        news = person.do(match, "act", seat=seat, text=news["choices"][0], ticket=news.get("ticket", 0))
    # It asks and asks, and reads no answer: with one message waiting its library reads no further.
    deaf = Socket(server, match, max_queue=1)
    for _ in range(200):
        with contextlib.suppress(WebSocketException):
            for number in range(100):
                deaf.say(do="ask", what="log", id=number)
        if dropped(person):
            break
        time.sleep(0.1)
    assert dropped(person) == 1
    watcher = Socket(server, match)
    assert watcher.hear()["seq"] == 24
    watcher.close()
    deaf.close()


def dropped(person: Person) -> float:
    lines = person.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("spinney_dropped_sockets_total"))


def test_a_thought_goes_on_when_its_worker_is_killed(server: Server) -> None:
    """Bots think in processes of their own: one that dies is replaced, the game goes on."""
    person = Person(server)
    bots = [{"who": "bot", "level": "seedling"}] * 2
    match = person.make("renature", [{"who": "me"}, *bots], options={"first": 1})["table"]["id"]
    person.do(match, "sit", seat=0)
    socket = person.socket(match)
    news = next(told for told in socket.until(60) if 0 in told["table"]["waiting"])
    assert server.process is not None
    for worker in bot_workers(server.process.pid):
        os.kill(worker, signal.SIGKILL)
    deadline = time.monotonic() + 60
    seq = news["seq"]
    while time.monotonic() < deadline and news["table"]["status"] == "playing":
        if 0 in news["table"]["waiting"]:
            news = socket.ask(do="act", text=news["choices"][0], ticket=news.get("ticket", 0))
        else:
            news = socket.hear(60)
        if news["seq"] > seq + 8:
            break
    assert news["seq"] > seq + 8
    socket.close()


def bot_workers(server: int) -> list[int]:
    """The processes that the server has spawned to think."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rsplit(")", 1)[1].split()
            command = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == server and b"spawn_main" in command:
            found.append(int(status.parent.name))
    return found
