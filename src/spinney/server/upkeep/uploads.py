"""Records that people send to be replayed. One is replayed at a time, apart from what players at their tables ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from spinney.core.message import Message, Refused
from spinney.server.news.frames import Allowance
from spinney.server.upkeep.fair_queue import PRESENT, FairQueue, QueueFull
from spinney.server.upkeep.threads import Threads

T = TypeVar("T")

# How many may wait: for one visitor, or an address without one, and for all together.
MOST_EACH = 2
MOST = 16
# Of an answer. With all cards open a real game takes one or two million.
MOST_BYTES = 8 * 1024 * 1024


class Uploads:
    def __init__(self) -> None:
        self.queue = FairQueue(1, MOST_EACH, MOST)
        self.threads = Threads(1, "upload")

    async def replay(self, asker: str, work: Callable[[Allowance], T]) -> T:
        """Do it when it is this asker's turn; refused if too much waits. If the caller is cancelled, the work ends."""
        allowance = Allowance(MOST_BYTES)
        try:
            async with self.queue.join(asker, PRESENT):
                return await self.threads(lambda: work(allowance))
        except QueueFull:
            raise Refused(Message("refused-too-fast")) from None
        except asyncio.CancelledError:
            allowance.stopped = True
            raise

    def stop(self) -> None:
        self.threads.stop()
