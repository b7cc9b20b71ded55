"""Without any colour, the drawings of the boards still differ: docs/client.md says what carries the meaning then."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from spinney.games.arboretum.material import SPECIES
from spinney.games.renature.material import ANIMALS
from spinney.games.treehouse.material import COLOURS

GAMES = Path(__file__).parents[1] / "web/src/games"
SEATS = ["0", "1", "2", "3", "neutral"]
SETS = {
    "the emblems of Arboretum": ("arboretum", [f"arb-sign-{species}" for species in SPECIES]),
    "the trees of Arboretum": ("arboretum", [f"arb-tree-{species}" for species in SPECIES]),
    "the symbols of Best Treehouse Ever": ("treehouse", [f"th-sign-{colour}" for colour in COLOURS]),
    "the animals of Renature": ("renature", [f"ren-{animal}" for animal in ANIMALS]),
    "the plants of Renature": ("renature", [f"ren-{plant}" for plant in ("grass", "bush", "spruce", "oak")]),
    "the seats of Renature": ("renature", [f"ren-base-{seat}" for seat in SEATS]),
}
COLOUR = {"fill", "stroke", "color", "class", "style", "opacity", "fill-opacity", "stroke-opacity", "stop-color"}


def drawings(game: str) -> dict[str, ElementTree.Element]:
    """Every named drawing of a game."""
    sheets = [ElementTree.parse(path) for path in sorted((GAMES / game / "art").glob("*.svg"))]
    return {part.attrib["id"]: part for sheet in sheets for part in sheet.iter() if "id" in part.attrib}


def outline(drawing: ElementTree.Element) -> list[tuple[str, tuple[tuple[str, str], ...]]]:
    """What is left of a drawing without its name and its colours."""
    return [
        (part.tag, tuple(sorted((key, value) for key, value in part.attrib.items() if key not in COLOUR | {"id"})))
        for part in drawing.iter()
    ]


@pytest.mark.parametrize("name", SETS)
def test_they_differ_in_shape(name: str) -> None:
    game, wanted = SETS[name]
    found = drawings(game)
    assert len(wanted) > 3
    outlines = {one: outline(found[one]) for one in wanted}
    assert [(one, two) for one, two in combinations(wanted, 2) if outlines[one] == outlines[two]] == []


def test_a_difference_in_colour_alone_would_be_found() -> None:
    red, green = (ElementTree.fromstring(f'<g id="{name}"><path d="M0 0h9" fill="{name}"/></g>') for name in ("r", "g"))
    assert outline(red) == outline(green)
