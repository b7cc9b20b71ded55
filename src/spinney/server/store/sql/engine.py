"""Opening the database: one code path for SQLite and PostgreSQL."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url

from spinney.core.message import Unreadable

WRITTEN = "a database is written sqlite:///FILE or postgresql://..."

# A network that has gone without a farewell is noticed within some seconds; an address may say otherwise.
IN_TIME = {
    "connect_timeout": "5",
    "tcp_user_timeout": "10000",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
}


def open_engine(url: str) -> Engine:
    """The database of this address; `Unreadable`, without its password, if it cannot be one of ours."""
    try:
        address = make_url(url)
    except sa.exc.ArgumentError:
        raise Unreadable(f"{WRITTEN}; what was given is neither") from None
    except ValueError:
        raise Unreadable(f"{WRITTEN}; the port must be a number") from None
    backend = address.get_backend_name()
    if backend == "postgresql":
        return _open_postgresql(address)
    if backend == "postgres":
        raise Unreadable(f"{WRITTEN}; write postgresql:// for postgres://")
    file = address.database or ""
    if backend != "sqlite" or not file or file == ":memory:" or file.startswith("file:"):
        raise Unreadable(f"{WRITTEN}, not {address.drivername}://...")
    return _open_sqlite(address)


def _open_postgresql(address: URL) -> Engine:
    try:
        # Ten readers at most beside the writer; dead connections are found before they are used.
        address = address.set(drivername="postgresql+psycopg")
        address = address.update_query_dict({name: v for name, v in IN_TIME.items() if name not in address.query})
        return sa.create_engine(address, pool_pre_ping=True, pool_size=5, pool_timeout=10, hide_parameters=True)
    except ModuleNotFoundError:
        raise Unreadable("PostgreSQL needs the package psycopg: pip install 'psycopg[binary]'") from None


def _open_sqlite(address: URL) -> Engine:
    address = address.set(drivername="sqlite")
    if "timeout" not in address.query:
        # How many seconds to wait while another program writes.
        address = address.update_query_dict({"timeout": "10"})
    # The parameters of a statement hold cards, and an error would show them.
    engine = sa.create_engine(address, hide_parameters=True)
    file = sqlite_file(engine)
    assert file is not None

    @sa.event.listens_for(engine, "do_connect")
    def _create(*_: Any) -> None:
        # The file holds every hand, so nobody else may read it. SQLite gives its side files the same mode.
        # An existing file must not even be opened here: closing it would release SQLite's locks.
        with contextlib.suppress(OSError):
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))

    @sa.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    return engine


def sqlite_file(engine: Engine) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    return Path(engine.url.database or "") if engine.dialect.name == "sqlite" else None


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


@contextlib.contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection for reading: everything read over it is as of one moment, whatever others write."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            # The driver begins a transaction by itself only for statements that write.
            connection.exec_driver_sql("BEGIN")
        yield connection
