"""Players who play as fast as they can, and remember what was acknowledged, while the server has a hard time."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from spinney.core.record import Record
from spinney.games import GAMES
from spinney.server.store.sql.archive import exported
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.queries import read_moves, read_stored_table
from tests.server.client import Person, Server
from tests.waiting import PATIENCE, wait_until


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
        self.seq = 0
        """How many rows it has seen: another process that knows fewer catches up, as it does for a browser."""
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
        socket = self.person.socket(self.match, seq=self.seq)
        try:
            news = socket.hear()
            while not self.stopping and news["table"]["status"] == "playing":
                self.seq = news["seq"]
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
        if news.get("refused", {}).get("key") == "refused-too-fast":
            return news  # not so fast, then
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


class Load:
    """Games at one server, one of each kind at a time. The server must allow any number of new tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.person = Person(server)
        self.players: list[Player] = []

    def keep_playing(self) -> None:
        """Begin new games where all have ended."""
        if not all(player.stopping for player in self.players):
            return
        # The server may be away at this moment; then there will be another one.
        with contextlib.suppress(httpx.TransportError, AssertionError):
            first = len(self.players)
            new = [Player(self.person, match, first + number) for number, match in enumerate(new_games(self.person))]
            self.players += new
            for player in new:
                player.start()

    def wait_for_more(self, actions: int) -> None:
        """Wait until this many more actions are acknowledged; new games begin where all have ended."""
        wanted = self.acknowledged + actions

        def enough() -> bool:
            self.keep_playing()
            return self.acknowledged >= wanted or self.error is not None

        wait_until(enough, "nothing is acknowledged")

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def error(self) -> BaseException | None:
        return next((player.error for player in self.players if player.error is not None), None)

    def end_games(self) -> None:
        for player in self.players:
            player.stopping = True
            player.join(PATIENCE)
            assert not player.is_alive()
            assert player.error is None, player.error

    def finish(self) -> int:
        """End all games, kill the server, and compare what was acknowledged with what is stored; how many actions."""
        self.end_games()
        self.server.kill()
        total = check(self.server.database, self.players)
        assert total > 0
        return total


def new_games(person: Person) -> list[str]:
    """One table of each game; the person holds both seats."""
    matches = []
    for game in GAMES:
        match = person.make(game, [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
        for seat in (0, 1):
            person.do(match, "sit", seat=seat)
        matches.append(match)
    return matches
