"""Finished games leave the database as records, and come back into it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy.engine import Connection

from spinney.core.message import Refused, Unreadable
from spinney.core.record import Record, quick_seed
from spinney.core.replay import Match
from spinney.games import GAMES
from spinney.server.news.wire import Act, NewTable, Resign, SeatWish, Undo
from spinney.server.store.sql.archive import exported, imported
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.migrations import migrate
from spinney.server.store.sql.queries import read_stored_table
from tests.server.inside import MARCO, OLENA, ask, new_table, open_server, run, seat_people


@pytest.fixture
def connection(database: str) -> Iterator[Connection]:
    """A transaction on an empty database."""
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def played(moves: int | None = None) -> Record:
    """A game in which everybody takes the first action, up to this many moves."""
    game = GAMES["treehouse"]
    match = Match.deal(game, game.options(players=2), quick_seed(1))
    while not match.over and len(match.moves) != moves:
        seat = game.rules.actor(match.state)
        match.act(seat, next(iter(game.choices(match.state, seat))))
    return match.record()


def refused(connection: Connection, match: str) -> str:
    with pytest.raises(Refused) as error:
        exported(connection, GAMES, match)
    return error.value.message.key


def test_an_imported_game_is_exported_unchanged(connection: Connection) -> None:
    record = played()
    first, second = (imported(connection, GAMES, record) for _ in range(2))
    assert first != second, "each under an id of its own"
    assert exported(connection, GAMES, first) == exported(connection, GAMES, second) == record
    stored = read_stored_table(connection, first, 0.0)
    assert stored is not None
    assert (stored.row.status, stored.row.host, len(stored.moves)) == ("finished", "", len(record.moves))


def test_an_unfinished_record_is_not_imported(connection: Connection) -> None:
    with pytest.raises(Unreadable, match="only finished games"):
        imported(connection, GAMES, played(5))


def test_a_record_that_cannot_be_played_is_not_imported(connection: Connection) -> None:
    record = played()
    with pytest.raises(Unreadable):
        imported(connection, GAMES, msgspec.structs.replace(record, moves=record.moves[1:]))


def test_only_a_finished_game_is_exported(sqlite_url: str) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url) as server:
            gathering = (await new_table(server, OLENA, NewTable("arboretum", [SeatWish(), SeatWish()]))).table.id
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            match = audience.table.id
            await ask(server, audience, OLENA, Act("draw deck", 0))
            with server.store.engine.connect() as connection:
                assert refused(connection, "nowhere") == "refused-no-table"
                assert refused(connection, gathering) == "refused-not-begun"
                assert refused(connection, match) == "refused-record-while-playing"
            await ask(server, audience, OLENA, Undo(1))
            await ask(server, audience, MARCO, Resign(0))
            with server.store.engine.connect() as connection:
                assert exported(connection, GAMES, match) == audience.table.record()

    run(scene())
