"""What is read and written about tables and server processes, as plain functions of a connection."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from spinney.core.message import Unreadable
from spinney.server.match.log import MoveRow, Summary
from spinney.server.store.rows import ListedTable, Presence, Result, StoredTable, TableRow
from spinney.server.store.sql.schema import downtimes, moves, presence, processes, seatings, tables

# A process that has shown no sign of life for this many seconds has died.
DEAD_AFTER = 15.0
# Several processes may start at once; only one of them notes the downtime before.
START_LOCK = 0x5B1E_0002


def insert_table(connection: Connection, row: TableRow) -> None:
    connection.execute(
        sa.insert(tables).values(
            id=row.id,
            game=row.game,
            created=row.created,
            status=row.status,
            seq=0,
            waiting="",
            owes=False,
            **_columns(row),
        )
    )
    _seat_people(connection, row)


def replace_table(connection: Connection, row: TableRow, summary: Summary | None = None) -> bool:
    """Store a changed row whose `version` is the one that was read; False if somebody else was quicker.

    The status changes only with a `summary`: while a game is being played, the log decides it.
    """
    values = _columns(msgspec.structs.replace(row, version=row.version + 1))
    if summary is not None:
        values |= {
            "status": summary.status,
            "waiting": " ".join(map(str, summary.waiting)),
            "owes": summary.owes,
            "deadline": summary.deadline,
        }
    result = connection.execute(
        sa.update(tables).where(tables.c.id == row.id, tables.c.version == row.version).values(**values)
    )
    if result.rowcount != 1:
        return False
    _seat_people(connection, row)
    return True


def _columns(row: TableRow) -> dict[str, Any]:
    return {
        "open": row.open,
        "host": row.host,
        "row": msgspec.json.encode(row).decode(),
        "version": row.version,
    }


def _seat_people(connection: Connection, row: TableRow) -> None:
    """A visitor who holds a seat finds the table under "my games"."""
    known = set(connection.scalars(sa.select(seatings.c.visitor).where(seatings.c.match == row.id)))
    people = set(row.people)
    if gone := known - people:
        connection.execute(sa.delete(seatings).where(seatings.c.match == row.id, seatings.c.visitor.in_(gone)))
    if new := people - known:
        connection.execute(sa.insert(seatings), [{"visitor": visitor, "match": row.id} for visitor in new])


def read_table(connection: Connection, match: str) -> TableRow | None:
    """A table's row, if there is such a table; `Unreadable` if it is damaged. The columns are newer than the text
    beside them."""
    found = connection.execute(
        sa.select(tables.c.row, tables.c.status, tables.c.version).where(tables.c.id == match)
    ).first()
    if found is None:
        return None
    try:
        row = msgspec.json.decode(found.row, type=TableRow)
    except msgspec.DecodeError:
        raise Unreadable("the stored row of a table is damaged") from None
    return msgspec.structs.replace(row, status=found.status, version=found.version)


def read_stored_table(connection: Connection, match: str, now: float, after: int = 0) -> StoredTable | None:
    """A table with its rows from number `after` on."""
    row = read_table(connection, match)
    if row is None:
        return None
    return StoredTable(row, read_moves(connection, match, after), read_presence(connection, match, now))


def read_moves(connection: Connection, match: str, after: int = 0) -> list[MoveRow]:
    """The rows from number `after` on."""
    found = connection.execute(
        sa.select(moves.c.seq, moves.c.seat, moves.c.kind, moves.c.text, moves.c.at)
        .where(moves.c.match == match, moves.c.seq >= after)
        .order_by(moves.c.seq)
    )
    return [MoveRow(*row) for row in found]


def read_presence(connection: Connection, match: str, now: float) -> list[Presence]:
    """Who is or was at a table: connected to a living process, or away since the last sign of life."""
    found = connection.execute(
        sa.select(presence.c.visitor, presence.c.gone, processes.c.beat)
        .outerjoin(processes, processes.c.id == presence.c.process)
        .where(presence.c.match == match)
    )
    gone: dict[str, float] = {}
    for visitor, since, beat in found:
        if since == 0 and (beat is None or beat < now - DEAD_AFTER):
            since = beat or 1.0
        earlier = gone.get(visitor)
        gone[visitor] = since if earlier is None else 0.0 if 0.0 in (since, earlier) else max(since, earlier)
    return [Presence(visitor, since) for visitor, since in gone.items()]


def note_presence(connection: Connection, match: str, visitor: str, process: str, gone: float) -> int:
    """Somebody came or went; the table's new version."""
    place = (presence.c.match == match, presence.c.visitor == visitor, presence.c.process == process)
    if connection.execute(sa.update(presence).where(*place).values(gone=gone)).rowcount == 0:
        connection.execute(sa.insert(presence).values(match=match, visitor=visitor, process=process, gone=gone))
    connection.execute(sa.update(tables).where(tables.c.id == match).values(version=tables.c.version + 1))
    return connection.scalar(sa.select(tables.c.version).where(tables.c.id == match)) or 0


def beat(connection: Connection, process: str, now: float) -> None:
    """A sign of life."""
    if connection.execute(sa.update(processes).where(processes.c.id == process).values(beat=now)).rowcount == 0:
        connection.execute(sa.insert(processes).values(id=process, beat=now))


def begin_process(connection: Connection, process: str, now: float) -> None:
    """The first sign of life. If no other process lives, what lies behind was a downtime that no clock counts."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(START_LOCK)))
    _forget_downtimes(connection)
    last = connection.scalar(sa.select(sa.func.max(processes.c.beat)))
    if last is not None and last < now - DEAD_AFTER / 3:
        connection.execute(sa.insert(downtimes).values(began=last, ended=now))
    connection.execute(
        sa.update(presence)
        .where(presence.c.gone == 0, presence.c.process.in_(_dead_processes(now)))
        .values(gone=last or now)
    )
    connection.execute(sa.delete(processes).where(processes.c.beat < now - DEAD_AFTER))
    beat(connection, process, now)


def _forget_downtimes(connection: Connection) -> None:
    """Those from before the oldest unfinished game stop no clock any more."""
    under_way = tables.c.status.in_(("gathering", "playing"))
    oldest = connection.scalar(sa.select(sa.func.min(tables.c.created)).where(under_way))
    old = sa.true() if oldest is None else downtimes.c.ended < oldest
    connection.execute(sa.delete(downtimes).where(old))


def end_process(connection: Connection, process: str, now: float) -> None:
    connection.execute(sa.update(presence).where(presence.c.process == process, presence.c.gone == 0).values(gone=now))
    beat(connection, process, now)


def _dead_processes(now: float) -> sa.Select[tuple[str]]:
    return sa.select(processes.c.id).where(processes.c.beat < now - DEAD_AFTER)


def read_downtimes(connection: Connection) -> list[tuple[float, float]]:
    return [(began, ended) for began, ended in connection.execute(sa.select(downtimes).order_by(downtimes.c.began))]


def _listed(found: Iterable[Any]) -> list[ListedTable]:
    """Without damaged rows: the log names those when their tables are opened."""
    tables = []
    for row, status, version, waiting, result, moved in found:
        with contextlib.suppress(msgspec.DecodeError):
            read = msgspec.json.decode(row, type=TableRow)
            read = msgspec.structs.replace(read, status=status, version=version)
            ended = None if result is None else msgspec.json.decode(result, type=Result)
            tables.append(ListedTable(read, [int(seat) for seat in waiting.split()], ended, moved or read.created))
    return tables


_MOVED = sa.select(moves.c.at).where(moves.c.match == tables.c.id, moves.c.seq == tables.c.seq - 1).scalar_subquery()
_LISTED = sa.select(
    tables.c.row, tables.c.status, tables.c.version, tables.c.waiting, tables.c.result, _MOVED.label("moved")
)


def open_tables(connection: Connection, status: str, most: int = 100) -> list[ListedTable]:
    """Tables that are open to all, the newest first."""
    wanted = _LISTED.where(tables.c.status == status, tables.c.open)
    return _listed(connection.execute(wanted.order_by(tables.c.created.desc()).limit(most)))


def tables_of(connection: Connection, visitor: str, most: int = 100) -> list[ListedTable]:
    """The tables at which a visitor holds a seat, without forgotten ones: unfinished ones first, then the newest."""
    wanted = _LISTED.join(seatings, seatings.c.match == tables.c.id)
    wanted = wanted.where(seatings.c.visitor == visitor, ~seatings.c.forgotten)
    unfinished = sa.case((tables.c.status.in_(("gathering", "playing")), 0), else_=1)
    return _listed(connection.execute(wanted.order_by(unfinished, tables.c.created.desc()).limit(most)))


def forget_table(connection: Connection, match: str, visitor: str) -> None:
    """A visitor's list no longer shows this table."""
    place = (seatings.c.match == match, seatings.c.visitor == visitor)
    connection.execute(sa.update(seatings).where(*place).values(forgotten=True))


def unfinished_tables_of(connection: Connection, visitor: str) -> int:
    """How many unfinished tables this visitor has made or sits at."""
    under_way = tables.c.status.in_(("gathering", "playing"))
    made = sa.select(tables.c.id).where(tables.c.host == visitor, under_way)
    seated = (
        sa.select(tables.c.id)
        .join(seatings, seatings.c.match == tables.c.id)
        .where(seatings.c.visitor == visitor, under_way)
    )
    return connection.scalar(sa.select(sa.func.count()).select_from(made.union(seated).subquery())) or 0


def owing_tables(connection: Connection, after: str, most: int) -> list[str]:
    """Games in which a bot has to act, in the order of their ids, beginning after this one."""
    wanted = sa.select(tables.c.id).where(tables.c.owes, tables.c.id > after)
    return list(connection.scalars(wanted.order_by(tables.c.id).limit(most)))


def due_tables(connection: Connection, now: float, after: str, most: int) -> list[str]:
    """Tables at which somebody's time to act or to reveal has run out, in the order of their ids, after this one."""
    due = (tables.c.deadline < now, tables.c.status.in_(("gathering", "playing")))
    wanted = sa.select(tables.c.id).where(*due, tables.c.id > after)
    return list(connection.scalars(wanted.order_by(tables.c.id).limit(most)))


def delete_unbegun_tables(connection: Connection, before: float, most: int) -> int:
    """Delete old tables that never began, if they are closed or nobody sits there; how many."""
    seated = sa.exists().where(seatings.c.match == tables.c.id)
    unbegun = sa.or_(tables.c.status == "closed", sa.and_(tables.c.status == "gathering", ~seated))
    wanted = sa.select(tables.c.id, tables.c.version).where(tables.c.created < before, tables.c.seq == 0, unbegun)
    deleted = 0
    for match, version in connection.execute(wanted.order_by(tables.c.created).limit(most)).all():
        # Somebody may sit down at this moment, in another process.
        unchanged = sa.delete(tables).where(tables.c.id == match, tables.c.version == version)
        if connection.execute(unchanged).rowcount:
            connection.execute(sa.delete(seatings).where(seatings.c.match == match))
            connection.execute(sa.delete(presence).where(presence.c.match == match))
            deleted += 1
    return deleted


def positions(connection: Connection, matches: Sequence[str]) -> dict[str, tuple[int, int]]:
    """How far these tables are: the number of rows and the version."""
    found = connection.execute(sa.select(tables.c.id, tables.c.seq, tables.c.version).where(tables.c.id.in_(matches)))
    return {match: (seq, version) for match, seq, version in found}
