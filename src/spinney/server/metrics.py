"""Figures for Prometheus."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from spinney.server.lobby import Lobby


class Metrics:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "spinney_requests", "Requests to tables, by kind and fate", ["do", "fate"], registry=self.registry
        )
        self.seconds = Histogram(
            "spinney_request_seconds",
            "From the arrival of a request to its answer",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )
        self.dropped = Counter("spinney_dropped_sockets", "Sockets closed for not reading", registry=self.registry)
        self.sockets = 0
        self.registry.register(self)

    def collect(self) -> Iterable[Metric]:
        """What others count anyway."""
        lobby = self.lobby
        yield GaugeMetricFamily("spinney_tables_in_memory", "Tables in memory", len(lobby.tables))
        yield GaugeMetricFamily("spinney_sockets", "Open sockets", self.sockets)
        yield GaugeMetricFamily("spinney_bots_waiting", "Bots that think or wait for a place", len(lobby.bots.busy))
        yield CounterMetricFamily("spinney_bot_decisions", "Decisions of bots", lobby.bots.decisions)
        yield CounterMetricFamily("spinney_commits", "Commits of the database", lobby.house.store.commits)
        yield CounterMetricFamily("spinney_rows_stored", "Rows of game logs stored", lobby.house.store.rows_stored)

    def text(self) -> bytes:
        return generate_latest(self.registry)
