"""The queue for workers: who comes next, what finds no room, and that no worker is ever lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from spinney.server.upkeep.fair_queue import ABSENT, PRESENT, PRESENT_IN_A_ROW, FairQueue, Place, QueueFull
from tests.server.inside import run


def served(queue: FairQueue, held: Place) -> Iterator[Place]:
    """Everyone who waits, in the order in which they get the worker that is held now."""
    waiting = [place for visitors in queue.waiting for places in visitors.values() for place in places]
    while waiting:
        queue.give_back(held)
        (held,) = [place for place in waiting if place.has_worker]
        waiting.remove(held)
        yield held


def test_visitors_take_turns() -> None:
    async def scene() -> str:
        queue = FairQueue(1)
        held = queue.join("a", PRESENT)
        for who in "aaabbc":
            queue.join(who, PRESENT)
        return "".join(place.visitor for place in served(queue, held))

    assert run(scene()) == "bacbaa"


def test_whoever_has_no_worker_comes_first() -> None:
    async def scene() -> bool:
        queue = FairQueue(2)
        first, _second = queue.join("a", PRESENT), queue.join("a", PRESENT)
        queue.join("a", PRESENT)
        other = queue.join("b", PRESENT)
        queue.give_back(first)
        return other.has_worker

    assert run(scene())


def test_the_absent_are_not_forgotten() -> None:
    async def scene() -> list[int]:
        queue = FairQueue(1, most_each=100)
        held = queue.join("x", PRESENT)
        for who in range(2 * PRESENT_IN_A_ROW):
            queue.join(f"{who}", PRESENT)
        queue.join("away", ABSENT)
        return [place.rank for place in served(queue, held)]

    # The one who had the worker first counts, too.
    assert run(scene()).index(ABSENT) == PRESENT_IN_A_ROW - 1


def test_the_absent_leave_a_worker_for_others() -> None:
    async def scene() -> None:
        queue = FairQueue(2)
        first, second = queue.join("a", ABSENT), queue.join("a", ABSENT)
        assert (first.has_worker, second.has_worker) == (True, False)
        here = queue.join("b", PRESENT)
        assert here.has_worker
        queue.give_back(here)
        assert not second.has_worker
        queue.move(second, PRESENT)
        assert second.has_worker

    run(scene())


def test_one_visitor_fills_only_a_part_of_it() -> None:
    async def scene() -> None:
        queue = FairQueue(1, most_each=2)
        queue.join("a", PRESENT)
        queue.join("a", PRESENT)
        queue.join("a", ABSENT)
        with pytest.raises(QueueFull):
            queue.join("a", PRESENT)
        queue.join("b", PRESENT)

    run(scene())


def test_when_it_is_full_the_absent_make_room() -> None:
    async def scene() -> None:
        queue = FairQueue(1, most=2)
        queue.join("a", PRESENT)
        queue.join("b", ABSENT)
        last = queue.join("c", ABSENT)
        with pytest.raises(QueueFull):
            queue.join("d", ABSENT)
        queue.join("d", PRESENT)
        with pytest.raises(QueueFull):
            async with last:
                pass
        assert len(queue) == 2

    run(scene())


@pytest.mark.parametrize("at_the_same_moment", [False, True])
def test_whoever_gives_up_keeps_no_worker(at_the_same_moment: bool) -> None:
    async def wait(place: Place) -> None:
        async with place:
            pass

    async def scene() -> None:
        queue = FairQueue(1)
        held = queue.join("a", PRESENT)
        waiting = asyncio.create_task(wait(queue.join("b", PRESENT)))
        await asyncio.sleep(0)
        waiting.cancel()
        if at_the_same_moment:
            queue.give_back(held)
        await asyncio.gather(waiting, return_exceptions=True)
        if not at_the_same_moment:
            queue.give_back(held)
        assert (queue.free, len(queue), dict(queue.running)) == (1, 0, {})

    run(scene())
