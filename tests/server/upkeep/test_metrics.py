"""Figures for Prometheus."""

from __future__ import annotations

import os
import signal
import time

import httpx
import pytest

from spinney.server.upkeep.metrics import GONE_SECONDS, Counted, Present, Snapshot, Stopwatch, added, buckets
from tests.processes import children, command_line
from tests.server.client import Person, Server
from tests.server.databases import Postgres
from tests.waiting import wait_until


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
    found = dict(buckets(watch.counts))
    assert [found[bound] for bound in ("0.001", "0.002", "0.2", "0.5", "5.0", "+Inf")] == [2, 3, 3, 4, 4, 5]
    assert watch.total == pytest.approx(7.3026)


@pytest.mark.process
def test_any_of_several_workers_tells_about_all(postgres_server: Postgres) -> None:
    with Server(postgres_server.new_database(), workers=3) as server:
        person = Person(server)
        seats = [{"who": "me"}, {"who": "me", "name": "Marco"}]
        match = person.make("arboretum", seats)["table"]["id"]
        # Each new connection may reach another worker.
        sockets = [person.socket(match) for _ in range(9)]
        for number, socket in enumerate(sockets):
            socket.ask(do="look", seat=-1, id=number + 1)

        def tell_the_truth() -> bool:
            found = [figures(server) for _ in range(5)]
            return all(
                one.get('spinney_requests_total{do="look",fate="done"}') == one["spinney_sockets"] == 9 for one in found
            )

        wait_until(tell_the_truth, "some worker knows only its own figures")
        # What a worker has counted is not lost with it.
        assert server.process is not None
        workers = [pid for pid in children(server.process.pid) if "spawn_main" in command_line(pid)]
        os.kill(workers[0], signal.SIGKILL)
        wait_until(lambda: all(not answers_less(server) for _ in range(5)), "figures are lost with a worker")


def answers_less(server: Server) -> bool:
    try:
        return figures(server)['spinney_requests_total{do="look",fate="done"}'] < 9
    except (httpx.HTTPError, KeyError):
        return True


def test_what_a_process_has_open_is_closed_when_it_is_gone() -> None:
    one = Snapshot(time.time(), Counted(commits=3), Present(sockets=2))
    gone = Snapshot(time.time() - GONE_SECONDS - 1, Counted(commits=5), Present(sockets=7))
    counted, present = added([one, gone])
    assert (counted.commits, present.sockets) == (8, 2)
