"""Slow work beside the event loop."""

from __future__ import annotations

import asyncio
import threading

from spinney.server.news.wire import NewTable, SeatWish
from spinney.server.store.sql import queries
from tests.server.inside import OLENA, open_server, run
from tests.waiting import PATIENCE


def test_slow_work_does_not_delay_reads(sqlite_url: str) -> None:
    async def check() -> None:
        async with open_server(sqlite_url) as server:
            match = (await server.service.open_table(OLENA, NewTable("arboretum", [SeatWish(), SeatWish()]))).id
            enough = threading.Event()
            aside = server.services.aside
            slow = [asyncio.ensure_future(aside(lambda: enough.wait(PATIENCE))) for _ in range(8)]
            await asyncio.sleep(0.1)
            try:
                await asyncio.wait_for(server.store.read(queries.read_downtimes), PATIENCE / 2)
                await asyncio.wait_for(server.tables.find(match), PATIENCE / 2)
            finally:
                enough.set()
            assert all(await asyncio.gather(*slow))
        assert not [thread for thread in threading.enumerate() if thread.name.startswith("spinney-")]

    run(check())
