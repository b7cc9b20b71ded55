"""Figures for Prometheus."""

from __future__ import annotations

import pytest

from spinney.server.upkeep.metrics import Stopwatch
from tests.server.client import Person, Server


def figures(server: Server) -> dict[str, float]:
    """Every figure by its name and labels."""
    lines = Person(server).http.get("/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


@pytest.mark.process
def test_requests_are_counted_by_kind_and_result(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        person = Person(server)
        match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
        for seat in (0, 1):
            person.do(match, "sit", seat=seat)
        assert person.ask(match, "stand", seat=0).status_code == 409
        socket = person.socket(match)
        waiting = socket.hear()["table"]["waiting"][0]
        socket.ask(do="act", seat=waiting, text="draw deck", ticket=0)
        socket.ask(do="act", seat=waiting, text="dance", ticket=1)
        socket.ask(do="ask", what="log")
        socket.connection.send("nonsense")
        while "refused" not in socket.hear():
            pass
        found = figures(server)
        counted = {name: value for name, value in found.items() if name.startswith("spinney_requests_total")}
        assert counted == {
            f'spinney_requests_total{{do="{do}",fate="{fate}"}}': count
            for do, fate, count in [
                ("sit", "done", 2),
                ("stand", "refused", 1),
                ("act", "done", 1),
                ("act", "refused", 1),
                ("ask", "done", 1),
                ("malformed", "refused", 1),
            ]
        }
        # Only requests over the socket are timed.
        assert found["spinney_request_seconds_count"] == 4
        assert found['spinney_request_seconds_bucket{le="+Inf"}'] == 4
        assert found["spinney_request_seconds_sum"] > 0


def test_a_stopwatch_counts_by_upper_bound() -> None:
    watch = Stopwatch()
    for seconds in (0.0005, 0.001, 0.0011, 0.3, 7.0):
        watch.observe(seconds)
    buckets = dict(watch.buckets())
    assert [buckets[bound] for bound in ("0.001", "0.002", "0.2", "0.5", "5.0", "+Inf")] == [2, 3, 3, 4, 4, 5]
    assert watch.total == pytest.approx(7.3026)
