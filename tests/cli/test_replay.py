"""`spinney replay`: the deal, whole turns, rows that are not actions, the score sheet, and what cannot be read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Argument, Message, player
from spinney.core.record import SeatNote, write_record
from spinney.core.replay import Match
from spinney.games import OUR_GAMES
from tests.cli.conftest import NAMES, Say, example, refused, sheet_in_words
from tests.contract.worlds import finished


def test_bad_records_are_refused_with_the_place(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    refused(said("replay", path), f"cannot read {path}: No such file")
    path.write_text("{}")
    refused(said("replay", path), "it is not a record: the field “game” is missing")
    path.write_bytes(b"\xff\xfe")
    refused(said("replay", path), "is not UTF-8 text")


def test_rows_that_are_no_actions_are_told_in_words(said: Say, tmp_path: Path) -> None:
    """The record of docs/records.md, with the level of a bot that took over."""
    record = json.loads(example("docs/records.md"))
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), "utf-8")
    code, out, _ = said("replay", path, "--language", "en")
    assert code == 0
    for line in (
        "   3  Ann takes back an action.",
        "   6  Bob has run out of time.",
        "   9  Bob is back in the game.",
        "  11  Bob resigns.",
    ):
        assert line in out.splitlines()
    assert "takes over for Bob." in out
    takeover = next(move for move in record["moves"] if move.get("kind") == "takeover")
    for text, words in (
        ("elder", "  7  За гравця Bob далі грає бот (Старійшина)."),
        ("cmd:x", "(cmd:x)."),
        ("", "(?)."),
    ):
        takeover["text"] = text
        path.write_text(json.dumps(record), "utf-8")
        assert words in said("replay", path, "--language", "uk")[1]


def test_help_says_whose_eyes_draw_the_board(said: Say) -> None:
    shown = " ".join(said("replay", "--help")[1].split())
    assert "as the seat sees it; without --seat, no hands are shown" in shown
    drawn = said("replay", "docs/examples/arboretum-game.json", "--board")[1]
    assert "hand: 7 cards" in drawn
    assert "your hand" not in drawn


def replayed(said: Say, tmp_path: Path, match: Match, *args: str) -> list[str]:
    path = tmp_path / "game.json"
    notes = [SeatNote(name=NAMES[seat]) for seat in range(match.options.players)]
    path.write_text(write_record(match.record(notes)), "utf-8")
    code, out, err = said("replay", path, "--language", "en", *args)
    assert (code, err) == (0, "")
    return out.splitlines()


@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_replay_ends_with_the_score_sheet(key: str, said: Say, tmp_path: Path) -> None:
    match = finished(key)
    lines = [line[6:] for line in replayed(said, tmp_path, match)]
    sheet = sheet_in_words(match)
    assert len(sheet) > 5
    assert lines[-len(sheet) - 1 : -1] == sheet
    assert "wins" in lines[-1]


@pytest.mark.parametrize("key", ["arboretum", "treehouse"])
def test_a_board_is_drawn_when_a_turn_is_over(key: str, said: Say, tmp_path: Path) -> None:
    lines = replayed(said, tmp_path, finished(key, 3), "--board")
    first = "deck: " if key == "arboretum" else "round "
    before = [
        next(line for line in reversed(lines[:number]) if line.strip())
        for number, line in enumerate(lines)
        if line.startswith(first)
    ]
    assert len(before) > 20
    # The last line before a picture is about the deal or the end of a turn, never about a secret choice or a draw.
    assert not [line for line in before[1:] if re.search(r"draws|plays|chooses (?!first)|takes a card", line)]


def test_another_turn_of_the_same_player_is_drawn_too(said: Say, tmp_path: Path) -> None:
    for number in range(20):
        match = finished("renature", 2, number)
        if any(move.text == "again" for move in match.moves):
            break
    lines = replayed(said, tmp_path, match, "--board")
    paid = next(number for number, line in enumerate(lines) if "for another turn" in line)
    assert lines[paid + 2].startswith("joker: ")


@pytest.mark.parametrize("key", OUR_GAMES)
def test_the_deal_is_told(key: str, said: Say, tmp_path: Path) -> None:
    match = finished(key)
    everything = replayed(said, tmp_path, match)
    beginning = "\n".join(line for line in everything if line.startswith("      "))
    assert "Ann’s hand: " in beginning
    assert "Bob’s hand: " in beginning
    mine = "\n".join(line for line in replayed(said, tmp_path, match, "--seat", "1") if line.startswith("      "))
    assert "Bob’s hand: " in mine
    assert "Ann’s hand: " not in mine
    if key == "arboretum":
        species = [
            catalogue().say(Message("arboretum-species", {"species": name})) for name in match.record().setup["species"]
        ]
        assert all(name in beginning.splitlines()[0] for name in species)
    assert key == "treehouse" or "goes first" in beginning


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_players_of_treehouse_choose_no_card(language: str, said: Say, tmp_path: Path) -> None:
    match = finished("treehouse")
    lines = "\n".join(replayed(said, tmp_path, match, "--language", language))
    say = catalogue(language).say
    for seat in range(2):
        for drawn in ("yes", "no"):
            args: dict[str, Argument] = {"round": 2, "player": player(seat), "drawn": drawn}
            assert say(Message("treehouse-scoring", args), NAMES) not in lines
        assert say(Message("treehouse-sheet-first", {"player": player(seat)}), NAMES) not in lines
