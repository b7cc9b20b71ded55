"""What the server asks of its database. `store/sql` does it with SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from spinney.server.match.log import MoveRow, Status, Summary
from spinney.server.store.rows import ListedTable, StoredTable, TableRow, Visitor

SecretKind = Literal["cookie", "token", "link"]
VISITOR = "visitor:"
"""Begins what wakes other processes when the secrets of a visitor have changed, instead of the id of a match."""


class Store(Protocol):
    """Every method that changes something returns only when the change is durable."""

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""

    @property
    def rows_changed(self) -> int:
        """How many tables' own rows this process has stored: lists of tables from before are out of date."""

    # Tables and their logs.

    async def append(self, match: str, rows: Sequence[MoveRow], summary: Summary) -> bool:
        """Store the next rows of a match, all or none; False if somebody else has stored one there."""

    async def insert_table(self, row: TableRow) -> None: ...

    async def replace_table(self, row: TableRow, summary: Summary | None = None) -> bool:
        """Store a changed row whose `version` is the one that was read; False if somebody else was quicker.

        The status changes only with a `summary`: while a game is being played, the log decides it.
        """

    async def read_table(self, match: str, now: float, after: int = 0) -> StoredTable | None:
        """A table with its rows from number `after` on, all as of one moment; `Unreadable` if its row is damaged."""

    # Lists of tables.

    async def open_tables(self, status: Status) -> list[ListedTable]:
        """Tables that are open to all, the newest first."""

    async def tables_of(self, visitor: str) -> list[ListedTable]:
        """The tables at which a visitor holds a seat, without forgotten ones: unfinished ones first, then the
        newest."""

    async def forget_table(self, match: str, visitor: str) -> None:
        """Take a table off a visitor's list. The seat stays theirs."""

    async def unfinished_tables_of(self, visitor: str) -> int:
        """How many unfinished tables this visitor has made or sits at."""

    async def owing_tables(self, after: str, most: int) -> list[str]:
        """Games in which a bot has to act, in the order of their ids, beginning after this one."""

    async def due_tables(self, now: float, after: str, most: int) -> list[str]:
        """Tables at which somebody's time has run out, to act or to reveal bytes for the shuffle, likewise."""

    async def positions(self, matches: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        """How far these tables are: the number of rows and the version."""

    async def delete_unbegun_tables(self, before: float, most: int) -> int:
        """Delete tables made before this moment that never began, if they are closed or nobody sits there; how many.
        At most `most` at a time."""

    # Who is here.

    async def note_presence(self, match: str, visitor: str, process: str, gone: float) -> int:
        """Somebody came (`gone` is 0) or went; the table's new version."""

    async def begin_process(self, process: str, now: float) -> list[tuple[float, float]]:
        """The first sign of life of a server process; the times when no process was running."""

    async def beat(self, process: str, now: float) -> None:
        """Another sign of life."""

    async def end_process(self, process: str, now: float) -> None: ...

    # Visitors and their secrets, of which only hashes are stored.

    async def add_visitor(self, visitor: Visitor, now: float) -> None: ...

    async def rename_visitor(self, visitor: Visitor) -> None: ...

    async def add_secret(self, visitor: str, hashed: str, kind: SecretKind, now: float, expires: float | None) -> None:
        """A further secret by which this visitor is recognised."""

    async def find_visitor(self, hashed: str, now: float) -> Visitor | None:
        """Whose cookie or token has this hash."""

    async def use_link(self, hashed: str, now: float) -> Visitor | None:
        """Whose link has this hash. The link is deleted: it works once."""

    async def delete_other_secrets(self, visitor: str, kept: str) -> None:
        """Delete all secrets of this visitor but the one of this hash; other processes are woken."""

    async def delete_idle_visitors(self, before: float, most: int) -> list[str]:
        """Delete visitors who have made no table and sat at none, and got their last secret before this moment; which.
        At most `most` at a time; other processes are woken."""

    async def delete_expired_links(self, now: float, most: int) -> int: ...

    # Health and figures.

    async def answers(self) -> bool:
        """Whether the database can be read."""

    @property
    def commits(self) -> int: ...

    @property
    def rows_stored(self) -> int: ...

    async def start(self) -> None: ...

    async def stop(self) -> None:
        """Everything handed over before is stored; then the connections are closed."""
