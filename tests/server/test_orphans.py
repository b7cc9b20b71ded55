"""A server that is killed leaves no process behind: neither bots that think nor workers that serve."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.processes import alive, descendants
from tests.server.client import BOT, Person, Server
from tests.server.databases import Postgres
from tests.waiting import wait_until

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(not Path("/proc").is_dir(), reason="children are found in /proc"),
]


def kill_and_look(server: Server) -> None:
    """Kill the one process, not its group as `server.kill` does."""
    assert server.process is not None
    children = descendants(server.process.pid)
    assert children
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait()
    server.log.close()
    try:
        wait_until(lambda: not any(map(alive, children)), "processes are left behind")
    finally:
        for child in filter(alive, children):
            os.kill(child, signal.SIGKILL)


def test_bots_end_with_their_server(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        person = Person(server)
        match = person.make("arboretum", [{"who": "me"}, BOT], options={"first": 1})["table"]["id"]
        person.do(match, "sit", seat=0)
        wait_until(lambda: person.look(match)["seq"] > 0, "no bot has acted")
        kill_and_look(server)


def test_workers_end_with_their_parent(postgres_server: Postgres) -> None:
    with Server(postgres_server.new_database(), workers=2) as server:
        kill_and_look(server)
