"""News stays in order, whether it is sent at once or waits."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from spinney.server.news.onlooker import Onlooker
from spinney.server.table.table import Table
from tests.server.inside import MARCO, OLENA, open_server, seat_people


class Connection:
    """A connection that can stall, and what was sent over it."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[bytes] = []

    def send_now(self, text: bytes) -> bool:
        if self.free.is_set():
            self.sent.append(text)
        return self.free.is_set()

    async def send_all(self, onlooker: Onlooker) -> None:
        """Like the sender task of a socket."""
        while True:
            news = await onlooker.next_news()
            await self.free.wait()
            self.sent.append(news)


async def hear_with_stalls(table: Table, seed: int) -> None:
    dice, connection = random.Random(seed), Connection()
    onlooker = Onlooker(table, "olena", 0, 1000, send_now=connection.send_now)
    sender = asyncio.create_task(connection.send_all(onlooker))
    expected = [b"%d" % number for number in range(200)]
    for news in expected:
        if dice.random() < 0.3:
            if connection.free.is_set():
                connection.free.clear()
            else:
                connection.free.set()
        onlooker.hear(news)
        if dice.random() < 0.5:
            await asyncio.sleep(0)
    connection.free.set()
    while onlooker.news or onlooker.sending:
        await asyncio.sleep(0)
    assert connection.sent == expected
    sender.cancel()


def test_news_stays_in_order_on_a_connection_that_stalls(tmp_path: Path) -> None:
    async def go() -> None:
        async with open_server(f"sqlite:///{tmp_path / 'spinney.db'}") as server:
            table = (await seat_people(server, "arboretum", [OLENA, MARCO])).table
            for seed in range(50):
                await hear_with_stalls(table, seed)

    asyncio.run(go())
