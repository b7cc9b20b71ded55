"""Scoring a real table: both forms, the exact answer, every refusal, and every finished game of ours."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.core.catalogue import catalogue
from spinney.core.chance import QuickChance
from spinney.core.message import Unreadable
from spinney.games.renature import RENATURE
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.score_file import score_file
from spinney.games.renature.state import RenatureState
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
    # Ann: 30, a cloud, less 8 + 8 + 6 + 4 own and 3 + 4 + 3 neutral, and 1 + 3 for her tokens.
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
        (["players"], TABLE["players"][:1], "there are 1 players"),
        (["players", 0, "score"], 2, "player 0: a score of 2; with 2 players it is 3 to 999"),
        (["players", 0, "score"], 10**18, "a score of 1000000000000000000;"),
        (["players", 0, "clouds"], 7, "player 0: 7 clouds"),
        (["players", 0, "clouds"], -1, "player 0: -1 clouds"),
        (["players", 0, "own"], [8, 4, 2], "player 0, own: 3 numbers"),
        (["players", 0, "own"], [10, 4, 2, 1], "10 grass; the board has room for 9"),
        (["players", 0, "neutral"], [4, 2, 1, 0], "player 0, neutral: 4 grass; the board has room for 3"),
        (["players", 0, "own"], [9, 4, 2, 1], "player 0: 10 grass on the boards and in the areas together"),
        (["players", 0, "own"], [7, 4, 2, 1], "player 0: 8 grass"),
        (["players", 1, "neutral"], [3, 2, 1, 0], "neutral: 1 oak"),
        (["players", 0, "tokens"], [[2, 1], [4, 9]], "1 of size 4 with back 9; the box has 0"),
        (["players", 0, "tokens"], [[2, 1], [9, 3]], "1 of size 9"),
        (["players", 0, "tokens"], [[2, 1]], "the players hold 0 of size 4, but 1 areas"),
        (["players", 0, "tokens"], [[2, 1], [4, 3], [4, 2]], "the players hold 2 of size 4, but 1 areas"),
        (["areas", "Z"], {}, "there is no area 'Z'"),
        (["areas", "B"], {"plants": ["0 rose"]}, "area B: unknown plant in '0 rose'"),
        (["areas", "B"], {"plants": ["2 oak"]}, "area B: '2 oak' has no colour of this table"),
        (["areas", "B"], {"plants": ["green oak"]}, "no colour"),
        (["areas", "B"], {"plants": ["0 grass"] * 3}, "area B: 3 plants; it has 2 cells"),
        (["areas", "P"], {"plants": ["0 grass"] * 13}, "area P: 13 plants; it has 12 cells"),
        (["areas", "B"], {"plant": []}, "not a table"),
        (["valley"], "S", "valley: "),
        (["dominoes"], [["owl-cow", "1,1", "1,2"]], "no such domino"),
        (["dominoes"], [["owl-owl", "1,1", "2,2"]], "2,2 is no brook cell"),
        (["dominoes"], [["owl-owl", "1,1", "1,16"]], "1,16 is no brook cell"),
        (["dominoes"], [["owl-owl", "1,1", "1,3"]], "not next to each other"),
        (["dominoes"], [["owl-owl", "1,1", "1,2"], ["bat-bat", "1,2", "1,3"]], "owl-owl lies on 1,2 already"),
        (["dominoes"], [["owl-bat", "1,1", "1,2"], ["bat-owl", "1,4", "1,3"]], "it lies at 1,1 1,2 already"),
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
        ("score 30", "score many", "line 3: 'many' should be 1 whole number"),
        ("score 30", "score ٣٠", "line 3: '٣٠' should be 1 whole number"),
        ("score 30", "score 99999999999999999999", "should be 1 whole number"),
        ("score 30", "score " + "9" * 5000, "should be 1 whole number"),
        ("score 30", "score 1000", "player 0: a score of 1000; with 2 players it is 3 to 999"),
        ("own 8 4 2 1 ", "own 8 4 2 ", "should be 4 whole numbers"),
        ("tokens 2/1 4/3", "tokens 2/1 4", "'4' should be 2 whole numbers"),
        ("player Ann", "", "comes before the first line 'player NAME'"),
        ("area G taken", "area G", "then there or taken"),
        ("area G taken", "area A taken", "area A is told twice"),
        ("0g 1b", "0g 1x", "'1x' is no plant"),
        ("area G taken", "domino owl-owl 1,1", "write domino owl-frog 3,4 3,5"),
        ("area G taken", "hello", "'hello' is none of player"),
    ],
)
def test_bad_text_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        score_file(TEXT.replace(old, new, 1), "text")
    assert sentence in str(refused.value)


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
    game = RENATURE.game
    for seed in range(scaled(20)):
        state = RENATURE.new(RenatureOptions(players=players), QuickChance(seed))
        chance = QuickChance(seed, 1)
        while (seat := game.actor(state)) >= 0:
            quick = chance.below(2)
            action = game.rollout_action(state, seat, chance) if quick else game.random_action(state, seat, chance)
            game.apply(state, seat, action)
        found = answer(as_table(state))
        assert found["totals"] == list(game.points(state))
        assert found["winners"] == RENATURE.outcome(state).winners
