"""Parts of a long work over several processes of this machine, with a limit on how many are sent ahead."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from spinney.core.message import Unreadable

Setting = TypeVar("Setting")
Part = TypeVar("Part")
Result = TypeVar("Result")
Job = TypeVar("Job")


def run_parts(
    make_worker: Callable[[Setting], Callable[[Part], Result]],
    setting: Setting,
    parts: Iterable[Part],
    workers: int,
    *,
    ahead: int = 2,
    in_order: bool = True,
) -> Iterator[Result]:
    """The result of every part, in the order of the parts or, if the order does not matter, as soon as it is ready.

    Each process calls `make_worker(setting)` once and gives its parts to the function that this returns. Both must be
    picklable, unless there is one worker: then everything runs in this process. At most `ahead` parts for each worker
    are taken from `parts` before their results have been taken.
    """
    if workers == 1:
        yield from map(make_worker(setting), parts)
        return
    with processes(workers, make_worker, setting) as pool:
        done = windowed(lambda part: pool.submit(work, part), parts, ahead * workers, oldest if in_order else ready)
        for job in done:
            yield job.result()


def windowed(
    submit: Callable[[Part], Job],
    parts: Iterable[Part],
    most: int,
    split: Callable[[list[Job]], tuple[list[Job], list[Job]]],
) -> Iterator[Job]:
    """Submit the parts, at most so many at a time; the jobs that are to be looked at next.

    `split` divides the jobs under way into those whose results are wanted now, at least one, and the others.
    """
    waiting = iter(parts)
    running = [submit(part) for part in islice(waiting, most)]
    while running:
        wanted, running = split(running)
        for job in wanted:
            yield job
            running += [submit(part) for part in islice(waiting, 1)]


def oldest(running: list[Job]) -> tuple[list[Job], list[Job]]:
    """Results in order: the first that was submitted, ready or not."""
    return running[:1], running[1:]


def ready(running: list[Future[Result]]) -> tuple[list[Future[Result]], list[Future[Result]]]:
    """Whatever is ready, once anything is."""
    done, others = wait(running, return_when=FIRST_COMPLETED)
    return list(done), list(others)


@contextmanager
def processes(
    workers: int, make_worker: Callable[[Setting], Callable[[Any], Any]], setting: Setting
) -> Iterator[ProcessPoolExecutor]:
    """So many processes that know how to `work`; whatever interrupts the work ends them at once."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), start_worker, (make_worker, setting))
    try:
        yield pool
    except BaseException as error:
        # What they are doing now is no longer wanted, and may take long. Only these: the program that uses this
        # library may have other processes.
        for process in list((pool._processes or {}).values()):
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise Unreadable("a worker process has ended before its time; was there enough memory?") from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)


worker: Callable[[Any], Any]


def start_worker(make_worker: Callable[[Any], Callable[[Any], Any]], setting: Any) -> None:
    """The first thing that happens in a new process."""
    global worker  # noqa: PLW0603 - a process pool hands its workers nothing else
    # Ctrl-C reaches all processes, and the parent answers it. Not ignored: the programs of bots would inherit that.
    signal.signal(signal.SIGINT, lambda number, frame: None)
    worker = make_worker(setting)


def work(part: Any) -> Any:
    return worker(part)
