"""Real tables: what they score, and what cannot have happened."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import permutations, product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Message, Unreadable
from spinney.core.rng import QuickRng
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.score_file import score_file
from spinney.games.treehouse.score_types import BonusAnswer, RoundAnswer, TableAnswer
from tests.games.treehouse.referee import ALL_PLACES, Referee
from tests.scale import scaled

ANN = [
    ["red", 2, 1, 1],
    ["red", 2, 2, 1],
    ["blue", 3, 2, 1],
    ["green", 3, 1, 2],
    ["red", 3, 3, 2],
    ["blue", 4, 3, 3],
    ["green", 4, 1, 3],
]
BOB = [["yellow", 2, 2, 1], ["blue", 2, 1, 2], ["blue", 3, 2, 3], ["yellow", 3, 3, 3]]
NOTHING = [{"red": "none", "blue": "none"}, {"red": "none", "yellow": "none"}, {"purple": "none", "brown": "none"}]

TEXT = """
# A table for two.
player Ann
  1 red 2,1 red 2,2 blue 3,2
  2 green 3,1 red 3,3
  3 blue 4,3 green 4,1
player Bob
  1 yellow 2,2
  2 blue 2,1
  3 blue 3,2 yellow 3,3
score red none blue none
score red none yellow none
score purple none brown none
"""


def table(*houses: list[Any], rounds: list[dict[str, str]] | None = None, **fields: Any) -> str:
    players = [{"rooms": house} for house in houses]
    return json.dumps({"players": players, "rounds": NOTHING if rounds is None else rounds} | fields)


def answer(text: str, form: str = "json") -> TableAnswer:
    scored = score_file(text, form).answer
    assert isinstance(scored, TableAnswer)
    return scored


def worths(**changed: int) -> dict[str, int]:
    return dict.fromkeys(("red", "yellow", "green", "blue", "purple", "brown"), 1) | changed


def test_a_table_of_two() -> None:
    # Ann: 0 + 0 in round 1; green and blue, one each, in round 2; all seven in round 3.
    # Bob: one yellow; one blue; all four. Bonuses: Ann three red and two green; yellow two to Bob; blue is tied.
    assert answer(table(ANN, BOB)) == TableAnswer(
        totals=[0 + 2 + 7 + 3 + 2, 1 + 1 + 4 + 2],
        winners=[0],
        rounds=[
            RoundAnswer(worths(red=0, blue=0), [0, 1]),
            RoundAnswer(worths(red=0, yellow=0), [2, 1]),
            RoundAnswer(worths(purple=0, brown=0), [7, 4]),
        ],
        bonus={
            "red": BonusAnswer(0, 3),
            "yellow": BonusAnswer(1, 2),
            "green": BonusAnswer(0, 2),
            "blue": BonusAnswer(None, 0),
            "purple": BonusAnswer(None, 0),
            "brown": BonusAnswer(None, 0),
        },
    )


def test_the_text_form_says_the_same() -> None:
    scored, same = score_file(TEXT, "text"), score_file(table(ANN, BOB), "json")
    assert (scored.answer, scored.lines) == (same.answer, same.lines)
    assert (scored.names, same.names) == (["Ann", "Bob"], [])
    assert score_file(TEXT.replace("player Bob", "player"), "text").names == ["Ann", "Player 2"]


def test_the_score_in_words() -> None:
    lines = [catalogue().say(line, ["Ann", "Bob"]) for line in score_file(table(ANN, BOB), "json").lines]
    assert lines == [
        "Round 1. A room is worth: red 0, yellow 1, green 1, blue 0, purple 1, brown 1.",
        "  Ann: nothing.",
        "  Bob: 1 yellow at 1. Points: 1.",
        "Round 2. A room is worth: red 0, yellow 0, green 1, blue 1, purple 1, brown 1.",
        "  Ann: 1 green at 1, 1 blue at 1. Points: 2.",
        "  Bob: 1 blue at 1. Points: 1.",
        "Round 3. A room is worth: red 1, yellow 1, green 1, blue 1, purple 0, brown 0.",
        "  Ann: 3 red at 1, 2 green at 1, 2 blue at 1. Points: 7.",
        "  Bob: 2 yellow at 1, 2 blue at 1. Points: 4.",
        "The most rooms of each colour.",
        "  Ann has the most red rooms. Points: 3.",
        "  Bob has the most yellow rooms. Points: 2.",
        "  Ann has the most green rooms. Points: 2.",
        "  A tie for blue, 2 each: nobody gains.",
        "Ann: 14 points, largest colour: 3 rooms.",
        "Bob: 8 points, largest colour: 2 rooms.",
        "Ann wins with 14 points.",
    ]


def test_three_and_four_players_and_the_youngest() -> None:
    three = [{"red": "two", "blue": "two", "green": "none"}, {"red": "none", "blue": "two", "green": "none"}]
    scored = answer(table(ANN, BOB, [], rounds=[*three, three[0]]))
    assert scored.rounds[0] == RoundAnswer(worths(red=2, blue=2, green=0), [6, 1, 0])
    four = {"red": "two", "blue": "two", "green": "none", "brown": "none"}
    assert answer(table(ANN, BOB, [], [], rounds=[four] * 3)).rounds[2].points == [10, 6, 0, 0]
    claims = {"red": "claim", "green": "claim"}
    young = answer(table(ANN, BOB, rounds=[claims] * 3, youngest=True))
    assert young.rounds[1] == RoundAnswer(worths(yellow=0, blue=0, purple=0, brown=0), [4, 0])


@pytest.mark.parametrize(("players", "youngest"), [(2, False), (3, False), (4, False), (3, True)])
def test_finished_games_score_as_they_ended(players: int, youngest: bool) -> None:
    """A finished game can be written down, is accepted, and scores the same."""
    for seed in range(scaled(40)):
        state = TREEHOUSE.deal(TreehouseOptions(players=players, youngest=youngest), QuickRng(seed))
        rng = QuickRng(seed, 1)
        while (seat := TREEHOUSE.rules.actor(state)) >= 0:
            TREEHOUSE.rules.apply(state, seat, TREEHOUSE.rules.rollout_action(state, seat, rng))
        public = TREEHOUSE.view(state, -1).public
        houses = [
            sorted([room.room.rstrip("0123456789"), room.level, room.place, room.round] for room in seat.house)
            for seat in public.seats
        ]
        rounds: list[dict[str, str]] = [{laid.colour: laid.condition for laid in round.laid} for round in public.rounds]
        scored = answer(table(*houses, rounds=rounds, youngest=youngest))
        outcome = TREEHOUSE.outcome(state)
        assert (scored.totals, scored.winners) == (outcome.points, outcome.winners)
        assert [sum(line.points[seat] for line in scored.rounds) for seat in range(players)] == [
            seat.score for seat in public.seats
        ]
        counts = [Counter(room[0] for room in house) for house in houses]
        short = [{"score": seat.score, "rooms": rooms} for seat, rooms in zip(public.seats, counts, strict=True)]
        same = answer(json.dumps({"players": short}))
        assert (same.totals, same.winners, same.bonus) == (scored.totals, scored.winners, scored.bonus)


def both_sides(*colours: str) -> list[list[Any]]:
    """Levels 2 and 3, built evenly, with these colours from 2,1 to 3,3 in rounds 1 and 2."""
    places = [(2, 1), (2, 2), (3, 1), (3, 2), (3, 3)]
    return [[colour, level, place, 1] for colour, (level, place) in zip(colours, places, strict=False)]


IMPOSSIBLE = [
    (table(ANN), "there is 1 player; Best Treehouse Ever is for 2 to 4"),
    (table(ANN, BOB, rounds=NOTHING[:2]), "there are score cards for 2 rounds; a game has 3"),
    (
        table([["pink", 2, 1, 1]], BOB),
        "Player 1: there is no colour “pink”; there are red, yellow, green, blue, purple and brown",
    ),
    (
        table(ANN, BOB, rounds=[{"pink": "none", "red": "none"}] * 3),
        "round 1: there is no colour “pink”; there are red, yellow, green, blue, purple and brown",
    ),
    (table([["red", 7, 1, 1]], BOB), "Player 1: red at 7,1: no house is higher than level 6"),
    (
        table([["red", 3, 4, 1]], BOB),
        "Player 1: red at 3,4: there is no such place; level L from 2 to 6 has places 1 to L",
    ),
    (
        table([["red", 1, 1, 1]], BOB),
        "Player 1: red at 1,1: there is no such place; level L from 2 to 6 has places 1 to L",
    ),
    (table([["red", -(10**30), 1, 1]], BOB), f"Player 1: red at {-(10**30)},1: there is no such place"),
    (table([["red", 2, 10**30, 1]], BOB), f"Player 1: red at 2,{10**30}: there is no such place"),
    (table([["red", 2, 1, 10**30]], BOB), f"Player 1: red at 2,1: there is no round {10**30}"),
    (table([["red", 2, 1, 4]], BOB), "Player 1: red at 2,1: there is no round 4"),
    (table([["red", 2, 1, 1], ["blue", 2, 1, 2]], BOB), "Player 1: blue at 2,1: red is already there"),
    (
        table([*both_sides(*["red"] * 5), ["red", 4, 2, 1]], BOB),
        "Player 1: 6 rooms in round 1; nobody builds more than 5",
    ),
    (
        table(ANN, [["red", 2, 1, 1], ["blue", 3, 2, 1]]),
        "Player 2: after round 1: blue at 3,2 has no support",
    ),
    (
        table(ANN, [["red", 2, 1, 2], ["blue", 2, 2, 1], ["blue", 3, 1, 1]]),
        "Player 2: after round 1: blue at 3,1 has no support",
    ),
    (
        table(both_sides("red", "blue", "red", "blue", "red"), BOB),
        "Player 1: after round 1: red is in two groups, at 2,1 and 3,3",
    ),
    (
        table([["red", 2, 1, 1], ["red", 3, 1, 1]], BOB),
        "Player 1: after round 1: 2 more rooms on the left than on the right; the balance allows one",
    ),
    (
        table([["red", 2, 2, 1], ["red", 3, 3, 1], ["red", 2, 1, 2]], BOB),
        "Player 1: after round 1: 2 more rooms on the right than on the left; the balance allows one",
    ),
    (table(ANN, BOB, rounds=[{"red": "none"}] * 3), "round 1: two players lay two cards “none” and nothing else"),
    (
        table(ANN, BOB, rounds=[{"red": "none", "blue": "two"}] * 3),
        "round 1: two players lay two cards “none” and nothing else",
    ),
    (
        table(ANN, BOB, rounds=[{"red": "claim", "blue": "none"}] * 3),
        "round 1: a condition card is “two” or “none”, not “claim”",
    ),
    (
        table(ANN, BOB, [], rounds=[{"red": "none", "blue": "two"}] * 3),
        "round 1: 3 players lay 3 condition cards, not 2",
    ),
    (
        table(ANN, BOB, [], rounds=[{"red": "two", "blue": "two", "green": "two"}] * 3),
        "round 1: there are only two condition cards of a kind",
    ),
    (
        table(ANN, BOB, [], [], rounds=[{"red": "two", "blue": "two", "green": "none"}] * 3),
        "round 1: 4 players lay 4 condition cards, not 3",
    ),
    (
        table(ANN, BOB, rounds=[{"red": "claim"}] * 3, youngest=True),
        "round 1: 2 players take 2 score cards, not 1",
    ),
    (
        table(ANN, BOB, rounds=[{"red": "two", "blue": "claim"}] * 3, youngest=True),
        "round 1: with the youngest players a colour is “claim”, not “two”",
    ),
    (
        table(*[both_sides(*["red"] * 5)] * 3, rounds=[{"red": "two", "blue": "two", "green": "none"}] * 3),
        "there are 15 red rooms; the box has 12",
    ),
    ('{"players": []', "this is not a table: it is not JSON"),
    ('{"players": [], "rounds": [], "colour": 1}', "this is not a table: there is no field “colour”"),
    (
        '{"players": [{"rooms": [["red", 2, 1]]}], "rounds": []}',
        "this is not a table: at players[0].rooms[0]: it should be a list of 4 things",
    ),
    ("\ud800", "this is not a table"),
]


@pytest.mark.parametrize(("text", "words"), IMPOSSIBLE)
def test_what_cannot_have_come_about_is_refused_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(Unreadable) as error:
        score_file(text, "json")
    assert str(error.value).startswith(words)
    assert "\n" not in str(error.value)


BRIDGE = [
    ["blue", 2, 1, 1],
    ["green", 2, 2, 1],
    ["yellow", 3, 2, 1],
    ["red", 3, 1, 2],
    ["red", 3, 3, 2],
    ["red", 4, 2, 2],
    ["red", 4, 3, 2],
]


def test_every_placement_must_have_been_legal_in_some_order() -> None:
    """Support, balance and groups are right after every round, but 4,2 and 4,3 rest on both ends of the red group,
    which do not touch: the second of them would have had no neighbour of its colour."""
    with pytest.raises(Unreadable, match="Player 1: these rooms cannot have been built in any order"):
        score_file(table(BRIDGE, BOB), "json")
    linked = [["red" if room[:3] == ["yellow", 3, 2] else room[0], *room[1:]] for room in BRIDGE]
    assert answer(table(linked, BOB)).rounds[0].points[0] == 1


def test_the_order_keeps_to_the_rounds() -> None:
    """The same rooms: possible if the link is built before the ends, impossible if it comes a round later."""
    early = [
        ["blue", 2, 1, 1],
        ["red", 2, 2, 1],
        ["red", 3, 2, 1],
        ["red", 3, 1, 2],
        ["green", 3, 3, 2],
    ]
    assert answer(table(early, BOB)).winners == [0]
    late = [[*room[:3], 3] if room[1:3] == [3, 2] else room for room in early]
    with pytest.raises(Unreadable, match=r"Player 1: after round 2: red is in two groups, at 2,2 and 3,1"):
        score_file(table(late, BOB), "json")


UNREADABLE_TEXTS = [
    ("1 red 2,1", "line 1: “1” comes before the first line “player NAME”"),
    ("player Ann\n4 red 2,1", "line 2: write the round, then each colour with its place"),
    ("player Ann\n1 red", "line 2: write the round, then each colour with its place"),
    ("player Ann\n1 red two", "line 2: “two” is not a place; write level and place, like 3,2"),
    ("player Ann\nscore red", "line 2: write each colour with its card: score red two blue none"),
    ("score red none red none", "line 1: red is there twice; a score card takes one card"),
    ("", "there are 0 players"),
]


@pytest.mark.parametrize(("text", "words"), UNREADABLE_TEXTS)
def test_a_text_of_the_wrong_form_names_the_line(text: str, words: str) -> None:
    with pytest.raises(Unreadable) as error:
        score_file(text, "text")
    assert str(error.value).startswith(words)


@pytest.mark.parametrize("text", [TEXT.upper(), TEXT.title()])
def test_case_does_not_matter(text: str) -> None:
    assert answer(text, "text") == answer(TEXT, "text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_read_in_every_language(language: str) -> None:
    say = catalogue(language).say
    text = TEXT.replace("# A table for two.", "")
    for word in ("player", "score", "none"):
        text = re.sub(rf"\b{word}\b", say(Message("table-word-" + word)).split()[0], text)
    for colour in ("red", "yellow", "green", "blue", "purple", "brown"):
        text = re.sub(rf"\b{colour}\b", say(Message("treehouse-colour", {"colour": colour})).capitalize(), text)
    assert score_file(text, "text", language).answer == answer(TEXT, "text")


def test_refusals_are_said_in_the_language_of_the_reader() -> None:
    with pytest.raises(Unreadable) as error:
        score_file("player Олена\n1 pink 2,1\nplayer Ben\n" + "score red none blue none\n" * 3, "text", "uk")
    assert isinstance(error.value.why, Message)
    said = catalogue("uk").say(error.value.why)
    assert said.startswith("Олена: ")
    assert "pink" in said


def test_the_answer_is_plain_json() -> None:
    assert json.loads(msgspec.json.encode(answer(table(ANN, BOB))))["bonus"]["red"] == {"winner": 0, "points": 3}


def test_the_examples_of_the_manual_are_true() -> None:
    """The blocks of docs/score-treehouse.md in order: the JSON form, its answer, the text form; the short form."""
    page = (Path(__file__).parents[3] / "docs" / "score-treehouse.md").read_text("utf-8")
    blocks = re.findall(r"(?:^ {4}.*\n)+", page, re.MULTILINE)
    assert len(blocks) == 6
    assert msgspec.to_builtins(answer(blocks[0])) == json.loads(blocks[1])
    assert answer(blocks[2], "text") == answer(blocks[0])
    assert msgspec.to_builtins(answer(blocks[4])) == json.loads(blocks[5])
    assert answer(blocks[3], "text") == answer(blocks[4])


def can_be_built(rooms: list[list[Any]]) -> bool:
    """Whether the second referee allows these rooms in some order, round by round: all orders are tried."""
    rounds = [[room for room in rooms if room[3] == round] for round in (1, 2, 3)]
    for orders in product(*(permutations(one) for one in rounds)):
        referee = Referee({"hands": [[[], []]], "first": 0}, youngest=False)
        for colour, level, place, _ in (room for order in orders for room in order):
            if not referee.fits(0, colour, (level, place)):
                break
            referee.houses[0][level, place] = colour
        else:
            return True
    return False


def test_a_house_is_refused_exactly_if_no_order_leads_to_it() -> None:
    rng = QuickRng(11)
    verdicts = set()
    for _ in range(scaled(600)):
        size = 2 + rng.below(6)
        house = [
            [("red", "blue", "green")[rng.below(3)], level, place, 1 + rng.below(2)]
            for level, place in ALL_PLACES[:size]
            if rng.below(8) > 0
        ]
        try:
            answer(table(house, []))
            verdict = True
        except Unreadable:
            verdict = False
        expected = can_be_built(house) and all(sum(room[3] == round for room in house) <= 5 for round in (1, 2, 3))
        assert verdict == expected, house
        verdicts.add(verdict)
    assert verdicts == {True, False}


@pytest.mark.parametrize(
    ("players", "sentence", "where"),
    [
        ([{"rooms": {}}], "Player 1: the points so far are missing", "players/0/score"),
        (
            [{"rooms": [], "score": 3}],
            "Player 1: this is the short form and the whole house at once",
            "players/0/rooms",
        ),
        ([{"rooms": {"pink": 1}, "score": 3}], "Player 1: there is no colour “pink”", "players/0/rooms"),
        ([{"rooms": {"red": -1}, "score": 3}], "Player 1: there are -1 red rooms", "players/0/rooms/red"),
    ],
)
def test_a_wrong_short_form_is_refused(players: list[dict[str, Any]], sentence: str, where: str) -> None:
    with pytest.raises(Unreadable) as error:
        score_file(json.dumps({"players": [*players, {"rooms": {}, "score": 0}]}), "json")
    assert str(error.value).startswith(sentence)
    assert error.value.where == where


def test_the_short_form_has_no_score_cards() -> None:
    short = [{"rooms": {}, "score": 3}] * 2
    with pytest.raises(Unreadable, match="so no score cards"):
        score_file(json.dumps({"players": short, "rounds": NOTHING}), "json")


def test_more_rooms_of_a_colour_than_the_box_has() -> None:
    short = [{"rooms": {"red": 7}, "score": 3}, {"rooms": {"red": 6}, "score": 0}, {"rooms": {}, "score": 0}]
    with pytest.raises(Unreadable, match="there are 13 red rooms; the box has 12") as error:
        score_file(json.dumps({"players": short}), "json")
    assert error.value.where == "players/1/rooms"
