"""What is read and written about tables and processes."""

from __future__ import annotations

import threading

import sqlalchemy as sa

from spinney.server.match.log import Summary
from spinney.server.store.rows import Seat, TableRow
from spinney.server.store.sql import queries, schema
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.migrations import migrate
from tests.server.databases import Postgres
from tests.server.inside import open_store, run


def table_of(match: str, host: str, *people: str) -> TableRow:
    return TableRow(match, "arboretum", {}, host, [Seat(person, person) for person in people] + [Seat()], "00", 1.0)


def test_unfinished_tables_count_for_the_host_and_the_seated(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        queries.insert_table(connection, table_of("a", "olena"))
        queries.insert_table(connection, table_of("b", "olena", "olena", "marco"))
        queries.insert_table(connection, table_of("c", "marco", "olena"))
        queries.insert_table(connection, table_of("d", "marco"))
        over = table_of("e", "olena", "olena")
        queries.insert_table(connection, over)
        queries.replace_table(connection, over, Summary(0, [], False, None, "finished"))
        counts = [queries.unfinished_tables_of(connection, visitor) for visitor in ("olena", "marco", "ines")]
    assert counts == [3, 3, 0]
    engine.dispose()


def test_processes_that_start_together_note_a_downtime_once(postgres_server: Postgres) -> None:
    engine = open_engine(postgres_server.new_database())
    migrate(engine)
    with engine.begin() as connection:
        queries.beat(connection, "yesterday", 1_000.0)
        # Without an unfinished game no downtime is worth keeping.
        queries.insert_table(connection, table_of("m", "olena", "olena"))
    errors: list[BaseException] = []

    def begin_second() -> None:
        try:
            with engine.begin() as connection:
                queries.begin_process(connection, "second", 2_000.5)
        except BaseException as error:
            errors.append(error)

    with engine.begin() as connection:
        queries.begin_process(connection, "first", 2_000.0)
        other = threading.Thread(target=begin_second)
        other.start()
        other.join(0.5)
    other.join()
    assert errors == []
    with engine.connect() as connection:
        assert queries.read_downtimes(connection) == [(1_000.0, 2_000.0)]
        assert set(connection.scalars(sa.select(schema.processes.c.id))) == {"first", "second"}
    engine.dispose()


def test_a_row_is_replaced_only_at_the_version_that_was_read(database: str) -> None:
    async def check() -> None:
        store = await open_store(database)
        row = table_of("m", "olena", "olena")
        await store.write(lambda connection: queries.insert_table(connection, row))
        assert await store.write(lambda connection: queries.replace_table(connection, row))
        assert not await store.write(lambda connection: queries.replace_table(connection, row))
        await store.stop()

    run(check())
