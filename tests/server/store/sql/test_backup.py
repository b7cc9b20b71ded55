"""Backups are complete snapshots that only their owner can read; damaged ones are refused in one sentence."""

from __future__ import annotations

import gzip
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from spinney.cli import run as run_command
from spinney.core.message import Unreadable
from spinney.server.news.wire import Act
from spinney.server.store.rows import Seat, TableRow
from spinney.server.store.sql import queries, schema
from spinney.server.store.sql.backup import FORMAT, KEPT, back_up, restore
from spinney.server.store.sql.engine import open_engine
from spinney.server.store.sql.migrations import NEWEST, migrate
from tests.server.inside import MARCO, OLENA, ask, open_server, run, seat_people


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    engine = open_engine(url)
    migrate(engine)
    yield engine
    engine.dispose()


def everything(url: str) -> dict[str, list[Any]]:
    """Everything that a backup must contain."""
    with opened(url) as engine, engine.connect() as connection:
        return {
            table.name: [list(row) for row in connection.execute(sa.select(table).order_by(*table.primary_key))]
            for table in KEPT
        }


def add_table(engine: Engine, match: str) -> None:
    row = TableRow(match, "arboretum", {}, "olena", [Seat("olena", "Olena")], "00", 1.0)
    move = {"match": match, "seq": 0, "seat": 0, "kind": "action", "text": "draw deck", "at": 1.0}
    with engine.begin() as connection:
        queries.insert_table(connection, row)
        connection.execute(sa.insert(schema.moves).values(**move))


def play_a_little(url: str) -> None:
    async def scene() -> None:
        async with open_server(url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            for ticket in range(2):
                await ask(server, audience, OLENA, Act("draw deck", ticket))

    run(scene())


def test_a_backup_is_a_snapshot(database: str, tmp_path: Path) -> None:
    with opened(database) as engine:
        add_table(engine, "early")

        def meanwhile(written: int) -> None:
            if written == 1:
                add_table(engine, "late")

        file = tmp_path / "one.backup"
        assert back_up(engine, file, meanwhile) == 3
        rows = [msgspec.json.decode(line) for line in gzip.decompress(file.read_bytes()).splitlines()[1:-1]]
        assert sorted(name for name, _ in rows) == ["moves", "seatings", "tables"]
        assert all("early" in row for _, row in rows)
        assert back_up(engine, file, lambda written: None) == 6


def test_a_backup_moves_between_sqlite_and_postgresql(database: str, tmp_path: Path) -> None:
    first, last = f"sqlite:///{tmp_path / 'first.db'}", f"sqlite:///{tmp_path / 'last.db'}"
    play_a_little(first)
    before = everything(first)
    assert len(before["moves"]) == 2
    for number, (source, target) in enumerate(((first, database), (database, last))):
        file = str(tmp_path / f"{number}.backup")
        assert run_command(["backup", file, "--database", source]) == 0
        assert run_command(["restore", file, "--database", target]) == 0
        assert everything(target) == before
    assert run_command(["restore", file, "--database", last]) == 2, "it is not empty"
    assert everything(last) == before


def test_only_the_owner_can_read_a_backup(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def log_fsync(number: int) -> None:
        calls.append("fsync")
        fsync(number)

    def log_replace(part: Path, file: Path) -> Path:
        calls.append("replace")
        return replace(part, file)

    monkeypatch.setattr(os, "fsync", log_fsync)
    monkeypatch.setattr(Path, "replace", log_replace)
    file = tmp_path / "b.backup"
    for old in (file, tmp_path / "b.backup.part"):
        old.write_text("old")
        old.chmod(0o644)
    with opened(sqlite_url) as engine:
        back_up(engine, file, lambda written: None)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert calls == ["fsync", "replace"], "on disk before it replaces the old one"


def test_a_failed_backup_leaves_only_the_old_one(sqlite_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "b.backup").write_text("old")

    def fail(written: int) -> None:
        raise OSError("no space")

    with opened(sqlite_url) as engine:
        add_table(engine, "m")
        with pytest.raises(OSError, match="no space"):
            back_up(engine, folder / "b.backup", fail)
    assert [(file.name, file.read_text()) for file in folder.iterdir()] == [("b.backup", "old")]


@pytest.mark.parametrize(("schema", "shorter"), [("0001", ["tables", "seatings"]), ("0002", ["seatings"])])
def test_a_backup_of_an_older_version_is_restored(
    database: str, sqlite_url: str, tmp_path: Path, schema: str, shorter: list[str]
) -> None:
    """Tables had no host, and nobody could forget one: both are last columns now."""
    play_a_little(sqlite_url)
    before = everything(sqlite_url)
    lines: list[Any] = [{"format": FORMAT, "schema": schema}]
    for name, rows in before.items():
        lines += [[str(name), row[:-1] if name in shorter else row] for row in rows]
    file = tmp_path / "old.backup"
    file.write_bytes(packed([*lines, {"rows": len(lines) - 1}]))
    if database == sqlite_url:
        database = f"sqlite:///{tmp_path / 'new.db'}"
    assert run_command(["restore", str(file), "--database", database]) == 0
    assert everything(database) == before


HEAD = {"format": FORMAT, "schema": NEWEST}
VISITOR = ["visitors", ["olena", "Olena", 1.0]]
DAMAGED: dict[str, list[Any]] = {
    "a number instead of a row": [HEAD, 5],
    "no values": [HEAD, ["visitors", None]],
    "a list instead of a name": [HEAD, [["visitors"], ["olena", "Olena", 1.0]]],
    "an unknown table": [HEAD, ["kings", ["olena"]]],
    "too few values": [HEAD, ["visitors", ["olena"]]],
    "the same row twice": [HEAD, VISITOR, VISITOR, {"rows": 2}],
    "null in a required column": [HEAD, ["visitors", ["olena", None, 1.0]], {"rows": 1}],
    "a value of the wrong type": [HEAD, ["visitors", ["olena", {"a": 1}, 1.0]], {"rows": 1}],
    "no end": [HEAD, VISITOR],
    "a wrong end": [HEAD, VISITOR, {"rows": 2}],
    "an invalid row of an older version": [{"format": FORMAT, "schema": "0001"}, ["tables", ["m"]]],
    "an invalid version": [{"format": FORMAT, "schema": [1]}, VISITOR, {"rows": 1}],
    "another version": [{"format": FORMAT, "schema": "9999"}, VISITOR, {"rows": 1}],
    "something else": [[1, 2, 3]],
}


def packed(lines: list[Any]) -> bytes:
    return gzip.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


WHOLE = packed([HEAD, *[["visitors", [f"v{number * 7919}", "Olena", 1.0]] for number in range(200)], {"rows": 200}])
BROKEN = {name: packed(lines) for name, lines in DAMAGED.items()} | {
    "cut short": WHOLE[: len(WHOLE) // 2],
    "bytes changed": WHOLE[:60] + bytes(255 - byte for byte in WHOLE[60:90]) + WHOLE[90:],
    "not gzip": b"hello",
    "empty": b"",
}


@pytest.mark.parametrize("damage", BROKEN)
def test_a_damaged_backup_is_refused_and_nothing_is_restored(
    damage: str, sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "damaged.backup"
    file.write_bytes(BROKEN[damage])
    assert run_command(["restore", str(file), "--database", sqlite_url]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith(f"spinney: {file} ")
    assert not any(everything(sqlite_url).values())


def test_a_damaged_backup_is_refused_by_postgresql_too(database: str, tmp_path: Path) -> None:
    file = tmp_path / "damaged.backup"
    file.write_bytes(BROKEN["the same row twice"])
    with opened(database) as engine, pytest.raises(Unreadable, match="cannot be restored") as refused:
        restore(engine, file, lambda restored: None)
    assert "\n" not in str(refused.value)
    assert not any(everything(database).values())
    file.write_bytes(WHOLE)
    with opened(database) as engine:
        assert restore(engine, file, lambda restored: None) == 200


@pytest.mark.parametrize("words", [["backup", "b.backup"], ["export", "somematch"]])
def test_a_mistyped_database_is_not_created(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_command([*words, "--database", f"sqlite:///{tmp_path / 'mistyped.db'}"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "there is no database" in said
    assert list(tmp_path.iterdir()) == []


def test_a_backup_is_never_overwritten_silently(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play_a_little(sqlite_url)
    file = tmp_path / "b.backup"
    file.write_text("an older one")
    words = ["backup", str(file), "--database", sqlite_url]
    assert run_command(words) == 2
    said = capsys.readouterr().err
    assert (said.count("\n"), "--replace" in said) == (1, True)
    assert file.read_text() == "an older one"
    assert run_command([*words, "--replace"]) == 0
    assert file.read_bytes().startswith(b"\x1f\x8b")


def test_a_folder_keeps_the_newest_backups_and_everything_else(sqlite_url: str, tmp_path: Path) -> None:
    play_a_little(sqlite_url)
    folder = tmp_path / "backups"
    folder.mkdir()
    old = [f"spinney-2026-01-0{day}-043000.backup" for day in range(1, 6)]
    others = ["notes.txt", "before-the-move.backup", "spinney-2026-01-01-043000.backup.part"]
    for name in old + others:
        (folder / name).write_text("")
    assert run_command(["backup", str(folder), "--keep", "3", "--database", sqlite_url]) == 0
    left = {file.name for file in folder.iterdir()}
    (new,) = left - set(old) - set(others)
    assert left == {new, *old[-2:], *others}
    assert new > old[-1]
    with opened(f"sqlite:///{tmp_path / 'again.db'}") as engine:
        assert restore(engine, folder / new, lambda restored: None) > 0


def test_a_backup_that_fails_removes_no_older_one(sqlite_url: str, tmp_path: Path) -> None:
    old = [tmp_path / f"spinney-2026-01-0{day}-043000.backup" for day in range(1, 4)]
    for file in old:
        file.write_text("")
    missing = f"sqlite:///{tmp_path / 'mistyped.db'}"
    assert run_command(["backup", str(tmp_path), "--keep", "1", "--database", missing]) == 2
    assert sorted(tmp_path.glob("*.backup")) == old


def test_keeping_needs_a_folder(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["backup", str(tmp_path / "b.backup"), "--keep", "3", "--database", sqlite_url]
    assert run_command(words) == 2
    assert "--keep needs a folder" in capsys.readouterr().err
