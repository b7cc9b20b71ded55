"""Figures for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from spinney.server.service import Service
from spinney.server.store.protocol import Store
from spinney.server.upkeep.bot_pool import BotPool
from spinney.server.upkeep.tables import Tables

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Stopwatch:
    """How long something took, each time. Observing costs next to nothing, because every move does it."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """How many took at most so long."""
        return list(zip([*map(str, BOUNDS), "+Inf"], accumulate(self.counts), strict=True))


class Metrics:
    def __init__(self, service: Service, tables: Tables, bots: BotPool, store: Store) -> None:
        self.service = service
        self.tables = tables
        self.bots = bots
        self.store = store
        self.registry = CollectorRegistry()
        self.seconds = Stopwatch()
        self.dropped = Counter("spinney_dropped_sockets", "Sockets closed for not reading", registry=self.registry)
        self.sockets = 0
        self.registry.register(self)

    def collect(self) -> Iterable[Metric]:
        """What the parts of the server count themselves."""
        requests = CounterMetricFamily(
            "spinney_requests", "Requests to tables, by kind and fate", labels=["do", "fate"]
        )
        for labels, count in self.service.requests.items():
            requests.add_metric(labels, count)
        yield requests
        yield HistogramMetricFamily(
            "spinney_request_seconds",
            "From the arrival of a request on a socket to its answer",
            self.seconds.buckets(),
            self.seconds.total,
        )
        failures = CounterMetricFamily("spinney_failed_tasks", "Tasks in the background that failed", labels=["task"])
        for name, count in self.service.services.failures.items():
            failures.add_metric([name], count)
        yield failures
        yield GaugeMetricFamily("spinney_tables_in_memory", "Tables in memory", len(self.tables.audiences))
        yield GaugeMetricFamily("spinney_sockets", "Open sockets", self.sockets)
        yield GaugeMetricFamily("spinney_bots_waiting", "Bots that think or wait for a place", len(self.bots.busy))
        yield CounterMetricFamily("spinney_bot_decisions", "Decisions of bots", self.bots.decisions)
        yield CounterMetricFamily("spinney_commits", "Commits of the database", self.store.commits)
        yield CounterMetricFamily("spinney_rows_stored", "Rows of game logs stored", self.store.rows_stored)

    def text(self) -> bytes:
        return generate_latest(self.registry)
