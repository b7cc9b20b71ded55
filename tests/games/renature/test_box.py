"""The box: its limits are those of the reader, and its guesses are marked."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from spinney.core.message import Unreadable
from spinney.games.renature.box import box
from spinney.games.renature.score_file import score_file


def untouched(players: int) -> dict[str, Any]:
    """A table where every area is open and empty."""
    board = box().boards[players]
    own = {"own": list(board.own), "neutral": [0] * 4, "score": 4, "clouds": 0, "tokens": []}
    return {"players": [copy.deepcopy(own) for _ in range(players)], "open": {area.area: [] for area in box().areas}}


def refused(table: dict[str, Any]) -> str:
    with pytest.raises(Unreadable) as error:
        score_file(json.dumps(table), "json")
    return error.value.where


@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_limits_are_those_of_the_reader(players: int) -> None:
    found, table = box(), untouched(players)
    board = found.boards[players]
    score_file(json.dumps(table), "json")
    for field, most, where in (
        ("score", found.highest_score, "score"),
        ("clouds", found.cloud_spaces, "clouds"),
    ):
        table["players"][0][field] = most
        score_file(json.dumps(table), "json")
        table["players"][0][field] = most + 1
        assert refused(table) == f"players/0/{where}"
        table["players"][0][field] = most
    table["players"][0]["score"] = board.lowest_score
    score_file(json.dumps(table), "json")
    for type in range(4):
        for field in ("own", "neutral"):
            kept = table["players"][0][field][type]
            table["players"][0][field][type] = (board.own if field == "own" else board.neutral)[type]
            score_file(json.dumps(table), "json")
            table["players"][0][field][type] += 1
            assert refused(table) == f"players/0/{field}/{type}"
            table["players"][0][field][type] = kept


def test_an_area_takes_as_many_plants_as_it_says() -> None:
    for area in box().areas:
        table = untouched(4)
        seats = [*range(4), "neutral"]
        for player in table["players"]:
            player["own"] = [0] * 4
        plants = [f"{seat} {plant}" for plant in ("grass", "bush", "grass", "spruce", "oak") for seat in seats]
        table["open"][area.area] = plants[: area.room]
        if area.room <= len(plants) - 5:
            score_file(json.dumps(table), "json")
        table["open"][area.area] = plants[: area.room + 1]
        assert refused(table) == f"open/{area.area}"


def test_what_nobody_has_seen_is_marked() -> None:
    found = box()
    assert {token.size for token in found.tokens if not token.is_verified} == {3, 5, 7, 13}
    assert [found.boards[players].is_verified for players in (2, 3, 4)] == [False, True, True]
