"""What helps a player see, and the words for what is not offered."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from spinney.core.catalogue import catalogue
from spinney.core.message import Refused
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.aids import Aids, RoomAid
from spinney.games.treehouse.events import room_words
from spinney.games.treehouse.material import ROOMS, room_name
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.sheet import ScoreSheet, lines_of
from spinney.games.treehouse.state import CHOOSE, CLAIM, LAY, OVER, PLACE, TAKE, TreehouseState
from tests.games.treehouse.boards import table
from tests.scale import scaled

NAMES = ["Talia", "Jonte", "Rina"]


def aids_of(state: TreehouseState, seat: int) -> Aids:
    aids = TREEHOUSE.aids(TREEHOUSE.view(state, seat))
    assert isinstance(aids, Aids)
    return aids


def room_aid(state: TreehouseState, seat: int, room: str) -> RoomAid:
    return next(aid for aid in aids_of(state, seat).rooms if aid.room == room)


HOUSES = """
    seat 0
      chosen R2
      hand G2 P1
      .  .  .  .
       B1 Y1 .
        R1 G1
    seat 1
      chosen N1
      hand N2 N3
      . R3 .
       R4 B2
"""


def test_aids_show_the_open_places_and_every_reason_against_the_others() -> None:
    red = room_aid(table(HOUSES), 0, "red2")
    assert red.open == []
    reasons = {(closed.level, closed.place): [why.key for why in closed.reasons] for closed in red.closed}
    assert reasons[3, 3] == ["treehouse-sealed-off"]
    assert reasons[4, 1] == ["treehouse-sealed-off", "treehouse-balance"]
    assert reasons[4, 3] == ["treehouse-no-support", "treehouse-sealed-off"]
    assert len(reasons) == 20 - 4
    green = room_aid(table(HOUSES), 0, "green2")
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
    state = table(HOUSES.replace("chosen R2", "").replace("chosen N1", "card none"), phase=LAY, turn=1, laid="red none")
    colours = {aid.colour: aid for aid in aids_of(state, SPECTATOR).colours}
    assert (colours["red"].worth, colours["red"].rooms, colours["red"].points) == (0, [1, 2], [0, 0])
    assert (colours["blue"].worth, colours["blue"].rooms, colours["blue"].points) == (1, [1, 1], [1, 1])
    assert (colours["red"].bonus, colours["blue"].bonus, colours["green"].bonus) == (1, None, 0)
    assert colours["red"].may_grow == [False, True]


def test_aids_of_a_spectator_have_no_rooms() -> None:
    aids = aids_of(table(HOUSES), SPECTATOR)
    assert (aids.marker, aids.rooms) == (None, [])
    assert aids_of(table(HOUSES), 0).marker == "left"


CHOOSING = HOUSES.replace("chosen R2", "chosen G2").replace("chosen N1", "")
TAKING = "seat 0\nseat 1\ncard two\nseat 2\ncard two"
LAYING = "seat 0\ncard none\nseat 1\ncard two\nseat 2"

REFUSALS = [
    (HOUSES, PLACE, 0, "jump", "treehouse-unknown-action", "“jump” is not an action here"),
    (HOUSES, PLACE, 0, "", "treehouse-unknown-action", "“” is not an action here"),
    (HOUSES, PLACE, 0, "discard red2", "treehouse-unknown-action", "“discard red2” is not an action here"),
    (HOUSES, PLACE, 0, "choose green2", "treehouse-now-place", "build yours or discard it"),
    (HOUSES, PLACE, 0, "build 2,1", "treehouse-place-taken", "Tumble Loft (red) is already there."),
    (HOUSES, PLACE, 0, "build 7,1", "treehouse-too-high", "above level 6"),
    (HOUSES, PLACE, 0, "build 3,3", "treehouse-sealed-off", "touches a red room any more"),
    (HOUSES, PLACE, 0, "build 4,1", "treehouse-reasons", "sealed off. The balance marker cannot move further left"),
    (HOUSES, PLACE, 0, "build 5,1", "treehouse-reasons", "4,1 must be built first."),
    (HOUSES, PLACE, 0, "build 5,2", "treehouse-reasons", "4,1 and 4,2 must be built first."),
    (HOUSES, PLACE, 0, "build 1,1", "treehouse-unknown-place", "“1,1” is not a place"),
    (HOUSES, PLACE, 0, "build 3,4", "treehouse-unknown-place", "“3,4” is not a place"),
    (HOUSES, PLACE, 0, "build", "treehouse-unknown-place", "“” is not a place"),
    (HOUSES.replace("chosen N1", "chosen R5"), PLACE, 1, "build 4,4", "treehouse-reasons", "touch any red room"),
    (HOUSES.replace("chosen R2", ""), PLACE, 0, "discard", "treehouse-placed-already", "You have placed your room"),
    (CHOOSING, CHOOSE, 0, "choose green2", "treehouse-chosen-already", "already chosen Snail Hotel (green)"),
    (CHOOSING, CHOOSE, 0, "choose brown2", "treehouse-not-in-hand", "do not have Jam Cupboard (brown) in hand"),
    (CHOOSING, CHOOSE, 0, "choose red13", "treehouse-unknown-room", "no room “red13”"),
    (CHOOSING, CHOOSE, 0, "build 3,1", "treehouse-chosen-already", "already chosen Snail Hotel (green)"),
    (CHOOSING, CHOOSE, 1, "build 3,1", "treehouse-now-choose", "Choose a room from your hand first."),
    (TAKING, TAKE, 0, "take two", "treehouse-no-card-left", "No “2 points” card is left."),
    (TAKING, TAKE, 0, "take three", "treehouse-unknown-action", "“take three” is not"),
    (TAKING, TAKE, 0, "lay red", "treehouse-now-take", "Take a condition card"),
    (TAKING, TAKE, 1, "take none", "refused-turn", "It is Talia’s turn."),
    (LAYING, LAY, 0, "take two", "treehouse-now-lay", "Lay your condition card"),
    (LAYING, LAY, 0, "lay blue", "treehouse-colour-taken", "The blue score card is not free: Talia"),
    (LAYING, LAY, 0, "lay pink", "treehouse-unknown-colour", "no colour “pink”"),
    (LAYING, CLAIM, 0, "lay red", "treehouse-now-claim", "Take the score card of a colour."),
    (LAYING, LAY, 2, "lay red", "refused-turn", "It is Talia’s turn."),
    (LAYING, OVER, 0, "lay red", "refused-over", "The game is over."),
    (HOUSES, PLACE, SPECTATOR, "discard", "refused-spectator", "Spectators can only watch."),
]


@pytest.mark.parametrize(("drawing", "phase", "seat", "text", "key", "words"), REFUSALS)
def test_every_refusal_says_why(drawing: str, phase: int, seat: int, text: str, key: str, words: str) -> None:
    state = table(drawing, phase=phase, laid="blue none" if phase == LAY else "")
    with pytest.raises(Refused) as refused:
        TREEHOUSE.find(state, seat, text)
    assert refused.value.message.key == key
    assert words in catalogue().say(refused.value.message, NAMES)


def test_no_refusal_of_the_catalogue_is_forgotten() -> None:
    section = (files("spinney") / "messages/en/treehouse.ftl").read_text("utf-8").partition("# Refusals")[2]
    written = set(re.findall(r"^(treehouse-[a-z-]+) =", section.partition("# The score sheet")[0], re.MULTILINE))
    # In a reply these come with others; that each is said is shown by the aids above.
    in_company = {"treehouse-no-support", "treehouse-must-touch", "treehouse-balance"}
    assert {key for *_, key, _ in REFUSALS if key.startswith("treehouse-")} == written - in_company


def test_every_room_has_a_name_of_its_own() -> None:
    names = {catalogue().say(room_words(room_name(room))) for room in range(ROOMS)}
    assert len(names) == ROOMS
    assert not any(room_name(room) in names for room in range(ROOMS))


@pytest.mark.parametrize("youngest", [False, True])
def test_every_event_has_words_for_every_pair_of_eyes(youngest: bool) -> None:
    state = TREEHOUSE.deal(TreehouseOptions(players=3, youngest=youngest), QuickRng(4))
    rng = QuickRng(4, 1)
    said = set()
    while (seat := TREEHOUSE.rules.actor(state)) >= 0:
        for event in TREEHOUSE.act(state, seat, TREEHOUSE.rules.random_action(state, seat, rng)):
            assert isinstance(event, TREEHOUSE.events)
            for watcher in range(SPECTATOR, 3):
                noticed = event.noticed_by(watcher)
                assert noticed is not None
                said.add(noticed.words().key.removeprefix("treehouse-"))
                assert catalogue().say(noticed.words(), NAMES)
    building = {"dealt", "chose", "chose-unseen", "revealed", "built", "discarded", "passed", "leftover"}
    scoring = {"leftover-unseen", "scoring", "scored", "bonus"} | ({"claimed"} if youngest else {"took", "laid"})
    assert said - {"game-won", "game-shared"} == building | scoring
    sheet = TREEHOUSE.score_sheet(state)
    assert isinstance(sheet, ScoreSheet)
    assert [line.first for line in sheet.rounds] == list(state.firsts)
    assert all(len(line.laid) == 3 for line in sheet.rounds)
    assert all(catalogue().say(line, NAMES) for line in lines_of(sheet))


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


def test_the_sketch_is_a_picture_of_the_table() -> None:
    assert TREEHOUSE.sketch(TREEHOUSE.view(table(HOUSES), 0), names=["Ann", "Bob"]).splitlines() == [
        "round 1: build or discard",
        "R=red, Y=yellow, G=green, B=blue, P=purple, N=brown",
        "",
        "Ann (you): 0 points  <- to move",
        "   4         .     .     .     .",
        "   3            B1    Y1    .",
        "   2               R1    G1",
        "   1                [*..]",
        "     revealed: Rope Swing Landing (red)",
        "",
        "Bob: 0 points  <- to move",
        "   4         .     .     .     .",
        "   3            .     R3    .",
        "   2               R4    B2",
        "   1                [.*.]",
        "     revealed: Pancake Pantry (brown)",
        "     hand: 2 rooms",
        "",
        "score cards of round 1, Ann first: -",
        "your hand: G2 Snail Hotel, P1 Shadow Puppet Stage",
    ]
