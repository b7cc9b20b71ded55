"""The tables in memory, and how they get there."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Callable
from functools import partial

from spinney.core.message import Message, Refused, Unreadable
from spinney.server.news.audience import Audience
from spinney.server.services import Aside, Services, at_once
from spinney.server.store.rows import StoredTable
from spinney.server.table.table import Table

log = logging.getLogger("spinney.tables")

# How many tables stay in memory though nobody looks at them.
KEPT = 1000
LONGEST_ID = 40


class Tables:
    def __init__(
        self,
        services: Services,
        on_stored: Callable[[Table], None] | None = None,
        on_absorbed: Callable[[Audience, bool], None] | None = None,
        replaying: Aside = at_once,
    ) -> None:
        self.services = services
        self.on_stored = on_stored
        self.on_absorbed = on_absorbed
        """Called when a table has taken in something that another process stored."""
        self.replaying = replaying
        """Where stored games are replayed."""
        self.audiences: weakref.WeakValueDictionary[str, Audience] = weakref.WeakValueDictionary()
        """Every table that anything holds: while one is in use, there is never a second one of the same match."""
        self._kept: dict[str, Audience] = {}
        """The tables used last, the latest at the end."""
        self._loading: dict[str, asyncio.Task[Audience | None]] = {}

    async def find(self, match: str) -> Audience:
        """The table of this id, from memory or from the database."""
        audience = self.audiences.get(match)
        if audience is None:
            audience = await self._load(match)
        if audience is None:
            raise Refused(Message("refused-no-table"))
        self._keep(audience)
        return audience

    async def _load(self, match: str) -> Audience | None:
        if len(match) > LONGEST_ID:
            return None
        loading = self._loading.get(match)
        if loading is None:
            # A task of its own: whoever asked first may leave, and all who wait hear how it ended.
            loading = self._loading[match] = asyncio.create_task(self._read(match))
            loading.add_done_callback(lambda done: self._loaded(match, done))
        return await asyncio.shield(loading)

    def _loaded(self, match: str, done: asyncio.Task[Audience | None]) -> None:
        del self._loading[match]
        if not done.cancelled():
            # Perhaps nobody waits any more.
            done.exception()

    async def _read(self, match: str) -> Audience | None:
        try:
            stored = await self.services.store.read_table(match, self.services.now())
        except Unreadable as error:
            raise self._unplayable(match, error) from None
        except Exception:
            log.exception("a table could not be read", extra={"match": match})
            raise Refused(Message("refused-no-database")) from None
        if stored is None or stored.row.game not in self.services.games:
            return None
        audience = self.audiences[match] = await self.replaying(lambda: self._open(stored))
        return audience

    def _unplayable(self, match: str, error: Exception) -> Refused:
        """A game that this version cannot play: that table stays closed, the others are served."""
        log.error("a stored game cannot be played", exc_info=error, extra={"match": match})
        return Refused(Message("refused-unplayable"))

    def _open(self, stored: StoredTable) -> Audience:
        try:
            audience = Audience(Table(self.services, stored, self.on_stored))
        except Exception as error:
            # Whatever a damaged row makes of a game, it ends here.
            raise self._unplayable(stored.row.id, error) from None
        if self.on_absorbed is not None:
            audience.table.on_absorbed = partial(call_with, self.on_absorbed, weakref.ref(audience))
        return audience

    def _keep(self, audience: Audience) -> None:
        """Tables that nobody has used for long can be read again."""
        match = audience.table.id
        self._kept.pop(match, None)
        self._kept[match] = audience
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]


def call_with(function: Callable[[Audience, bool], None], audience: weakref.ref[Audience], reseated: bool) -> None:
    """A table that held its own audience would stay in memory with it."""
    found = audience()
    if found is not None:
        function(found, reseated)
