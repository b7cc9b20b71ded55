"""Scoring a real table: both forms, the exact answer, every refusal, and finished games of ours."""

from __future__ import annotations

import copy
import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Message, Unreadable
from spinney.core.rng import QuickRng
from spinney.games.renature import RENATURE
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.score_file import score_file
from spinney.games.renature.state import RenatureState
from spinney.games.renature.valley_file import standard_valley
from tests.scale import scaled

TEXT = """
player Ann
  score 30
  clouds 1
  own 8 4 2 1        # grass, bush, spruce, oak left on the board
  neutral 3 2 1 0
  tokens 2/1 4/3
player Ben
  score 25
  clouds 0
  own 7 3 2 2
  neutral 3 2 1 1
area A taken 0g 1b   # its token is taken, and what stands there: the grass of seat 0, the bush of seat 1
area G taken
area F there 0o no 1g 1g
"""

TABLE: dict[str, Any] = {
    "players": [
        {"score": 30, "clouds": 1, "own": [8, 4, 2, 1], "neutral": [3, 2, 1, 0], "tokens": [[2, 1], [4, 3]]},
        {"score": 25, "clouds": 0, "own": [7, 3, 2, 2], "neutral": [3, 2, 1, 1]},
    ],
    "areas": {
        "A": {"plants": ["0 grass", "1 bush"], "token": False},
        "G": {"token": False},
        "F": {"plants": ["0 oak", "neutral oak", "1 grass", "1 grass"]},
    },
}


def answer(table: dict[str, Any]) -> Any:
    return msgspec.to_builtins(score_file(msgspec.json.encode(table).decode(), "json").answer)


def test_the_answer() -> None:
    found = answer(TABLE)
    # Ann: 30, a cloud, minus 8 + 8 + 6 + 4 for her own and 3 + 4 + 3 for neutral plants, and 1 + 3 for her tokens.
    assert found["totals"] == [30 + 1 - 36 + 4, 25 + 5 + 2 - (7 + 6 + 6 + 8) - (3 + 4 + 3 + 4)]
    assert found["winners"] == [0]
    area = next(area for area in found["areas"] if area["area"] == "F")
    assert area["totals"] == [4, 2, 4]
    assert area["struck"] == [0, 2]
    assert (area["main_to"], area["secondary_to"]) == (1, 1)
    assert len(found["areas"]) == 16
    assert found["seats"][0]["backs"] == [1, 3]


def test_both_forms_say_the_same() -> None:
    assert msgspec.to_builtins(score_file(TEXT, "text").answer) == answer(TABLE)
    scored = score_file(TEXT, "text")
    assert scored.names == ["Ann", "Ben"]
    lines = [catalogue().say(line, scored.names) for line in scored.lines]
    assert "Ann: 30 before, 0 for areas, 1 for clouds, 36 off for plants left, 4 for 2 tokens. Total: -1." in lines
    assert "  Ann: 4, cancelled by a tie" in lines
    assert lines[-1] == "Ann wins with -1 point."


def edited(path: list[Any], value: Any) -> dict[str, Any]:
    table = copy.deepcopy(TABLE)
    place: Any = table
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return table


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["players"], TABLE["players"][:1], "there is 1 player; Renature is for 2 to 4"),
        (["players", 0, "score"], 2, "Player 1: a score of 2; with 2 players it is 3 to 999"),
        (["players", 0, "score"], 10**18, "a score of 1000000000000000000;"),
        (["players", 0, "clouds"], 7, "Player 1: 7 clouds; a board has 6 cloud spaces"),
        (["players", 0, "clouds"], -1, "Player 1: -1 clouds; a board has 6 cloud spaces"),
        (["players", 0, "own"], [8, 4, 2], "Player 1: 3 numbers; write one each for grass, bush, spruce and oak"),
        (["players", 0, "own"], [10, 4, 2, 1], "Player 1: grass: 10; the board has room for 9"),
        (["players", 0, "neutral"], [4, 2, 1, 0], "neutral grass: 7 on the boards and in the areas; the box has 6"),
        (["players", 0, "own"], [9, 4, 2, 1], "Player 1: grass: 10 on the boards and in the areas; the game has 9"),
        (["players", 0, "own"], [7, 4, 2, 1], "Player 1: grass: 8 on the boards and in the areas; the game has 9"),
        (["players", 0, "tokens"], [[2, 1], [4, 14]], "a back of 14 on a token of 4; backs are 0 to 13"),
        (["players", 0, "tokens"], [[2, 1], [4, -1]], "a back of -1"),
        (["secondary"], {"9": 1}, "there is no sunflower token of 9"),
        (["secondary"], {"5": 6}, "secondary points of 6 for a token of 5; they are 0 to 5"),
        (["players", 0, "tokens"], [[2, 1], [9, 3]], "there is no sunflower token of 9"),
        (["players", 0, "tokens"], [[2, 1]], "tokens of 4: players hold 0, but areas of that size without one: 1"),
        (["players", 0, "tokens"], [[2, 1], [4, 3], [4, 2]], "tokens of 4: players hold 2, but areas"),
        (["areas", "Z"], {}, "there is no area “Z”; they go from A to R"),
        (["areas", "B"], {"plants": ["0 rose"]}, "area B: there is no plant in “0 rose”"),
        (["areas", "B"], {"plants": ["2 oak"]}, "area B: “2 oak” has no colour of this table"),
        (["areas", "B"], {"plants": ["green oak"]}, "no colour"),
        (["areas", "B"], {"plants": ["0 grass"] * 3}, "area B: 3 plants; it has 2 cells"),
        (["areas", "P"], {"plants": ["0 grass"] * 13}, "area P: 13 plants; it has 12 cells"),
        (["areas", "B"], {"plant": []}, "not a table"),
        (["valley"], "S", "valley: "),
        (["dominoes"], [["owl-cow", "1,1", "1,2"]], "no such domino"),
        (["dominoes"], [["owl-owl", "1,1", "2,2"]], "domino owl-owl 1,1 2,2: 2,2 is not a brook cell"),
        (["dominoes"], [["owl-owl", "1,1", "1,16"]], "domino owl-owl 1,1 1,16: 1,16 is not a brook cell"),
        (["dominoes"], [["owl-owl", "1,1", "1,3"]], "not next to each other"),
        (["dominoes"], [["owl-owl", "1,1", "1,2"], ["bat-bat", "1,2", "1,3"]], "owl-owl is already on 1,2"),
        (["dominoes"], [["owl-bat", "1,1", "1,2"], ["bat-owl", "1,4", "1,3"]], "it is already at 1,1 1,2"),
        (["dominoes"], [["owl-owl", "1,1", "1,2"]], "area A is not complete, but its token is taken"),
    ],
)
def test_what_cannot_have_come_about_is_refused(path: list[Any], value: Any, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        answer(edited(path, value))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("score 30", "score many", "line 3: “many” should be 1 whole number"),
        ("score 30", "score ٣٠", "line 3: “٣٠” should be 1 whole number"),
        ("score 30", "score 99999999999999999999", "should be 1 whole number"),
        ("score 30", "score " + "9" * 5000, "should be 1 whole number"),
        ("score 30", "score 1000", "Ann: a score of 1000; with 2 players it is 3 to 999"),
        ("own 8 4 2 1 ", "own 8 4 2 ", "should be 4 whole numbers"),
        ("tokens 2/1 4/3", "tokens 2/1 4", "line 7: “4” should be 2 whole numbers"),
        ("player Ann", "", "line 3: “score” comes before the first line “player NAME”"),
        ("area G taken", "area G", "then there or taken"),
        ("area G taken", "area A taken", "line 14: area A is given twice"),
        ("0g 1b", "0g 1x", "line 13: “1x” is not a plant"),
        ("area G taken", "domino owl-owl 1,1", "write domino owl-frog 3,4 3,5"),
        ("area G taken", "hello", "line 14: “hello” is none of player, area"),
    ],
)
def test_bad_text_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        score_file(TEXT.replace(old, new, 1), "text")
    assert sentence in str(refused.value)


# No table is refused because of values on components that we could not see.


@pytest.mark.parametrize("back", range(14))
def test_any_back_is_scored(back: int) -> None:
    given = answer(edited(["players", 0, "tokens"], [[2, 1], [4, back]]))
    assert given["seats"][0]["backs"] == [1, back]
    assert given["totals"][0] == answer(TABLE)["totals"][0] + back - 3


@pytest.mark.parametrize(("first", "second"), [([3, 2, 2, 1], [3, 2, 2, 2]), ([2, 1, 1, 0], [2, 1, 1, 0])])
def test_two_players_may_have_started_with_other_neutral_plants(first: list[int], second: list[int]) -> None:
    """One neutral oak is in area F: 3-2-2-2 each is the whole supply of 6-4-4-4."""
    table = edited(["players", 0, "neutral"], first)
    table["players"][1]["neutral"] = second
    worth = [sum(count * value for value, count in enumerate(plants, 1)) for plants in (first, second)]
    plain = answer(TABLE)["seats"]
    scored = answer(table)["seats"]
    own = [sum(count * value for value, count in enumerate(one["own"], 1)) for one in TABLE["players"]]
    assert [seat["plants"] for seat in scored] == [left + more for left, more in zip(own, worth, strict=True)]
    assert [seat["before"] for seat in scored] == [seat["before"] for seat in plain]


def test_more_neutral_plants_than_the_box_has_are_refused() -> None:
    table = edited(["players", 0, "neutral"], [3, 2, 2, 2])
    table["players"][1]["neutral"] = [3, 2, 2, 2]
    with pytest.raises(Unreadable, match="neutral oak: 5 on the boards and in the areas; the box has 4"):
        answer(table)


def test_a_table_gives_the_secondary_points_of_its_tokens() -> None:
    """Area F has 5 cells: 5/2 is our guess."""
    [area] = [area for area in answer(TABLE)["areas"] if area["area"] == "F"]
    [given] = [area for area in answer(edited(["secondary"], {"5": 3}))["areas"] if area["area"] == "F"]
    assert (area["secondary"], given["secondary"]) == (2, 3)
    text = score_file(TEXT + "secondary 5/3 13/7\n", "text")
    assert msgspec.to_builtins(text.answer) == answer(edited(["secondary"], {"5": 3, "13": 7}))
    seats = answer(TABLE)["seats"]
    changed = answer(edited(["secondary"], {"5": 3}))["seats"]
    holder = area["secondary_to"]
    assert holder == 1
    assert changed[holder]["total"] == seats[holder]["total"] + 1


def test_a_text_may_draw_another_valley() -> None:
    rows = standard_valley().text
    assert score_file(TEXT + "valley\n" + rows, "text").answer == score_file(TEXT, "text").answer
    with pytest.raises(Unreadable, match="valley: a valley has 15 rows, this one has 14"):
        score_file(TEXT + "valley\n" + rows.rsplit("\n", 2)[0], "text")


# A text is read in upper and lower case, and in the reader's language.


def test_case_does_not_matter() -> None:
    shouted = "\n".join(line.partition("#")[0].upper() for line in TEXT.splitlines())
    assert score_file(shouted, "text").answer == score_file(TEXT, "text").answer


def test_plants_and_animals_may_be_written_out() -> None:
    spelt = TEXT.replace("0g 1b", "0-grass 1-bush").replace("0o no 1g 1g", "0oak neutral-oak 1-Grass 1g")
    assert spelt != TEXT
    assert score_file(spelt, "text").answer == score_file(TEXT, "text").answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_read_in_every_language(language: str) -> None:
    say = catalogue(language).say
    words = ("player", "score", "clouds", "own", "neutral", "tokens", "area", "taken", "there")
    text = TEXT
    for word in words:
        own = say(Message("table-word-" + word)).split()[0]
        text = re.sub(rf"^( *){word}\b|(?<=area . ){word}\b", rf"\g<1>{own}", text, flags=re.M)
    for plant, letter in (("grass", "1g"), ("oak", "0o")):
        text = text.replace(
            letter, f"{letter[0]}-" + say(Message("renature-plant", {"plant": plant})).replace(" ", "_")
        )
    assert score_file(text, "text", language).answer == score_file(TEXT, "text").answer


@settings(max_examples=scaled(200))
@given(text=st.text(max_size=200), form=st.sampled_from(["json", "text"]))
def test_any_text_is_scored_or_unreadable(text: str, form: str) -> None:
    with pytest.raises(Unreadable):
        score_file(text, form)


def as_table(state: RenatureState) -> dict[str, Any]:
    """A finished game as people would write it down."""
    public = RENATURE.public_view(state)
    players = []
    for seat in public.seats:
        tokens = [
            next([token.size, token.back] for token in public.tokens if token.area == area) for area in seat.tokens
        ]
        players.append(
            {"score": seat.score, "clouds": seat.clouds, "own": seat.own, "neutral": seat.neutral, "tokens": tokens}
        )
    areas: dict[str, dict[str, Any]] = {}
    for token in public.tokens:
        areas[token.area] = {"plants": [], "token": token.holder is None}
    letters = {state.valley.name_of_spot(spot): chr(65 + area) for spot, area in enumerate(state.valley.area_of_spot)}
    for plant in public.plants:
        owner = "neutral" if plant.owner is None else plant.owner
        areas[letters[plant.cell]]["plants"].append(f"{owner} {plant.plant}")
    return {"players": players, "areas": areas, "dominoes": [[d.domino, d.first, d.second] for d in public.laid]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_finished_games_score_the_same_from_a_file(players: int) -> None:
    game = RENATURE.rules
    for seed in range(scaled(20)):
        state = RENATURE.deal(RenatureOptions(players=players), QuickRng(seed))
        rng = QuickRng(seed, 1)
        while (seat := game.actor(state)) >= 0:
            quick = rng.below(2)
            action = game.rollout_action(state, seat, rng) if quick else game.random_action(state, seat, rng)
            game.apply(state, seat, action)
        table = as_table(state)
        found = answer(table)
        assert found["totals"] == list(game.points(state))
        assert found["winners"] == RENATURE.outcome(state).winners
        whole = table.pop("areas")
        table["open"] = {name: area.get("plants", []) for name, area in whole.items() if area.get("token", True)}
        assert answer(table) == found


def short(**changed: Any) -> str:
    """Every area is open, so nobody has a token."""
    board = {"score": 30, "clouds": 1, "own": [8, 3, 2, 2], "neutral": [0, 0, 0, 0]}
    players = [{"name": name, **board} for name in ("Ann Lee", "Ben")]
    table = {"players": players, "open": {name: [] for name in "ABCDEFGHIJKLMNOPQR"}, **changed}
    return msgspec.json.encode(table).decode()


def test_owners_are_known_by_their_names() -> None:
    letters: dict[str, list[str]] = {name: [] for name in "ABCDEGHIJKLMNOPQR"}
    named = score_file(short(open=letters | {"F": ["Ann Lee grass", "BEN bush", "neutral oak"]}), "json")
    numbered = score_file(short(open=letters | {"F": ["0 grass", "1 bush", "neutral oak"]}), "json")
    assert named == numbered
    assert "open F 0g 1b no\n" in named.text, "a name with a space is written as a number"


@pytest.mark.parametrize(
    ("changed", "sentence", "where"),
    [
        ({"open": {"Z": []}}, "there is no area “Z”", "open/Z"),
        ({"open": {"A": ["Cem grass"]}}, "area A: “Cem grass” has no colour of this table", "open/A"),
        ({"open": {"A": ["0 fern"]}}, "area A: there is no plant in “0 fern”", "open/A"),
        ({"open": {"A": ["0 grass"] * 3}}, "area A: 3 plants; it has 2 cells", "open/A"),
        ({"open": {"P": ["0 grass"] * 2}}, "Ann Lee: grass: 10 on the boards", "players/0/own/0"),
        ({"open": {}}, "tokens of 2: players hold 0, but areas of that size without one: 6", "tokens"),
        ({"areas": {}}, "give the open areas or all areas, not both", "open"),
        ({"secondary": {"5": 6}}, "secondary points of 6 for a token of 5", "secondary/5"),
    ],
)
def test_a_wrong_short_form_is_refused(changed: dict[str, Any], sentence: str, where: str) -> None:
    with pytest.raises(Unreadable) as error:
        score_file(short(**changed), "json")
    assert str(error.value).startswith(sentence)
    assert error.value.where == where


def test_a_short_text_may_have_no_open_area() -> None:
    tokens = "tokens 2/1 2/1 2/1 2/1 2/2 2/2 3/1 4/1 4/2 4/3 5/2 5/3 6/2 6/4 7/3 8/3 8/5 13/5"
    text = f"player Ann\nscore 9\nclouds 0\nown 0 0 0 0\nneutral 0 0 0 0\n{tokens}\n"
    text += "player Ben\nscore 3\nclouds 2\nown 1 0 0 0\nneutral 0 0 0 0\nopen\n"
    scored = score_file(text, "text")
    assert msgspec.to_builtins(scored.answer)["totals"] == [9 + 42, 3 + 2 - 1]
    assert scored.text.endswith("\nopen\n")
