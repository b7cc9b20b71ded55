"""The picture in the README shows what the rules say."""

from __future__ import annotations

import re
from pathlib import Path

from spinney.games import treehouse
from spinney.games.treehouse.material import COLOURS, LEVEL_OF, PLACES, position_of
from tests.games.treehouse.boards import house

README = (Path(treehouse.__file__).parent / "README.md").read_text("utf-8")


def test_every_ruling_is_there_once_and_in_order() -> None:
    assert re.findall(r"^- \*\*T(\d+)\*\*", README, re.MULTILINE) == [str(number) for number in range(1, 18)]


def test_where_the_rooms_of_the_picture_could_go() -> None:
    picture, places = re.findall(r"^```\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    drawn = house(picture)
    assert drawn.marker == 0
    told = []
    for colour, name in enumerate(COLOURS):
        allowed = drawn.allowed(colour)
        open_to_it = [f"{LEVEL_OF[place]},{position_of(place)}" for place in range(PLACES) if allowed >> place & 1]
        told.append([name, *(open_to_it or ["nowhere"])])
    assert told == [line.split() for line in places.splitlines()]
    assert [name for colour, name in enumerate(COLOURS) if not drawn.may_grow(colour)] == ["red", "green"]
