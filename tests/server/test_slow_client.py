"""A client that stops reading is dropped; nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import Any, ClassVar, cast

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from spinney.core.view import SPECTATOR
from spinney.server.news.onlooker import Onlooker
from spinney.server.settings import Limits
from spinney.server.upkeep.metrics import Metrics
from spinney.server.upkeep.people import People
from spinney.server.web.access import Access
from spinney.server.web.sockets import AnySocket, Sockets
from tests.server.client import Person, Server, Socket
from tests.server.inside import MARCO, OLENA, open_server, run, seat_people
from tests.waiting import PATIENCE, wait_until


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

    def is_dropped() -> bool:
        with contextlib.suppress(WebSocketException):
            for number in range(100):
                deaf.say(do="ask", what="log", id=number)
        return dropped(person) == 1

    wait_until(is_dropped, "it is not dropped", pause=0.1)
    watcher = Socket(server, match)
    assert watcher.hear()["seq"] == 24
    watcher.close()
    deaf.close()


def dropped(person: Person) -> float:
    lines = person.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("spinney_dropped_sockets_total"))


class DeafClient:
    """Acts once, then reads nothing. A stand-in for a socket: the moment of the drop must be chosen."""

    query_params: ClassVar[dict[str, str]] = {}
    scope: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        self.requests = [b'{"do":"act","text":"draw deck","ticket":0}']

    async def receive_data(self, mode: str) -> bytes:
        return self.requests.pop() if self.requests else await asyncio.Future()

    async def send_data(self, news: bytes, mode: str) -> None:
        await asyncio.Future()

    async def close(self, code: int, reason: str) -> None:
        pass


def test_what_it_did_is_told_though_it_is_dropped_meanwhile(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            append, storing, go_on = server.store.append, asyncio.Event(), asyncio.Event()

            async def slow_append(*words: Any) -> bool:
                storing.set()
                await go_on.wait()
                return await append(*words)

            monkeypatch.setattr(server.store, "append", slow_append)
            watcher = Onlooker(audience.table, "", SPECTATOR, 64)
            audience.join(watcher)
            audience.table.attendance.away[OLENA.id] = 0.0
            metrics = Metrics(server.service, server.tables, server.bots, server.store)
            access = Access(People(server.services), Limits(messages_per_second=0))
            sockets = Sockets(server.tables, server.service, metrics, access)
            client = cast("AnySocket", DeafClient())
            attending = asyncio.create_task(sockets._attend(client, audience, OLENA, 0, "olena"))
            await storing.wait()
            next(onlooker for onlooker in audience.onlookers if onlooker is not watcher).drop()
            # Its two tasks learn of it.
            await asyncio.sleep(0.1)
            go_on.set()
            async with asyncio.timeout(PATIENCE):
                while (news := msgspec.json.decode(await watcher.next_news()))["seq"] == 0:
                    pass
            assert [line["text"] for line in news["events"]] == ["draw deck"]
            await attending

    run(scene())


def test_a_thought_goes_on_when_its_worker_is_killed(server: Server) -> None:
    """Bots think in processes of their own: one that dies is replaced, the game goes on."""
    person = Person(server)
    bots = [{"who": "bot", "level": "seedling"}] * 2
    match = person.make("renature", [{"who": "me"}, *bots], options={"first": 1})["table"]["id"]
    person.do(match, "sit", seat=0)
    socket = person.socket(match)
    news = next(told for told in socket.until() if 0 in told["table"]["waiting"])
    assert server.process is not None
    for worker in bot_workers(server.process.pid):
        os.kill(worker, signal.SIGKILL)
    seq = news["seq"]
    while news["table"]["status"] == "playing" and news["seq"] <= seq + 8:
        if 0 in news["table"]["waiting"]:
            news = socket.ask(do="act", text=news["choices"][0], ticket=news.get("ticket", 0))
        else:
            news = socket.hear()
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
