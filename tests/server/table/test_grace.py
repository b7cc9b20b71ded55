"""The grace period after a restart: everyone has time to come back before a seat can be given away."""

from __future__ import annotations

from spinney.server.news.wire import TakeOver
from spinney.server.settings import Settings
from tests.server.inside import MARCO, OLENA, Time, ask, open_server, run, seat_people


def test_it_begins_again_when_the_server_starts(database: str) -> None:
    async def scene() -> None:
        time, settings = Time(), Settings(grace=6.0)
        async with open_server(database, time, settings) as server:
            audience = await seat_people(server, "renature", [OLENA, MARCO], first=0)
            for person in (OLENA, MARCO):
                await server.service.arrive(audience, person.id)
        # Planned, and longer than the period.
        time.now += 10
        async with open_server(database, time, settings) as server:
            again = await server.tables.find(audience.table.id)
            await server.service.arrive(again, MARCO.id)
            time.now += 5
            refused = await ask(server, again, MARCO, TakeOver(0, "seedling"))
            assert refused["refused"]["key"] == "refused-take-over"
            assert not refused["table"]["seats"][0].get("may_take_over")
            time.now += 2
            news = await ask(server, again, MARCO, TakeOver(0, "seedling"))
            assert news["table"]["seats"][0]["bot"] == "seedling"

    run(scene())
