"""All tables: those in memory, how they come there, and what keeps them going."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, cast
from weakref import WeakValueDictionary

import msgspec

from spinney.core.message import Message, Refused, Unreadable
from spinney.server.news.news import tell
from spinney.server.news.onlooker import Onlooker, reseat
from spinney.server.news.wire import NewTable, Pace, SeatWish
from spinney.server.services import House
from spinney.server.store.rows import Seat, TableRow
from spinney.server.store.sql import queries
from spinney.server.store.sql.processes import AdvisoryClaims, Listener
from spinney.server.table.moves import note_late
from spinney.server.table.seating import checked_game, checked_level
from spinney.server.table.table import Table, read_stored
from spinney.server.upkeep.bots import BotWork, Think
from spinney.server.upkeep.hooks import Hooks, checked_hook
from spinney.server.upkeep.people import Visitor, checked_name

log = logging.getLogger("spinney.lobby")

BEAT_SECONDS = 3.0
SWEEP_SECONDS = 1.0
# So many tables stay in memory though nobody looks at them.
KEPT = 1000


class Lobby:
    def __init__(self, house: House, think: Think) -> None:
        self.house = house
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """Every table that anything holds: while one is in use, nobody can be given a second one of the same match."""
        self._kept: dict[str, Table] = {}
        """Those used last, the last one at the end."""
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self.think = think
        self.bots = BotWork(house, think, None, self.spread)
        self.hooks = Hooks(house.settings.private_hooks)
        house.on_stored = self.hooks.consider
        self.listener: Listener | None = None
        self.claims: AdvisoryClaims | None = None
        self.requests: Counter[tuple[str, str]] = Counter()
        """How many there were, by kind and fate."""
        self._tasks: list[asyncio.Task[Any]] = []

    async def start(self) -> None:
        store, house = self.house.store, self.house
        store.start()
        await store.write(lambda connection: queries.begin_process(connection, house.process, house.now()))
        house.downtimes[:] = await store.read(queries.read_downtimes)
        if store.shared:
            self.claims = AdvisoryClaims(store.engine)
            self.bots.claims = self.claims
            self.listener = Listener(store.engine, self._wake)
            self._keep(self._forever(self._poll, house.settings.poll))
        self._keep(self._forever(self._beat, BEAT_SECONDS))
        self._keep(self._forever(self._sweep, SWEEP_SECONDS))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        self.hooks.stop()
        if self.listener is not None:
            await self.listener.stop()
        if self.claims is not None:
            self.claims.stop()
        house = self.house
        await house.store.write(lambda connection: queries.end_process(connection, house.process, house.now()))
        await house.store.stop()

    # Finding and making tables.

    async def table(self, match: str) -> Table:
        """The table of this id, from memory or from the database."""
        table = self.tables.get(match)
        if table is None:
            table = await self._load(match)
        if table is None:
            raise Refused(Message("refused-no-table"))
        self._keep_in_memory(table)
        return table

    async def _load(self, match: str) -> Table | None:
        if len(match) > 40:
            return None
        loading = self._loading.get(match)
        if loading is not None:
            return await asyncio.shield(loading)
        loading = asyncio.get_running_loop().create_future()
        self._loading[match] = loading
        table = None
        try:
            now = self.house.now()
            table = await self.house.store.read(lambda connection: self._read(connection, match, now))
            if table is not None:
                self.tables[match] = table
        finally:
            del self._loading[match]
            loading.set_result(table)
        return table

    def _read(self, connection: Any, match: str, now: float) -> Table | None:
        stored = read_stored(connection, match, now)
        if stored is None or stored.row.game not in self.house.games:
            return None
        try:
            return Table(self.house, stored)
        except (Unreadable, Refused) as error:
            # A record this version cannot play: that table stays closed, the others are served.
            log.error("a stored game cannot be played: %s", error, extra={"match": match})
            raise Refused(Message("refused-unplayable")) from None

    def _keep_in_memory(self, table: Table) -> None:
        """Whatever nobody has used for long can be read again."""
        self._kept.pop(table.id, None)
        self._kept[table.id] = table
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]

    async def new_table(self, visitor: Visitor, wanted: NewTable) -> Table:
        most = self.house.settings.limits.unfinished_tables
        if await self.house.store.read(partial(queries.unfinished_tables_of, visitor=visitor.id)) >= most:
            raise Refused(Message("refused-many-tables", {"most": most}))
        row = TableRow(
            id=self.house.randomness.match_id(),
            game=wanted.game,
            options=self._checked_options(wanted),
            host=visitor.id,
            seats=[self._first_seat(wish, visitor) for wish in wanted.seats],
            secret=self.house.randomness.shuffle_secret(),
            created=self.house.now(),
            open=wanted.open,
            eager=all(wish.who != "anyone" for wish in wanted.seats),
            pace=checked_pace(wanted.pace),
            hints=wanted.hints,
            hook=checked_hook(wanted.hook),
        )
        return await self.add(row)

    async def add(self, row: TableRow) -> Table:
        await self.house.store.write(lambda connection: queries.insert_table(connection, row))
        return await self.table(row.id)

    def _checked_options(self, wanted: NewTable) -> dict[str, Any]:
        game = checked_game(self.house, wanted.game)
        try:
            options = game.read_options(wanted.options | {"players": len(wanted.seats)}, "refused-options")
        except Unreadable as error:
            raise Refused(cast(Message, error.why)) from None
        plain: dict[str, Any] = msgspec.to_builtins(options)
        return plain

    def _first_seat(self, wish: SeatWish, visitor: Visitor) -> Seat:
        """A seat of one's own is only reserved: its bytes must come after the server's commitment."""
        if wish.who == "me":
            return Seat(visitor.id, checked_name(wish.name) if wish.name else visitor.name)
        if wish.who == "bot":
            return Seat(bot=checked_level(self.house, wish.level))
        return Seat()

    async def rematch(self, table: Table, visitor: str) -> None:
        """The same people at a new table, everyone one seat further; made once, whoever asks first."""
        async with table.lock:
            course = table.begun()
            if not table.row.seats_of(visitor):
                raise Refused(Message("refused-spectator"))
            if not course.over:
                raise Refused(Message("refused-not-over"))
            if table.row.next:
                return
            old = table.row
            seats = [old.seats[number - 1] for number in range(len(old.seats))]
            row = TableRow(
                id=self.house.randomness.match_id(),
                game=old.game,
                options=old.options,
                host=visitor,
                seats=[msgspec.structs.replace(seat, nonce="") for seat in seats],
                eager=True,
                secret=self.house.randomness.shuffle_secret(),
                created=self.house.now(),
                pace=old.pace,
                hints=old.hints,
                hook=old.hook,
            )
            await self.house.store.write(lambda connection: queries.insert_table(connection, row))
            await table.change(
                lambda current: current if current.next else msgspec.structs.replace(current, next=row.id)
            )

    # Telling, and what follows from it.

    def spread(self, table: Table, asker: Onlooker | None = None, to: int = 0) -> None:
        """Something has changed: everyone is told, bots begin to think."""
        tell(table, asker, to)
        self.bots.consider(table)

    def _wake(self, matches: list[str] | None) -> None:
        """Other processes have changed these matches (None: any)."""
        for match in list(self.tables) if matches is None else matches:
            if match in self.tables:
                self._keep_quietly(self.catch_up(self.tables[match]))

    def _keep_quietly(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def catch_up(self, table: Table) -> bool:
        """Take and tell what other processes have stored; whether there was anything."""
        async with table.lock:
            seats = table.row.seats
            changed = await table.refresh()
        if table.row.seats != seats:
            reseat(table)
        if changed:
            self.spread(table)
        return changed

    # What is done again and again.

    async def _forever(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """A database that fails for a while must not end what keeps the games going."""
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
            except Exception:
                log.exception("%s failed, and is tried again", work.__name__.strip("_"))

    async def _poll(self) -> None:
        """Covers a lost wake-up."""
        known = list(self.tables)
        if not known:
            return
        found = await self.house.store.read(partial(queries.positions, matches=known))
        for match, (seq, version) in found.items():
            table = self.tables.get(match)
            if table is not None and (seq > table.seq or version > table.row.version):
                self._keep_quietly(self.catch_up(table))

    async def _beat(self) -> None:
        house = self.house
        await house.store.write(lambda connection: queries.beat(connection, house.process, house.now()))

    async def _sweep(self) -> None:
        """Find what is due: clocks that have run out, bots that owe an action, also at tables nobody looks at."""
        due = partial(queries.due_tables, now=self.house.now())
        for match in await self.house.store.read(due):
            await self._attend(match, late=True)
        for match in await self.house.store.read(queries.owing_tables):
            await self._attend(match)
        for table in list(self.tables.values()):
            # A quick look at the same state again is spared the work; a silent table is spared the memory.
            table.picture = None

    async def _attend(self, match: str, late: bool = False) -> None:
        try:
            table = await self.table(match)
        except Refused:
            return
        if late and await note_late(table):
            self.spread(table)
        self.bots.consider(table)


def checked_pace(pace: Pace) -> Pace:
    """A pace that can be kept; `Refused` says which ones can."""
    right = {
        "unlimited": pace.seconds == pace.increment == pace.days == 0,
        "clock": 10 <= pace.seconds <= 86_400 and 0 <= pace.increment <= 3_600 and pace.days == 0,
        "days": 1 <= pace.days <= 60 and pace.seconds == pace.increment == 0,
    }
    if not right[pace.kind]:
        raise Refused(Message("refused-pace"))
    return pace
