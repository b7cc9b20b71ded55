"""A table: the one place where its game moves on.

decide    a request is found among what is possible, or refused in words (playing.py, gathering.py, talking.py)
remember  it is stored, durably, before anyone is told
become    the course of the game takes it
tell      each onlooker gets news built for its own eyes (telling.py)
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from sqlalchemy.engine import Connection

from spinney.core.game import AnyGame
from spinney.core.message import Message, Refused
from spinney.core.record import Move, Record, SeatNote, Seed
from spinney.core.replay import open_record
from spinney.core.shuffle import Shuffle, commit, derive_seed
from spinney.server.course import Course, Step
from spinney.server.house import House
from spinney.server.queries import read_moves, read_presence, read_table, replace_table
from spinney.server.rows import MoveRow, Presence, Summary, TableRow

if TYPE_CHECKING:
    from spinney.server.hub import Onlooker

TRIES = 8


class Stored(Struct, frozen=True):
    """A table as it stands in the database."""

    row: TableRow
    moves: list[MoveRow]
    presence: list[Presence]


def read_stored(connection: Connection, match: str, now: float, after: int = 0) -> Stored | None:
    """A table with its rows from `after` on."""
    row = read_table(connection, match)
    if row is None:
        return None
    return Stored(row, read_moves(connection, match, after), read_presence(connection, match, now))


class Table:
    def __init__(self, house: House, stored: Stored) -> None:
        self.house = house
        self.row = stored.row
        self.id = stored.row.id
        self.game: AnyGame = house.games[stored.row.game]
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.away = {note.visitor: note.gone for note in stored.presence}
        """Since when each visitor who was here is away; 0 for those who are here."""
        self.course: Course | None = None
        self.picture: object = None
        """The encoded parts of the present state (telling.py)."""
        self.about: object = None
        """What was last told of the table itself (telling.py)."""
        self.absorb(stored)

    @property
    def seq(self) -> int:
        return 0 if self.course is None else self.course.seq

    def begun(self) -> Course:
        if self.course is None:
            raise Refused(Message("refused-not-begun"))
        return self.course

    def under_way(self) -> Course:
        """The course of a game that is not over."""
        course = self.begun()
        if course.over:
            raise Refused(Message("refused-over"))
        return course

    def absorb(self, stored: Stored) -> None:
        """Take what the database has beyond what is known here."""
        self.row = stored.row
        self.away |= {note.visitor: note.gone for note in stored.presence}
        if self.course is None and self.row.setup is not None:
            self.course = self.new_course(self.row)
        for row in stored.moves:
            if self.course is not None and row.seq == self.course.seq:
                self.course.take(row)
        if self.course is not None and self.course.over:
            # The rows may be read a moment after the table's own one.
            self.row = msgspec.structs.replace(self.row, status="finished")

    def new_course(self, row: TableRow) -> Course:
        """The game at its start."""
        settings = self.house.settings
        match = open_record(self.house.games, self.bare_record(row))
        return Course(
            match, [seat.bot for seat in row.seats], row.pace, row.began, self.house.downtimes, settings.stand_in
        )

    # Remembering.

    async def advance(self, step: Step) -> bool:
        """Store an action and take it; False if another process was quicker (what it stored has been taken then)."""
        if not await self.house.store.append(self.id, [step.row], step.summary):
            await self.refresh()
            return False
        self.begun().become(step)
        self._stored()
        return True

    async def advance_rows(self, moves: Sequence[Move]) -> bool:
        """Store rows of any kind and take them, all or none; False as above."""
        fork = self.begun().fork()
        now = fork.next_time(self.house.now())
        rows = []
        for move in moves:
            rows.append(MoveRow(fork.seq, move.seat, move.kind, move.text, now))
            fork.take(rows[-1])
        if not await self.house.store.append(self.id, rows, fork.summary()):
            await self.refresh()
            return False
        self.course = fork
        self._stored()
        return True

    def _stored(self) -> None:
        if self.begun().over:
            self.row = msgspec.structs.replace(self.row, status="finished")
        self.house.on_stored(self)

    async def change(self, edit: Callable[[TableRow], TableRow], summary: Summary | None = None) -> None:
        """Store a change of the table's own row. `edit` may refuse; it runs again if another process was quicker."""
        for _ in range(TRIES):
            wanted = edit(self.row)
            if wanted is self.row or await self.exchange(wanted, summary):
                return
            await self.refresh()
        raise Refused(Message("refused-busy"))

    async def exchange(self, wanted: TableRow, summary: Summary | None = None) -> bool:
        """Store another row in place of the present one; False if another process was quicker."""
        stored = await self.house.store.write(lambda connection: replace_table(connection, wanted, summary), self.id)
        if stored:
            self.row = msgspec.structs.replace(wanted, version=wanted.version + 1)
        return stored

    async def refresh(self) -> bool:
        """Read what other processes have stored; whether there was anything."""
        before = (self.seq, self.row.version)
        now, seq = self.house.now(), self.seq
        stored = await self.house.store.read(lambda connection: read_stored(connection, self.id, now, seq))
        if stored is not None:
            self.absorb(stored)
        return (self.seq, self.row.version) != before

    # What leaves the server only when the game is over.

    def seed(self, row: TableRow) -> str:
        return derive_seed(row.secret, row.id, [seat.nonce for seat in row.seats]).hex()

    def bare_record(self, row: TableRow) -> Record:
        """The game at its start, with all its secrets."""
        return Record(
            game=row.game,
            rules_version=row.rules_version,
            options=row.options,
            setup=row.setup or {},
            moves=[],
            seats=[SeatNote(seat.name, seat.bot) for seat in row.seats],
            seed=row.seed or Seed("sealed", self.seed(row)),
        )

    def record(self) -> Record:
        """The whole game, for everyone to read and to check; refused while it goes on."""
        course = self.begun()
        if not course.over:
            raise Refused(Message("refused-record-while-playing"))
        row = self.row
        shuffle = row.shuffle
        if row.seed is None:
            shuffle = Shuffle(row.id, row.secret, commit(row.secret), [seat.nonce for seat in row.seats])
        return msgspec.structs.replace(
            self.bare_record(row), moves=list(course.match.moves), result=course.match.outcome, shuffle=shuffle
        )

    def bot_seed(self, seat: int) -> int:
        """The chance of a bot's next thought: the same after a restart, and nobody's to foresee."""
        text = f"{self.id} {seat} {self.seq}"
        digest = hmac.new(bytes.fromhex(self.row.secret or "00"), text.encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:7], "big")
