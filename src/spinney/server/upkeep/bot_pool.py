"""Bots think in processes of their own; the event loop never waits for them.

What a bot owes follows from the log (a bot's seat has to act), so a crash loses nothing.
Visitors are served in turn (fair_queue.py), so nobody's tables can hold up another visitor's.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor

import msgspec

from spinney.core.message import Message, Refused
from spinney.core.workers import Pool
from spinney.server.match.live_match import LiveMatch
from spinney.server.news.audience import Audience
from spinney.server.services import Services
from spinney.server.table.moves import act_for_bot, seen_by
from spinney.server.table.table import Table
from spinney.server.upkeep.fair_queue import ABSENT, PRESENT, FairQueue, Place, QueueFull
from spinney.server.upkeep.processes import Processes

log = logging.getLogger("spinney.bots")

Think = Callable[[str, str, bytes, int], bytes]
"""(game, level, view, seed) -> thought; called in a worker process, so it must be importable there."""


class Decision(msgspec.Struct):
    """The part of a thought that the table needs."""

    do: str


class BotPool:
    def __init__(
        self, services: Services, think: Think, processes: Processes, spread: Callable[[Audience], object]
    ) -> None:
        self.services = services
        self.think = think
        self.processes = processes
        self.spread = spread
        """Called when a bot has acted."""
        self.workers = services.settings.bot_workers or os.cpu_count() or 1
        self.queue = FairQueue(self.workers)
        self.pool: Pool | None = None
        self.busy: set[tuple[str, int]] = set()
        """The seats, by match, whose bot is thinking or waiting for a free worker."""
        self.places: dict[tuple[str, int], Place] = {}
        """Where in the queue these seats are, or have been served."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.decisions = 0
        self.stopping = False

    def consider(self, audience: Audience) -> None:
        """Let every bot that has to act begin to think."""
        match, live = audience.table.id, audience.table.live
        if live is None or live.over or self.stopping:
            return
        for seat in live.actors:
            place = self.places.get((match, seat))
            if place is not None:
                self.queue.move(place, self._rank(audience.table))
            if live.bots[seat] and (match, seat) not in self.busy:
                self.busy.add((match, seat))
                task = asyncio.create_task(self._play(audience, seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def _rank(self, table: Table) -> int:
        """Tables come last at which nobody is, and nobody who still plays has been for a while."""
        row, attendance, live = table.row, table.attendance, table.live
        if any(attendance.is_here(who) or attendance.is_connected(who) for who in row.people):
            return PRESENT
        since = self.services.now() - self.services.settings.grace
        players = [] if live is None else [row.seats[seat].visitor for seat in live.people()]
        # Programs may play without an open connection.
        return PRESENT if any(attendance.away_since(who, 0.0) > since for who in players) else ABSENT

    async def _play(self, audience: Audience, seat: int) -> None:
        match, acted = audience.table.id, False
        try:
            if not await self.processes.claim(match):
                return
            try:
                acted = await self._decide(audience, seat)
            finally:
                await self.processes.give_back(match)
        except asyncio.CancelledError:
            raise
        except QueueFull:
            # What the bot owes is in the log: upkeep comes back to it.
            return
        except Exception:
            # Our bug: this bot stops, the server lives on, and the record so far is the report.
            log.exception("a bot failed", extra={"match": match, "seat": seat})
            return
        finally:
            self.busy.discard((match, seat))
        if acted:
            self.spread(audience)
        self.consider(audience)

    async def _decide(self, audience: Audience, seat: int) -> bool:
        table = audience.table
        place = self.places[table.id, seat] = self.queue.join(table.row.host, self._rank(table))
        try:
            async with place:
                # The table may have changed while the bot waited.
                live = table.live
                if live is None or seat not in live.actors or not live.bots[seat]:
                    return False
                level, seen = live.bots[seat], seen_by(table, live, seat)
                thought = await self._thought(table.row.game, level, seen, table.bot_seed(seat))
        finally:
            del self.places[table.id, seat]
        self.decisions += 1
        await self._let_people_follow(audience)
        return await act_for_bot(table, seat, level, seen, msgspec.json.decode(thought, type=Decision).do)

    async def _let_people_follow(self, audience: Audience) -> None:
        """Wait for as long after what happened last as those who play here would like; never where a clock runs."""
        live = audience.table.live
        if live is None or not live.times or live.clocks.pace.kind == "clock":
            return
        await asyncio.sleep(live.times[-1] + audience.gap - self.services.now())

    async def advise(self, table: Table, live: LiveMatch, seat: int) -> bytes:
        """What a strong bot would do in this seat, and why."""
        level = self.services.settings.adviser
        try:
            async with self.queue.join(table.row.seats[seat].visitor, PRESENT):
                return await self._thought(table.row.game, level, seen_by(table, live, seat), table.bot_seed(seat))
        except QueueFull:
            raise Refused(Message("refused-busy")) from None

    async def _thought(self, game: str, level: str, view: bytes, seed: int) -> bytes:
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
