"""kill -9 and SIGTERM under load: every acknowledged action is in the log, and replay gives the same state."""

from __future__ import annotations

import random
import signal
import threading
import time
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from spinney.core.record import Record
from spinney.games import GAMES
from spinney.server.store.sql.archive import exported
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.queries import read_moves, read_stored_table
from tests.scale import scaled
from tests.server.client import Person, Server, Socket
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.process

# The close code of a socket whose server stops.
SERVICE_RESTART = 1012


class Player(threading.Thread):
    """Plays both seats of a table as fast as it can, and remembers what was acknowledged."""

    def __init__(self, person: Person, match: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person, self.match = person, match
        self.dice = random.Random(seed)
        self.acknowledged: dict[tuple[int, int], str] = {}
        """(seat, ticket) -> text"""
        self.sent: set[tuple[int, int, str]] = set()
        """Everything sent, as (seat, ticket, text); the server may be killed after storing it and before answering."""
        self.pending: tuple[int, int, str] | None = None
        self.stopping = False
        self.error: BaseException | None = None

    def run(self) -> None:
        while not self.stopping:
            try:
                self._play()
            except (OSError, WebSocketException, TimeoutError, ConnectionError):
                time.sleep(0.05)
            except BaseException as error:
                self.error = error
                return

    def _play(self) -> None:
        socket = self.person.socket(self.match)
        try:
            news = socket.hear()
            while not self.stopping and news["table"]["status"] == "playing":
                seat = news["table"]["waiting"][0]
                if news["seat"] != seat:
                    news = socket.ask(do="look", seat=seat)
                    continue
                if self.pending is None or self.pending[0] != seat:
                    self.pending = (seat, news.get("ticket", 0), self.dice.choice(news["choices"]))
                news = self._act(socket, *self.pending)
            if news["table"]["status"] == "finished":
                self.stopping = True
        finally:
            socket.close()

    def _act(self, socket: Any, seat: int, ticket: int, text: str) -> dict[str, Any]:
        """Sent again with the same ticket after the connection was lost, it happens once."""
        self.sent.add((seat, ticket, text))
        news: dict[str, Any] = socket.ask(do="act", seat=seat, text=text, ticket=ticket)
        assert "refused" not in news, news["refused"]
        self.acknowledged[seat, ticket] = text
        self.pending = None
        return news


def check(database: str, players: list[Player]) -> int:
    """Everything acknowledged is in the log, once and in its place, and everything in the log was sent; how many."""
    engine = open_engine(database)
    total = 0
    with engine.connect() as connection:
        for player in players:
            moves = read_moves(connection, player.match)
            assert [row.seq for row in moves] == list(range(len(moves)))
            for seat in (0, 1):
                stored = [row.text for row in moves if row.seat == seat]
                told = {ticket: text for (other, ticket), text in player.acknowledged.items() if other == seat}
                assert all(stored[ticket] == text for ticket, text in told.items())
                assert all((seat, ticket, text) in player.sent for ticket, text in enumerate(stored))
                total += len(told)
            stored_table = read_stored_table(connection, player.match, 0.0)
            assert stored_table is not None
            if stored_table.row.status == "finished":
                record: Record = exported(connection, GAMES, player.match)
                assert record.result is not None
    engine.dispose()
    return total


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    with Server(database) as server:
        kill_under_load(server, scaled(5))


def kill_under_load(server: Server, kills: int) -> None:
    database, person, seed, dice = server.database, Person(server), 0, random.Random(1)
    players: list[Player] = []
    everyone: list[Player] = []
    server.kill()
    for number in range(kills):
        server.start()
        if all(player.stopping for player in players):
            players = [Player(person, match, seed := seed + 1) for match in new_games(person)]
            everyone += players
            for player in players:
                player.start()
        # Something is acknowledged in every round; then the kill comes at any moment.
        wait_for_more(everyone, 1 + number % 3)
        time.sleep(dice.random() / 2)
        server.kill()
    server.start()
    for player in everyone:
        player.stopping = True
        player.join(PATIENCE)
        assert not player.is_alive()
        assert player.error is None, player.error
    server.kill()
    assert check(database, everyone) > 0


def wait_for_more(players: list[Player], actions: int) -> None:
    """Wait until this many more actions are acknowledged, or nobody plays any more."""

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for player in players)

    wanted = acknowledged() + actions
    wait_until(
        lambda: acknowledged() >= wanted or not any(player.is_alive() for player in players), "nothing is acknowledged"
    )


def new_games(person: Person) -> list[str]:
    """One table of each game; the person holds both seats."""
    matches = []
    for game in GAMES:
        match = person.make(game, [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
        for seat in (0, 1):
            person.do(match, "sit", seat=seat)
        matches.append(match)
    return matches


def test_a_server_that_is_asked_to_stop_closes_its_sockets_and_loses_nothing(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        person = Person(server)
        players = [Player(person, match, seed) for seed, match in enumerate(new_games(person))]
        watcher = Socket(server, players[0].match)
        for player in players:
            player.start()
        wait_for_more(players, 10)
        assert server.stop() in (0, -signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            list(watcher.until())
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SERVICE_RESTART
        with pytest.raises(httpx.ConnectError):
            httpx.get(server.url + "/health")
        for player in players:
            player.stopping = True
            player.join(PATIENCE)
            assert player.error is None, player.error
        assert '"level":"error"' not in server.log_file.read_text()
        assert check(server.database, players) >= 10


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
