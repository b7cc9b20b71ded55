"""Figures for Prometheus. Several processes on one machine share theirs, so that any of them tells about all."""

from __future__ import annotations

import contextlib
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path

import msgspec
from msgspec import Struct, field
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from spinney.server.service import Service
from spinney.server.store.protocol import Store
from spinney.server.upkeep.bot_pool import BotPool
from spinney.server.upkeep.tables import Tables

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
SHARE_SECONDS = 1.0
"""How often a process writes its figures where the others find them."""
# A process that has not written for so long is gone: what it counted stays true, what it had open is closed.
GONE_SECONDS = 10.0


class Stopwatch:
    """How long something took, each time. Observing costs next to nothing, because every move does it."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Counted(Struct):
    """What has happened since a process started: it only grows."""

    requests: dict[str, int] = field(default_factory=dict)
    """By kind and fate, with a space between."""
    seconds: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    """How many requests took as long as each of the bounds, and more than all of them."""
    seconds_in_all: float = 0.0
    failed_tasks: dict[str, int] = field(default_factory=dict)
    dropped_sockets: int = 0
    bot_decisions: int = 0
    commits: int = 0
    rows_stored: int = 0


class Present(Struct):
    """What a process has at this moment."""

    tables: int = 0
    sockets: int = 0
    bots_waiting: int = 0


class Snapshot(Struct):
    at: float
    counted: Counted
    present: Present


class Metrics:
    def __init__(
        self, service: Service, tables: Tables, bots: BotPool, store: Store, folder: Path | None = None
    ) -> None:
        self.service = service
        self.tables = tables
        self.bots = bots
        self.store = store
        self.folder = folder
        """Where the processes that share a port leave their figures, if there are several."""
        self.seconds = Stopwatch()
        self.dropped = 0
        self.sockets = 0
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def own(self) -> Snapshot:
        """The figures of this process."""
        counted = Counted(
            {f"{do} {fate}": count for (do, fate), count in self.service.requests.items()},
            self.seconds.counts,
            self.seconds.total,
            dict(self.service.services.failures),
            self.dropped,
            self.bots.decisions,
            self.store.commits,
            self.store.rows_stored,
        )
        return Snapshot(time.time(), counted, Present(len(self.tables.audiences), self.sockets, len(self.bots.busy)))

    async def share(self) -> None:
        """Leave the figures of this process where the others find them."""
        if self.folder is not None:
            file = self.folder / self.service.services.process
            written = file.with_suffix(".new")
            written.write_bytes(msgspec.json.encode(self.own()))
            # Whole or not at all, for whoever reads it now.
            written.replace(file)

    def all(self) -> Iterator[Snapshot]:
        """The figures of every process: its own as of now, the others' as they last left them."""
        yield self.own()
        for file in [] if self.folder is None else self.folder.iterdir():
            if file.name != self.service.services.process and file.suffix != ".new":
                with contextlib.suppress(OSError, msgspec.DecodeError):
                    yield msgspec.json.decode(file.read_bytes(), type=Snapshot)

    def collect(self) -> Iterable[Metric]:
        counted, present = added(self.all())
        requests = CounterMetricFamily(
            "spinney_requests", "Requests to tables, by kind and fate", labels=["do", "fate"]
        )
        for labels, count in counted.requests.items():
            requests.add_metric(labels.split(), count)
        yield requests
        yield HistogramMetricFamily(
            "spinney_request_seconds",
            "From the arrival of a request on a socket to its answer",
            buckets(counted.seconds),
            counted.seconds_in_all,
        )
        failures = CounterMetricFamily("spinney_failed_tasks", "Tasks in the background that failed", labels=["task"])
        for name, count in counted.failed_tasks.items():
            failures.add_metric([name], count)
        yield failures
        yield GaugeMetricFamily("spinney_tables_in_memory", "Tables in memory", present.tables)
        yield GaugeMetricFamily("spinney_sockets", "Open sockets", present.sockets)
        yield GaugeMetricFamily("spinney_bots_waiting", "Bots that think or wait for a place", present.bots_waiting)
        yield CounterMetricFamily("spinney_dropped_sockets", "Sockets closed for not reading", counted.dropped_sockets)
        yield CounterMetricFamily("spinney_bot_decisions", "Decisions of bots", counted.bot_decisions)
        yield CounterMetricFamily("spinney_commits", "Commits of the database", counted.commits)
        yield CounterMetricFamily("spinney_rows_stored", "Rows of game logs stored", counted.rows_stored)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def added(snapshots: Iterable[Snapshot]) -> tuple[Counted, Present]:
    """The sums over several processes."""
    counted, present, now = Counted(), Present(), time.time()
    for snapshot in snapshots:
        one = snapshot.counted
        counted = Counted(
            dict(Counter(counted.requests) + Counter(one.requests)),
            [first + second for first, second in zip(counted.seconds, one.seconds, strict=True)],
            counted.seconds_in_all + one.seconds_in_all,
            dict(Counter(counted.failed_tasks) + Counter(one.failed_tasks)),
            counted.dropped_sockets + one.dropped_sockets,
            counted.bot_decisions + one.bot_decisions,
            counted.commits + one.commits,
            counted.rows_stored + one.rows_stored,
        )
        if abs(now - snapshot.at) < GONE_SECONDS:
            other = snapshot.present
            present = Present(
                present.tables + other.tables,
                present.sockets + other.sockets,
                present.bots_waiting + other.bots_waiting,
            )
    return counted, present


def buckets(counts: list[int]) -> list[tuple[str, float]]:
    """How many took at most so long."""
    return list(zip([*map(str, BOUNDS), "+Inf"], accumulate(counts), strict=True))
