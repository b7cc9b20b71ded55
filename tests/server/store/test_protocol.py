"""What every store promises: on SQLite, on PostgreSQL, and the tests' store in memory."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
import pytest

from spinney.server.match.log import MoveRow, Status, Summary
from spinney.server.store.protocol import Store
from spinney.server.store.rows import Presence, Seat, TableRow, Visitor
from tests.server.databases import Postgres
from tests.server.inside import OLENA, open_store, run
from tests.server.memory_store import MemoryStore

NOW = 1000.0
Scene = Callable[[Store], Awaitable[None]]
Play = Callable[[Scene], None]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def play(request: pytest.FixtureRequest) -> Play:
    """Plays a scene on an empty store of each kind."""

    async def act(scene: Scene) -> None:
        store: Store = MemoryStore()
        if request.param == "sqlite":
            store = await open_store(str(request.getfixturevalue("sqlite_url")))
        elif request.param == "postgresql":
            server: Postgres = request.getfixturevalue("postgres_server")
            store = await open_store(server.new_database())
        await store.begin_process("here", NOW)
        await scene(store)
        await store.stop()

    return lambda scene: run(act(scene))


def row_of(match: str, *people: str, host: str = "olena", created: float = 1.0, open: bool = False) -> TableRow:
    seats = [Seat(person, person) for person in people] or [Seat()]
    return TableRow(match, "arboretum", {}, host, seats, "00", created, open=open)


def rows(*seqs: int) -> list[MoveRow]:
    return [MoveRow(seq, 0, "action", f"row {seq}", NOW + seq) for seq in seqs]


def summary(seq: int, status: Status = "playing", owes: bool = False, deadline: float | None = None) -> Summary:
    return Summary(seq, [0], owes, deadline, status)


def test_a_log_grows_row_by_row_and_each_place_is_taken_once(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.insert_table(row_of("m"))
        assert await store.append("m", rows(0), summary(1))
        assert not await store.append("m", rows(0), summary(1))
        assert await store.append("m", rows(1, 2), summary(3))
        assert not await store.append("m", rows(2, 3), summary(4)), "all rows or none"
        stored = await store.read_table("m", NOW)
        assert stored is not None
        assert stored.moves == rows(0, 1, 2)
        later = await store.read_table("m", NOW, after=2)
        assert later is not None
        assert later.moves == rows(2)
        assert await store.read_table("nowhere", NOW) is None

    play(scene)


def test_a_row_is_replaced_only_at_the_version_that_was_read(play: Play) -> None:
    async def scene(store: Store) -> None:
        row = row_of("m", "olena")
        await store.insert_table(row)
        changed = msgspec.structs.replace(row, hints=True)
        assert await store.replace_table(changed)
        assert not await store.replace_table(changed), "the version has grown"
        stored = await store.read_table("m", NOW)
        assert stored is not None
        assert (stored.row.hints, stored.row.version) == (True, 1)

    play(scene)


def test_the_status_follows_the_log(play: Play) -> None:
    async def status(store: Store) -> Status:
        stored = await store.read_table("m", NOW)
        assert stored is not None
        return stored.row.status

    async def scene(store: Store) -> None:
        row = row_of("m", "olena")
        await store.insert_table(row)
        closed = msgspec.structs.replace(row, status="closed")
        assert await store.replace_table(closed)
        assert await status(store) == "gathering", "not without a summary"
        assert await store.replace_table(msgspec.structs.replace(row, version=1), summary(0))
        assert await status(store) == "playing"
        await store.append("m", rows(0), summary(1, "finished"))
        assert await status(store) == "finished"

    play(scene)


def test_tables_are_listed_by_status_and_by_visitor(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.insert_table(row_of("old", "olena", "marco", created=1.0, open=True))
        await store.insert_table(row_of("new", "marco", host="marco", created=2.0, open=True))
        await store.insert_table(row_of("over", "marco", created=3.0))
        await store.replace_table(row_of("over", "marco", created=3.0), summary(0, "finished"))
        await store.insert_table(row_of("empty", created=4.0))
        await store.replace_table(row_of("old", "olena", "marco", open=True), summary(0))
        assert [listed.row.id for listed in await store.open_tables("gathering")] == ["new"]
        assert [(listed.row.id, listed.waiting) for listed in await store.open_tables("playing")] == [("old", [0])]
        assert [listed.row.id for listed in await store.tables_of("marco")] == ["new", "old", "over"]
        assert [await store.unfinished_tables_of(visitor) for visitor in ("olena", "marco", "ines")] == [2, 2, 0]

    play(scene)


def test_upkeep_finds_what_is_due(play: Play) -> None:
    async def scene(store: Store) -> None:
        for match in ("bot", "late", "calm"):
            await store.insert_table(row_of(match))
        await store.append("bot", rows(0), summary(1, owes=True))
        await store.append("late", rows(0, 1), summary(2, deadline=NOW + 5))
        assert await store.owing_tables("", 9) == ["bot"]
        assert await store.owing_tables("bot", 9) == []
        assert await store.due_tables(NOW + 5, "", 9) == []
        assert await store.due_tables(NOW + 5.5, "", 9) == ["late"]
        assert await store.positions(["bot", "late"]) == {"bot": (1, 0), "late": (2, 0)}
        await store.append("bot", rows(1), summary(2))
        await store.append("late", rows(2), summary(3))
        assert (await store.owing_tables("", 9), await store.due_tables(NOW + 9, "", 9)) == ([], [])

    play(scene)


def test_presence_changes_the_version_of_the_table(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.insert_table(row_of("m", "olena"))
        assert await store.note_presence("m", "olena", "here", 0.0) == 1
        assert await store.note_presence("m", "olena", "here", NOW) == 2
        stored = await store.read_table("m", NOW)
        assert stored is not None
        assert stored.presence == [Presence("olena", NOW)]
        assert stored.row.version == 2

    play(scene)


def test_a_visitor_is_found_by_the_hash_of_a_secret(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.add_visitor(OLENA, NOW)
        await store.add_secret(OLENA.id, "cookie hash", "cookie", NOW, None)
        await store.add_secret(OLENA.id, "link hash", "link", NOW, NOW + 60)
        assert await store.find_visitor("cookie hash", NOW) == OLENA
        assert await store.find_visitor("another hash", NOW) is None
        assert await store.find_visitor("link hash", NOW) is None, "a link identifies nobody by itself"
        assert await store.use_link("cookie hash", NOW) is None
        assert await store.use_link("link hash", NOW) == OLENA
        assert await store.use_link("link hash", NOW) is None, "it works once"
        await store.add_secret(OLENA.id, "old hash", "link", NOW, NOW + 60)
        assert await store.use_link("old hash", NOW + 61) is None
        await store.rename_visitor(Visitor(OLENA.id, "Olenka"))
        assert await store.find_visitor("cookie hash", NOW) == Visitor(OLENA.id, "Olenka")

    play(scene)


def test_it_answers_and_counts(play: Play) -> None:
    async def scene(store: Store) -> None:
        assert await store.answers()
        await store.insert_table(row_of("m"))
        before = store.rows_stored
        await store.append("m", rows(0, 1), summary(2))
        assert store.rows_stored == before + 2
        assert store.commits > 0

    play(scene)
