"""The deal in writing: it reads back, and what cannot have been dealt is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.options import ArboretumOptions
from spinney.games.arboretum.setup_file import read_setup, write_setup
from tests.scale import scaled

OPTIONS = ArboretumOptions(players=2, first=0, opening_discard=True)


def dealt() -> dict[str, Any]:
    """A valid setup, for the tests to spoil."""
    return write_setup(ARBORETUM.deal(OPTIONS, QuickRng(1)))


@pytest.mark.parametrize("opening_discard", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_written_reads_back(players: int, opening_discard: bool) -> None:
    options = ArboretumOptions(players=players, opening_discard=opening_discard)
    for seed in range(scaled(30)):
        state = ARBORETUM.deal(options, QuickRng(seed))
        written = write_setup(state)
        again = read_setup(options, json.loads(json.dumps(written)))
        assert write_setup(again) == written
        for seat in range(-1, players):
            assert ARBORETUM.view(again, seat) == ARBORETUM.view(state, seat)
        assert [again.deck[i] for i in range(again.deck_left)] == [state.deck[i] for i in range(state.deck_left)]


def test_the_next_card_of_the_deck_is_written_first() -> None:
    state = ARBORETUM.deal(OPTIONS, QuickRng(1))
    top = write_setup(state)["deck"][0]
    ARBORETUM.act(state, 0, ARBORETUM.find(state, 0, "draw deck"))
    private = ARBORETUM.view(state, 0).private
    assert private is not None
    assert top in private.hand


def test_the_written_form() -> None:
    written = dealt()
    assert list(written) == ["species", "first", "hands", "deck", "piles"]
    assert [len(hand) for hand in written["hands"]] == [7, 7]
    assert [len(pile) for pile in written["piles"]] == [0, 1]
    assert len(written["deck"]) == 33
    assert len(written["species"]) == 6


def test_a_setup_read_again_plays_the_same_game() -> None:
    """Actions are offered in the same order too, so that the same random numbers give the same choices."""
    state = ARBORETUM.deal(OPTIONS, QuickRng(2))
    again = read_setup(OPTIONS, write_setup(state))
    rng = QuickRng(2, 1)
    while (seat := ARBORETUM.rules.actor(state)) >= 0:
        assert list(ARBORETUM.rules.legal(again, seat)) == list(ARBORETUM.rules.legal(state, seat))
        text = ARBORETUM.write(state, ARBORETUM.rules.random_action(state, seat, rng))
        first = ARBORETUM.act(state, seat, ARBORETUM.find(state, seat, text))
        assert ARBORETUM.act(again, seat, ARBORETUM.find(again, seat, text)) == first
    assert ARBORETUM.outcome(again) == ARBORETUM.outcome(state)


def refuse(written: object, complaint: str, options: ArboretumOptions = OPTIONS) -> None:
    with pytest.raises(Unreadable, match=complaint):
        read_setup(options, written)  # type: ignore[arg-type]


@pytest.mark.parametrize("part", ["species", "first", "hands", "deck", "piles"])
def test_a_missing_part(part: str) -> None:
    written = dealt()
    del written[part]
    refuse(written, f"the field “{part}” is missing")


def test_an_unknown_part() -> None:
    refuse(dealt() | {"seed": 1}, "there is no field “seed”")


@pytest.mark.parametrize(
    ("part", "value", "complaint"),
    [
        ("first", "0", "it should be int, not str"),
        ("first", 0.0, "it should be int, not float"),
        ("first", True, "it should be int, not bool"),
        ("first", None, "it should be int, not null"),
        ("first", 2, "the first player is a seat from 0 to 1, not 2"),
        ("first", -1, "the first player is a seat from 0 to 1, not -1"),
        ("deck", "oak1", "it should be array, not str"),
        ("deck", [1], "it should be str, not int"),
        ("hands", [["oak1"], 3], "it should be array, not int"),
        ("species", [], "2 players need 6 different species"),
        ("species", ["oak"] * 6, "2 players need 6 different species"),
        ("species", ["oak", "birch"], "there is no species “birch”"),
        ("hands", [], "as many hands and piles"),
        ("piles", [[]], "as many hands and piles"),
        ("piles", [[], [], []], "as many hands and piles"),
        ("piles", [[], []], "pile 1 has 0, not 1"),
        ("deck", [], "15 were dealt, not 48"),
    ],
)
def test_parts_of_the_wrong_form(part: str, value: object, complaint: str) -> None:
    refuse(dealt() | {part: value}, complaint)


@pytest.mark.parametrize("written", [None, 3, [], "setup"])
def test_something_else_altogether(written: object) -> None:
    refuse(written, "it should be object")


def test_a_hand_that_is_too_large() -> None:
    written = dealt()
    written["hands"][1].append(written["deck"].pop())
    refuse(written, "hand 1 has 8, not 7")


def test_a_hand_that_is_too_small() -> None:
    written = dealt()
    written["deck"].append(written["hands"][0].pop())
    refuse(written, "hand 0 has 6, not 7")


def test_a_pile_before_the_first_player() -> None:
    written = dealt()
    written["piles"][0].append(written["deck"].pop())
    refuse(written, "pile 0 has 1, not 0")


def test_piles_where_the_options_have_none() -> None:
    refuse(dealt(), "pile 1 has 1, not 0", ArboretumOptions(players=2, first=0))


def test_a_card_twice() -> None:
    written = dealt()
    written["deck"][3] = written["hands"][0][0]
    refuse(written, f"{written['hands'][0][0]} is there twice")


@pytest.mark.parametrize("name", ["oak9", "birch1", "", "oak 4", "Oak4"])
def test_no_such_card(name: str) -> None:
    written = dealt()
    written["deck"][3] = name
    refuse(written, f"“{name}” is not in this game")


def test_a_card_of_a_species_that_is_not_in_play() -> None:
    written = dealt()
    absent = next(name for name in ("oak", "maple", "willow", "cassia", "dogwood") if name not in written["species"])
    written["deck"][3] = f"{absent}1"
    refuse(written, f"“{absent}1” is not in this game")


def test_a_card_too_few() -> None:
    written = dealt()
    written["deck"].pop()
    refuse(written, "47 were dealt, not 48")


def test_another_first_player_than_the_options_chose() -> None:
    written = write_setup(ARBORETUM.deal(ArboretumOptions(first=1), QuickRng(1)))
    refuse(written, "seat 1 goes first, but the options chose seat 0", ArboretumOptions(first=0))


def test_other_species_than_the_options_chose() -> None:
    chosen = ("cassia", "dogwood", "jacaranda", "maple", "oak", "willow")
    written = write_setup(ARBORETUM.deal(ArboretumOptions(species=chosen), QuickRng(1)))
    other = ("blue_spruce", *chosen[1:])
    assert read_setup(ArboretumOptions(species=chosen[::-1]), written).deck_left == 34
    refuse(written, "species are not those that the options chose", ArboretumOptions(species=other))
    assert read_setup(ArboretumOptions(species=chosen[:2]), written).deck_left == 34
    refuse(written, "species are not those that the options chose", ArboretumOptions(species=("oak", "blue_spruce")))


def test_another_number_of_players_than_the_options_chose() -> None:
    written = write_setup(ARBORETUM.deal(ArboretumOptions(players=2), QuickRng(1)))
    refuse(written, "3 players need 8 different species", ArboretumOptions(players=3))
