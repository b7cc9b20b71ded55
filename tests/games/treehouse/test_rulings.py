"""The rulings of the draft and of building, T1 to T10, one by one, on drawn boards."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.core.message import Refused
from spinney.core.rng import QuickRng
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.events import (
    HandsPassed,
    LeftoverDiscarded,
    RoomBuilt,
    RoomChosen,
    RoomDiscarded,
    RoomsRevealed,
)
from spinney.games.treehouse.material import COLOURS, ROOMS, Side, room_name
from spinney.games.treehouse.state import CHOOSE, LAY, OVER, PLACE
from tests.games.treehouse.boards import act, builds, new, of_kind, play_until, table, texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t1_everyone_begins_with_a_bare_trunk_in_balance_and_no_points(players: int) -> None:
    public = TREEHOUSE.view(new(players), -1).public
    assert [(seat.house, seat.marker, seat.score) for seat in public.seats] == [([], "centre", 0)] * players


def test_t2_the_deck_has_every_room_once_and_is_shuffled() -> None:
    decks = []
    for seed in (1, 2):
        setup = TREEHOUSE.write_setup(new(3, seed))
        dealt = [room for hands in setup["hands"] for hand in hands for room in hand] + setup["rest"]
        assert sorted(dealt) == sorted(room_name(room) for room in range(ROOMS))
        decks.append(dealt)
    assert decks[0] != decks[1]
    assert Counter(room.rstrip("0123456789") for room in decks[0]) == dict.fromkeys(COLOURS, 12)


def test_t2_two_players_use_only_the_two_cards_without_points() -> None:
    state = new(2)
    play_until(state, LAY)
    assert [seat.card for seat in TREEHOUSE.view(state, -1).public.seats] == ["none", "none"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t3_six_rooms_each_in_every_round(players: int) -> None:
    state = new(players)
    setup = TREEHOUSE.write_setup(state)
    for round in range(3):
        play_until(state, CHOOSE, round)
        hands = [[room_name(room) for room in player.hand] for player in state.players]
        assert hands == setup["hands"][round]
        assert [len(hand) for hand in hands] == [6] * players
        assert state.deck_left == 72 - 6 * players * (round + 1)
    play_until(state, OVER, 2)
    assert state.deck_left == len(setup["rest"]) == 72 - 18 * players


CHOOSING = """
    seat 0
      hand R1 R2 G1
    seat 1
      hand Y1 Y2 B1
    seat 2
      hand P1 P2 N1
"""


def test_t4_all_choose_in_secret_and_are_revealed_together() -> None:
    state = table(CHOOSING, phase=CHOOSE)
    assert TREEHOUSE.rules.actors(state) == [0, 1, 2]
    story = act(state, "1 choose yellow2", "0 choose red1")
    assert story == [RoomChosen(1, "yellow2"), RoomChosen(0, "red1")]
    assert TREEHOUSE.rules.actors(state) == [2]
    public = TREEHOUSE.view(state, 2).public
    assert [seat.has_chosen for seat in public.seats] == [True, True, False]
    assert [seat.revealed for seat in public.seats] == [None] * 3
    story = act(state, "2 choose brown1")
    assert story[1:] == [RoomsRevealed(["red1", "yellow2", "brown1"])]
    assert [seat.revealed for seat in TREEHOUSE.view(state, -1).public.seats] == ["red1", "yellow2", "brown1"]
    assert [seat.has_chosen for seat in TREEHOUSE.view(state, -1).public.seats] == [False] * 3


def test_t4_a_choice_may_be_changed_until_the_last_player_has_chosen() -> None:
    state = table(CHOOSING, phase=CHOOSE)
    act(state, "0 choose red1")
    assert texts(state, 0) == {"choose red2", "choose green1"}
    assert TREEHOUSE.rules.actors(state) == [1, 2]
    changed = RoomChosen(0, "green1", changed=True)
    assert act(state, "0 choose green1") == [changed]
    assert changed.noticed_by(1) is None, "the table sees who has chosen, not what"
    assert changed.noticed_by(0) == changed
    act(state, "1 choose blue1", "2 choose purple1")
    with pytest.raises(Refused):
        act(state, "0 choose red2")
    assert TREEHOUSE.view(state, 1).public.seats[0].revealed == "green1"


def test_t4_everyone_places_independently_and_in_any_order() -> None:
    state = table(CHOOSING, phase=CHOOSE)
    act(state, "0 choose red1", "1 choose blue1", "2 choose purple1")
    assert TREEHOUSE.rules.actors(state) == [0, 1, 2]
    assert act(state, "2 build 2,2") == [RoomBuilt(2, "purple1", 2, 2, "right")]
    assert TREEHOUSE.rules.actors(state) == [0, 1]
    assert texts(state, 2) == set()
    act(state, "0 build 2,1")
    assert TREEHOUSE.rules.actors(state) == [1]
    story = act(state, "1 discard")
    assert [type(event) for event in story] == [RoomDiscarded, HandsPassed]
    assert TREEHOUSE.rules.actors(state) == [0, 1, 2]


def test_t5_a_room_may_always_be_discarded_and_the_table_saw_it() -> None:
    state = table("seat 0\nchosen R1\nhand Y1\nseat 1\nchosen G1\nhand Y2")
    assert "discard" in texts(state, 0)
    story = act(state, "0 discard")
    assert story == [RoomDiscarded(0, "red1")]
    assert story[0].noticed_by(1) == story[0]
    public = TREEHOUSE.view(state, 1).public
    assert (public.seats[0].discards, public.seats[0].house) == (["red1"], [])


def test_t5_a_room_that_fits_nowhere_must_be_discarded() -> None:
    state = table("""
        seat 0
          chosen R2
          B1 Y1 G1
           R1 P1
        seat 1
    """)
    assert texts(state, 0) == {"discard"}


@pytest.mark.parametrize("round", [0, 1, 2])
def test_t6_the_rest_of_every_hand_passes_to_the_left_in_every_round(round: int) -> None:
    drawing = "seat 0\nchosen R1\nhand R2 R3\nseat 1\nchosen Y1\nhand Y2 Y3\nseat 2\nchosen G1\nhand G2 G3"
    state = table(drawing, round=round, pick=3)
    story = act(state, "0 discard", "1 discard", "2 discard")
    hands: list[list[str] | None] = [["green2", "green3"], ["red2", "red3"], ["yellow2", "yellow3"]]
    assert story[-1] == HandsPassed(hands)
    assert story[-1].noticed_by(1) == HandsPassed([None, ["red2", "red3"], None])
    assert story[-1].noticed_by(-1) == HandsPassed([None, None, None])
    private = TREEHOUSE.view(state, 1).private
    assert private is not None
    assert private.hand == ["red2", "red3"]


def test_t6_after_the_fifth_choice_the_last_room_is_discarded_unseen() -> None:
    state = table("seat 0\nchosen R1\nhand R2\nseat 1\nchosen Y1\nhand Y2", pick=4)
    story = act(state, "0 discard", "1 build 2,1")
    left = of_kind(story, LeftoverDiscarded)
    assert left == [LeftoverDiscarded(0, "red2"), LeftoverDiscarded(1, "yellow2")]
    assert left[0].noticed_by(0) == left[0]
    assert left[0].noticed_by(1) == left[0].noticed_by(-1) == LeftoverDiscarded(0, None)
    assert [seat.hand_size for seat in TREEHOUSE.view(state, -1).public.seats] == [0, 0]
    assert state.phase == LAY


def test_t6_five_choices_a_round() -> None:
    state = new(3)
    rng = QuickRng(5)
    chosen = 0
    while state.phase in (CHOOSE, PLACE):
        seat = TREEHOUSE.rules.actor(state)
        chosen += state.phase == CHOOSE
        TREEHOUSE.rules.apply(state, seat, TREEHOUSE.rules.random_action(state, seat, rng))
    assert chosen == 15


def test_t6_a_memory_knows_the_packets_it_has_held() -> None:
    """After k passes a seat has held its own first hand and those of its k right neighbours."""
    state = new(4)
    for passes in range(5):
        for seat in range(4):
            private = TREEHOUSE.view(state, seat).private
            assert private is not None
            known = {holder for holder, hand in enumerate(private.known_hands) if hand is not None}
            assert known == {(seat + further) % 4 for further in range(1, min(passes, 3) + 1)}
            for holder in known:
                assert private.known_hands[holder] == [room_name(room) for room in state.players[holder].hand]
        for seat in range(4):
            act(state, f"{seat} choose {room_name(state.players[seat].hand[0])}")
        for seat in range(4):
            act(state, f"{seat} discard")


def test_t7_level_l_has_l_places_and_there_is_no_level_seven() -> None:
    everywhere = {(level, place) for level in range(2, 7) for place in range(1, level + 1)}
    assert len(everywhere) == 20
    full = """
        seat 0
          chosen P1
          R1 R2 R3 R4 R5 .
          Y1 Y2 Y3 Y4 Y5
           G1 G2 G3 G4
            B1 B2 B3
             N1 N2
        seat 1
    """
    assert builds(table(full)) == {"6,6"}
    assert builds(table(full.replace("R5 .", "R5 R6"))) == set()


def test_t8_both_places_of_level_two_are_open_from_the_start() -> None:
    assert builds(table("seat 0\nchosen R1\nseat 1")) == {"2,1", "2,2"}


def test_t8_an_outer_place_rests_on_one_room_and_an_inner_one_on_two() -> None:
    assert builds(table("seat 0\nchosen Y1\nR1 .\nseat 1")) == {"2,2"}, "3,1 has support, but the marker stands left"
    both = table("""
        seat 0
          chosen Y1
          . .  .
           R1 G1
        seat 1
    """)
    assert builds(both) == {"3,1", "3,2", "3,3"}
    middle = table("""
        seat 0
          chosen Y1
          . B1 .
           R1 G1
        seat 1
    """)
    assert builds(middle) == {"3,1", "3,3"}, "4,2 and 4,3 rest on 3,1 or 3,3 too"
    left = table("""
        seat 0
          chosen Y1
          P1 B1 .
           R1 G1
        seat 1
    """)
    assert builds(left) == {"3,3"}, "the marker stands left: 4,1 and 4,2 must wait"
    wide = table("""
        seat 0
          chosen Y1
          P1 B1 N1
           R1 G1
        seat 1
    """)
    assert builds(wide) == {"4,1", "4,2", "4,3", "4,4"}


WIDE = """
    seat 0
      chosen {chosen}
       .  .  .  .
        P1 B1 N1
         R1 G1
    seat 1
"""


@pytest.mark.parametrize(
    ("chosen", "places"),
    [
        ("Y1", {"4,1", "4,2", "4,3", "4,4"}),
        ("P2", {"4,1", "4,2"}),
        ("B2", {"4,2", "4,3"}),
        ("N2", {"4,3", "4,4"}),
        ("R2", set()),
        ("G2", set()),
    ],
)
def test_t9_a_later_room_must_touch_its_colour(chosen: str, places: set[str]) -> None:
    assert builds(table(WIDE.format(chosen=chosen))) == places


def test_t9_beside_counts_as_touching() -> None:
    state = table("""
        seat 0
          chosen P2
           .  P1 .  .
            Y1 B1 N1
             R1 G1
        seat 1
    """)
    assert builds(state) == {"4,3"}, "4,1 touches it too, but the marker stands left"


def test_t10_left_and_right_move_the_marker_the_centre_does_not() -> None:
    drawing = "seat 0\nchosen Y1\nhand N1\n. . .\nR1 G1\nseat 1\nchosen Y2\nhand N2"
    ends: list[tuple[str, Side]] = [("3,1", "left"), ("3,2", "centre"), ("3,3", "right")]
    for place, marker in ends:
        state = table(drawing)
        assert act(state, f"0 build {place}") == [RoomBuilt(0, "yellow1", int(place[0]), int(place[2]), marker)]
        assert TREEHOUSE.view(state, -1).public.seats[0].marker == marker


def test_t10_only_3_2_and_5_3_are_centre() -> None:
    fifth = """
        seat 0
          chosen P1
          .  .  .  .  .
          Y1 Y2 Y3 Y4
           G1 G2 G3
            R1 R2
        seat 1
    """
    for place in ("5,1", "5,2", "5,3", "5,4", "5,5"):
        state = table(fifth.replace("chosen P1", "chosen P1\nhand N1") + "  chosen P2\n      hand N2")
        [event] = act(state, f"0 build {place}")
        assert isinstance(event, RoomBuilt)
        assert (event.marker == "centre") == (place == "5,3")


def test_t10_nothing_is_built_where_the_marker_could_not_move() -> None:
    leaning = """
        seat 0
          chosen Y1
          B1 .  .
           R1 G1
        seat 1
    """
    assert builds(table(leaning)) == {"3,2", "3,3"}, "the marker stands left: 4,1 would take it off"
    assert builds(table(leaning.replace("B1 .  .", ".  .  B1"))) == {"3,1", "3,2"}
