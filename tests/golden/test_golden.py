"""Recorded games still play as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.games import OUR_GAMES
from tests.golden.matches import FOLDER, read_match, write_match

MATCHES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_golden_match(path: Path) -> None:
    text = path.read_text("utf-8")
    match = read_match(text)
    assert match.over
    assert write_match(match) == text


def test_every_game_and_seat_count_has_a_golden_match() -> None:
    names = {path.stem for path in MATCHES}
    assert {f"{key}-{players}" for key in OUR_GAMES for players in (2, 3, 4)} <= names
