"""Scoring a real table from a file: both forms, the exact answer, and one clear sentence for every error."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Message, Unreadable
from spinney.games.arboretum.material import SPECIES
from spinney.games.arboretum.score_file import score_file
from tests.scale import scaled

TEXT = """
# The printed example, with a layout of our own for Talia.
player Talia
hand J7 M6 M7 O3 O8 RP1 RP5
O1  O2  O4  O6
RP2 .   J3  C7   # the way to the 8
W4  .   .   J8
RP6

player Jonte
hand BS4 C6 J2 J5 M4 M5 RP3

player Rina
hand cassia5 dogwood2 oak7 royal_poinciana8
hand w1 w3 w8
"""

TALIA: dict[str, list[Any]] = {
    "hand": ["jacaranda 7", "maple 6", "maple 7", "oak 3", "oak 8", "royal_poinciana 1", "royal_poinciana 5"],
    "arboretum": [
        ["oak 1", 0, 0],
        ["oak 2", 1, 0],
        ["oak 4", 2, 0],
        ["oak 6", 3, 0],
        ["royal_poinciana 2", 0, 1],
        ["jacaranda 3", 2, 1],
        ["cassia 7", 3, 1],
        ["willow 4", 0, 2],
        ["jacaranda 8", 3, 2],
        ["royal_poinciana 6", 0, 3],
    ],
}
JONTE: dict[str, list[Any]] = {
    "hand": ["blue_spruce 4", "cassia 6", "jacaranda 2", "jacaranda 5", "maple 4", "maple 5", "royal_poinciana 3"],
    "arboretum": [],
}
RINA: dict[str, list[Any]] = {
    "hand": ["cassia 5", "dogwood 2", "oak 7", "royal_poinciana 8", "willow 1", "willow 3", "willow 8"],
    "arboretum": [],
}


def answer(table: object) -> Any:
    """What a program gets for a table in JSON."""
    return json.loads(msgspec.json.encode(score_file(json.dumps(table), "json").answer))


def two(hand: list[Any] | None = None, arboretum: list[Any] | None = None, **fields: Any) -> dict[str, Any]:
    """A table of two players with these cards at seat 0."""
    return {"players": [{"hand": hand or [], "arboretum": arboretum or []}, {"hand": [], "arboretum": []}], **fields}


def refuse(text: str, form: str, complaint: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        score_file(text, form)
    assert complaint in str(unreadable.value)
    assert "\n" not in str(unreadable.value)


def test_the_printed_example_in_both_forms() -> None:
    from_json = score_file(json.dumps({"players": [TALIA, JONTE, RINA]}), "json")
    assert from_json.answer == score_file(TEXT, "text").answer
    given = answer({"players": [TALIA, JONTE, RINA]})
    assert given["totals"] == [19, 0, 0]
    assert given["winners"] == [0]
    assert list(given["species"]) == [
        "blue_spruce",
        "cassia",
        "dogwood",
        "jacaranda",
        "maple",
        "oak",
        "royal_poinciana",
        "willow",
    ]
    rights = {name: line["may_score"] for name, line in given["species"].items()}
    assert rights == {
        "blue_spruce": [1],
        "cassia": [1],
        "dogwood": [2],
        "jacaranda": [0, 1],
        "maple": [0],
        "oak": [0],
        "royal_poinciana": [0],
        "willow": [2],
    }


def test_the_exact_answer() -> None:
    table = two(["oak 8"], [["oak 2", 5, -3], ["cassia 4", 5, -2], ["oak 7", 6, -2]])
    table["players"][1]["hand"] = ["oak 1"]
    assert answer(table) == {
        "totals": [0, 0],
        "winners": [0],
        "species": {
            "cassia": {"sums": [0, 0], "may_score": [0, 1], "best": [0, 0], "paths": [None, None]},
            "oak": {
                "sums": [0, 1],
                "may_score": [1],
                "best": [3, 0],
                "paths": [[["oak 2", 5, -3], ["cassia 4", 5, -2], ["oak 7", 6, -2]], None],
            },
        },
    }


def test_rows_of_a_text_are_counted_for_each_player() -> None:
    text = """
        player A
        O1 O2
        .  O3

        player B
        .  M4
        M6 M5
    """
    given = json.loads(msgspec.json.encode(score_file(text, "text").answer))
    assert given["species"]["oak"]["paths"] == [[["oak 1", 0, 0], ["oak 2", 1, 0], ["oak 3", 1, 1]], None]
    assert given["species"]["maple"]["paths"] == [None, [["maple 4", 1, 0], ["maple 5", 1, 1], ["maple 6", 0, 1]]]


def test_the_lines_in_words() -> None:
    lines = [catalogue().say(line, ["Talia", "Jonte", "Rina"]) for line in score_file(TEXT, "text").lines]
    assert lines[lines.index("Oak") :][:6] == [
        "Oak",
        "  Talia may score with 11 in hand.",
        "    Path from Oak 1 to Oak 6: 4 for its cards, 4 more because all are of one species, "
        "1 for starting with a 1. Points: 9.",
        "  Jonte may not score: 0 in hand.",
        "  Rina may not score: 7 in hand.",
        "Royal Poinciana",
    ]
    assert "  Rina may not score: 0 in hand, the 8 cancelled by a 1 in another hand." in lines
    assert lines[-4:] == [
        "Talia: 19 points, 5 species grown.",
        "Jonte: 0 points, 0 species grown.",
        "Rina: 0 points, 0 species grown.",
        "Talia wins with 19 points.",
    ]


def test_named_species_are_all_scored() -> None:
    given = answer(two(["oak 8"], species=["willow", "oak"]))
    assert list(given["species"]) == ["oak", "willow"]
    assert given["species"]["willow"]["may_score"] == [0, 1]


@pytest.mark.parametrize("named", ["species willow oak", "species W O", "species w\nspecies oak"])
def test_a_text_names_species_like_cards(named: str) -> None:
    score = score_file(f"{named}\nplayer A\nhand O8\nplayer B", "text")
    assert score.answer == score_file(json.dumps(two(["oak 8"], species=["willow", "oak"])), "json").answer


@pytest.mark.parametrize(("dx", "dy"), [(0, 0), (-40, 7), (1000, -1000), (10**12, -(10**12)), (2**63, -(2**63))])
def test_any_coordinates_will_do_if_the_cards_are_connected(dx: int, dy: int) -> None:
    moved = [[card, x + dx, y + dy] for card, x, y in TALIA["arboretum"]]
    given = answer({"players": [TALIA | {"arboretum": moved}, JONTE, RINA]})
    assert given["totals"] == [19, 0, 0]
    assert given["species"]["jacaranda"]["paths"][0] == [
        ["jacaranda 3", 2 + dx, 1 + dy],
        ["oak 4", 2 + dx, dy],
        ["oak 6", 3 + dx, dy],
        ["cassia 7", 3 + dx, 1 + dy],
        ["jacaranda 8", 3 + dx, 2 + dy],
    ]


def test_the_order_of_the_cards_is_free() -> None:
    shuffled = TALIA | {"arboretum": TALIA["arboretum"][::-1], "hand": TALIA["hand"][::-1]}
    assert answer({"players": [shuffled, JONTE, RINA]}) == answer({"players": [TALIA, JONTE, RINA]})


def test_the_widest_arboretum() -> None:
    names = [f"{species} {value}" for species in SPECIES for value in range(1, 9)]
    row = [[name, x, 0] for x, name in enumerate(names[:33])]
    assert answer(two(arboretum=row))["species"]["blue_spruce"]["best"] == [19, 0]
    refuse(json.dumps(two(arboretum=[*row, [names[33], 33, 0]])), "json", "more than 33 cards wide or high")
    column = [[name, 0, y] for name, y, _ in row]
    refuse(json.dumps(two(arboretum=[*column, [names[33], 0, 33]])), "json", "more than 33 cards wide or high")


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        (two(["oak 4", "oak 4"]), "Oak 4 is there twice; each card exists only once"),
        (two(["oak 4"], [["oak 4", 0, 0]]), "Oak 4 is there twice; each card exists only once"),
        (two([], [["oak 4", 0, 0], ["oak 5", 2, 0]]), "Player 1: there is a gap: Oak 5 at 2,0 is cut off from Oak 4"),
        (two([], [["oak 4", 0, 0], ["oak 5", 1, 1]]), "Player 1: there is a gap: Oak 5 at 1,1 is cut off from Oak 4"),
        (two(["oak 9"]), "“oak 9” has no value from 1 to 8"),
        (two(["oak 0"]), "Player 1: “oak 0” has no value from 1 to 8"),
        (two([], [["oak 9", 0, 0]]), "Player 1: “oak 9” has no value from 1 to 8"),
        (two(["birch 4"]), "Player 1: there is no species “birch”"),
        (two(["Oak 4"]), "Player 1: there is no species “Oak”"),
        (two(["oak4"]), "Player 1: “oak4” is not a card; write species and value, as in “oak 4”"),
        (two([""]), "Player 1: “” is not a card; write species and value, as in “oak 4”"),
        (two([], [["oak 4", 0, 0], ["oak 5", 0, 0]]), "Player 1: Oak 4 and Oak 5 are both at 0,0"),
        (two([f"oak {value}" for value in range(1, 9)]), "Player 1: 8 cards in hand; at the end a hand has 7"),
        (two(["oak 4"], species=["maple"]), "Oak 4 is on the table, but its species is not among those named"),
        (two(species=["birch"]), "there is no species “birch”"),
        (two([4]), "it should be str, not int"),
        (two([None]), "it should be str, not null"),
        (two([["oak 4"]]), "it should be str, not array"),
        (two([], [["oak 4", 0.0, 0]]), "it should be int, not float"),
        (two([], [["oak 4", 0.5, 0]]), "it should be int, not float"),
        (two([], [["oak 4", True, 0]]), "it should be int, not bool"),
        (two([], [["oak 4", "0", 0]]), "it should be int, not str"),
        (two([], [["oak 4", 0]]), "it should be a list of 3 things"),
        (two([], [["oak 4", 0, 0, 0]]), "it should be a list of 3 things"),
        (two([], [{"card": "oak 4", "x": 0, "y": 0}]), "it should be array, not object"),
        (two(names=["A", "B"]), "there is no field “names”"),
        ({"players": [{"hand": []}, {"hand": []}]}, "the field “arboretum” is missing"),
        ({"players": [{"arboretum": []}, {"hand": []}]}, "the field “hand” is missing"),
        ({"players": [JONTE | {"pile": []}, RINA]}, "there is no field “pile”"),
        ({}, "the field “players” is missing"),
        ({"players": {}}, "it should be array, not object"),
        ({"players": []}, "there are 0 players"),
        ({"players": [JONTE]}, "there is 1 player; Arboretum is for 2 to 4"),
        ({"players": [{"hand": [], "arboretum": []}] * 5}, "there are 5 players"),
        ([], "it should be object, not array"),
        (None, "it should be object, not null"),
        (3, "it should be object, not int"),
    ],
)
def test_impossible_tables_are_refused(table: object, complaint: str) -> None:
    refuse(json.dumps(table), "json", complaint)


@pytest.mark.parametrize(
    "text", ["", "{", '{"players": [', "player A", '{"players": []} x', "\x00", '"\ud800"', "[" * 9999]
)
def test_malformed_json_is_refused(text: str) -> None:
    refuse(text, "json", "not a table: ")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "there are 0 players"),
        ("O1 O2", "line 1: “O1” comes before the first line “player NAME”"),
        ("\nhand O1", "line 2: “hand” comes before the first line “player NAME”"),
        ("player A", "there is 1 player; Arboretum is for 2 to 4"),
        ("player A\nO1 x O2\nplayer B", "line 2: “x” is not a card; write O4 or oak4, and a dot for a gap"),
        ("player A\nhand O\nplayer B", "line 2: “O” is not a card; write O4 or oak4, and a dot for a gap"),
        ("player A\nhand 4\nplayer B", "A: there is no species “”"),
        ("player A\nhand O9\nplayer B", "“oak 9” has no value from 1 to 8"),
        ("player A\nhand O٣\nplayer B", "A: “oak ٣” has no value from 1 to 8"),
        ("player A\nhand X4\nplayer B", "A: there is no species “X”"),
        ("player A\nO1 . O2\nplayer B", "A: there is a gap: Oak 2 at 2,0 is cut off from Oak 1"),
        ("player A\nO1\nplayer B\nhand O1", "Oak 1 is there twice; each card exists only once"),
        ("species birch\nplayer A\nplayer B", "there is no species “birch”"),
    ],
)
def test_wrong_texts_are_refused(text: str, complaint: str) -> None:
    refuse(text, "text", complaint)


@pytest.mark.parametrize("text", [TEXT.upper(), TEXT.lower(), TEXT.replace("player", "Player")])
def test_case_does_not_matter(text: str) -> None:
    assert score_file(text, "text").answer == score_file(TEXT, "text").answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_read_in_every_language(language: str) -> None:
    say = catalogue(language).say
    words = {word: say(Message("table-word-" + word)).split()[0] for word in ("player", "hand", "species")}
    oak, royal = (say(Message("arboretum-species", {"species": name})) for name in ("oak", "royal_poinciana"))
    text = f"{words['species']} {royal.replace(' ', '_')} {oak}\n"
    text += (
        f"{words['player']} A\n{words['hand']} {oak}8 {royal.replace(' ', '_')}2\n{oak.upper()}1 .\n{words['player']} B"
    )
    plain = "species royal_poinciana oak\nplayer A\nhand oak8 royal_poinciana2\noak1 .\nplayer B"
    assert score_file(text, "text", language).answer == score_file(plain, "text").answer
    assert score_file(plain, "text", language).answer == score_file(plain, "text").answer, "English is always read"


def test_a_long_word_is_not_repeated_whole() -> None:
    with pytest.raises(Unreadable) as refused:
        score_file("player A\nhand " + "x" * 100_000 + "4\nplayer B", "text")
    assert len(str(refused.value)) < 400


CARD_NAMES = [f"{species} {value}" for species in ("oak", "maple", "birch") for value in range(10)]
COORDINATES = st.integers(-2, 2) | st.integers()
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(CARD_NAMES)
ANYTHING = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8)
LAID = st.lists(st.tuples(st.sampled_from(CARD_NAMES), COORDINATES, COORDINATES) | ANYTHING, max_size=6)
PLAYERS = st.fixed_dictionaries(
    {"hand": st.lists(st.sampled_from(CARD_NAMES), max_size=9) | ANYTHING, "arboretum": LAID},
    optional={"name": st.text()},
)
TABLES = st.fixed_dictionaries(
    {"players": st.lists(PLAYERS, max_size=5) | ANYTHING},
    optional={"species": st.lists(st.sampled_from(["oak", "maple", "birch"])) | ANYTHING},
)
WORDS = st.sampled_from(
    ["player A\n", "hand ", "species ", "O1 ", "O8 ", "M4 ", ". ", "\n", "#", "oak3 ", "x9 ", "\ud800"]
)


def answers_or_refuses(text: str, form: str) -> None:
    """The only exception is `Unreadable`, and an answer can be encoded."""
    try:
        score = score_file(text, form)
    except Unreadable:
        return
    assert json.loads(msgspec.json.encode(score.answer))["winners"]
    assert all(catalogue().say(line) for line in score.lines)


@settings(max_examples=scaled(300))
@given(TABLES | ANYTHING)
def test_any_json_is_answered_or_refused(table: object) -> None:
    answers_or_refuses(json.dumps(table), "json")
    answers_or_refuses(json.dumps(table, ensure_ascii=False), "json")


@settings(max_examples=scaled(300))
@given(st.lists(WORDS).map("".join) | st.text(), st.sampled_from(["json", "text"]))
def test_any_text_is_answered_or_refused(text: str, form: str) -> None:
    answers_or_refuses(text, form)


def test_a_text_names_its_players() -> None:
    text = "player Ann Marie\nhand O3\nO1 O2\nplayer\nhand M2\nM1"
    assert score_file(text, "text").names == ["Ann Marie", "Player 2"]
