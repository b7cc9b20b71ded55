"""One connection that looks at a table. A slow or dead one is dropped, never waited for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from spinney.core.view import SPECTATOR
from spinney.server.table.table import Table


class Onlooker:
    """One connection with one pair of eyes. News that cannot be sent at once waits in a bounded queue."""

    def __init__(
        self,
        table: Table,
        visitor: str,
        eyes: int,
        most_unread: int,
        aids: bool = False,
        gap: float = 0.0,
        send_now: Callable[[bytes], bool] | None = None,
        stays: bool = False,
    ) -> None:
        self.table = table
        self.visitor = visitor
        self._eyes = eyes
        self.aids = aids
        """Whether its news contains the aids."""
        self.gap = gap
        """How many seconds a bot should wait after whatever happened before it acts, so that people can follow."""
        self.stays = stays
        """Whether it is a connection that stays open, and no request that waits for the next news."""
        self.told = table.seq
        """How many rows this connection has heard of."""
        self.most_unread = most_unread
        self.send_now = send_now
        """Sends news without waiting; False if the connection is not ready for it."""
        self.news: deque[bytes] = deque()
        self.sending = False
        """Whether the sender holds news that is not sent yet."""
        self._wake: asyncio.Future[None] | None = None
        self.sender: asyncio.Task[None] | None = None
        """Carries the news to the client; it may hang for as long as the client does not read."""
        self.on_drop: Callable[[Onlooker], None] | None = None
        """How it leaves its audience."""
        self.dropped = False
        self.busy = False
        """Whether one of its requests is being carried out."""

    @property
    def eyes(self) -> int:
        return self.eyes_among(self.table.row.seats_of(self.visitor))

    def eyes_among(self, own: list[int]) -> int:
        """The seat it looks with: one of its visitor's `own`. A seat that is not, or no longer, among them shows it
        nothing."""
        return self._eyes if self._eyes in own else SPECTATOR

    def look(self, eyes: int) -> None:
        self._eyes = eyes

    def hear(self, news: bytes) -> None:
        if self.dropped:
            return
        # Earlier news goes first.
        if self.send_now is not None and not self.news and not self.sending and self.send_now(news):
            return
        if len(self.news) == self.most_unread:
            self.drop()
            return
        self.news.append(news)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next_news(self) -> bytes:
        """The oldest news not sent yet; waits until there is some. For the one sender only."""
        self.sending = False
        while not self.news:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        self.sending = True
        return self.news.popleft()

    def drop(self) -> None:
        """Too slow: unread news is discarded and the connection ends. A new connection shows everything."""
        self.dropped = True
        if self.on_drop is not None:
            self.on_drop(self)
        self.news.clear()
        if self.sender is not None:
            self.sender.cancel()
