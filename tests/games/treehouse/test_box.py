"""The box: its limits are those of the reader."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spinney.core.message import Unreadable
from spinney.games.treehouse.box import box
from spinney.games.treehouse.score_file import score_file


def short(score: int, **rooms: int) -> str:
    players: list[dict[str, Any]] = [{"score": score, "rooms": rooms}, {"score": 0, "rooms": {}}]
    return json.dumps({"players": players})


def test_its_limits_are_those_of_the_reader() -> None:
    found = box()
    full = {"red": found.of_a_colour, "blue": found.rooms - found.of_a_colour}
    score_file(short(found.points, **full), "json")
    for score, rooms, where in (
        (found.points + 1, full, "players/0/score"),
        (-1, full, "players/0/score"),
        (0, {"red": found.of_a_colour + 1}, "players/0/rooms/red"),
        (0, full | {"green": 1}, "players/0/rooms"),
    ):
        with pytest.raises(Unreadable) as error:
            score_file(short(score, **rooms), "json")
        assert error.value.where == where


@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_score_cards_are_those_of_the_reader(players: int) -> None:
    for cards, youngest in ((box().score_cards[players], False), (box().youngest[players], True)):
        kinds = [kind for kind in cards.kinds for _ in range(cards.most)][: cards.laid]
        laid = dict(zip(box().colours, kinds, strict=False))
        table = {"players": [{"rooms": []}] * players, "rounds": [laid] * box().rounds, "youngest": youngest}
        score_file(json.dumps(table), "json")
        laid.popitem()
        with pytest.raises(Unreadable) as error:
            score_file(json.dumps(table), "json")
        assert error.value.where == "rounds/0"


def test_a_room_stands_where_its_place_says() -> None:
    for number, place in enumerate(box().places):
        assert all(below < number for below in place.rests_on)
        rooms = [["red", place.level, place.place, 1]]
        table = {"players": [{"rooms": rooms}, {"rooms": []}], "rounds": [{"red": "none", "blue": "none"}] * 3}
        if place.rests_on:
            with pytest.raises(Unreadable, match="has no support") as error:
                score_file(json.dumps(table), "json")
            assert error.value.where == "players/0/rooms/0"
        else:
            score_file(json.dumps(table), "json")
