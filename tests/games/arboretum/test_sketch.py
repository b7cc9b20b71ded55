"""The picture of a table for the terminal."""

from __future__ import annotations

from spinney.games.arboretum import ARBORETUM
from tests.games.arboretum.boards import SCENE, table


def test_the_sketch_is_a_picture_of_the_table() -> None:
    names = ["Talia", "Jonte", "Rina"]
    assert ARBORETUM.sketch(ARBORETUM.view(table(SCENE), 0), names=names).splitlines() == [
        "deck: 2 cards",
        "C=cassia, D=dogwood, J=jacaranda, M=maple, O=oak, W=willow",
        "",
        "Talia (you)  <- to move",
        "      -1    0    1    2",
        "  -1   .    .    .    .",
        "   0   .   O3   O4    .",
        "   1   .    .   W5    .",
        "   2   .    .   O6    .",
        "   3   .    .    .    .",
        "     pile 0: C1",
        "",
        "Jonte",
        "      -1    0    1",
        "  -1   .    .    .",
        "   0   .   O5    .",
        "   1   .    .    .",
        "     pile 1: C2",
        "     hand: 3 cards, known: O1 O7",
        "",
        "Rina",
        "       0",
        "   0   .",
        "     pile 2: -",
        "     hand: 3 cards, known: J8 W8",
        "",
        "your hand: J7 O2 O8 W1",
    ]
