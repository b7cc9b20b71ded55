"""News are written where they are made while the line is free, wait in order while it is not, and are framed right."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from spinney.server.hub import Onlooker
from spinney.server.lines import frame
from spinney.server.table import Table
from tests.server.client import Person, Server
from tests.server.inside import MARCO, OLENA, open_lobby, seat_people


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_would_write(length: int) -> None:
    text = b"x" * length
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire:
    """A line that is free or not, and what went over it."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[bytes] = []

    def say(self, text: bytes) -> bool:
        if self.free.is_set():
            self.sent.append(text)
        return self.free.is_set()

    async def send_all(self, onlooker: Onlooker) -> None:
        """As the sender of a socket does."""
        while True:
            news = await onlooker.next_news()
            await self.free.wait()
            self.sent.append(news)


async def hear_by_fits_and_starts(table: Table, seed: int) -> None:
    dice, wire = random.Random(seed), Wire()
    onlooker = Onlooker(table, "olena", 0, 1000, say=wire.say)
    sender = asyncio.create_task(wire.send_all(onlooker))
    expected = [b"%d" % number for number in range(200)]
    for news in expected:
        if dice.random() < 0.3:
            if wire.free.is_set():
                wire.free.clear()
            else:
                wire.free.set()
        onlooker.hear(news)
        if dice.random() < 0.5:
            await asyncio.sleep(0)
    wire.free.set()
    while onlooker.news or onlooker.sending:
        await asyncio.sleep(0)
    assert wire.sent == expected
    sender.cancel()


def test_news_keep_their_order_on_a_line_that_stops_and_goes(tmp_path: Path) -> None:
    async def go() -> None:
        async with open_lobby(f"sqlite:///{tmp_path / 'lines.db'}") as lobby:
            table = await seat_people(lobby, "arboretum", [OLENA, MARCO])
            for seed in range(50):
                await hear_by_fits_and_starts(table, seed)

    asyncio.run(go())


def test_a_long_answer_arrives_whole(server: Server) -> None:
    """Longer than 65,535 bytes, so that its length takes eight bytes."""
    person = Person(server)
    match = person.make("renature", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    for seat in (0, 1):
        news = person.do(match, "sit", seat=seat)
    socket = person.socket(match)
    news = socket.hear()
    while news["table"]["status"] == "playing" and news["seq"] < 400:
        seat = news["table"]["waiting"][0]
        if news["seat"] != seat:
            news = socket.ask(do="look", seat=seat)
        else:
            news = socket.ask(do="act", seat=seat, text=news["choices"][0], ticket=news.get("ticket", 0))
    told = socket.ask(do="ask", what="log")
    assert len(str(told)) > 65_536
    socket.close()
