"""Several server processes on one PostgreSQL: how they wake each other, and which one runs the bots of a match.

A wake-up is only a hint: the process that gets it reads the rows after its last one. A slow poll covers a lost wake-up.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from spinney.server.store.sql.writer import CHANNEL

log = logging.getLogger("spinney.processes")

RETRY_SECONDS = 1.0


class Listener:
    """Hears which matches have changed. `wake` is called in the event loop with their ids, or with None for all."""

    def __init__(self, engine: Engine, wake: Callable[[list[str] | None], None]) -> None:
        self.engine = engine
        self.wake = wake
        self.loop = asyncio.get_running_loop()
        self.stopping = threading.Event()
        self.connection: Any = None
        self.thread = threading.Thread(target=self._listen_on, name="spinney-listener", daemon=True)
        self.thread.start()

    def _listen_on(self) -> None:
        while not self.stopping.is_set():
            try:
                self._listen()
            except Exception as error:
                if not self.stopping.is_set():
                    log.warning("the wake-up connection is lost: %s", type(error).__name__)
                    self.stopping.wait(RETRY_SECONDS)

    def _listen(self) -> None:
        import psycopg

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True) as connection:
            self.connection = connection
            connection.execute(f"LISTEN {CHANNEL}")
            # Something may have changed while this process was not listening.
            self._wake(None)
            while not self.stopping.is_set():
                for notice in connection.notifies(timeout=1.0, stop_after=1):
                    self._wake(notice.payload.split())

    def _wake(self, matches: list[str] | None) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake, matches)

    async def stop(self) -> None:
        self.stopping.set()
        await asyncio.to_thread(self.thread.join, 5.0)


class AdvisoryClaims:
    """Advisory locks on a connection of their own: the database releases them when the process dies."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="spinney-claims")
        self.connection: Connection | None = None

    def _run(self, statement: sa.Select[Any]) -> bool:
        try:
            if self.connection is None:
                self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            return bool(self.connection.scalar(statement))
        except sa.exc.DBAPIError:
            self.connection = None
            return False

    async def _ask(self, statement: sa.Select[Any]) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._run, statement)

    async def claim(self, match: str) -> bool:
        return await self._ask(sa.select(sa.func.pg_try_advisory_lock(CLAIM, zlib.crc32(match.encode()) - 2**31)))

    async def give_back(self, match: str) -> None:
        await self._ask(sa.select(sa.func.pg_advisory_unlock(CLAIM, zlib.crc32(match.encode()) - 2**31)))

    def stop(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
        if self.connection is not None:
            self.connection.close()


# Spinney's own range of the database's lock numbers.
CLAIM = 0x5B1E


class PostgresProcesses:
    """The other server processes on the same PostgreSQL."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.claims = AdvisoryClaims(engine)
        self.claim, self.give_back = self.claims.claim, self.claims.give_back
        self.listener: Listener | None = None

    def start(self, wake: Callable[[list[str] | None], None]) -> None:
        self.listener = Listener(self.engine, wake)

    async def stop(self) -> None:
        if self.listener is not None:
            await self.listener.stop()
        self.claims.stop()
