"""Reasons for an action: positions with one obvious reason each."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import NamedTuple

import pytest

from spinney.core.catalogue import catalogue
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.reasons import MOST_REASONS
from spinney.games.treehouse.state import CHOOSE, CLAIM, LAY, TAKE, TreehouseState
from tests.games.treehouse.boards import table
from tests.scale import scaled

NAMES = ["Talia", "Jonte", "Rina", "Alma"]


class Case(NamedTuple):
    key: str
    state: TreehouseState
    action: str
    words: str
    rank: int = 0
    """0 is the most important reason."""


RIVALS = """
    seat 0
      hand R3 B1 P3
       . . .
        R1 R2
    seat 1
      hand Y1 Y2 Y3
       . . .
        {first} {second}
"""
WALLED = """
    seat 0
      hand R3 G3
      {chosen}
      .  .  .  .
       P1 B1 N1
        R1 G1
    seat 1
      hand Y1 Y2
      {chosen}
"""
BUILDING = """
    seat 0
      hand G3
      chosen {chosen}
      {house}
    seat 1
      hand Y1
      chosen Y2
"""
SCORING = """
    seat 0
      {0}
       R1 R2 .
        R3 B1
    seat 1
      {1}
       . . P3
        P1 P2
    seat 2
      {2}
       . B2 .
        R4 P4
"""


def choosing(first: str, second: str, round: int = 0, pick: int = 0) -> TreehouseState:
    """Two red rooms in this house, these two rooms in the house to the left."""
    return table(RIVALS.format(first=first, second=second), phase=CHOOSE, round=round, pick=pick)


def building(chosen: str, house: str) -> TreehouseState:
    return table(BUILDING.format(chosen=chosen, house=house))


def scoring(phase: int, *cards: str, laid: str = "", first: int = 0) -> TreehouseState:
    """Red leads in this house, purple in the one to the left. `cards` are those that the seats hold."""
    lines = [f"card {card}" if card else "" for card in cards] + [""] * 3
    return table(SCORING.format(*lines), phase=phase, laid=laid, first=first, youngest=phase == CLAIM)


CASES = [
    Case("takes-lead", choosing("R4", "R5"), "choose red3", "Takes the lead in red rooms, 3 to 2."),
    Case("keeps-lead", choosing("R4", "Y4"), "choose red3", "Keeps the lead in red rooms, 3 to 1."),
    Case("most", choosing("P1", "Y4"), "choose red3", "No colour in this house has more rooms than red, with 2."),
    Case("first", choosing("P1", "Y4"), "choose blue1", "There is no blue room yet, so it may go in any open place."),
    Case("scores", choosing("P1", "Y4", round=1), "choose blue1", "A room built now scores twice.", 1),
    Case(
        "denies",
        choosing("P1", "P2"),
        "choose purple3",
        "Jonte gets the rest and could use Dressing-Up Trunk (purple), with 2 in purple so far.",
    ),
    Case(
        "nothing-fits",
        table(WALLED.format(chosen=""), phase=CHOOSE),
        "choose red3",
        "No room in the hand can be built.",
    ),
    Case("only-place", building("B2", "R1 ."), "build 2,2", "Puddle Room (blue) fits nowhere else."),
    Case(
        "spares",
        building("B1", ". . P1\n R1 Y1"),
        "build 3,1",
        "Seals off no colour; elsewhere it might seal off yellow.",
    ),
    Case(
        "leaves-open",
        building("R10", "N4 . N8 .\n N5 N7 N10\n G10 N6"),
        "build 4,2",
        "Leaves a place open for a red room.",
    ),
    Case(
        "balance",
        building("R1", ". . .\n G1 Y1"),
        "build 3,2",
        "The balance marker is then in the centre: the next room may go on either side.",
    ),
    Case("above", building("R1", ". ."), "build 2,1", "Makes room above for 1 more room."),
    Case("grows", building("N4", ". . . .\n N5 N7 N10\n G10 N6"), "build 4,2", "The house then has 5 brown rooms."),
    Case("fits-nowhere", table(WALLED.format(chosen="chosen R4")), "discard", "Climbing Knot (red) fits nowhere."),
    Case(
        "seals",
        building("N5", ". N7 N10\n G10 N6"),
        "discard",
        "Wherever Popcorn Balcony (brown) went, it would seal off green.",
    ),
    Case(
        "always-seals",
        building("B3", ". B4 .\n P12 R7"),
        "discard",
        "Wherever Goldfish Bay Window (blue) went, it would seal off some colour.",
    ),
    Case(
        "doubles",
        scoring(TAKE),
        "take two",
        "Has 2 more red rooms than anyone else: “2 points” belongs there.",
    ),
    Case("blanks", scoring(LAY, "none"), "lay purple", "Jonte has 3 more purple rooms: “no points” belongs there."),
    Case("nothing-to-lose", scoring(LAY, "none"), "lay yellow", "Has no yellow rooms to lose."),
    Case(
        "none-better",
        scoring(LAY, "two", laid="red none, blue none"),
        "lay yellow",
        "Nothing can be gained now, and no other free colour would cost less than yellow.",
    ),
    Case(
        "last-card",
        scoring(TAKE, "", "", "two", first=2),
        "take two",
        "It is the last “2 points” card: nobody else can take it.",
        1,
    ),
    Case("only-card", scoring(TAKE, "", "two", "two", first=1), "take none", "No other kind of card is left."),
    Case("claims-lead", scoring(CLAIM), "claim red", "3 red rooms score, 2 more than anyone else has."),
    Case("claims", scoring(CLAIM), "claim blue", "One blue room scores."),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_a_position_with_an_obvious_reason(case: Case) -> None:
    view = TREEHOUSE.view(case.state, 0)
    reason = TREEHOUSE.reasons(view, TREEHOUSE.find(case.state, 0, case.action))[case.rank]
    assert reason.key == f"treehouse-reason-{case.key}"
    assert catalogue().say(reason, NAMES) == case.words


def test_no_reason_of_the_catalogue_is_forgotten() -> None:
    section = (files("spinney") / "messages/en/treehouse.ftl").read_text("utf-8").partition("# Reasons")[2]
    keys = re.findall(r"^treehouse-reason-([a-z-]+) =", section, re.M)
    assert sorted(keys) == sorted(case.key for case in CASES)


def test_nobody_is_denied_by_the_last_choice_of_a_round() -> None:
    """T6: the hand is not passed after it."""
    assert "denies" in keys_of(choosing("P1", "P2"), "choose purple3")
    assert "denies" not in keys_of(choosing("P1", "P2", pick=4), "choose purple3")


def test_a_room_that_cannot_be_built_may_still_deny() -> None:
    state = table(WALLED.format(chosen="").replace("Y1 Y2", "Y1 Y2\n . . .\n R4 R5"), phase=CHOOSE)
    assert keys_of(state, "choose red3") == ["denies", "nothing-fits"]
    assert keys_of(state, "choose green3") == ["nothing-fits"]


def test_nothing_speaks_for_a_discard_that_another_place_makes_needless() -> None:
    assert keys_of(building("B2", "R1 ."), "discard") == []


def test_nothing_speaks_for_a_card_that_serves_better_elsewhere() -> None:
    assert keys_of(scoring(LAY, "two"), "lay purple") == []


def keys_of(state: TreehouseState, text: str) -> list[str]:
    found = TREEHOUSE.reasons(TREEHOUSE.view(state, 0), TREEHOUSE.find(state, 0, text))
    return [reason.key.removeprefix("treehouse-reason-") for reason in found]


def test_a_spectator_has_no_reasons() -> None:
    state = choosing("R4", "R5")
    assert TREEHOUSE.reasons(TREEHOUSE.view(state, SPECTATOR), TREEHOUSE.find(state, 0, "choose red3")) == ()


def test_every_action_of_whole_games_has_few_reasons_and_they_can_be_said() -> None:
    for seed in range(scaled(12)):
        options = TreehouseOptions(players=2 + seed % 3, youngest=seed % 2 == 1)
        state, rng = TREEHOUSE.deal(options, QuickRng(seed)), QuickRng(seed, 1)
        while (seat := TREEHOUSE.rules.actor(state)) >= 0:
            view = TREEHOUSE.view(state, seat)
            for action in TREEHOUSE.rules.legal(state, seat):
                found = TREEHOUSE.reasons(view, int(action))
                assert len(found) <= MOST_REASONS
                assert all(catalogue().say(reason, NAMES) for reason in found)
            TREEHOUSE.rules.apply(state, seat, TREEHOUSE.rules.rollout_action(state, seat, rng))
