"""What happened, in words, and which events reveal a secret."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import catalogue
from spinney.core.event import Event
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.events import (
    BonusTaken,
    HandsPassed,
    LeftoverDiscarded,
    RoomChosen,
    RoomsRevealed,
    RoundDealt,
    ScoringBegan,
    room_words,
)
from spinney.games.treehouse.material import ROOMS, room_name
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.sheet import ScoreSheet, lines_of

NAMES = ["Talia", "Jonte", "Rina"]


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


@pytest.mark.parametrize(
    ("event", "reveals"),
    [
        (RoomChosen(0, "red1"), False),
        (RoomChosen(0, "red1", changed=True), False),
        (RoomsRevealed(["red1", "red2"]), True),
        (HandsPassed([["red1"], ["red2"]]), True),
        (RoundDealt(2, [["red1"], ["red2"]]), True),
        (LeftoverDiscarded(0, "red1"), False),
        (ScoringBegan(1, 0, drawn=True), True),
        (ScoringBegan(2, 0, drawn=False), False),
        (BonusTaken(0, "red", 3), False),
    ],
)
def test_which_events_reveal_something(event: Event, reveals: bool) -> None:
    assert event.reveals() is reveals
