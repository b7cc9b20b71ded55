"""At the start, upkeep reads when no server was running."""

from __future__ import annotations

import pytest

from spinney.server.match.clocks import Pace
from tests.server.inside import MARCO, OLENA, Time, act, open_server, run, seat_people

CLOCK = Pace("clock", seconds=60, increment=5)


@pytest.mark.parametrize("pace", [CLOCK, Pace("days", days=2)])
def test_clocks_do_not_count_downtime(sqlite_url: str, pace: Pace) -> None:
    async def play() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], pace, first=0)
            time.now += 10
            await act(server, audience, OLENA)
            time.now += 10
            before = audience.table.begun().clocks.left_at(0, time.now, server.services.downtimes)
            match = audience.table.id
        time.now += 3600
        async with open_server(sqlite_url, time) as server:
            audience = await server.tables.find(match)
            after = audience.table.begun().clocks.left_at(0, time.now, server.services.downtimes)
            assert after == pytest.approx(before)

    run(play())
