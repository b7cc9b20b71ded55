"""The lists of open tables, made at most once a second however many people look at them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from spinney.server.news.news import listed_news
from spinney.server.news.wire import LobbyNews, OwnTable, TableNews, encoded
from spinney.server.store.rows import ListedTable
from spinney.server.upkeep.tables import Tables

KEPT_SECONDS = 1.0
encode = msgspec.json.Encoder().encode


class Lobby:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.services.store
        self._making = asyncio.Lock()
        """Visitors who come while the lists are being made wait for them."""
        self._made: tuple[Any, Any] | None = None
        self._as_of = 0.0, 0

    async def news(self, visitor: str) -> bytes:
        """`LobbyNews` for this visitor, as JSON; "" is nobody."""
        own = [] if not visitor else self._offered(await self.store.tables_of(visitor))
        gathering, playing = await self._open_tables()
        return encode(LobbyNews(gathering, [self._own(visitor, listed) for listed in own], playing))

    def _own(self, visitor: str, listed: ListedTable) -> OwnTable:
        seats = listed.row.seats_of(visitor)
        news = OwnTable(self._in_list(listed), seats, bool(set(seats) & set(listed.waiting)), listed.moved)
        if listed.row.status != "finished" or listed.result is None:
            return news
        return msgspec.structs.replace(news, outcome=listed.result.outcome, resigned=listed.result.resigned)

    async def _open_tables(self) -> tuple[Any, Any]:
        async with self._making:
            now, changed = self.tables.services.now(), self.store.rows_changed
            made_at, made_after = self._as_of
            # A clock may be set back.
            if self._made is None or changed != made_after or not 0 <= now - made_at < KEPT_SECONDS:
                gathering, playing = await self.store.open_tables("gathering"), await self.store.open_tables("playing")
                self._made = self._encoded(gathering), self._encoded(playing)
                self._as_of = now, changed
            return self._made

    def _encoded(self, found: list[ListedTable]) -> Any:
        return encoded(encode([self._in_list(listed) for listed in self._offered(found)]))

    def _offered(self, found: list[ListedTable]) -> list[ListedTable]:
        """Without tables whose game this server does not offer: it may be gone, or left out by the host."""
        return [listed for listed in found if listed.row.game in self.tables.services.games]

    def _in_list(self, listed: ListedTable) -> TableNews:
        """A table as a list shows it: from memory if it is there, else from its row."""
        services, audience = self.tables.services, self.tables.audiences.get(listed.row.id)
        if audience is None:
            return listed_news(listed.row, listed.waiting, services.now(), services.settings.grace)
        return msgspec.structs.replace(audience.table_news(), status=listed.row.status, waiting=listed.waiting)
