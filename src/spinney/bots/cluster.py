"""Work on a Ray cluster, whose machines have Spinney installed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from spinney.core.message import Unreadable
from spinney.core.workers import oldest, windowed

Task = TypeVar("Task")
Shared = TypeVar("Shared")
Done = TypeVar("Done")


def on_cluster(
    address: str, work: Callable[[Task, Shared], Done], tasks: Iterable[Task], shared: Shared, *, in_order: bool
) -> Iterator[Done]:
    """Yields `work(task, shared)` for every task, with two tasks in flight per core; `shared` is sent only once.

    The address `local` starts a cluster on this machine. Without `in_order` results come as soon as they are ready.
    """
    try:
        import ray
    except ImportError:
        raise Unreadable("playing on a cluster needs Ray; install spinney-games[ray]") from None
    ours = not ray.is_initialized()
    if ours:
        # By default Ray sends usage statistics.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Unreadable(f"cannot reach the Ray cluster at {address}: {error}") from None
    try:
        remote_work = ray.remote(work)
        reference = ray.put(shared)
        ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        jobs = windowed(
            lambda task: remote_work.remote(task, reference), tasks, ahead, oldest if in_order else ray.wait
        )
        for job in jobs:
            yield ray.get(job)
    finally:
        if ours:
            ray.shutdown()
