"""Who uses a worker next: visitors are served in turn, however much each of them wants done."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import TracebackType

PRESENT, ABSENT = 0, 1
"""Whether somebody waits for the result at this moment."""

# How much may wait for one visitor, and for all together.
MOST_EACH = 20
MOST = 1000
# How many people who are present are served, at most, before somebody who is not.
PRESENT_IN_A_ROW = 8


class QueueFull(Exception):
    """There is no room to wait; ask again later."""


class Place:
    """A place in the queue, and then a worker: `async with place` waits for it and gives it back."""

    def __init__(self, queue: FairQueue, visitor: str, rank: int) -> None:
        self.queue = queue
        self.visitor = visitor
        self.rank = rank
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.has_worker = False

    async def __aenter__(self) -> None:
        try:
            await self.ready
        except asyncio.CancelledError:
            # It may have got a worker at the same moment.
            if self.has_worker:
                self.queue.give_back(self)
            else:
                self.queue.remove(self)
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.queue.give_back(self)


class FairQueue:
    """Waiting places, by rank and visitor. Used from one event loop; its order depends only on who asked when."""

    def __init__(self, workers: int, most_each: int = MOST_EACH, most: int = MOST) -> None:
        self.free = workers
        self.for_absent = max(1, workers - 1)
        """How many workers the absent may use at once, so that one is soon free for somebody who waits."""
        self.most_each = most_each
        self.most = most
        self.waiting: tuple[dict[str, dict[Place, None]], ...] = ({}, {})
        """For each rank the visitors, the next one first, and for each visitor the places, the oldest first."""
        self.running: Counter[str] = Counter()
        """How many workers each visitor has now."""
        self.absent_running = 0
        self._present_in_a_row = 0

    def __len__(self) -> int:
        return sum(len(places) for visitors in self.waiting for places in visitors.values())

    def join(self, visitor: str, rank: int) -> Place:
        """Wait for a worker. `QueueFull` if too much waits already: then those who are absent make room first."""
        if sum(len(visitors.get(visitor, ())) for visitors in self.waiting) >= self.most_each:
            raise QueueFull
        if len(self) >= self.most and not (rank == PRESENT and self._displace()):
            raise QueueFull
        place = Place(self, visitor, rank)
        self._add(place)
        self._serve()
        return place

    def move(self, place: Place, rank: int) -> None:
        """Somebody has come or gone: a place that still waits does so in the other rank."""
        if place.rank != rank and self.remove(place):
            place.rank = rank
            self._add(place)
            self._serve()

    def remove(self, place: Place) -> bool:
        """Give up a place; whether it was still waiting."""
        places = self.waiting[place.rank].get(place.visitor, {})
        if place not in places:
            return False
        del places[place]
        if not places:
            del self.waiting[place.rank][place.visitor]
        return True

    def give_back(self, place: Place) -> None:
        """A worker is free again. The next one is chosen while its last user still counts as served."""
        self.free += 1
        self.absent_running -= place.rank == ABSENT
        self._serve()
        self.running[place.visitor] -= 1
        if not self.running[place.visitor]:
            del self.running[place.visitor]

    def _add(self, place: Place) -> None:
        self.waiting[place.rank].setdefault(place.visitor, {})[place] = None

    def _serve(self) -> None:
        while self.free and (place := self._next()) is not None:
            self._begin(place)

    def _begin(self, place: Place) -> None:
        self.free -= 1
        self.absent_running += place.rank == ABSENT
        self.running[place.visitor] += 1
        place.has_worker = True
        if not place.ready.done():
            place.ready.set_result(None)

    def _next(self) -> Place | None:
        present, absent = self.waiting
        if self.absent_running >= self.for_absent:
            absent = {}
        if absent and (not present or self._present_in_a_row >= PRESENT_IN_A_ROW):
            visitors, self._present_in_a_row = absent, 0
        elif present:
            visitors, self._present_in_a_row = present, self._present_in_a_row + 1
        else:
            return None
        # No more visitors have a worker than there are workers, so one who has none is found soon.
        idle = (visitor for visitor in visitors if visitor not in self.running)
        visitor = next(idle, None)
        if visitor is None:
            visitor = min(visitors, key=self.running.__getitem__)
        rest = visitors.pop(visitor)
        place = next(iter(rest))
        del rest[place]
        if rest:
            # Behind everyone else.
            visitors[visitor] = rest
        return place

    def _displace(self) -> bool:
        """Send the last of the absent away; whether there was one."""
        absent = self.waiting[ABSENT]
        if not absent:
            return False
        place = next(reversed(absent[next(reversed(absent))]))
        self.remove(place)
        if not place.ready.done():
            place.ready.set_exception(QueueFull())
        return True
