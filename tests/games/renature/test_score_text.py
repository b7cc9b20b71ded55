"""The short text of a real table: what is written is read as the same table."""

from __future__ import annotations

import msgspec
import pytest

from spinney.core.catalogue import LANGUAGES
from spinney.games.renature.score_file import score_file

SHORT = """\
player Ann
  score 30
  clouds 1
  own 0 0 0 1
  neutral 0 0 1 0
  tokens 2/1 2/1 2/2 2/1 2/1 2/2 4/3 4/1 5/2
player Ben
  score 25
  clouds 0
  own 1 0 0 0
  neutral 0 0 0 0
  tokens 4/2 3/1 5/3 6/2 6/4 7/4 13/7
open N Ann-o nb Ben-g
open O
secondary 8/3
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_is_read_again(language: str) -> None:
    told = score_file(SHORT, "text", language)
    assert told.text == SHORT
    from_json = score_file(msgspec.json.encode(told.table).decode(), "json", language)
    assert (from_json.text, from_json.answer, from_json.lines) == (SHORT, told.answer, told.lines)


@pytest.mark.parametrize("name", ["Ben Lee", "Neutral", "Нейтральна", "B", "42", "Ann", "ann", "Be-n"])
def test_names_that_could_be_mistaken_are_written_as_numbers(name: str) -> None:
    text = SHORT.replace("player Ben", f"player {name}").replace("Ben-", "1").replace("Ann-", "0")
    assert score_file(text, "text").text == text


def test_the_whole_form_is_written() -> None:
    text = SHORT.replace("open N", "area N there").replace("open O\n", "area O there\n")
    text = text.replace("secondary", "\n".join(f"area {letter} taken" for letter in "ABCDEFGHIJKLMPQR") + "\nsecondary")
    text = text.replace("own 0 0 0 1", "own 9 4 2 1").replace("own 1 0 0 0", "own 8 4 2 2")
    assert score_file(text, "text").text == text
