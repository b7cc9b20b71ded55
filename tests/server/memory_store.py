"""A store in memory: everything the server asks of its database, kept in dictionaries. Nothing outlives the process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from spinney.core.catalogue import catalogue
from spinney.core.levels import LEVELS
from spinney.games import GAMES
from spinney.server.match.log import MoveRow, Status, Summary
from spinney.server.services import Services
from spinney.server.settings import Settings
from spinney.server.store.protocol import SecretKind
from spinney.server.store.rows import ListedTable, Presence, Result, StoredTable, TableRow, Visitor
from tests.chance import fixed_randomness

UNFINISHED = ("gathering", "playing")


def services_in_memory(settings: Settings | None = None) -> Services:
    """What tables share where there is no database and there are no threads."""
    say, randomness = catalogue("en").say, fixed_randomness("memory")
    return Services(MemoryStore(), GAMES, list(LEVELS), say, settings or Settings(), randomness)


class MemoryStore:
    shared = False

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.moves: dict[str, list[MoveRow]] = {}
        self.summaries: dict[str, Summary] = {}
        self.presence: dict[str, dict[str, float]] = {}
        self.forgotten: set[tuple[str, str]] = set()
        self.visitors: dict[str, Visitor] = {}
        self.secrets: dict[str, tuple[str, SecretKind, float | None]] = {}
        """By hash: whose it is, of which kind, and until when it is valid."""
        self.commits = 0
        self.rows_stored = 0
        self.rows_changed = 0

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def answers(self) -> bool:
        return True

    # Tables and their logs.

    async def append(self, match: str, rows: Sequence[MoveRow], summary: Summary) -> bool:
        log = self.moves[match]
        if [row.seq for row in rows] != list(range(len(log), len(log) + len(rows))):
            return False
        log += rows
        self.commits, self.rows_stored = self.commits + 1, self.rows_stored + len(rows)
        self._summarise(match, summary)
        return True

    async def insert_table(self, row: TableRow) -> None:
        assert row.id not in self.tables
        self.tables[row.id], self.moves[row.id] = row, []
        self.rows_changed += 1
        self._summarise(row.id, Summary(0, [], False, None, row.status))

    async def replace_table(self, row: TableRow, summary: Summary | None = None) -> bool:
        stored = self.tables[row.id]
        if stored.version != row.version:
            return False
        self.tables[row.id] = msgspec.structs.replace(row, version=row.version + 1, status=stored.status)
        self.rows_changed += 1
        if summary is not None:
            self._summarise(row.id, summary)
        return True

    def _summarise(self, match: str, summary: Summary) -> None:
        self.summaries[match] = summary
        self.tables[match] = msgspec.structs.replace(self.tables[match], status=summary.status)

    async def read_table(self, match: str, now: float, after: int = 0) -> StoredTable | None:
        if match not in self.tables:
            return None
        presence = [Presence(visitor, gone) for visitor, gone in self.presence.get(match, {}).items()]
        return StoredTable(self.tables[match], self.moves[match][after:], presence)

    # Lists of tables.

    def _listed(self, rows: list[TableRow]) -> list[ListedTable]:
        newest = sorted(rows, key=lambda row: (row.status not in UNFINISHED, -row.created))
        return [self._in_list(row, self.summaries[row.id]) for row in newest]

    def _in_list(self, row: TableRow, summary: Summary) -> ListedTable:
        result = None if summary.result is None else msgspec.convert(summary.result, Result)
        log = self.moves[row.id]
        return ListedTable(row, summary.waiting, result, log[-1].at if log else row.created)

    async def open_tables(self, status: Status) -> list[ListedTable]:
        return self._listed([row for row in self.tables.values() if row.open and row.status == status])

    async def tables_of(self, visitor: str) -> list[ListedTable]:
        own = [row for row in self.tables.values() if visitor in row.people]
        return self._listed([row for row in own if (row.id, visitor) not in self.forgotten])

    async def forget_table(self, match: str, visitor: str) -> None:
        self.forgotten.add((match, visitor))

    async def unfinished_tables_of(self, visitor: str) -> int:
        unfinished = [row for row in self.tables.values() if row.status in UNFINISHED]
        return sum(visitor == row.host or visitor in row.people for row in unfinished)

    async def owing_tables(self, after: str, most: int) -> list[str]:
        found = [match for match, summary in self.summaries.items() if summary.owes and match > after]
        return sorted(found)[:most]

    async def due_tables(self, now: float, after: str, most: int) -> list[str]:
        deadlines = {match: summary.deadline for match, summary in self.summaries.items()}
        found = [match for match, end in deadlines.items() if end is not None and end < now and match > after]
        return sorted(found)[:most]

    async def delete_unbegun_tables(self, before: float, most: int) -> int:
        empty = [row.id for row in self.tables.values() if row.status == "closed" or not row.people]
        found = [match for match in empty if self.tables[match].created < before and not self.moves[match]][:most]
        for match in found:
            del self.tables[match], self.moves[match], self.summaries[match]
        return len(found)

    async def positions(self, matches: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        return {match: (len(self.moves[match]), self.tables[match].version) for match in matches}

    # Who is here.

    async def note_presence(self, match: str, visitor: str, process: str, gone: float) -> int:
        self.presence.setdefault(match, {})[visitor] = gone
        row = self.tables[match]
        self.tables[match] = msgspec.structs.replace(row, version=row.version + 1)
        return row.version + 1

    async def begin_process(self, process: str, now: float) -> list[tuple[float, float]]:
        return []

    async def beat(self, process: str, now: float) -> None: ...

    async def end_process(self, process: str, now: float) -> None: ...

    # Visitors and their secrets.

    async def add_visitor(self, visitor: Visitor, now: float) -> None:
        self.visitors[visitor.id] = visitor

    async def rename_visitor(self, visitor: Visitor) -> None:
        self.visitors[visitor.id] = visitor

    async def add_secret(self, visitor: str, hashed: str, kind: SecretKind, now: float, expires: float | None) -> None:
        self.secrets[hashed] = (visitor, kind, expires)

    async def find_visitor(self, hashed: str, now: float) -> Visitor | None:
        return self._find(hashed, now, link=False)

    async def use_link(self, hashed: str, now: float) -> Visitor | None:
        visitor = self._find(hashed, now, link=True)
        if visitor is not None:
            del self.secrets[hashed]
        return visitor

    def _find(self, hashed: str, now: float, link: bool) -> Visitor | None:
        visitor, kind, expires = self.secrets.get(hashed, ("", "cookie", None))
        valid = visitor and (kind == "link") == link and (expires is None or expires >= now)
        return self.visitors[visitor] if valid else None

    async def delete_other_secrets(self, visitor: str, kept: str) -> None:
        self.secrets = {key: known for key, known in self.secrets.items() if known[0] != visitor or key == kept}

    async def delete_idle_visitors(self, before: float, most: int) -> list[str]:
        return []

    async def delete_expired_links(self, now: float, most: int) -> int:
        expired = [key for key, (_, _, expires) in self.secrets.items() if expires is not None and expires < now]
        for key in expired[:most]:
            del self.secrets[key]
        return len(expired[:most])
