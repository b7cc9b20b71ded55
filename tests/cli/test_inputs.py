"""The arguments that commands share: games, players, options, languages."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from spinney.cli.inputs import LanguageType, default_language
from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Message
from spinney.games import GAMES
from tests.cli.conftest import Say, refused


@pytest.mark.parametrize("command", ["simulate", "perft", "arena"])
@pytest.mark.parametrize("players", ["-1", "0", "1", "5"])
def test_how_many_can_play_is_said_by_the_game(said: Say, command: str, players: str) -> None:
    words = ["--bots", "random,random"] if command == "arena" else []
    answer = said(command, "arboretum", "--players", players, *words)
    refused(answer, f"this game is for 2 to 4 players, not {players}")


def test_a_game_for_one_is_simulated_measured_and_counted(said: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "arboretum", dataclasses.replace(GAMES["arboretum"], players=range(1, 2)))
    summary = json.loads(said("simulate", "arboretum", "--games", "3", "--json")[1])
    assert (summary["players"], summary["wins"]) == (1, [3.0])
    assert json.loads(said("perft", "arboretum", "--depth", "2", "--json")[1])["players"] == 1
    lines = said("bench", "arboretum", "--json", "--rounds", "1", "--no-interpreted")[1].splitlines()
    assert [json.loads(line)["players"] for line in lines] == [1, 1]
    refused(said("simulate", "arboretum", "--players", "2"), "the number of players must be 1, not 2")


def test_unknown_games_are_refused(said: Say) -> None:
    for command in ("simulate", "perft", "bench"):
        refused(said(command, "chess"), "unknown game 'chess'; choose from arboretum")


@pytest.mark.parametrize(
    ("pair", "sentence"),
    [
        ("species", "must have the form NAME=VALUE"),
        ("colour=red", "arboretum has no option 'colour'; choose from first, species, opening_discard"),
        ("species=oak,pine", "there is no species “pine”"),
        ("species=oak,oak", "2 players need 6 different species"),
        ("first=5", "the first player is a seat from 0 to 1"),
        ("first=x", "options: at first: it should be int | null, not str"),
        ("species=@/no/such/file", "cannot read /no/such/file"),
    ],
)
def test_bad_options_are_refused(said: Say, pair: str, sentence: str) -> None:
    refused(said("simulate", "arboretum", "-o", pair), sentence)


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("it_IT.UTF-8", "it"),
        ("pt", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT.UTF-8", "pt-PT"),
        ("pt_AO", "pt-PT"),
        ("C.UTF-8", "en"),
        ("ita", "en"),
        ("de_DE", "en"),
    ],
)
def test_the_language_of_the_terminal(wish: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", wish)
    assert default_language() == language


@pytest.mark.parametrize(("wish", "language"), [("uk", "uk"), ("pt", "pt-BR"), ("pt_PT", "pt-PT"), ("PT-br", "pt-BR")])
def test_a_language_is_asked_for_as_people_write_it(wish: str, language: str) -> None:
    assert LanguageType().convert(wish, None, None) == language


def test_a_language_that_is_not_spoken_is_refused(said: Say) -> None:
    refused(said("terminal", "arboretum", "--language", "tlh"), "'tlh' is not one of en, uk, it, pt-BR, pt-PT, ru")


def test_files_that_cannot_be_read_are_refused_in_the_language(said: Say, tmp_path: Path) -> None:
    table, record = tmp_path / "table.txt", tmp_path / "game.json"
    table.write_text("player Ann\nhand Ox\nplayer Ben\n", "utf-8")
    why = Message("table-line", {"line": 2, "why": Message("table-no-card", {"text": "Ox"})})
    record.write_text("{", "utf-8")
    for language in LANGUAGES:
        words = catalogue(language)
        refused(said("score", "arboretum", table, "--language", language), words.say(why))
        broken = words.say(Message("record-form", {"why": Message("form-not-json")}))
        refused(said("replay", record, "--language", language), broken)
