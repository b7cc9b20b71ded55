"""docs/adapters.md describes the rows and choices of every game."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text("utf-8")
TITLES = {"arboretum": "Arboretum", "treehouse": "Best Treehouse Ever", "renature": "Renature"}


def length(written: str, players: int) -> int:
    """One side of a shape: a number, n, or n plus one."""
    added, _, more = written.strip(" ()").partition(" + ")
    return (players if added == "n" else int(added)) + int(more or 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("key", OUR_GAMES)
def test_the_parts_of_a_row_are_those_of_the_page(key: str, players: int) -> None:
    section = PAGE.partition(f"\n### {TITLES[key]}\n")[2].partition("\n#")[0]
    told = [
        (name, [length(side, players) for side in shape.split(" × ")])
        for name, shape in re.findall(r"^\| `(\w+)` \| (.*?) \| .+ \|$", section, re.M)
    ]
    game = OUR_GAMES[key]
    state = game.deal(game.options(players=players), QuickRng(1))
    assert [(part.name, part.shape) for part in game.encoder.parts(state)] == told


@pytest.mark.parametrize("key", OUR_GAMES)
def test_the_number_of_choices_is_that_of_the_page(key: str) -> None:
    game = OUR_GAMES[key]
    state = game.deal(game.options(), QuickRng(1))
    assert f"| {TITLES[key]} | {game.encoder.choice_count(state):,} |" in PAGE


def test_the_examples_of_the_page() -> None:
    text = "\n".join(re.findall(r"^```python\n(>>>.*?)^```$", PAGE, re.M | re.S))
    examples = doctest.DocTestParser().get_doctest(text, {}, "adapters", None, None)
    assert len(examples.examples) > 5
    assert doctest.DocTestRunner().run(examples).failed == 0
