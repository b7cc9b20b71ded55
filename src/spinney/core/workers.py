"""Parts of a long work over several processes of this machine, with a limit on how many are sent ahead."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.context import SpawnContext, SpawnProcess
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
    with worker_pool(workers, make_worker, setting) as pool:
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


class Spawner(SpawnContext):
    """Starts processes afresh, not forked, so that no thread is copied half-way; and remembers them."""

    def __init__(self) -> None:
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        """What a pool calls for each worker. Not a class that remembers: a spawned process could not import it."""
        process = SpawnProcess(*args, **kwargs)
        self.started.append(process)
        return process


class Pool(ProcessPoolExecutor):
    """A pool of processes that can be ended while they work. Python's own cannot before 3.14."""

    def __init__(self, workers: int, initializer: Callable[..., object] | None = None, *args: Any) -> None:
        self.spawner = Spawner()
        super().__init__(workers, self.spawner, initializer, args)

    def end_workers(self) -> None:
        """Without waiting for what they are doing. Only these: the program may have other processes."""
        for process in multiprocessing.active_children():
            if process in self.spawner.started:
                # One may end by itself meanwhile.
                with suppress(ProcessLookupError):
                    process.terminate()


@contextmanager
def worker_pool(
    workers: int, make_worker: Callable[[Setting], Callable[[Any], Any]], setting: Setting
) -> Iterator[Pool]:
    """So many processes that know how to `work`; whatever interrupts the work ends them at once."""
    pool = Pool(workers, start_worker, make_worker, setting)
    try:
        yield pool
    except BaseException as error:
        # What they are doing now is no longer wanted, and may take long.
        pool.end_workers()
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
