"""Much work on the cores of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from spinney.core.message import Unreadable


@contextmanager
def processes(workers: int, start: Callable[[Any], None], told: Any) -> Iterator[ProcessPoolExecutor]:
    """So many processes, each begun with `start(told)`; whatever ends the work ends them at once."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), start_worker, (start, told))
    try:
        yield pool
    except BaseException as error:
        # What they play now is wanted by nobody, and may take long.
        for process in multiprocessing.active_children():
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise Unreadable("a worker process has ended before its time; was there enough memory?") from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def start_worker(start: Callable[[Any], None], told: Any) -> None:
    # Ctrl-C reaches the whole family: the parent answers it. Not ignored, which programs of bots would inherit.
    signal.signal(signal.SIGINT, lambda number, frame: None)
    start(told)
