"""Games of other distributions are found; one that cannot be used is logged in one line and left out."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from spinney.core.catalogue import Catalogue, add_words, added, catalogue
from spinney.core.message import Message
from spinney.games import GAMES, GROUP, OUR_GAMES, external_games
from tests.server.client import Server, with_tests

ROOT = Path(__file__).parents[2]
BROKEN = {
    "no_module": ("there_is_no_such_module:GAME", "ModuleNotFoundError: No module named 'there_is_no_such_module'"),
    "no_name": ("json:GAME", "AttributeError: module 'json' has no attribute 'GAME'"),
    "no_game": ("json:dumps", "is not a Game"),
    "taken": ("spinney.games.arboretum:ARBORETUM", "there is a game 'arboretum' already"),
    "odd_key": ("odd_games:ODD", "'Odd Key' is not a key"),
    "speechless": ("odd_games:SPEECHLESS", "its English messages have no game-name-speechless"),
}
ODD_GAMES = """
from dataclasses import replace
from spinney.games.arboretum import ARBORETUM

ODD = replace(ARBORETUM, key="Odd Key")
SPEECHLESS = replace(ARBORETUM, key="speechless")
"""


def test_the_game_of_the_other_distribution_is_there_after_ours() -> None:
    assert list(OUR_GAMES) == ["arboretum", "treehouse", "renature"]
    assert list(GAMES) == [*OUR_GAMES, "pebbles"]


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_used_is_left_out_with_one_line(
    name: str, caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "odd_games.py").write_text(ODD_GAMES)
    monkeypatch.syspath_prepend(str(tmp_path))
    value, why = BROKEN[name]
    points = [EntryPoint(name, value, GROUP), EntryPoint("pebbles", "pebbles:PEBBLES", GROUP)]
    with caplog.at_level(logging.WARNING):
        assert list(external_games(points, OUR_GAMES)) == ["pebbles"]
    [line] = caplog.messages
    assert line.startswith(f"the game {name} ({value}) is left out: ")
    assert why in line


def test_of_two_with_one_key_the_first_is_taken(caplog: pytest.LogCaptureFixture) -> None:
    points = [EntryPoint(name, "pebbles:PEBBLES", GROUP) for name in ("second", "first")]
    assert list(external_games(points, OUR_GAMES)) == ["pebbles"]
    assert caplog.messages == ["the game second (pebbles:PEBBLES) is left out: there is a game 'pebbles' already"]


def with_broken_game(folder: Path) -> dict[str, str]:
    """An environment with an installed distribution whose game cannot be imported."""
    inside = folder / "broken-1.dist-info"
    inside.mkdir()
    (inside / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (inside / "entry_points.txt").write_text("[spinney.games]\nbroken = there_is_no_such_module:GAME\n")
    environment = with_tests()
    return environment | {"PYTHONPATH": f"{environment['PYTHONPATH']}:{folder}"}


@pytest.mark.process
def test_a_command_says_it_once_whatever_its_workers_import(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "spinney", "simulate", "pebbles", "--games", "4", "--workers", "2", "--json"]
    done = subprocess.run(line, env=with_broken_game(tmp_path), capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 4
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("the game broken (there_is_no_such_module:GAME) is left out: ModuleNotFoundError")


@pytest.mark.process
def test_a_server_says_it_in_a_line_of_its_log(tmp_path: Path) -> None:
    path = with_broken_game(tmp_path)["PYTHONPATH"]
    with Server(f"sqlite:///{tmp_path / 'spinney.db'}", PYTHONPATH=path) as server:
        lines = [json.loads(line) for line in server.log_file.read_text().splitlines() if line.startswith("{")]
    [told] = [line for line in lines if line["from"] == "spinney.games"]
    assert (told["level"], told["message"].split(" (")[0]) == ("warning", "the game broken")


def test_a_language_that_the_game_does_not_speak_is_english_message_by_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, chose = Message("game-name-pebbles"), Message("pebbles-chose", {"player": "Zoë"})
    assert [catalogue(language).say(name) for language in ("en", "it", "uk")] == ["Pebbles", "Sassolini", "Pebbles"]
    assert catalogue("uk").say(chose) == "Zoë chooses a pebble."
    (tmp_path / "uk").mkdir()
    (tmp_path / "uk" / "few.ftl").write_text("game-name-pebbles = Камінці\n")
    monkeypatch.setitem(added, "pebbles", tmp_path)
    partly = Catalogue("uk")
    assert [partly.say(name), partly.say(chose)] == ["Камінці", "Zoë chooses a pebble."]


def test_a_game_says_nothing_but_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en").mkdir()
    entries = [
        "pond-hello = Hello\n    .gen = of Hello",
        "refused-over = Ha!",
        "-pond-x = x",
        "game-name-arboretum = Mine",
    ]
    (tmp_path / "en" / "a.ftl").write_text("\n".join(entries))
    monkeypatch.setattr("spinney.core.catalogue.added", {})
    add_words("pond", tmp_path)
    words = catalogue("en")
    try:
        assert words.say(Message("pond-hello")) == "Hello"
        assert words.say(Message("refused-over")) == "The game is over."
        assert words.say(Message("game-name-arboretum")) == "Arboretum"
        assert "Ha!" not in words.added["pond"]
        assert [line.split("'")[1] for line in caplog.messages] == ["refused-over", "game-name-arboretum"]
    finally:
        catalogue.cache_clear()


def test_no_file_of_ours_names_the_toy() -> None:
    files = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*") if path.is_file()]
    texts = [path for path in files if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".css", ".md", ".txt")]
    assert len(texts) > 300
    assert [path for path in texts if "pebbles" in path.read_text("utf-8").lower()] == []


def test_who_speaks_before_a_game_is_found_knows_its_words_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spinney.core.catalogue.added", {})
    words = Catalogue("en")
    assert not words.knows("game-name-pond")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "pond.ftl").write_text("game-name-pond = Pond\n")
    add_words("pond", tmp_path)
    assert words.say(Message("game-name-pond")) == "Pond"
