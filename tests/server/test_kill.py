"""kill -9 and SIGTERM under load: every acknowledged action is in the log, and replay gives the same state."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from spinney.games import GAMES
from tests.figures import Figures
from tests.scale import scaled
from tests.server.client import Person, Server, Socket
from tests.server.databases import Postgres, postgres
from tests.server.load import Load, check
from tests.waiting import wait_until

pytestmark = pytest.mark.process

# The close code of a socket whose server stops.
SERVICE_RESTART = 1012


def hit_again_and_again(load: Load, times: int, blow: Callable[[], None]) -> int:
    """Something happens at any moment, and the players continue; how many of their actions were acknowledged."""
    dice = random.Random(1)
    for number in range(times):
        # Something is acknowledged in every round.
        load.wait_for_more(1 + number % 3)
        time.sleep(dice.random() / 2)
        blow()
    load.wait_for_more(1)
    return load.finish()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, figures: Figures) -> None:
    with Server(database, SPINNEY_NEW_TABLES_PER_MINUTE="0") as server:

        def kill() -> None:
            server.kill()
            server.start()

        kills = scaled(5)
        acknowledged = hit_again_and_again(Load(server), kills, kill)
        figures(f"killed on {database.partition(':')[0]}", times=kills, acknowledged=acknowledged)


def test_nothing_acknowledged_is_lost_when_workers_are_killed(postgres_server: Postgres, figures: Figures) -> None:
    dice = random.Random(2)
    with Server(
        postgres_server.new_database(), workers=3, SPINNEY_POLL="0.2", SPINNEY_NEW_TABLES_PER_MINUTE="0"
    ) as server:

        def kill_one() -> None:
            """The parent starts another one. On a busy machine all may be dead before it looks."""
            wait_until(lambda: bool(server.worker_pids()), "no worker was started again")
            os.kill(dice.choice(server.worker_pids()), signal.SIGKILL)

        kills = scaled(5)
        acknowledged = hit_again_and_again(Load(server), kills, kill_one)
        figures("one of three workers killed", times=kills, acknowledged=acknowledged)


def test_nothing_acknowledged_is_lost_when_the_database_restarts(figures: Figures) -> None:
    with postgres() as database:
        if database is None:
            pytest.skip("NO POSTGRESQL")
        with Server(database.new_database(), workers=2, SPINNEY_NEW_TABLES_PER_MINUTE="0") as server:
            restarts = scaled(2)
            acknowledged = hit_again_and_again(Load(server), restarts, database.restart)
            figures("postgresql restarted at once", times=restarts, acknowledged=acknowledged)


def test_a_server_that_is_asked_to_stop_closes_its_sockets_and_loses_nothing(sqlite_url: str) -> None:
    with Server(sqlite_url, SPINNEY_NEW_TABLES_PER_MINUTE="0") as server:
        load = Load(server)
        load.wait_for_more(10)
        watcher = Socket(server, load.players[0].match)
        assert server.stop() in (0, -signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            list(watcher.until())
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SERVICE_RESTART
        with pytest.raises(httpx.ConnectError):
            httpx.get(server.url + "/health")
        load.end_games()
        assert '"level":"error"' not in server.log_file.read_text()
        assert check(server.database, load.players) >= 10


def test_a_restart_shows_every_table_as_it_was(database: str) -> None:
    with Server(database) as server:
        look_restart_look(server)


def look_restart_look(server: Server) -> None:
    person = Person(server)
    pictures = {}
    for game in GAMES:
        match = person.make(game, [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
        for seat in (0, 1):
            news = person.do(match, "sit", seat=seat)
        for _ in range(6):
            seat = news["table"]["waiting"][0]
            news = person.look(match, seat=seat)
            news = person.do(match, "act", seat=seat, text=news["choices"][0], ticket=news.get("ticket", 0))
        pictures[match] = [person.look(match, seat=seat) for seat in (-1, 0, 1)]
    server.kill()
    server.start()
    for match, before in pictures.items():
        assert [without_time(person.look(match, seat=seat)) for seat in (-1, 0, 1)] == list(map(without_time, before))


def without_time(news: dict[str, Any]) -> dict[str, Any]:
    table = {name: value for name, value in news["table"].items() if name != "now"}
    copied: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(news | {"table": table}))
    return copied
