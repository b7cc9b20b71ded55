"""docs/words.md is a glossary: sorted, every word once, and every module that it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "words.md").read_text("utf-8")
ROWS = re.findall(r"^\| \*\*(.+?)\*\* \| (.+) \| (.+) \|$", PAGE, re.M)
PLACES = sorted({place for _, _, where in ROWS for place in re.findall(r"`(.+?)`", where)})


def test_the_words_are_sorted_and_each_is_there_once() -> None:
    words = [word.lower() for word, _, _ in ROWS]
    assert len(words) > 100
    assert words == sorted(set(words))


def test_every_row_of_the_table_is_a_word() -> None:
    first = PAGE.partition("\n## ")[0]
    assert len(re.findall(r"^\|", first, re.M)) == len(ROWS) + 2


@pytest.mark.parametrize("place", PLACES)
def test_every_place_exists(place: str) -> None:
    base = ROOT if place.startswith(("tests", "web")) else ROOT / "src" / "spinney"
    assert list(base.glob(place))
