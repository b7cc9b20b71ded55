"""Renature for learners: what a seat sees as a row of numbers, and its actions as choices. See docs/adapters.md.

Planes over the valley have 15 rows of 15 cells. The 55 dominoes are in the order of the joker track.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, u8

from spinney.core.arrays import vec
from spinney.core.encoding import Encoder, Part, places_to, put, seat_after
from spinney.core.rules import State
from spinney.games.renature.material import (
    ANIMAL_COUNT,
    AREAS,
    COLOURS,
    DOMINOES,
    EVERY_DOMINO,
    HAND,
    KINDS,
    NEUTRAL,
    PAIRS,
    colour_of,
    first_animal,
    second_animal,
    the_domino,
    type_of,
)
from spinney.games.renature.offers import FIRST_DISCARD, FIRST_PLACE, FIRST_RETURN
from spinney.games.renature.state import NO_PLANT, NOBODY, OVER, Player, RenatureState
from spinney.games.renature.valley import CELLS, SIDE, column_of, row_of

GRID: Final = 225
WAYS: Final = 2

FIRST_DISCARD_CHOICE: Final = 16
FIRST_RETURN_CHOICE: Final = 19
FIRST_PLACE_CHOICE: Final = 937


def _dominoes() -> vec[i64]:
    """Two animals, in any order -> their domino."""
    return vec[i64]([the_domino(first_animal(pair), second_animal(pair)) for pair in range(PAIRS)])


def _numbers() -> vec[i64]:
    """Two animals, in any order -> the number of their domino among all 55."""
    order = [int(domino) for domino in EVERY_DOMINO]
    return vec[i64]([i64(order.index(int(domino))) for domino in _dominoes()])


def _grid() -> vec[i64]:
    """Cell -> its index in a plane over the valley; cells of the border have none."""
    return vec[i64]([(row_of(cell) - 1) * SIDE + column_of(cell) - 1 for cell in range(CELLS)])


# Tables, because dividing is slow.
DOMINO_OF: Final[vec[i64]] = _dominoes()
NUMBER_OF: Final[vec[i64]] = _numbers()
ON_GRID: Final[vec[i64]] = _grid()


def slot_of(player: Player, domino: i64) -> i64:
    """The index of a domino in a hand sorted by the joker track."""
    slot: i64 = 0
    i: i64 = 0
    while i < player.hand_size:
        if player.hand[i] < domino:
            slot += 1
        i += 1
    return slot


@final
class RenatureEncoder(Encoder):
    def parts(self, state: State) -> list[Part]:
        seats = int(state.seats)
        grid = [SIDE, SIDE]
        return [
            Part("moment", [6]),
            Part("turn", [seats]),
            Part("first", [seats]),
            Part("joker", [ANIMAL_COUNT]),
            Part("waiting_clouds", [1]),
            Part("slots", [HAND, 2]),
            Part("hand", [DOMINOES]),
            Part("unseen", [DOMINOES]),
            Part("score", [seats]),
            Part("clouds", [seats]),
            Part("hand_sizes", [seats]),
            Part("reserve", [seats]),
            Part("plants_left", [seats, KINDS]),
            Part("completed", [AREAS]),
            Part("area_open", [AREAS]),
            Part("area_size", [AREAS]),
            Part("area_totals", [AREAS, seats + 1]),
            Part("token", [AREAS, seats]),
            Part("back", [AREAS]),
            Part("animal", grid),
            Part("plant", grid),
            Part("plant_owner", grid),
            Part("cell_clouds", grid),
        ]

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        write(cast(RenatureState, state), seat, row, at)

    def choice_count(self, state: State) -> i64:
        return FIRST_PLACE_CHOICE + cast(RenatureState, state).valley.positions * HAND * WAYS

    def choices(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        return choices(cast(RenatureState, state), seat, actions)


def write(state: RenatureState, seat: i64, row: vec[u8], at: i64) -> None:
    seats = state.seats
    if state.phase < OVER:
        row[at + state.phase] = 1
    at += 6
    row[at + places_to(seat, state.turn, seats)] = 1
    at += seats
    row[at + places_to(seat, state.first, seats)] = 1
    at += seats
    row[at + state.joker] = 1
    at += ANIMAL_COUNT
    put(row, at, state.waiting)
    at += 1
    write_dominoes(state, state.players[seat], row, at)
    at += 2 * HAND + 2 * DOMINOES
    place: i64 = 0
    while place < seats:
        player = state.players[seat_after(seat, place, seats)]
        put(row, at + place, player.score)
        put(row, at + seats + place, player.clouds)
        put(row, at + 2 * seats + place, player.hand_size)
        put(row, at + 3 * seats + place, player.reserve_left)
        kind: i64 = 0
        while kind < KINDS:
            put(row, at + 4 * seats + place * KINDS + kind, player.plants[kind])
            kind += 1
        place += 1
    at += seats * (4 + KINDS)
    write_areas(state, seat, row, at)
    at += AREAS * (5 + 2 * seats)
    write_valley(state, seat, row, at)


def write_dominoes(state: RenatureState, player: Player, row: vec[u8], at: i64) -> None:
    """N6: this seat's hand, and every domino whose place it does not know."""
    hand = at + 2 * HAND
    unseen = hand + DOMINOES
    i: i64 = 0
    while i < DOMINOES:
        row[unseen + i] = 1
        i += 1
    i = 0
    while i < player.hand_size:
        domino = player.hand[i]
        slot = at + 2 * slot_of(player, domino)
        row[slot] = u8(first_animal(domino) + 1)
        row[slot + 1] = u8(second_animal(domino) + 1)
        row[hand + NUMBER_OF[domino]] = 1
        row[unseen + NUMBER_OF[domino]] = 0
        i += 1
    placements = state.brook.laid
    i = 0
    while i < state.brook.laid_count:
        row[unseen + NUMBER_OF[placements[i] % PAIRS]] = 0
        i += 1
    i = 0
    while i < state.discard_count:
        row[unseen + NUMBER_OF[state.discards[i]]] = 0
        i += 1


def write_areas(state: RenatureState, seat: i64, row: vec[u8], at: i64) -> None:
    """N15 to N17, area by area, with only those backs of tokens that this seat has seen."""
    seats = state.seats
    land = state.land
    bounds = state.brook.bounds
    area_sizes = state.valley.sizes
    values = land.totals
    open = at + AREAS
    sizes = open + AREAS
    totals = sizes + AREAS
    tokens = totals + AREAS * (seats + 1)
    backs = tokens + AREAS * seats
    area: i64 = 0
    while area < AREAS:
        if (state.completed >> area) & 1 == 1:
            row[at + area] = 1
        put(row, open + area, bounds[area])
        put(row, sizes + area, area_sizes[area])
        place: i64 = 0
        while place < seats:
            total = values[area * COLOURS + seat_after(seat, place, seats)]
            put(row, totals + area * (seats + 1) + place, total)
            place += 1
        put(row, totals + area * (seats + 1) + seats, values[area * COLOURS + NEUTRAL])
        holder = land.holders[area]
        if holder != NOBODY:
            row[tokens + area * seats + places_to(seat, holder, seats)] = 1
            if holder == seat or state.phase == OVER:
                put(row, backs + area, land.backs[area])
        area += 1


def write_valley(state: RenatureState, seat: i64, row: vec[u8], at: i64) -> None:
    """N9 to N13, cell by cell."""
    valley = state.valley
    placements = state.brook.laid
    animals = state.brook.animals
    first = valley.first
    second = valley.second
    grid = ON_GRID
    i: i64 = 0
    while i < state.brook.laid_count:
        position = placements[i] // PAIRS
        row[at + grid[first[position]]] = u8(animals[first[position]] + 1)
        row[at + grid[second[position]]] = u8(animals[second[position]] + 1)
        i += 1
    spots = valley.spots
    standing = state.land.plants
    lying = state.land.clouds
    plants = at + GRID
    owners = plants + GRID
    clouds = owners + GRID
    spot: i64 = 0
    while spot < len(spots):
        plant = standing[spot]
        if plant != NO_PLANT:
            place = grid[spots[spot]]
            row[plants + place] = u8(type_of(plant) + 1)
            colour = colour_of(plant)
            owner = state.seats if colour == NEUTRAL else places_to(seat, colour, state.seats)
            row[owners + place] = u8(owner + 1)
        if lying[spot] > 0:
            put(row, clouds + grid[spots[spot]], lying[spot])
        spot += 1


def choices(state: RenatureState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Moments and jokers keep their numbers; a domino is named by its place in the hand and its orientation."""
    player = state.players[seat]
    found = actions[:]
    i: i64 = 0
    while i < len(actions):
        action = actions[i]
        if action >= FIRST_PLACE:
            position = (action - FIRST_PLACE) // PAIRS
            pair = action - FIRST_PLACE - position * PAIRS
            domino = DOMINO_OF[pair]
            way: i64 = 1 if domino != pair else 0
            found[i] = FIRST_PLACE_CHOICE + (position * HAND + slot_of(player, domino)) * WAYS + way
        elif action >= FIRST_RETURN:
            found[i] = FIRST_RETURN_CHOICE + action - FIRST_RETURN
        elif action >= FIRST_DISCARD:
            found[i] = FIRST_DISCARD_CHOICE + slot_of(player, action - FIRST_DISCARD)
        i += 1
    return found
