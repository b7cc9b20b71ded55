"""The server's parts on a real store, without sockets, and with a clock that the test turns."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any, TypeVar

import msgspec

from spinney.cli.serving import think
from spinney.core.catalogue import catalogue
from spinney.core.levels import LEVELS
from spinney.games import GAMES
from spinney.server.news.wire import AnyRequest, NewTable, Pace, SeatWish, Sit
from spinney.server.service import from_http
from spinney.server.services import House
from spinney.server.settings import Settings
from spinney.server.store.sql.migrations import migrate
from spinney.server.store.sql.store import Store, open_engine
from spinney.server.table.table import Table
from spinney.server.upkeep.people import Visitor
from spinney.server.upkeep.tables import Lobby
from tests.chance import fixed_randomness
from tests.waiting import PATIENCE

T = TypeVar("T")

OLENA, MARCO, INES = Visitor("olena", "Olena"), Visitor("marco", "Marco"), Visitor("ines", "Inês")


class Time:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


async def opened(url: str) -> Store:
    """A store on a database that is made if it is not there."""
    engine = open_engine(url)
    migrate(engine)
    store = Store(engine)
    store.start()
    return store


@contextlib.asynccontextmanager
async def open_lobby(url: str, time: Time | None = None, settings: Settings | None = None) -> AsyncIterator[Lobby]:
    engine = open_engine(url)
    migrate(engine)
    levels = list(LEVELS)
    house = House(Store(engine), GAMES, levels, catalogue("en").say, settings or Settings(), fixed_randomness(url))
    if time is not None:
        house.now = time
    lobby = Lobby(house, think)
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.stop()


async def seat_people(
    lobby: Lobby, game: str, people: list[Visitor], pace: Pace | None = None, bots: int = 0, **options: Any
) -> Table:
    """A game under way between these people, and bots behind them."""
    seats = [SeatWish()] * len(people) + [SeatWish("bot", "seedling")] * bots
    table = await lobby.new_table(people[0], NewTable(game, seats, options, pace=pace or Pace()))
    for number, person in enumerate(people):
        await ask(lobby, table, person, Sit(number, "ab" * 16))
    await ask(lobby, table, people[0], msgspec.convert({"do": "start"}, AnyRequest))
    return table


async def ask(lobby: Lobby, table: Table, person: Visitor, request: AnyRequest, seat: int | None = None) -> Any:
    """One request, as over HTTP; the news."""
    content, _ = await from_http(lobby, table, person, seat, request)
    return msgspec.json.decode(content)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))
