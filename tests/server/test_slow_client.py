"""A client that stops reading is dropped; nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
from typing import ClassVar, cast

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
from tests.server.inside import MARCO, OLENA, hold_rows, open_server, run, seat_people
from tests.waiting import PATIENCE, wait_until


def test_a_client_that_stops_reading_is_dropped(server: Server) -> None:
    person = Person(server)
    match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    for seat in (0, 1):
        news = person.do(match, "sit", seat=seat)
    for _ in range(24):
        seat = news["table"]["waiting"][0]
        news = person.look(match, seat=seat)
        news = person.do(match, "act", seat=seat, text=news["choices"][0], ticket=news.get("ticket", 0))
    # It keeps asking but reads no reply: with one message waiting, its library stops reading.
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
    """Stands in for a socket, so that the test can choose when it is dropped: acts once, then reads nothing."""

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


def test_the_last_action_of_a_dropped_client_reaches_the_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            storing, proceed = hold_rows(server.store, monkeypatch)
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
            # Let its two tasks notice.
            await asyncio.sleep(0.1)
            proceed.set()
            async with asyncio.timeout(PATIENCE):
                while (news := msgspec.json.decode(await watcher.next_news()))["seq"] == 0:
                    pass
            assert [line["text"] for line in news["events"]] == ["draw deck"]
            await attending

    run(scene())
