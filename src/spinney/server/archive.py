"""Finished games out of the database, and into it."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from spinney.core.game import AnyGame
from spinney.core.message import Message, Refused, Unreadable
from spinney.core.record import Record
from spinney.core.replay import replay
from spinney.server.house import House
from spinney.server.queries import insert_table
from spinney.server.randomness import new_id
from spinney.server.rows import Seat, TableRow
from spinney.server.schema import moves, tables
from spinney.server.table import Table, read_stored


def exported(connection: Connection, games: Mapping[str, AnyGame], match: str) -> Record:
    """The record of a finished game; `Refused` while it goes on."""
    stored = read_stored(connection, match, time.time())
    if stored is None:
        raise Refused(Message("refused-no-table"))
    # A table apart from any server: it is looked at, nothing more.
    house = House(None, games, (), lambda message: message.key)  # type: ignore[arg-type]
    return Table(house, stored).record()


def imported(connection: Connection, games: Mapping[str, AnyGame], record: Record) -> str:
    """Store a finished game under a new id; `Unreadable` if it cannot be played."""
    match = replay(games, record)
    if not match.over:
        raise Unreadable("only finished games can be imported; this one goes on")
    now = time.time()
    row = TableRow(
        id=new_id(),
        game=record.game,
        options=record.options,
        host="",
        seats=[Seat(name=seat.name, bot=seat.bot) for seat in record.seats],
        secret="",
        created=now,
        rules_version=record.rules_version,
        status="finished",
        setup=record.setup,
        seed=record.seed,
        shuffle=record.shuffle,
        began=now,
    )
    insert_table(connection, row)
    rows = [
        {"match": row.id, "seq": seq, "seat": move.seat, "kind": move.kind, "text": move.text, "at": now}
        for seq, move in enumerate(record.moves)
    ]
    if rows:
        connection.execute(sa.insert(moves), rows)
    result = msgspec.json.encode(match.outcome).decode()
    connection.execute(sa.update(tables).where(tables.c.id == row.id).values(seq=len(rows), result=result))
    return row.id
