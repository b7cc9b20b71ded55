"""A position in numbers, for learned values: every seat's house, colour by colour, and the rooms it can hope for."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.rules import State, lead
from spinney.core.value import Features
from spinney.games.treehouse.judgement import best_placement, card_hope, house_hope, merit, most_elsewhere
from spinney.games.treehouse.material import (
    BALANCED,
    CHOICES,
    COLOUR_COUNT,
    NO_CARD,
    PLACES,
    ROUNDS,
    TWO_EACH,
    colour_of,
)
from spinney.games.treehouse.scoring import round_points
from spinney.games.treehouse.state import CHOOSE, PLACE, House, TreehouseState, count_of

# The numbers of a seat.
LEAD: Final = 0
AHEAD_OF_MEAN: Final = 1
SCORE: Final = 2
HOUSE_HOPE: Final = 3
CARD_HOPE: Final = 4
HOLDS_TWO: Final = 5
HOLDS_NONE: Final = 6
ROOMS: Final = 7
LARGEST: Final = 8
# By how far the house is ahead of the best other in a colour, from two or more behind to two or more ahead: the rooms
# of such colours, and how many such colours there are.
ROOMS_AHEAD: Final = 9
COLOURS_AHEAD: Final = 14
BEST_LEAD: Final = 19
NEXT_LEAD: Final = 20
WORST_LEAD: Final = 21
ALIVE_ROOMS: Final = 22
ALIVE: Final = 23
READY: Final = 24
READY_ROOMS: Final = 25
OPEN_PLACES: Final = 26
UNBALANCED: Final = 27
# What the hand offers this house, and then the hand that it is passed next: the merit of the best room, of all rooms,
# how many colours can be built, and whether one of them makes a lead.
HAND: Final = 28
NEXT_HAND: Final = 32
DECK: Final = 36
FIRST: Final = 37
TO_MOVE: Final = 38
WAITING: Final = 39
ROUND_POINTS: Final = 40
SIZE: Final = 41

OFFERS: Final = 4
STEPS: Final = 15

_NO_COLOURS: Final[vec[i64]] = vec[i64]([0] * COLOUR_COUNT)


@final
class TreehouseFeatures(Features):
    """Rooms are weighed apart while everyone chooses, while rooms are placed, and while a round is scored."""

    def __init__(self) -> None:
        self.size = SIZE
        self.moments = 3
        self.groups = STEPS

    def names(self) -> list[str]:
        house = ["lead", "ahead of mean", "score", "house hope", "card hope", "holds two", "holds none", "rooms"]
        by_lead = [what + how for what in ("rooms ", "colours ") for how in ("-2", "-1", "0", "+1", "+2")]
        leads = ["best lead", "next lead", "worst lead", "alive rooms", "alive", "ready", "ready rooms"]
        offers = [which + what for which in ("hand ", "next hand ") for what in ("best", "all", "colours", "lead")]
        turn = ["deck", "first", "to move", "waiting", "round points"]
        return [*house, "largest", *by_lead, *leads, "open places", "unbalanced", *offers, *turn]

    def covers(self, state: State) -> bool:
        """Claims (T17) are scored quite differently."""
        assert isinstance(state, TreehouseState)
        return not state.youngest

    def write(self, state: State, rows: vec[float]) -> i64:
        assert isinstance(state, TreehouseState)
        seats = state.seats
        hopes = vec[float](capacity=seats)
        deck = deck_colours(state)
        total = 0.0
        seat: i64 = 0
        for player in state.players:
            at = seat * SIZE
            if player.chosen >= 0:
                _, hope = best_placement(state, seat, player.chosen)
            else:
                hope = house_hope(state, seat, player.house)
            rows[at + HOUSE_HOPE] = hope
            rows[at + CARD_HOPE] = card_hope(state, seat)
            rows[at + SCORE] = float(player.score)
            hope += rows[at + CARD_HOPE] + rows[at + SCORE]
            hopes = append(hopes, hope)
            total += hope
            rows[at + HOLDS_TWO] = 1.0 if player.card == TWO_EACH else 0.0
            rows[at + HOLDS_NONE] = 1.0 if player.card != TWO_EACH and player.card != NO_CARD else 0.0
            rows[at + FIRST] = 1.0 if seat == state.first() else 0.0
            rows[at + TO_MOVE] = 1.0 if seat == state.turn else 0.0
            rows[at + WAITING] = float((seat - state.turn + seats) % seats)
            rows[at + ROUND_POINTS] = float(round_points(state, state.round, player.house.tally))
            write_house(state, seat, rows, at, deck)
            write_offer(state, seat, player.hand, rows, at + HAND)
            write_offer(state, seat, state.players[(seat - 1 + seats) % seats].hand, rows, at + NEXT_HAND)
            seat += 1
        others = 1.0 / float(seats - 1)
        seat = 0
        while seat < seats:
            at = seat * SIZE
            rows[at + LEAD] = lead(hopes, hopes, seat)
            rows[at + AHEAD_OF_MEAN] = hopes[seat] - (total - hopes[seat]) * others
            seat += 1
        moment: i64 = 0 if state.phase == CHOOSE else 1 if state.phase == PLACE else 2
        round = state.round if state.round < ROUNDS else ROUNDS - 1
        pick = state.pick if state.pick < CHOICES else CHOICES - 1
        return moment * STEPS + round * CHOICES + pick


def deck_colours(state: TreehouseState) -> vec[i64]:
    """colour -> how many of its rooms are in the deck; never in which order."""
    found = _NO_COLOURS[:]
    i: i64 = 0
    while i < state.deck_left:
        found[colour_of(state.deck[i])] += 1
        i += 1
    return found


def write_house(state: TreehouseState, seat: i64, rows: vec[float], at: i64, deck: vec[i64]) -> None:
    """The colours of a house against the best other house."""
    house = state.players[seat].house
    k: i64 = ROOMS
    while k <= UNBALANCED:
        rows[at + k] = 0.0
        k += 1
    best: i64 = -20
    second: i64 = -20
    worst: i64 = 20
    supply: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        count = count_of(house.tally, colour)
        ahead = count - most_elsewhere(state, seat, colour)
        step = 2 + (-2 if ahead < -2 else 2 if ahead > 2 else ahead)
        rooms = float(count)
        rows[at + ROOMS] += rooms
        rows[at + ROOMS_AHEAD + step] += rooms
        rows[at + COLOURS_AHEAD + step] += 1.0
        if ahead > best:
            second = best
            best = ahead
        elif ahead > second:
            second = ahead
        if ahead < worst:
            worst = ahead
        if rooms > rows[at + LARGEST]:
            rows[at + LARGEST] = rooms
        if house.may_grow(colour):
            rows[at + ALIVE_ROOMS] += rooms
            rows[at + ALIVE] += 1.0
            supply += deck[colour] * (1 + count)
            if house.allowed(colour) != 0:
                rows[at + READY] += 1.0
                rows[at + READY_ROOMS] += rooms
        colour += 1
    rows[at + BEST_LEAD] = float(best)
    rows[at + NEXT_LEAD] = float(second)
    rows[at + WORST_LEAD] = float(worst)
    rows[at + DECK] = float(supply) / float(state.deck_left) if state.deck_left > 0 else 0.0
    rows[at + OPEN_PLACES] = float(open_places(house))
    rows[at + UNBALANCED] = 0.0 if house.marker == 0 else 1.0


def open_places(house: House) -> i64:
    """How many places support and balance allow now, whatever the colour."""
    places = house.open & BALANCED[house.marker + 1]
    found: i64 = 0
    place: i64 = 0
    while place < PLACES:
        found += (places >> place) & 1
        place += 1
    return found


def write_offer(state: TreehouseState, seat: i64, hand: vec[i64], rows: vec[float], at: i64) -> None:
    """What a hand offers to the house of a seat."""
    house = state.players[seat].house
    best: i64 = 0
    total: i64 = 0
    colours: i64 = 0
    takes_lead: i64 = 0
    last: i64 = -1
    for room in hand:  # in rising order, so the rooms of a colour follow each other
        good = merit(house, room)
        total += good
        colour = colour_of(room)
        if good > 0 and colour != last:
            last = colour
            colours += 1
            if good > best:
                best = good
            if good > most_elsewhere(state, seat, colour):
                takes_lead = 1
    rows[at] = float(best)
    rows[at + 1] = float(total)
    rows[at + 2] = float(colours)
    rows[at + OFFERS - 1] = float(takes_lead)
