"""What keeps the tables going: clocks that run out, bots that owe an action, what other processes have stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from spinney.core.message import Refused
from spinney.server.service import Service
from spinney.server.services import Services, watch
from spinney.server.store.protocol import VISITOR
from spinney.server.table.dealing import free_unrevealed
from spinney.server.table.moves import note_late
from spinney.server.upkeep.processes import Processes
from spinney.server.upkeep.retention import delete_old
from spinney.server.upkeep.tables import Tables

log = logging.getLogger("spinney.upkeep")

BEAT_SECONDS = 3.0
SWEEP_SECONDS = 1.0
# How many tables one sweep attends to; the next sweep continues after them.
MOST_AT_ONCE = 500
# How many seconds a table that could not be opened is left alone.
LEFT_ALONE_SECONDS = 60.0
LASTING = ("refused-unplayable", "refused-no-table")
RETENTION_SECONDS = 3600.0


class Upkeep:
    def __init__(self, services: Services, tables: Tables, service: Service, processes: Processes) -> None:
        self.services = services
        self.tables = tables
        self.service = service
        self.processes = processes
        self.on_visitor: Callable[[str], Coroutine[Any, Any, None]] | None = None
        """Called when another process has changed the secrets of a visitor."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False
        self._due_after, self._owing_after = "", ""
        """Where the next sweep begins, so that tables which stay due keep no others from their turn."""
        self._left_alone: dict[str, float] = {}
        """Until when tables that could not be opened are left alone."""
        self.also: list[tuple[Callable[[], Awaitable[None]], float]] = []
        """Further work, and after how many seconds it is done again."""

    async def start(self) -> None:
        services = self.services
        services.started = services.now()
        services.downtimes[:] = await services.store.begin_process(services.process, services.now())
        self.processes.start(self._wake)
        if services.store.shared:
            self._run(self._forever(self._poll, services.settings.poll))
        self._run(self._forever(self._beat, BEAT_SECONDS))
        self._run(self._forever(self._sweep, SWEEP_SECONDS))
        self._run(self._forever(self.delete_old, RETENTION_SECONDS, at_once=True))
        for work, pause in self.also:
            self._run(self._forever(work, pause))

    async def stop(self) -> None:
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _run(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        watch(self.services, getattr(work, "__name__", "work").strip("_"), task)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _forever(self, work: Callable[[], Awaitable[None]], pause: float, at_once: bool = False) -> None:
        """A database that fails for a while must not end what keeps the games going."""
        while not self._stopping:
            await asyncio.sleep(0 if at_once else pause)
            at_once = False
            try:
                await work()
            except Exception:
                log.exception("%s failed, and is tried again", work.__name__.strip("_"))

    def _wake(self, matches: list[str] | None) -> None:
        """Other processes have changed these matches (None: any)."""
        for match in list(self.tables.audiences) if matches is None else matches:
            if match.startswith(VISITOR) and self.on_visitor is not None:
                self._run(self.on_visitor(match.removeprefix(VISITOR)))
            audience = self.tables.audiences.get(match)
            if audience is not None:
                self._run(self.service.catch_up(audience))

    async def _poll(self) -> None:
        """Covers a lost wake-up."""
        known = list(self.tables.audiences)
        if not known:
            return
        found = await self.services.store.positions(known)
        for match, (seq, version) in found.items():
            audience = self.tables.audiences.get(match)
            if audience is not None and (seq > audience.table.seq or version > audience.table.row.version):
                self._run(self.service.catch_up(audience))

    async def _beat(self) -> None:
        services = self.services
        services.beat_began = time.monotonic()
        try:
            await services.store.beat(services.process, services.now())
        except Exception:
            services.beat_failed = True
            raise
        finally:
            services.beat_began = None
        services.beat_failed = False

    async def _sweep(self) -> None:
        """Find what is due, also at tables nobody looks at."""
        store = self.services.store
        due = await store.due_tables(self.services.now(), self._due_after, MOST_AT_ONCE)
        self._due_after = last_of(due)
        for match in due:
            await self._attend(match, late=True)
        owing = await store.owing_tables(self._owing_after, MOST_AT_ONCE)
        self._owing_after = last_of(owing)
        for match in owing:
            await self._attend(match)
        for audience in list(self.tables.audiences.values()):
            audience.forget_picture()

    async def delete_old(self) -> None:
        for visitor in await delete_old(self.services):
            if self.on_visitor is not None:
                await self.on_visitor(visitor)

    async def _attend(self, match: str, late: bool = False) -> None:
        now = self.services.now()
        if self._left_alone.get(match, now) > now:
            return
        try:
            audience = await self.tables.find(match)
            if late and (await note_late(audience.table) or await free_unrevealed(audience.table)):
                self.service.spread(audience)
            self.service.bots.consider(audience)
        except Refused as refused:
            if refused.message.key in LASTING:
                self._left_alone = {other: until for other, until in self._left_alone.items() if until > now}
                self._left_alone[match] = now + LEFT_ALONE_SECONDS
        except Exception:
            # What is wrong with one table must not keep the others from their turn.
            log.exception("a table could not be attended to", extra={"match": match})


def last_of(matches: list[str]) -> str:
    """After which table the next sweep begins: from the first again, if there are no more."""
    return matches[-1] if len(matches) == MOST_AT_ONCE else ""
