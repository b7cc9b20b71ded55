"""A client that knows more rows than the process it has come to: that process looks before it answers."""

from __future__ import annotations

import pytest

from spinney.server.news.wire import Act
from tests.server.databases import Postgres
from tests.server.inside import MARCO, OLENA, ask, open_server, run, seat_people


@pytest.mark.process
@pytest.mark.parametrize("ahead", [False, True])
def test_what_a_client_has_seen_elsewhere_is_looked_up(postgres_server: Postgres, ahead: bool) -> None:
    async def scene() -> tuple[int, int]:
        database = postgres_server.new_database()
        async with open_server(database) as one, open_server(database) as other:
            audience = await seat_people(one, "arboretum", [OLENA, MARCO], first=0)
            there = await other.tables.find(audience.table.id)
            # No wake-up and no poll: only the client knows that there is more.
            other.tables.audiences.clear()
            await ask(one, audience, OLENA, Act("draw deck", 0))
            await other.service.catch_up_to(there, audience.table.seq if ahead else 0)
            return audience.table.seq, there.table.seq

    assert run(scene()) == ((1, 1) if ahead else (1, 0))
