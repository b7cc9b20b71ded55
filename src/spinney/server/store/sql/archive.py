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
from spinney.server.randomness import new_id
from spinney.server.store.rows import Result, Seat, TableRow
from spinney.server.store.sql.queries import insert_table, read_stored_table
from spinney.server.store.sql.schema import moves, tables
from spinney.server.table.records import finished_record, match_at_start


def exported(connection: Connection, games: Mapping[str, AnyGame], match: str) -> Record:
    """The record of a finished game; `Refused` before that."""
    stored = read_stored_table(connection, match, time.time())
    if stored is None:
        raise Refused(Message("refused-no-table"))
    if stored.row.setup is None:
        raise Refused(Message("refused-not-begun"))
    live = match_at_start(games, stored.row)
    for row in stored.moves:
        live.take(row)
    return finished_record(stored.row, live)


def imported(connection: Connection, games: Mapping[str, AnyGame], record: Record) -> str:
    """Store a finished game under a new id; `Unreadable` if it cannot be played."""
    match = replay(games, record)
    if not match.over:
        raise Unreadable("only finished games can be imported; this one is not over")
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
    outcome = match.outcome
    ended = Result(outcome.points, outcome.tiebreaks, outcome.ranks, outcome.winners, match.resigned)
    result = msgspec.json.encode(ended).decode()
    connection.execute(sa.update(tables).where(tables.c.id == row.id).values(seq=len(rows), result=result))
    return row.id
