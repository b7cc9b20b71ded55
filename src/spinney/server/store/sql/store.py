"""The store on SQLite or PostgreSQL: one writer thread, a few readers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from spinney.server.match.log import Status, Summary
from spinney.server.store.protocol import VISITOR, SecretKind
from spinney.server.store.rows import ListedTable, StoredTable, TableRow, Visitor
from spinney.server.store.sql import queries, visitor_queries
from spinney.server.store.sql.connections import Connections
from spinney.server.store.sql.engine import one_moment
from spinney.server.store.sql.learn_types import learn_types
from spinney.server.store.sql.writer import Writer

T = TypeVar("T")

log = logging.getLogger("spinney.store")

# A database that is silent for so long is as good as gone: for reading, for writing, for /health, and for a server that
# wants to stop.
READ_SECONDS = 10.0
WRITE_SECONDS = 15.0
HEALTH_SECONDS = 3.0


class SqlStore:
    """All reading and writing of a server goes through here, from one event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self._writer = Writer(engine, self.shared)
        self._connections = Connections(engine) if self.shared else None
        self._watching: asyncio.Task[None] | None = None
        self.rows_changed = 0
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="spinney-reader")
        self.append = self._writer.append
        self.write = self._writer.write

    async def start(self) -> None:
        learn_types()
        self._writer.start()
        if self._connections is not None:
            self._watching = asyncio.create_task(self._watch(self._connections))

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        await self._writer.stop()
        self._readers.shutdown()
        self.engine.dispose()

    async def _watch(self, connections: Connections) -> None:
        """A writer that waits for a silent database would keep everyone waiting."""
        while True:
            await asyncio.sleep(1.0)
            if self._writer.waited > WRITE_SECONDS:
                log.warning("the database is silent: its connections are cut")
                connections.cut()

    def cut_off(self) -> None:
        """The database is silent, and the server stops: nothing waits for it any more."""
        if self._connections is not None:
            self._connections.close()

    async def read(self, look: Callable[[Connection], T], seconds: float = READ_SECONDS) -> T:
        """Look at the database as it is at one moment; `TimeoutError` if it does not answer."""
        loop = asyncio.get_running_loop()
        # Not `wait_for`: until Python 3.12 it may swallow a cancellation, and stopping the server would hang.
        async with asyncio.timeout(seconds):
            return await loop.run_in_executor(self._readers, self.read_now, look)

    def read_now(self, look: Callable[[Connection], T]) -> T:
        with one_moment(self.engine) as connection:
            return look(connection)

    @property
    def commits(self) -> int:
        return self._writer.commits

    @property
    def rows_stored(self) -> int:
        return self._writer.rows_stored

    async def answers(self) -> bool:
        try:
            await self.read(lambda connection: connection.exec_driver_sql("SELECT 1"), HEALTH_SECONDS)
        except (SQLAlchemyError, TimeoutError):
            return False
        return True

    # Tables and their logs.

    async def insert_table(self, row: TableRow) -> None:
        await self.write(partial(queries.insert_table, row=row))
        self.rows_changed += 1

    async def replace_table(self, row: TableRow, summary: Summary | None = None) -> bool:
        replaced = await self.write(partial(queries.replace_table, row=row, summary=summary), row.id)
        self.rows_changed += 1
        return replaced

    async def read_table(self, match: str, now: float, after: int = 0) -> StoredTable | None:
        return await self.read(partial(queries.read_stored_table, match=match, now=now, after=after))

    # Lists of tables.

    async def open_tables(self, status: Status) -> list[ListedTable]:
        return await self.read(partial(queries.open_tables, status=status))

    async def tables_of(self, visitor: str) -> list[ListedTable]:
        return await self.read(partial(queries.tables_of, visitor=visitor))

    async def forget_table(self, match: str, visitor: str) -> None:
        await self.write(partial(queries.forget_table, match=match, visitor=visitor))

    async def unfinished_tables_of(self, visitor: str) -> int:
        return await self.read(partial(queries.unfinished_tables_of, visitor=visitor))

    async def owing_tables(self, after: str, most: int) -> list[str]:
        return await self.read(partial(queries.owing_tables, after=after, most=most))

    async def due_tables(self, now: float, after: str, most: int) -> list[str]:
        return await self.read(partial(queries.due_tables, now=now, after=after, most=most))

    async def positions(self, matches: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        return await self.read(partial(queries.positions, matches=matches))

    async def delete_unbegun_tables(self, before: float, most: int) -> int:
        return await self.write(partial(queries.delete_unbegun_tables, before=before, most=most))

    # Who is here.

    async def note_presence(self, match: str, visitor: str, process: str, gone: float) -> int:
        note = partial(queries.note_presence, match=match, visitor=visitor, process=process, gone=gone)
        return await self.write(note, match)

    async def begin_process(self, process: str, now: float) -> list[tuple[float, float]]:
        await self.write(partial(queries.begin_process, process=process, now=now))
        return await self.read(queries.read_downtimes)

    async def beat(self, process: str, now: float) -> None:
        await self.write(partial(queries.beat, process=process, now=now))

    async def end_process(self, process: str, now: float) -> None:
        await self.write(partial(queries.end_process, process=process, now=now))

    # Visitors and their secrets.

    async def add_visitor(self, visitor: Visitor, now: float) -> None:
        await self.write(partial(visitor_queries.insert, visitor=visitor, now=now))

    async def rename_visitor(self, visitor: Visitor) -> None:
        await self.write(partial(visitor_queries.rename, visitor=visitor))

    async def add_secret(self, visitor: str, hashed: str, kind: SecretKind, now: float, expires: float | None) -> None:
        insert = partial(
            visitor_queries.insert_secret, visitor=visitor, hashed=hashed, kind=kind, now=now, expires=expires
        )
        await self.write(insert)

    async def find_visitor(self, hashed: str, now: float) -> Visitor | None:
        return await self.read(partial(visitor_queries.find, hashed=hashed, now=now))

    async def use_link(self, hashed: str, now: float) -> Visitor | None:
        return await self.write(partial(visitor_queries.use_link, hashed=hashed, now=now))

    async def delete_other_secrets(self, visitor: str, kept: str) -> None:
        delete = partial(visitor_queries.delete_other_secrets, visitor=visitor, kept=kept)
        await self.write(delete, VISITOR + visitor)

    async def delete_idle_visitors(self, before: float, most: int) -> list[str]:
        deleted = await self.write(partial(visitor_queries.delete_idle, before=before, most=most))
        if deleted and self.shared:
            # An empty change, for its wake-up.
            await self.write(lambda connection: None, *(VISITOR + visitor for visitor in deleted))
        return deleted

    async def delete_expired_links(self, now: float, most: int) -> int:
        return await self.write(partial(visitor_queries.delete_expired_links, now=now, most=most))
