"""Sockets behave the same with the fast path for WebSockets and without it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from spinney.core.message import Refused
from spinney.server.settings import Limits, Settings
from spinney.server.upkeep.metrics import Metrics
from spinney.server.upkeep.people import People
from spinney.server.web.access import Access
from spinney.server.web.sockets import Sockets
from tests.server.client import Person, Server, Socket, play_to_the_end
from tests.server.inside import open_server, run
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.process

TWO_SEATS = [{"who": "me"}, {"who": "me", "name": "Marco"}]


def seated(person: Person, game: str = "arboretum") -> str:
    match: str = person.make(game, TWO_SEATS)["table"]["id"]
    for seat in (0, 1):
        person.do(match, "sit", seat=seat)
    return match


def close_code(socket: Socket) -> int:
    """The code with which the server closes the connection."""
    with pytest.raises(ConnectionClosed) as closed:
        list(socket.until())
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_game_is_played_and_watched_to_its_end(socket_server: Server) -> None:
    person = Person(socket_server)
    match = seated(person)
    watcher = Socket(socket_server, match)
    assert play_to_the_end(person.socket(match))["outcome"]
    assert next(news for news in watcher.until() if news["table"]["status"] != "playing")["outcome"]


def test_those_who_play_hear_how_many_watch(socket_server: Server) -> None:
    person = Person(socket_server)
    match = seated(person)
    player = person.socket(match)

    def heard(count: int) -> bool:
        return any(news["table"].get("watching", 0) == count for news in player.until())

    assert "watching" not in player.hear()["table"]
    stranger = Socket(socket_server, match)
    assert heard(1)
    finn = Person(socket_server, "Finn")
    first, second = finn.socket(match), finn.socket(match)
    assert heard(2), "one visitor with two windows is one"
    assert second.hear()["table"]["watching"] == 2
    first.close()
    stranger.close()
    assert heard(1)
    # A second window of somebody who plays is nobody who watches, and a request that waits does not stay.
    another = person.socket(match)
    assert another.hear()["table"]["watching"] == 1
    waited = Person(socket_server, "Ines").http.get(f"/api/tables/{match}/news?seq=0&version=999&seconds=0.1")
    assert waited.json()["table"]["watching"] == 1
    second.close()
    assert heard(0)


def test_pings_are_answered_between_messages(socket_server: Server) -> None:
    person = Person(socket_server)
    socket = person.socket(seated(person))
    socket.hear()
    for number in range(1, 4):
        assert socket.connection.ping(b"oak").wait(PATIENCE)
        assert socket.ask(do="look", seat=0, id=number)["to"] == number


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(socket_server: Server) -> None:
    person = Person(socket_server)
    socket = person.socket(seated(person))
    socket.hear()
    socket.connection.send("x" * 20_000)
    assert next(news for news in socket.until() if "refused" in news)["refused"]["key"] == "refused-long"
    socket.connection.send("x" * 200_000)
    assert close_code(socket) == 1009


def test_the_close_code_is_echoed(socket_server: Server) -> None:
    person = Person(socket_server)
    socket = person.socket(seated(person))
    socket.hear()
    socket.connection.close(4000, "enough")
    assert socket.connection.protocol.close_rcvd is not None
    assert socket.connection.protocol.close_rcvd.code == 4000


def test_a_client_that_does_not_read_is_dropped(socket_server: Server) -> None:
    person = Person(socket_server)
    match = seated(person)
    news = person.look(match)
    for _ in range(24):
        seat = news["table"]["waiting"][0]
        news = person.look(match, seat=seat)
        news = person.do(match, "act", seat=seat, text=news["choices"][0], ticket=news.get("ticket", 0))
    deaf = Socket(socket_server, match, max_queue=1)
    before = metric(person, "spinney_dropped_sockets_total")

    def is_dropped() -> bool:
        with contextlib.suppress(WebSocketException):
            for number in range(100):
                deaf.say(do="ask", what="log", id=number)
        return metric(person, "spinney_dropped_sockets_total") == before + 1

    wait_until(is_dropped, "it is not dropped", pause=0.1)
    assert Socket(socket_server, match).hear()["seq"] == 24


def metric(person: Person, name: str) -> float:
    lines = person.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


@pytest.fixture(params=["1", "0"])
def strict_server(request: pytest.FixtureRequest, sqlite_url: str) -> Iterator[Server]:
    with Server(
        sqlite_url,
        SPINNEY_FAST_WEBSOCKET=request.param,
        SPINNEY_MESSAGES_PER_SECOND="0.01",
        SPINNEY_MESSAGES_AT_ONCE="10",
        SPINNEY_SOCKETS_PER_VISITOR="1",
    ) as server:
        yield server


def test_a_client_that_exceeds_the_rate_is_refused(strict_server: Server) -> None:
    person = Person(strict_server)
    match = person.make("arboretum", [{"who": "anyone"}] * 2)["table"]["id"]
    socket = person.socket(match)
    answers = [socket.ask(do="look", seat=-1, id=number) for number in range(1, 16)]
    keys = [news["refused"]["key"] for news in answers if "refused" in news]
    assert 5 <= len(keys) < 15
    assert set(keys) == {"refused-too-fast"}
    with pytest.raises(WebSocketException, match="4429"):
        person.socket(match).hear()


@pytest.mark.parametrize(("switch", "loaded"), [("1", True), ("0", False)])
def test_the_fast_path_is_loaded_only_when_it_is_on(switch: str, loaded: bool, sqlite_url: str) -> None:
    """So switching it off helps even if a new uvicorn has broken it."""
    program = (
        "import sys; from spinney.cli.serving import configure, make_app;"
        "configure(make_app(sys.argv[1])).load(); print('spinney.server.web.fast_websocket' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, sqlite_url],
        env=os.environ | {"SPINNEY_FAST_WEBSOCKET": switch, "SPINNEY_GAMES": "arboretum"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout.strip() == str(loaded)


def test_all_visitors_of_a_process_share_a_limit_too(sqlite_url: str) -> None:
    async def scene() -> None:
        limits = Limits(sockets=2, sockets_per_visitor=30)
        async with open_server(sqlite_url, settings=Settings(limits)) as server:
            metrics = Metrics(server.service, server.tables, server.bots, server.store)
            sockets = Sockets(server.tables, server.service, metrics, Access(People(server.services), limits))
            with sockets.waiting("olena"):
                metrics.sockets += 1
                with pytest.raises(Refused, match="refused-too-fast"), sockets.waiting("marco"):
                    pass
                metrics.sockets -= 1
                with sockets.waiting("marco"):
                    pass

    run(scene())
