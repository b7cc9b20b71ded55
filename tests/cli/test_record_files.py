"""Where `spinney simulate --record` writes: a folder, a file of lines, and a full disk."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Say, games_alone, refused


def test_a_folder_that_cannot_be_made_is_refused(said: Say, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(said("simulate", "arboretum", "--record", tmp_path / "file" / "below"), "cannot make the folder")


def test_a_file_of_records_has_one_a_line(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.jsonl"
    words = ("--games", "3")
    games_alone(said, *words, "--record", path)
    games_alone(said, *words, "--record", tmp_path / "folder")
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) == 3
    for number, line in enumerate(lines):
        assert json.loads(line) == json.loads((tmp_path / "folder" / f"treehouse-6-{number}.json").read_text("utf-8"))
    one = tmp_path / "one.json"
    one.write_text(lines[2], "utf-8")
    assert said("replay", one, "--check")[0] == 0
    refused(said("simulate", "treehouse", "--record", path), f"{path} exists already")


def test_a_record_that_cannot_be_written_is_named(said: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object, **kwargs: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    sentence = f"cannot write {tmp_path / 'arboretum-0-0.json'}: No space left on device"
    refused(said("simulate", "arboretum", "--games", "1", "--record", tmp_path), sentence)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here that is always full")
def test_a_file_of_records_on_a_full_disk_is_named(said: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    full = Path("/dev/full").open("w", encoding="utf-8")  # noqa: SIM115 - the command closes it
    monkeypatch.setattr(Path, "open", lambda *args, **kwargs: full)
    refused(said("simulate", "arboretum", "--games", "1", "--record", path), f"cannot write {path}: No space left")
