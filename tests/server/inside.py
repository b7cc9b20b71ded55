"""The server's parts on a real store, without sockets, and with a clock that the test sets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any, TypeVar

import msgspec
import pytest

from spinney.cli.serving import think
from spinney.core.catalogue import catalogue
from spinney.core.levels import LEVELS
from spinney.core.shuffle import commit
from spinney.games import GAMES
from spinney.server.app import Server
from spinney.server.match.clocks import Pace
from spinney.server.news.audience import Audience
from spinney.server.news.wire import Act, AnyRequest, NewTable, Reveal, SeatWish, Sit, Start
from spinney.server.settings import Settings
from spinney.server.store.rows import Visitor
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.migrations import migrate
from spinney.server.store.sql.store import SqlStore
from tests.chance import fixed_randomness
from tests.waiting import PATIENCE

T = TypeVar("T")

BYTES = "ab" * 16
"""What everybody here adds to the shuffle."""
OLENA, MARCO, INES = Visitor("olena", "Olena"), Visitor("marco", "Marco"), Visitor("ines", "Inês")


class Time:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


async def open_store(url: str) -> SqlStore:
    """A store; its database is created if necessary."""
    engine = open_engine(url)
    migrate(engine)
    store = SqlStore(engine)
    await store.start()
    return store


@contextlib.asynccontextmanager
async def open_server(url: str, time: Time | None = None, settings: Settings | None = None) -> AsyncIterator[Server]:
    engine = open_engine(url)
    migrate(engine)
    say, randomness = catalogue("en").say, fixed_randomness(url)
    server = Server(SqlStore(engine), GAMES, list(LEVELS), think, say, settings, randomness)
    if time is not None:
        server.services.now = time
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def new_table(server: Server, host: Visitor, wanted: NewTable) -> Audience:
    return await server.tables.find((await server.service.open_table(host, wanted)).id)


async def seat_people(
    server: Server, game: str, people: list[Visitor], pace: Pace | None = None, bots: int = 0, **options: Any
) -> Audience:
    """A game in progress between these people, with bots in the seats after theirs."""
    seats = [SeatWish()] * len(people) + [SeatWish("bot", "seedling")] * bots
    audience = await new_table(server, people[0], NewTable(game, seats, options, pace=pace or Pace()))
    for number, person in enumerate(people):
        await ask(server, audience, person, Sit(number, commit(BYTES)))
    await ask(server, audience, people[0], Start())
    await reveal_all(server, audience)
    return audience


async def reveal_all(server: Server, audience: Audience) -> None:
    """As their browsers do."""
    row = audience.table.row
    for number in row.unrevealed:
        await ask(server, audience, Visitor(row.seats[number].visitor, ""), Reveal(number, BYTES))


async def ask(server: Server, audience: Audience, person: Visitor, request: AnyRequest, seat: int | None = None) -> Any:
    """Send one request, as over HTTP; the news."""
    reply = await server.service.handle(audience, request, person, seat)
    return msgspec.json.decode(reply.content)


async def act(server: Server, audience: Audience, person: Visitor, text: str | None = None) -> Any:
    """Take this action, or the first one that is offered; the news."""
    live = audience.table.begun()
    seat = audience.table.row.seats_of(person.id)[0]
    return await ask(server, audience, person, Act(text or next(iter(live.offers(seat))), live.tickets[seat]))


def hold_rows(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Rows wait to be stored. The first event is set when some do; the test sets the second to let them through."""
    append, waiting, proceed = store.append, asyncio.Event(), asyncio.Event()

    async def append_when_told(*args: Any) -> bool:
        waiting.set()
        await proceed.wait()
        return await append(*args)

    monkeypatch.setattr(store, "append", append_when_told)
    return waiting, proceed


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))
