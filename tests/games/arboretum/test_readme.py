"""The picture in the README shows what the rules say."""

from __future__ import annotations

import re
from pathlib import Path

from spinney.games import arboretum
from spinney.games.arboretum.material import SPECIES
from spinney.games.arboretum.sheet import scored_path
from spinney.games.arboretum.sketch import short
from tests.games.arboretum.boards import grove

README = (Path(arboretum.__file__).parent / "README.md").read_text("utf-8")


def test_every_ruling_is_there_once_and_in_order() -> None:
    assert re.findall(r"^- \*\*A(\d+)\*\*", README, re.MULTILINE) == [str(number) for number in range(1, 17)]


def test_the_paths_of_the_picture() -> None:
    picture, paths = re.findall(r"^```\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    ground = grove(picture)
    told = []
    for number, name in enumerate(SPECIES):
        path = scored_path(ground, number)
        if path is not None:
            told.append((name, " > ".join(short(laid.card) for laid in path.cards), path.points))
    lines = [re.split(r"\s{2,}", line) for line in paths.splitlines()]
    assert sorted(told) == sorted((line[0].lower().replace(" ", "_"), line[1], int(line[-1])) for line in lines)
