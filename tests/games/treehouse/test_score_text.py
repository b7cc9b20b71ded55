"""The short text of a real table: what is written is read as the same table."""

from __future__ import annotations

import msgspec
import pytest

from spinney.core.catalogue import LANGUAGES
from spinney.core.message import Unreadable
from spinney.games.treehouse.score_file import score_file

WHOLE = """\
player Ann
  1 red 2,1 red 2,2
  2 blue 3,2
player Bob
  1 yellow 2,2
  3 blue 2,1
score red none blue none
score red none yellow none
score purple none brown none
"""
YOUNGEST = "youngest\n" + WHOLE.replace("none", "claim")
SHORT = """\
player Ann
  score 23
  rooms red 3 blue 2
player Bob
  score 19
  rooms
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [WHOLE, YOUNGEST, SHORT], ids=["whole", "youngest", "short"])
def test_what_is_written_is_read_again(text: str, language: str) -> None:
    told = score_file(text, "text", language)
    assert told.text == text
    from_json = score_file(msgspec.json.encode(told.table).decode(), "json", language)
    assert (from_json.text, from_json.answer, from_json.lines) == (text, told.answer, told.lines)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("  rooms red 3 blue 2", "  rooms red 3 blue", "line 3: write each colour with its number"),
        ("  rooms red 3 blue 2", "  rooms pink 3", "line 3: there is no colour “pink”"),
        ("  rooms red 3 blue 2", "  rooms red many", "line 3: “many” should be 1 whole number"),
        ("  rooms red 3 blue 2", "  rooms red 3\n  1 blue 2,1", "line 4: this is the short form and the whole house"),
        ("  rooms red 3 blue 2", "  1 blue 2,1\n  rooms red 3", "line 4: this is the short form and the whole house"),
        ("player Ann", "", "line 2: “score” comes before the first line “player NAME”"),
    ],
)
def test_a_wrong_text_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as error:
        score_file(SHORT.replace(old, new), "text")
    assert str(error.value).startswith(sentence)
