"""Reads see a snapshot."""

from __future__ import annotations

import sqlalchemy as sa

from spinney.server.store.sql import queries, schema
from tests.server.inside import open_store, run


def test_a_read_sees_a_snapshot(database: str) -> None:
    async def check() -> None:
        store = await open_store(database)

        def look(connection: sa.Connection) -> tuple[int, int]:
            first = len(queries.read_downtimes(connection))
            with store.engine.begin() as other:
                other.execute(sa.insert(schema.downtimes).values(began=1.0, ended=2.0))
            return first, len(queries.read_downtimes(connection))

        assert await store.read(look) == (0, 0)
        assert len(await store.read(queries.read_downtimes)) == 1
        await store.stop()

    run(check())
