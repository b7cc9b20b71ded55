"""Bots think in processes of their own; the event loop never waits for them.

What a bot owes is derived from the log ("a seat that has to act is a bot's"), so nothing is lost with a crash.
Jobs wait in one line, one per seat and state, so no table can crowd out another.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Protocol

import msgspec

from spinney.core.workers import Pool
from spinney.server.match.live_match import Course
from spinney.server.services import House
from spinney.server.table.moves import act_for_bot, seen_by
from spinney.server.table.table import Table

log = logging.getLogger("spinney.bots")

Think = Callable[[str, str, bytes, int], bytes]
"""(game, level, view, seed) -> thought; called in a worker process, so it must be importable there."""


class Thought(msgspec.Struct):
    """The part of a thought that the table needs."""

    do: str


class Claims(Protocol):
    """Who of several server processes lets the bots of a match think."""

    async def claim(self, match: str) -> bool: ...

    async def give_back(self, match: str) -> None: ...


class BotWork:
    def __init__(self, house: House, think: Think, claims: Claims | None, tell: Callable[[Table], None]) -> None:
        self.house = house
        self.think = think
        self.claims = claims
        self.tell = tell
        self.workers = house.settings.bot_workers or os.cpu_count() or 1
        self.places = asyncio.Semaphore(self.workers)
        self.pool: Pool | None = None
        self.busy: set[tuple[str, int]] = set()
        """The seats, by match, whose bot is thinking or waits for its place."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.decisions = 0
        self.stopping = False

    def consider(self, table: Table) -> None:
        """Let every bot that has to act begin to think."""
        course = table.course
        if course is None or course.over or self.stopping:
            return
        for seat in course.actors:
            if course.bots[seat] and (table.id, seat) not in self.busy:
                self.busy.add((table.id, seat))
                task = asyncio.create_task(self._play(table, seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _play(self, table: Table, seat: int) -> None:
        acted = False
        try:
            if self.claims is not None and not await self.claims.claim(table.id):
                return
            try:
                acted = await self._decide(table, seat)
            finally:
                if self.claims is not None:
                    await self.claims.give_back(table.id)
        except asyncio.CancelledError:
            raise
        except Exception:
            # Our bug: this bot stops, the server lives on, and the record so far is the report.
            log.exception("a bot failed", extra={"match": table.id, "seat": seat})
            return
        finally:
            self.busy.discard((table.id, seat))
        if acted:
            self.tell(table)
        self.consider(table)

    async def _decide(self, table: Table, seat: int) -> bool:
        course = table.course
        if course is None or seat not in course.actors or not course.bots[seat]:
            return False
        level, seen = course.bots[seat], seen_by(table, course, seat)
        thought = await self._thought(table.row.game, level, seen, table.bot_seed(seat))
        self.decisions += 1
        return await act_for_bot(table, seat, level, seen, msgspec.json.decode(thought, type=Thought).do)

    async def advise(self, table: Table, course: Course, seat: int) -> bytes:
        """What a strong bot would do in this seat, and why."""
        level = self.house.settings.adviser
        return await self._thought(table.row.game, level, seen_by(table, course, seat), table.bot_seed(seat))

    async def _thought(self, game: str, level: str, view: bytes, seed: int) -> bytes:
        async with self.places:
            for attempt in (1, 2):
                if self.pool is None:
                    self.pool = Pool(self.workers)
                pool = self.pool
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, self.think, game, level, view, seed)
                except BrokenExecutor:
                    # A worker was killed: take new ones, once.
                    if self.pool is pool:
                        self.pool = None
                        pool.shutdown(wait=False)
                    if attempt == 2 or self.stopping:
                        raise
        raise AssertionError("unreachable")

    async def stop(self) -> None:
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool.end_workers()
