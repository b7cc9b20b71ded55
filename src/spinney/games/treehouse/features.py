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
# How many colours there are of each kind; a revealed room that can be built counts as built. First by how many rooms
# the house has (six steps) and how far it is ahead (five).
BY_ROOMS: Final = 41
# By how far the house is ahead, whether it can build the colour never again, later or now, and whether the best other
# house can ever build it.
BY_GROWTH: Final = 71
# How many colours the house can build now and find one room of in its hand, or more, by how far it is ahead; then the
# same for the hand that it is passed next.
IN_HAND: Final = 101
IN_NEXT_HAND: Final = 111
# The share of the deck that fits into the house, by how far it is ahead in the colour.
IN_DECK: Final = 121
SIZE: Final = 126

OFFERS: Final = 4
STEPS: Final = 15
# From two or more behind to two or more ahead.
LEADS: Final = 5
MOST_ROOMS: Final = 5

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
        steps = ("-2", "-1", "0", "+1", "+2")
        by_rooms = [f"{rooms} rooms {step}" for rooms in range(MOST_ROOMS + 1) for step in steps]
        growths = [own + other for own in ("sealed", "alive", "ready") for other in ("", " rivalled")]
        by_growth = [f"{growth} {step}" for growth in growths for step in steps]
        hands = ("one in hand", "more in hand", "one in next hand", "more in next hand", "deck")
        supply = [f"{where} {step}" for where in hands for step in steps]
        tables = [*by_rooms, *by_growth, *supply]
        return [*house, "largest", *by_lead, *leads, "open places", "unbalanced", *offers, *turn, *tables]

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
        write_colours(state, rows, deck)
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


def write_colours(state: TreehouseState, rows: vec[float], deck: vec[i64]) -> None:
    """Sort the colours of every house by rooms, lead, growth and supply."""
    seats = state.seats
    k: i64 = 0
    seat: i64 = 0
    while seat < seats:
        k = BY_ROOMS
        while k < SIZE:
            rows[seat * SIZE + k] = 0.0
            k += 1
        seat += 1
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        # The two largest counts, and whether a house that has them can still grow.
        most: i64 = -1
        most_seat: i64 = -1
        next_most: i64 = 0
        grows = False
        next_grows = False
        seat = 0
        while seat < seats:
            count = count_after(state, seat, colour)
            alive = state.players[seat].house.may_grow(colour)
            if count > most:
                next_most = most
                next_grows = grows
                most = count
                most_seat = seat
                grows = alive
            elif count > next_most:
                next_most = count
                next_grows = alive
            elif count == next_most and alive:
                next_grows = True
            seat += 1
        seat = 0
        while seat < seats:
            other = next_most if seat == most_seat else most
            rivalled = next_grows if seat == most_seat else grows
            write_colour(state, seat, colour, other if other > 0 else 0, rivalled, rows, deck)
            seat += 1
        colour += 1


def count_after(state: TreehouseState, seat: i64, colour: i64) -> i64:
    """The rooms of a colour in a house, with the room that everybody saw it choose."""
    player = state.players[seat]
    count = count_of(player.house.tally, colour)
    shown = state.phase == PLACE and player.chosen >= 0 and colour_of(player.chosen) == colour
    return count + 1 if shown and player.house.allowed(colour) != 0 else count


def write_colour(
    state: TreehouseState, seat: i64, colour: i64, other: i64, rivalled: bool, rows: vec[float], deck: vec[i64]
) -> None:
    """Count one colour of a house among those of its kind; `other` is the most rooms of it in another house."""
    at = seat * SIZE
    house = state.players[seat].house
    count = count_after(state, seat, colour)
    ahead = count - other
    step = 2 + (-2 if ahead < -2 else 2 if ahead > 2 else ahead)
    rooms: i64 = count if count < MOST_ROOMS else MOST_ROOMS
    rows[at + BY_ROOMS + rooms * LEADS + step] += 1.0
    alive = house.may_grow(colour)
    ready = alive and house.allowed(colour) != 0
    growth: i64 = 4 if ready else 2 if alive else 0
    if rivalled:
        growth += 1
    rows[at + BY_GROWTH + growth * LEADS + step] += 1.0
    if alive and state.deck_left > 0:
        rows[at + IN_DECK + step] += float(deck[colour]) / float(state.deck_left)
    if ready:
        held = rooms_of(state.players[seat].hand, colour)
        if held > 0:
            rows[at + IN_HAND + (LEADS if held > 1 else 0) + step] += 1.0
        held = rooms_of(state.players[(seat - 1 + state.seats) % state.seats].hand, colour)
        if held > 0:
            rows[at + IN_NEXT_HAND + (LEADS if held > 1 else 0) + step] += 1.0


def rooms_of(hand: vec[i64], colour: i64) -> i64:
    found: i64 = 0
    for room in hand:
        if colour_of(room) == colour:
            found += 1
    return found


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
