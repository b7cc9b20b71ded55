"""News keep their order, sent at once or later."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from spinney.server.news.onlooker import Onlooker
from spinney.server.table.table import Table
from tests.server.inside import MARCO, OLENA, open_server, seat_people


class Wire:
    """A line that is free or not, and what went over it."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[bytes] = []

    def send_now(self, text: bytes) -> bool:
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
    onlooker = Onlooker(table, "olena", 0, 1000, send_now=wire.send_now)
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
        async with open_server(f"sqlite:///{tmp_path / 'lines.db'}") as server:
            table = (await seat_people(server, "arboretum", [OLENA, MARCO])).table
            for seed in range(50):
                await hear_by_fits_and_starts(table, seed)

    asyncio.run(go())
