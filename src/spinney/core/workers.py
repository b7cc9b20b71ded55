"""Splits long work over several processes of this machine, with a limit on how many parts are sent ahead."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
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
    """Yields the result of every part: in the order of the parts or, without `in_order`, as soon as it is ready.

    Each process calls `make_worker(setting)` once and passes its parts to the function that this returns. Both must be
    picklable unless there is one worker: then everything runs in this process. At most `ahead` parts per worker are
    taken from `parts` before their results are consumed.
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
    """Submit the parts, at most `most` at a time, and yield the jobs in the order in which to collect them.

    `split` divides the running jobs into those to collect now, at least one, and the others.
    """
    waiting = iter(parts)
    running = [submit(part) for part in islice(waiting, most)]
    while running:
        wanted, running = split(running)
        for job in wanted:
            yield job
            running += [submit(part) for part in islice(waiting, 1)]


def oldest(running: list[Job]) -> tuple[list[Job], list[Job]]:
    """In order: the job that was submitted first, ready or not."""
    return running[:1], running[1:]


def ready(running: list[Future[Result]]) -> tuple[list[Future[Result]], list[Future[Result]]]:
    """All jobs that are ready, as soon as there is one."""
    done, others = wait(running, return_when=FIRST_COMPLETED)
    return list(done), list(others)


class Spawner(SpawnContext):
    """Spawns processes, which unlike forking copies no thread half-way, and remembers them."""

    def __init__(self) -> None:
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        """Called for each worker. A subclass of SpawnProcess would not do: the child could not import it."""
        process = SpawnProcess(*args, **kwargs)
        self.started.append(process)
        return process


class Pool(ProcessPoolExecutor):
    """A pool whose processes can be ended while they work; the standard pool can do that only from Python 3.14 on."""

    def __init__(self, workers: int, initializer: Callable[..., object] | None = None, *args: Any) -> None:
        self.spawner = Spawner()
        super().__init__(workers, self.spawner, start_process, (initializer, args))

    def end_workers(self) -> None:
        """End the workers without waiting for their work. Only these: the program may have other child processes."""
        for process in multiprocessing.active_children():
            if process in self.spawner.started:
                # It may have ended by itself meanwhile.
                with suppress(ProcessLookupError):
                    process.terminate()


@contextmanager
def worker_pool(
    workers: int, make_worker: Callable[[Setting], Callable[[Any], Any]], setting: Setting
) -> Iterator[Pool]:
    """A pool of processes that are ready to `work`; they are ended at once if the work is interrupted."""
    pool = Pool(workers, start_worker, make_worker, setting)
    try:
        yield pool
    except BaseException as error:
        # Their current work is no longer wanted, and may take long.
        pool.end_workers()
        if isinstance(error, BrokenProcessPool):
            raise Unreadable("a worker process ended unexpectedly; was there enough memory?") from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def start_process(initializer: Callable[..., object] | None, args: tuple[Any, ...]) -> None:
    """Runs first in a new process of a pool."""
    # A parent that is killed cannot end its workers.
    on_parents_death(lambda: os._exit(1))
    if initializer is not None:
        initializer(*args)


def on_parents_death(then: Callable[[], object]) -> None:
    """Call something, in a thread of its own, when the process that started this one is gone."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def wait_for_it() -> None:
        multiprocessing.connection.wait([sentinel])
        then()

    threading.Thread(target=wait_for_it, name="spinney-parent", daemon=True).start()


worker: Callable[[Any], Any]


def start_worker(make_worker: Callable[[Any], Callable[[Any], Any]], setting: Any) -> None:
    """Runs first in a new process."""
    global worker  # noqa: PLW0603 - a process pool has no other way to give its workers something
    # Ctrl-C reaches all processes, and the parent handles it. SIG_IGN would be inherited by programs that bots start.
    signal.signal(signal.SIGINT, lambda number, frame: None)
    worker = make_worker(setting)


def work(part: Any) -> Any:
    return worker(part)
