"""Those who look at a table. A slow or dead onlooker is dropped, never waited for."""

from __future__ import annotations

import asyncio

from spinney.server.table import Table


class Onlooker:
    """One connection with one pair of eyes. News wait in a bounded queue for whoever sends them."""

    def __init__(self, table: Table, visitor: str, eyes: int, most_unread: int) -> None:
        self.table = table
        self.visitor = visitor
        self.eyes = eyes
        self.told = table.seq
        """How many rows this connection has heard of."""
        self.news: asyncio.Queue[bytes] = asyncio.Queue(most_unread)
        self.sender: asyncio.Task[None] | None = None
        """Carries the news to the client; it may hang for as long as the client does not read."""
        self.dropped = False

    def hear(self, news: bytes) -> None:
        if self.dropped:
            return
        try:
            self.news.put_nowait(news)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Too slow: what is unread is forgotten, the connection ends, and coming back shows everything."""
        self.dropped = True
        self.table.onlookers.discard(self)
        while not self.news.empty():
            self.news.get_nowait()
        if self.sender is not None:
            self.sender.cancel()
