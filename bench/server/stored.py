"""Games that are put into a database before a server starts on it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from spinney.core.record import Move
from spinney.core.rng import SealedRng
from spinney.core.shuffle import derive_seed, new_secret
from spinney.games import GAMES
from spinney.server.match.log import MoveRow
from spinney.server.randomness import new_id
from spinney.server.store.rows import Seat, TableRow
from spinney.server.store.sql.engine import open_engine, sqlite_url
from spinney.server.store.sql.migrations import migrate
from spinney.server.store.sql.store import SqlStore
from spinney.server.table.records import match_at_start


class StoredGame:
    """A game between guests, with the rows that a server would store for it."""

    def __init__(self, key: str, players: int) -> None:
        game = GAMES[key]
        secret, match_id, began = new_secret(), new_id(), time.time()
        seats = [Seat(new_id(), f"guest {seat}", "", "00" * 16) for seat in range(players)]
        options = game.options(players=players)
        state = game.deal(options, SealedRng(derive_seed(secret, match_id, [seat.nonce for seat in seats])))
        self.row = TableRow(
            id=match_id,
            game=key,
            options=msgspec.to_builtins(options),
            host=seats[0].visitor,
            seats=seats,
            secret=secret,
            created=began,
            rules_version=game.rules_version,
            status="playing",
            setup=game.write_setup(state),
            began=began,
        )
        self.live = match_at_start(GAMES, self.row)
        self.moves: list[MoveRow] = []

    def take(self, move: Move) -> None:
        number = len(self.moves)
        self.moves.append(MoveRow(number, move.seat, move.kind, move.text, self.row.began + number))
        self.live.take(self.moves[-1])


@contextlib.asynccontextmanager
async def open_store(file: Path) -> AsyncIterator[SqlStore]:
    """The server's own store; its database is created if necessary."""
    engine = open_engine(sqlite_url(file))
    migrate(engine)
    store = SqlStore(engine)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()
