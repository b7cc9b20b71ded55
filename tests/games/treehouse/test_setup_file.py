"""The deal in writing: it reads back in full, and what cannot have been dealt is refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.options import TreehouseOptions

OPTIONS = TreehouseOptions(players=3)


def dealt() -> dict[str, Any]:
    return TREEHOUSE.write_setup(TREEHOUSE.deal(OPTIONS, QuickRng(6)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [None, 1])
def test_a_setup_reads_back(players: int, first: int | None) -> None:
    options = TreehouseOptions(players=players, first=first)
    state = TREEHOUSE.deal(options, QuickRng(6))
    again = TREEHOUSE.read_setup(options, TREEHOUSE.write_setup(state))
    assert TREEHOUSE.write_setup(again) == TREEHOUSE.write_setup(state)
    assert again.first_known == (first is not None)
    for seat in range(-1, players):
        assert TREEHOUSE.view(again, seat) == TREEHOUSE.view(state, seat)


def changed(path: list[Any], value: Any) -> dict[str, Any]:
    setup = copy.deepcopy(dealt())
    inner: Any = setup
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return setup


BAD: list[tuple[dict[str, Any], str]] = [
    (changed(["first"], 3), "the first player is a seat from 0 to 2, not 3"),
    (changed(["first"], "x"), "at first: it should be int, not str"),
    (changed(["deck"], []), "there is no field “deck”"),
    (changed(["hands"], dealt()["hands"][:2]), "there are hands for 2 rounds, not 3"),
    (changed(["hands", 1], dealt()["hands"][1][:2]), "round 2 has 2 hands for 3 players"),
    (changed(["hands", 2, 1], dealt()["hands"][2][1][:5]), "hand 1 of round 3 has 5, not 6"),
    (changed(["hands", 0, 0, 0], "red13"), "“red13” is not in this game"),
    (changed(["hands", 0, 0, 0], dealt()["hands"][0][0][1]), f"{dealt()['hands'][0][0][1]} is there twice"),
    (changed(["rest"], dealt()["rest"][1:]), "71 were dealt, not 72"),
]


@pytest.mark.parametrize(("setup", "words"), BAD, ids=[words for _, words in BAD])
def test_what_cannot_have_been_dealt_is_refused(setup: dict[str, Any], words: str) -> None:
    with pytest.raises(Unreadable) as error:
        TREEHOUSE.read_setup(OPTIONS, setup)
    assert str(error.value).startswith(words)


def test_a_first_chooser_of_the_options_must_be_that_of_the_setup() -> None:
    setup = changed(["first"], 1)
    with pytest.raises(Unreadable, match="seat 1 goes first, but the options chose seat 2"):
        TREEHOUSE.read_setup(TreehouseOptions(players=3, first=2), setup)
