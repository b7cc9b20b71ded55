"""A table: the one place where its game moves on.

decide    a request is found among what is possible, or refused in words (moves.py, seating.py, proposals.py)
remember  it is stored, durably, before anyone hears of it
become    the live match takes it
tell      each onlooker gets news built for its own eyes (news/)
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable, Sequence

import msgspec

from spinney.core.game import AnyGame
from spinney.core.message import Message, Refused
from spinney.core.record import Move, Record
from spinney.server.match.live_match import LiveMatch, Step
from spinney.server.match.log import MoveRow, Summary
from spinney.server.services import Services
from spinney.server.store.rows import StoredTable, TableRow
from spinney.server.table.attendance import Attendance
from spinney.server.table.records import finished_record, match_at_start
from spinney.server.table.retry import until_stored


class Table:
    def __init__(
        self, services: Services, stored: StoredTable, on_stored: Callable[[Table], None] | None = None
    ) -> None:
        self.services = services
        self.row = stored.row
        self.id = stored.row.id
        self.game: AnyGame = services.games[stored.row.game]
        self.lock = asyncio.Lock()
        """Held by whatever decides and stores."""
        self.attendance = Attendance()
        self.live: LiveMatch | None = None
        self._on_stored = on_stored
        """Called when this process has stored a row of the log."""
        self.absorb(stored)

    @property
    def seq(self) -> int:
        return 0 if self.live is None else self.live.seq

    @property
    def position(self) -> tuple[int, int]:
        """How far the table is: it grows with everything that is stored."""
        return self.seq, self.row.version

    def begun(self) -> LiveMatch:
        """The game; refused before it has begun."""
        if self.live is None:
            raise Refused(Message("refused-not-begun"))
        return self.live

    def under_way(self) -> LiveMatch:
        """The game; refused before it has begun and when it is over."""
        live = self.begun()
        if live.over:
            raise Refused(Message("refused-over"))
        return live

    def absorb(self, stored: StoredTable) -> None:
        """Take what the database has beyond what is known here."""
        self.row = stored.row
        self.attendance.absorb(stored.presence)
        if self.live is None and self.row.setup is not None:
            self.live = self.match_at_start(self.row)
        for row in stored.moves:
            if self.live is not None and row.seq == self.live.seq:
                self.live.take(row)
        if self.live is not None and self.live.over:
            # The rows may be read a moment after the table's own one.
            self.row = msgspec.structs.replace(self.row, status="finished")

    def match_at_start(self, row: TableRow) -> LiveMatch:
        services = self.services
        return match_at_start(services.games, row, services.downtimes, services.settings.stand_in)

    # Remembering.

    async def advance(self, step: Step) -> bool:
        """Store an action and take it; False if another process was quicker (what it stored has been taken then)."""
        if not await self.services.store.append(self.id, [step.row], step.summary):
            await self.refresh()
            return False
        self.begun().become(step)
        self.row_stored()
        return True

    async def advance_rows(self, moves: Sequence[Move]) -> bool:
        """Store rows of any kind and take them, all or none; False as above."""
        fork = self.begun().fork()
        now = fork.next_time(self.services.now())
        rows = []
        for move in moves:
            rows.append(MoveRow(fork.seq, move.seat, move.kind, move.text, now))
            fork.take(rows[-1])
        if not await self.services.store.append(self.id, rows, fork.summary()):
            await self.refresh()
            return False
        self.live = fork
        self.row_stored()
        return True

    def row_stored(self) -> None:
        """This process has stored what the live match has taken."""
        if self.begun().over:
            self.row = msgspec.structs.replace(self.row, status="finished")
        if self._on_stored is not None:
            self._on_stored(self)

    async def change(self, edit: Callable[[TableRow], TableRow], summary: Summary | None = None) -> None:
        """Store a change of the table's own row. `edit` may refuse; it runs again if another process was quicker."""

        async def attempt() -> bool:
            wanted = edit(self.row)
            return wanted is self.row or await self.exchange(wanted, summary)

        await until_stored(attempt)

    async def exchange(self, wanted: TableRow, summary: Summary | None = None) -> bool:
        """Store another row in place of the present one; False as above."""
        if not await self.services.store.replace_table(wanted, summary):
            await self.refresh()
            return False
        self.row = msgspec.structs.replace(wanted, version=wanted.version + 1)
        return True

    async def note_presence(self, visitor: str, gone: float) -> bool:
        """Store that a visitor came (`gone` is 0) or went. False if another process has changed the table meanwhile,
        so that this one has to catch up."""
        self.attendance.away[visitor] = gone
        version = await self.services.store.note_presence(self.id, visitor, self.services.process, gone)
        async with self.lock:
            if version != self.row.version + 1:
                return False
            self.row = msgspec.structs.replace(self.row, version=version)
            return True

    async def refresh(self) -> bool:
        """Read what other processes have stored; whether there was anything."""
        before = self.position
        stored = await self.services.store.read_table(self.id, self.services.now(), self.seq)
        if stored is not None:
            self.absorb(stored)
        return self.position != before

    # Secrets.

    def record(self) -> Record:
        """The whole game; refused while it is being played."""
        return finished_record(self.row, self.begun())

    def bot_seed(self, seat: int) -> int:
        """The seed of a bot's next decision: the same after a restart, and unpredictable to everyone."""
        text = f"{self.id} {seat} {self.seq}"
        digest = hmac.new(bytes.fromhex(self.row.secret or "00"), text.encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:7], "big")
