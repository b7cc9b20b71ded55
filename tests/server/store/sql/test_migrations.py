"""The schema, built step by step, from nothing and from older databases."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from spinney.core.message import Unreadable
from spinney.server.store.sql import migrations, queries, schema
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.migrations import migrate
from tests.server.databases import Postgres


def test_the_migrations_build_the_schema(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_of_several_that_start_together_one_migrates_and_the_others_wait(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, upgrades = postgres_server.new_database(), []
    upgrade = migrations._upgrade

    def counted(connection: sa.Connection) -> None:
        upgrades.append(1)
        assert len(upgrades) == 1, "another one is migrating it, or has done so"
        # Long enough for the others to arrive.
        time.sleep(0.2)
        upgrade(connection)

    monkeypatch.setattr(migrations, "_upgrade", counted)
    engines = [open_engine(url) for _ in range(4)]
    with ThreadPoolExecutor(len(engines)) as threads:
        assert list(threads.map(migrate, engines)) == [None] * len(engines)
    for engine in engines:
        engine.dispose()


def test_a_newer_database_is_refused(sqlite_url: str) -> None:
    engine = open_engine(sqlite_url)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unreadable, match="newer version"):
        migrate(engine)
    engine.dispose()


def test_older_tables_get_their_host_from_their_row(database: str) -> None:
    engine = open_engine(database)
    row = b'{"id":"a","game":"arboretum","options":{},"host":"olena","seats":[],"secret":"00","created":1.0}'
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            sa.text(
                "INSERT INTO tables (id, game, status, open, created, row, version, seq, waiting, owes)"
                " VALUES ('a', 'arboretum', 'gathering', false, 1, :row, 0, 0, '', false)"
            ),
            {"row": row.decode()},
        )
    migrate(engine)
    with engine.connect() as connection:
        assert queries.unfinished_tables_of(connection, "olena") == 1
    engine.dispose()
