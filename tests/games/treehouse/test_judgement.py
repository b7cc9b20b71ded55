"""Which actions bots try, and how they judge a lead."""

from __future__ import annotations

import pytest

from spinney.core.rng import QuickRng
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.judgement import house_hope
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.state import CHOOSE, TreehouseState
from tests.games.treehouse.boards import TABLES, after, new, table
from tests.scale import scaled

HANDS = """
    seat 0
      hand R3 R4 B2 B3 P1 Y1
       . B1 .
        R1 R2
    seat 1
      hand G1 G2 G3 G4 G5 G6
"""


def tried(state: TreehouseState) -> list[str]:
    return [TREEHOUSE.write(state, action) for action in TREEHOUSE.rules.candidates(state, 0)]


def test_one_room_of_a_colour_stands_for_all_and_the_largest_colour_comes_first() -> None:
    assert tried(table(HANDS, phase=CHOOSE)) == ["choose red3", "choose blue2", "choose yellow1", "choose purple1"]


def test_a_choice_is_not_changed_to_itself_but_to_its_like() -> None:
    """T4."""
    state = table(HANDS.replace("      hand R3", "      chosen R3\n      hand R3"), phase=CHOOSE)
    assert tried(state)[0] == "choose red4"


def test_what_cannot_be_built_is_tried_last() -> None:
    walled = """
        seat 0
          hand R3 Y1
          .  .  .  .
           P1 B1 N1
            R1 G1
        seat 1
          hand G2 G3
    """
    assert tried(table(walled, phase=CHOOSE)) == ["choose yellow1", "choose red3"]


def test_a_discard_is_tried_only_where_every_place_seals_off_something() -> None:
    kind = "seat 0\n chosen B2\n R1 .\nseat 1\n chosen Y1"
    harsh = "seat 0\n chosen N5\n . N7 N10\n G10 N6\nseat 1\n chosen Y1"
    assert tried(table(kind)) == ["build 2,2"]
    assert tried(table(harsh)) == ["build 3,1", "discard"]


ONE_LEAD = "seat 0\n . R3 .\n R1 R2\nseat 1\n . Y1 .\n B1 G1"


SPREAD = "seat 0\n . N1 .\n R1 P1\nseat 1\n . Y1 .\n B1 G1"


def test_two_players_fear_for_a_single_large_lead_and_three_do_not() -> None:
    """T13: with two players "no points" will be laid on it; with three, "2 points" may be."""
    third = "\nseat 2"
    assert value(ONE_LEAD) - value(SPREAD) < value(ONE_LEAD + third) - value(SPREAD + third)


def value(drawing: str) -> float:
    return TREEHOUSE.rules.value(table(drawing, phase=CHOOSE), 0)


def test_a_lead_of_one_room_tells_more_the_nearer_the_end() -> None:
    """T15: after the last choice it is the whole bonus of two rooms."""
    ahead, even = "seat 0\n R1 R2\nseat 1\n R3 .\nseat 2", "seat 0\n R1 R2\nseat 1\n R3 R4\nseat 2"

    def gained(round: int) -> float:
        return hope(table(ahead, round=round, pick=4)) - hope(table(even, round=round, pick=4))

    assert 0 < gained(0) < gained(1) < gained(2) == 2


def hope(state: TreehouseState) -> float:
    return house_hope(state, 0, state.players[0].house)


def test_quick_moves_are_legal_and_better_than_random() -> None:
    """`rollout_action` against random play, from every seat in turn."""
    won = 0
    games = scaled(100)
    for seed in range(games):
        state = TREEHOUSE.deal(TreehouseOptions(players=2 + seed % 3), QuickRng(seed))
        rng = QuickRng(seed, 1)
        while (seat := TREEHOUSE.rules.actor(state)) >= 0:
            if seat == seed % state.seats:
                action = TREEHOUSE.rules.rollout_action(state, seat, rng)
                assert action in list(TREEHOUSE.rules.candidates(state, seat))
            else:
                action = TREEHOUSE.rules.random_action(state, seat, rng)
            TREEHOUSE.rules.apply(state, seat, action)
        won += TREEHOUSE.outcome(state).winners == [seed % state.seats]
    assert won >= 0.8 * games


@pytest.mark.parametrize(("players", "youngest"), TABLES)
def test_a_position_is_judged_by_what_the_seat_may_know(players: int, youngest: bool) -> None:
    for seed in range(scaled(60)):
        state = after(new(players, seed, youngest=youngest), 7 * seed % 140, seed)
        for seat in range(players):
            hidden = state.copy()
            TREEHOUSE.rules.deal_unseen(hidden, seat, QuickRng(seed, 2))
            assert TREEHOUSE.rules.value(hidden, seat) == TREEHOUSE.rules.value(state, seat)
