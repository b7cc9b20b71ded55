"""What the README says about the box and the valley agrees with what is dealt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spinney.games import renature
from spinney.games.renature import RENATURE
from spinney.games.renature.material import size_of
from tests.games.renature.boards import table

README = (Path(renature.__file__).parent / "README.md").read_text("utf-8")


def test_every_ruling_is_there_once_and_in_order() -> None:
    assert re.findall(r"^- \*\*N(\d+)\*\*", README, re.MULTILINE) == [str(number) for number in range(1, 25)]


def cells_in(text: str) -> list[str]:
    return re.findall(r"\((\d+,\d+)\)", text)


def test_the_marked_cells_of_the_valley() -> None:
    [starts] = re.findall(r"the four start cells, (.*?), and", README)
    rows = table().valley.text.splitlines()[1:]
    drawn = [
        f"{row},{column}"
        for row, line in enumerate(rows, 1)
        for column, mark in enumerate(line.split(), 1)
        if mark == "S"
    ]
    assert drawn == cells_in(starts)
    [sure] = re.findall(r"except the two clouds on (\S+);", README)
    [moved] = re.findall(r"has the other two-cloud mark on (\S+);", README)
    twos = [marked.cell for marked in RENATURE.public_view(table()).clouds if marked.clouds == 2]
    assert twos == cells_in(moved + sure)


def test_the_sizes_of_the_tokens_that_no_area_needs() -> None:
    [sizes] = re.findall(r"no area needs: (\d+), (\d+) and (\d+)", README)
    assert sorted(size_of(spare) for spare in table().spare_tokens) == [int(size) for size in sizes]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_plants_of_a_board(players: int) -> None:
    written = re.findall(r"\d-\d-\d-\d", README[README.index("**N5**") : README.index("**N6**")])
    own, neutral = written[2 * players - 4 : 2 * players - 2]
    assert list(table(players).players[0].plants) == [int(count) for count in f"{own}-{neutral}".split("-")]
