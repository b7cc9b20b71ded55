"""Best Treehouse Ever for learners: what a seat sees as a row of numbers. See docs/adapters.md.

Planes over rooms have a row for every colour and a column for every number, in the order of the rooms' numbers.
The actions are few and none depends on a seat, so a choice is the action itself.
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64, u8

from spinney.core.arrays import vec
from spinney.core.encoding import Encoder, Part, places_to, put, seat_after
from spinney.core.rules import State
from spinney.games.treehouse.material import (
    CHOICES,
    COLOUR_COUNT,
    NO_CARD,
    NOTHING_EACH,
    OF_A_COLOUR,
    PLACES,
    ROOMS,
    ROUNDS,
    colour_of,
    number_of,
)
from spinney.games.treehouse.rules import ACTIONS
from spinney.games.treehouse.state import (
    CHOOSE,
    OPEN,
    OVER,
    PLACE,
    UNLAID,
    Player,
    TreehouseState,
    laid_by,
    worth_of,
)


@final
class TreehouseEncoder(Encoder):
    def parts(self, state: State) -> list[Part]:
        seats = int(state.seats)
        rooms = [COLOUR_COUNT, OF_A_COLOUR]
        return [
            Part("moment", [5]),
            Part("waiting", [seats]),
            Part("round", [ROUNDS]),
            Part("choice", [CHOICES]),
            Part("youngest", [1]),
            Part("deck", [1]),
            Part("first", [ROUNDS, seats]),
            Part("laid", [ROUNDS, COLOUR_COUNT, 3]),
            Part("laid_by", [ROUNDS, COLOUR_COUNT, seats]),
            Part("chosen", rooms),
            Part("unseen", rooms),
            Part("hand_sizes", [seats]),
            Part("knows_hand", [seats]),
            Part("score", [seats]),
            Part("marker", [seats, 3]),
            Part("card", [seats, 2]),
            Part("revealed", [seats, 2]),
            Part("hand", [seats, *rooms]),
            Part("house", [seats, COLOUR_COUNT, PLACES]),
        ]

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        write(cast(TreehouseState, state), seat, row, at)

    def choice_count(self, state: State) -> i64:
        return ACTIONS

    def choices(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        return actions


def write(state: TreehouseState, seat: i64, row: vec[u8], at: i64) -> None:
    seats = state.seats
    if state.phase < OVER:
        row[at + state.phase] = 1
    at += 5
    place: i64 = 0
    while place < seats:
        if is_waiting(state, seat_after(seat, place, seats)):
            row[at + place] = 1
        place += 1
    at += seats
    row[at + state.round] = 1
    row[at + ROUNDS + state.pick] = 1
    at += ROUNDS + CHOICES
    row[at] = 1 if state.youngest else 0
    put(row, at + 1, state.deck_left)
    write_rounds(state, seat, row, at + 2)
    at += 2 + ROUNDS * (seats + COLOUR_COUNT * (3 + seats))

    player = state.players[seat]
    if state.phase == CHOOSE and player.chosen >= 0:
        row[at + player.chosen] = 1
    at += ROOMS
    write_unseen(state, seat, row, at)
    at += ROOMS

    place = 0
    while place < seats:
        other = seat_after(seat, place, seats)
        write_seat(state, state.players[other], place, state.has_held(seat, other), row, at)
        place += 1


def is_waiting(state: TreehouseState, seat: i64) -> bool:
    """T4: whether the table is waiting for this seat: not if it has chosen, whatever it chose."""
    if state.phase == CHOOSE:
        return state.players[seat].chosen == OPEN
    if state.phase == PLACE:
        return state.players[seat].chosen != OPEN
    return seat == state.turn


def write_rounds(state: TreehouseState, seat: i64, row: vec[u8], at: i64) -> None:
    """T11 to T13, T17: the first choosers, if the table knows them, and the cards on the score cards."""
    seats = state.seats
    laid = at + ROUNDS * seats
    owners = laid + ROUNDS * COLOUR_COUNT * 3
    round: i64 = 0
    while round <= state.round:
        if round > 0 or state.first_known:
            row[at + round * seats + places_to(seat, state.firsts[round], seats)] = 1
        card = round * COLOUR_COUNT
        while card < (round + 1) * COLOUR_COUNT:
            if state.laid[card] != UNLAID:
                row[laid + card * 3 + worth_of(state.laid[card])] = 1
                row[owners + card * seats + places_to(seat, laid_by(state.laid[card]), seats)] = 1
            card += 1
        round += 1


def write_unseen(state: TreehouseState, seat: i64, row: vec[u8], at: i64) -> None:
    """All rooms except those whose place this seat knows (T5, T6)."""
    room: i64 = 0
    while room < ROOMS:
        row[at + room] = 1
        room += 1
    for room in state.leftovers:
        row[at + room] = 0
    other: i64 = 0
    while other < state.seats:
        player = state.players[other]
        for place in player.house.order:
            row[at + player.house.rooms[place]] = 0
        for room in player.discards:
            row[at + room] = 0
        if state.phase == PLACE and player.chosen != OPEN:
            row[at + player.chosen] = 0
        if state.has_held(seat, other):
            for room in player.hand:
                row[at + room] = 0
        other += 1


def write_seat(state: TreehouseState, player: Player, place: i64, knows_hand: bool, row: vec[u8], at: i64) -> None:
    seats = state.seats
    put(row, at + place, len(player.hand))
    at += seats
    row[at + place] = 1 if knows_hand else 0
    at += seats
    put(row, at + place, player.score)
    at += seats
    row[at + place * 3 + player.house.marker + 1] = 1
    at += 3 * seats
    if player.card != NO_CARD:
        row[at + place * 2 + (0 if player.card == NOTHING_EACH else 1)] = 1
    at += 2 * seats
    if state.phase == PLACE and player.chosen != OPEN:
        row[at + place * 2] = u8(colour_of(player.chosen) + 1)
        row[at + place * 2 + 1] = u8(number_of(player.chosen))
    at += 2 * seats
    if knows_hand:
        for room in player.hand:
            row[at + place * ROOMS + room] = 1
    at += seats * ROOMS + place * COLOUR_COUNT * PLACES
    for spot in player.house.order:
        row[at + colour_of(player.house.rooms[spot]) * PLACES + spot] = 1
