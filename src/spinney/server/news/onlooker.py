"""Those who look at a table. A slow or dead onlooker is dropped, never waited for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from spinney.core.view import SPECTATOR
from spinney.server.table.table import Table

SHORT_WAY = "spinney.short_way"
"""The ASGI extension that offers `say`, where lines.py is in use; nothing here may need that module."""


class Onlooker:
    """One connection with one pair of eyes. News that cannot be said at once wait in a bounded queue."""

    def __init__(
        self,
        table: Table,
        visitor: str,
        eyes: int,
        most_unread: int,
        aids: bool = False,
        say: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.table = table
        self.visitor = visitor
        self._eyes = eyes
        self.aids = aids
        """Whether its news carry what helps to see."""
        self.told = table.seq
        """How many rows this connection has heard of."""
        self.most_unread = most_unread
        self.say = say
        """Sends news at once, if the line is free."""
        self.news: deque[bytes] = deque()
        self.sending = False
        """Whether the sender has news in hand that are not sent yet."""
        self._wake: asyncio.Future[None] | None = None
        self.sender: asyncio.Task[None] | None = None
        """Carries the news to the client; it may hang for as long as the client does not read."""
        self.dropped = False
        self.busy = False
        """Whether a request of its is being carried out."""

    @property
    def eyes(self) -> int:
        return self.eyes_among(self.table.row.seats_of(self.visitor))

    def eyes_among(self, own: list[int]) -> int:
        """The seat it looks with. A seat that is not, or no longer, its visitor's `own` shows it nothing."""
        return self._eyes if self._eyes in own else SPECTATOR

    def look(self, eyes: int) -> None:
        self._eyes = eyes

    def hear(self, news: bytes) -> None:
        if self.dropped:
            return
        # What came before goes first.
        if self.say is not None and not self.news and not self.sending and self.say(news):
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
        """Too slow: what is unread is forgotten, the connection ends, and coming back shows everything."""
        self.dropped = True
        self.table.onlookers.discard(self)
        self.news.clear()
        if self.sender is not None:
            self.sender.cancel()


def reseat(table: Table) -> None:
    """Whoever has sat down looks with the eyes of the seat from now on."""
    for onlooker in table.onlookers:
        own = table.row.seats_of(onlooker.visitor)
        if own and onlooker.eyes == SPECTATOR:
            onlooker.look(own[0])
