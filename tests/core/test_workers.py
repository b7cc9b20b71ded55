"""Parts of a work over processes: in order or as they are ready, never too many ahead, all ended when work stops."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from spinney.core.message import Unreadable
from spinney.core.workers import oldest, run_parts, windowed
from tests.waiting import PATIENCE


def adder(more: int) -> Callable[[int], int]:
    return partial(int.__add__, more)


def sleeper(seconds: float) -> Callable[[int], None]:
    return lambda part: time.sleep(seconds if part else 0)


def leaver(code: int) -> Callable[[int], None]:
    return lambda part: os._exit(code)


@pytest.mark.process
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("in_order", [True, False])
def test_every_part_has_its_result(workers: int, in_order: bool) -> None:
    found = list(run_parts(adder, 10, iter(range(9)), workers, in_order=in_order))
    assert sorted(found) == list(range(10, 19))
    if in_order:
        assert found == sorted(found)


def test_only_so_many_parts_are_taken_ahead() -> None:
    taken = 0

    def parts() -> Iterator[int]:
        nonlocal taken
        for part in range(9):
            taken = part + 1
            yield part

    seen = []
    for job in windowed(lambda part: part, parts(), 3, oldest):
        seen.append(job)
        assert taken == min(9, len(seen) + 2)
    assert seen == list(range(9))


@pytest.mark.process
@pytest.mark.usefixtures("sealed_pools")
def test_stopping_ends_the_workers_and_nobody_else() -> None:
    context = multiprocessing.get_context("spawn")
    other = context.Process(target=time.sleep, args=(2 * PATIENCE,))
    other.start()
    try:
        results = run_parts(sleeper, 2 * PATIENCE, range(9), 2)
        next(results)
        results.close()  # type: ignore[attr-defined]
        assert multiprocessing.active_children() == [other]
    finally:
        other.terminate()
        other.join()


@pytest.mark.process
def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(Unreadable, match="a worker process ended unexpectedly"):
        list(run_parts(leaver, 1, range(9), 2))
