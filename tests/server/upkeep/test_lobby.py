"""The lists of open tables: made rarely, and never out of date by what this process has done."""

from __future__ import annotations

from typing import Any

import msgspec

from spinney.server.match.clocks import Pace
from spinney.server.news.wire import Act, Resign
from spinney.server.store.rows import ListedTable, Visitor
from spinney.server.table.opening import new_row
from spinney.server.upkeep.lobby import KEPT_SECONDS, Lobby
from spinney.server.upkeep.tables import Tables
from tests.server.inside import INES, MARCO, OLENA, Time, ask, open_server, run, seat_people
from tests.server.memory_store import MemoryStore, services_in_memory


class CountingStore(MemoryStore):
    """Counts how often somebody has asked for the open tables."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def open_tables(self, status: Any) -> list[ListedTable]:
        self.asked += status == "gathering"
        return await super().open_tables(status)


class Home:
    """A lobby on a store in memory, with a clock that the test sets."""

    def __init__(self) -> None:
        self.store, self.time, services = CountingStore(), Time(), services_in_memory()
        services.store, services.now = self.store, self.time
        self.services = services
        self.lobby = Lobby(Tables(services))

    async def new_table(self) -> str:
        row = new_row(
            self.services,
            "arboretum",
            {"players": 2},
            "olena",
            [],
            open=True,
            eager=False,
            pace=Pace(),
            hints=False,
            hook="",
        )
        await self.store.insert_table(row)
        return row.id

    async def listed(self) -> list[str]:
        return [table["id"] for table in msgspec.json.decode(await self.lobby.news(""))["open"]]


def test_many_who_look_are_shown_the_same_lists() -> None:
    async def look() -> None:
        home = Home()
        match = await home.new_table()
        assert [await home.listed() for _ in range(10)] == [[match]] * 10
        assert home.store.asked == 1

    run(look())


def test_a_table_made_here_is_listed_at_once() -> None:
    async def look() -> None:
        home = Home()
        assert await home.listed() == []
        match = await home.new_table()
        assert await home.listed() == [match]

    run(look())


def test_a_table_made_elsewhere_is_listed_after_a_second() -> None:
    async def look() -> None:
        home = Home()
        assert await home.listed() == []
        match = await home.new_table()
        home.store.rows_changed -= 1
        assert await home.listed() == []
        home.time.now += KEPT_SECONDS
        assert await home.listed() == [match]

    run(look())


def test_the_list_of_ones_own_tables_says_how_games_ended_and_when(database: str) -> None:
    async def scene() -> None:
        time = Time()
        async with open_server(database, time) as server:

            async def mine(person: Visitor) -> dict[str, Any]:
                found: list[dict[str, Any]] = msgspec.json.decode(await Lobby(server.tables).news(person.id))["mine"]
                return {each["table"]["id"]: each for each in found}

            audience = await seat_people(server, "arboretum", [OLENA, MARCO, INES], first=0)
            match, made = audience.table.id, time()
            assert (await mine(OLENA))[match]["moved"] == made
            time.now += 60
            await ask(server, audience, OLENA, Act("draw deck", 0))
            playing = (await mine(OLENA))[match]
            assert playing["moved"] == made + 60
            assert not {"outcome", "resigned"} & set(playing), "it is not over"
            time.now += 60
            for seat, person in enumerate((OLENA, MARCO)):
                await ask(server, audience, person, Resign(audience.table.begun().tickets[seat]))
            finished = (await mine(INES))[match]
            assert finished["moved"] == made + 120
            assert finished["resigned"] == [0, 1]
            assert (finished["outcome"]["winners"], finished["outcome"]["points"]) == ([2], [0, 0, 0])
            assert set(finished["outcome"]) == {"points", "tiebreaks", "ranks", "winners"}

    run(scene())
