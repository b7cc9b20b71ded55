"""Help for players."""

from __future__ import annotations

import pytest

from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.aids import Aids, RoomAid
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.state import CLAIM, LAY, PLACE, TAKE, TreehouseState
from tests.games.treehouse.boards import SCENE, table
from tests.scale import scaled


def aids_of(state: TreehouseState, seat: int) -> Aids:
    aids = TREEHOUSE.aids(TREEHOUSE.view(state, seat))
    assert isinstance(aids, Aids)
    return aids


def room_aid(state: TreehouseState, seat: int, room: str) -> RoomAid:
    return next(aid for aid in aids_of(state, seat).rooms if aid.room == room)


def test_aids_show_the_open_places_and_every_reason_against_the_others() -> None:
    red = room_aid(table(SCENE), 0, "red2")
    assert red.open == []
    reasons = {(closed.level, closed.place): [why.key for why in closed.reasons] for closed in red.closed}
    assert reasons[3, 3] == ["treehouse-sealed-off"]
    assert reasons[4, 1] == ["treehouse-sealed-off", "treehouse-balance"]
    assert reasons[4, 3] == ["treehouse-no-support", "treehouse-sealed-off"]
    assert len(reasons) == 20 - 4
    green = room_aid(table(SCENE), 0, "green2")
    assert [(place.level, place.place, place.marker) for place in green.open] == [(3, 3, "centre")]
    reasons = {(closed.level, closed.place): [why.key for why in closed.reasons] for closed in green.closed}
    assert reasons[4, 2] == ["treehouse-must-touch", "treehouse-balance"]
    assert reasons[4, 1] == ["treehouse-must-touch", "treehouse-balance"]
    assert reasons[4, 4] == ["treehouse-no-support", "treehouse-must-touch"]


@pytest.mark.parametrize("players", [2, 4])
def test_aids_agree_with_what_is_offered(players: int) -> None:
    for seed in range(scaled(20)):
        state = TREEHOUSE.deal(TreehouseOptions(players=players), QuickRng(seed))
        rng = QuickRng(seed, 1)
        while (seat := TREEHOUSE.rules.actor(state)) >= 0:
            if state.phase == PLACE:
                aid = aids_of(state, seat).rooms[0]
                offered = {f"build {place.level},{place.place}" for place in aid.open} | {"discard"}
                assert offered == set(TREEHOUSE.choices(state, seat))
                colour = aid.room.rstrip("0123456789")
                house = TREEHOUSE.view(state, seat).public.seats[seat].house
                assert aid.rooms == 1 + sum(one.room.rstrip("0123456789") == colour for one in house)
                assert all(closed.reasons for closed in aid.closed)
                built = len(state.players[seat].house.order)
                assert len(aid.open) + sum(closed.level <= 6 for closed in aid.closed) + built == 20
            TREEHOUSE.rules.apply(state, seat, TREEHOUSE.rules.random_action(state, seat, rng))


def test_above_level_six_is_too_high() -> None:
    state = table("""
        seat 0
          chosen P1
          R1 R2 R3 R4 R5 R6
          Y1 Y2 Y3 Y4 Y5
           G1 G2 G3 G4
            B1 B2 B3
             N1 N2
        seat 1
    """)
    aid = room_aid(state, 0, "purple1")
    assert [(closed.level, closed.place) for closed in aid.closed] == [(7, place) for place in range(1, 8)]
    assert {why.key for closed in aid.closed for why in closed.reasons} == {"treehouse-too-high"}


def test_aids_warn_of_a_placement_that_seals_off_a_colour() -> None:
    """Red at 2,1 touches 2,2 (built), 3,1 and 3,2: with one of these free it can grow, with none it cannot."""
    state = table("""
        seat 0
          chosen P1
          B1 .  .
           R1 G1
        seat 1
    """)
    seals = {(place.level, place.place): place.seals for place in room_aid(state, 0, "purple1").open}
    assert seals == {(3, 2): ["red"], (3, 3): []}
    own = table("""
        seat 0
          chosen R2
          B1 .  .
           R1 G1
        seat 1
    """)
    assert [place.seals for place in room_aid(own, 0, "red2").open] == [[]], "red goes on growing from the new room"


def test_what_is_sealed_off_already_is_no_warning() -> None:
    state = table("""
        seat 0
          chosen P1
          B1 Y1 .
           R1 G1
        seat 1
    """)
    assert [aid.may_grow[0] for aid in aids_of(state, 0).colours if aid.colour == "red"] == [False]
    assert [place.seals for place in room_aid(state, 0, "purple1").open] == [["green"]]


def test_a_first_room_in_a_hole_seals_off_its_own_colour() -> None:
    state = table("""
        seat 0
          chosen P1
          .  R1 R2 R3 R4 R5
          N1 B1 B2 B3 B4
           G1 G2 G3 G4
            Y1 Y2 Y3
             N2 N3
        seat 1
    """)
    [only] = room_aid(state, 0, "purple1").open
    assert (only.level, only.place) == (6, 1)
    assert "purple" in only.seals


def test_a_place_without_support_still_counts_as_room_to_grow() -> None:
    state = table("""
        seat 0
          chosen P1
          .  Y1 .
           R1 G1
        seat 1
    """)
    seals = {(place.level, place.place): place.seals for place in room_aid(state, 0, "purple1").open}
    assert seals == {(3, 1): ["red"], (3, 3): ["green"]}, "yellow has 4,2 and 4,3, which nothing holds yet"


def test_aids_show_what_every_colour_would_score_now() -> None:
    state = table(SCENE.replace("chosen R2", "").replace("chosen N1", "card none"), phase=LAY, turn=1, laid="red none")
    colours = {aid.colour: aid for aid in aids_of(state, SPECTATOR).colours}
    assert (colours["red"].worth, colours["red"].rooms, colours["red"].points) == (0, [1, 2], [0, 0])
    assert (colours["blue"].worth, colours["blue"].rooms, colours["blue"].points) == (1, [1, 1], [1, 1])
    assert (colours["red"].bonus, colours["blue"].bonus, colours["green"].bonus) == (1, None, 0)
    assert colours["red"].may_grow == [False, True]


def test_aids_of_a_spectator_have_no_rooms() -> None:
    aids = aids_of(table(SCENE), SPECTATOR)
    assert (aids.marker, aids.rooms) == (None, [])
    assert aids_of(table(SCENE), 0).marker == "left"


LAYING_AT_THREE = """
    seat 0
      card two
      . Y1 .
       R1 B1
    seat 1
      card none
       R2 .
    seat 2
       G1 .
"""


def test_aids_show_what_a_card_laid_on_a_colour_would_bring_everyone() -> None:
    state = table(LAYING_AT_THREE, phase=LAY, turn=0, laid="green none")
    aids = aids_of(state, 0)
    assert aids.gains == [3, 1, 0]
    assert {lay.colour: lay.gains for lay in aids.lays} == {
        "red": [4, 2, 0],
        "yellow": [4, 1, 0],
        "blue": [4, 1, 0],
        "purple": [3, 1, 0],
        "brown": [3, 1, 0],
    }
    assert {lay.condition for lay in aids.lays} == {"two"}
    assert [lay.gains for lay in aids_of(state, 1).lays if lay.colour == "red"] == [[2, 0, 0]]
    assert aids_of(state, 2).lays == []
    assert aids_of(state, SPECTATOR).lays == []


def test_aids_show_what_a_taken_score_card_would_bring_to_the_seat_whose_turn_it_is() -> None:
    state = table(LAYING_AT_THREE, phase=CLAIM, turn=0, youngest=True, laid="green claim")
    assert aids_of(state, 0).gains == [0, 0, 1]
    assert [lay.gains for lay in aids_of(state, 0).lays if lay.colour == "red"] == [[1, 1, 1]]
    assert aids_of(state, 1).lays == []


def test_aids_count_the_condition_cards_nobody_has_taken() -> None:
    state = table(LAYING_AT_THREE, phase=TAKE, turn=2)
    assert {card.condition: card.left for card in aids_of(state, SPECTATOR).cards} == {"two": 1, "none": 1}
    assert aids_of(table(LAYING_AT_THREE, phase=LAY), 0).cards == []
