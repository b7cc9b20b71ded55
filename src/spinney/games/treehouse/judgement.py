"""How good a position looks, and sensible quick moves, for bots.

A room scores in every remaining round, so early rooms count up to three times; leading the table in a colour brings
its bonus; rooms of a colour that is sealed off are useless.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.rng import QuickRng
from spinney.core.rules import leads
from spinney.games.treehouse.material import (
    CHOICES,
    COLOUR_COUNT,
    EVERY_PLACE,
    NO_CARD,
    PLACES,
    ROUNDS,
    TWO_EACH,
    colour_of,
)
from spinney.games.treehouse.scoring import worth
from spinney.games.treehouse.state import CHOOSE, PLACE, UNLAID, House, TreehouseState, count_of

# How much less a lead in a colour says about its bonus for every remaining choice.
LATER: Final = 0.25
# Which part of the points that two players can take from each other by "no points" they will take.
BLANK: Final = 0.7
# What a colour that can be built now, or at least later, is worth for each remaining choice.
READY: Final = 0.08
ALIVE: Final = 0.06
# Which part of the best effect of a condition card its holder will get.
CARD: Final = 0.6


def choices_to_come(state: TreehouseState) -> i64:
    """How many rooms a seat will still choose, including in this round."""
    later = (ROUNDS - 1 - state.round) * CHOICES
    if state.phase == CHOOSE or state.phase == PLACE:
        return later + CHOICES - 1 - state.pick
    return later


def most_elsewhere(state: TreehouseState, seat: i64, colour: i64) -> i64:
    """The most rooms of a colour in any other house."""
    most: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            count = count_of(state.players[other].house.tally, colour)
            if count > most:
                most = count
        other += 1
    return most


def house_hope(state: TreehouseState, seat: i64, house: House) -> float:
    """The points that this house can be expected to bring its owner, including bonuses."""
    rounds_later = ROUNDS - 1 - state.round
    to_come = float(choices_to_come(state))
    # In the variant for the youngest, only as many colours score as there are players (T17).
    usual = float(state.seats) / float(COLOUR_COUNT) if state.youngest else 1.0
    scoring_now = state.phase != CHOOSE and state.phase != PLACE
    certainty = 1.0 / (1.0 + LATER * to_come)
    most_ahead: i64 = 0
    hope = 0.0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        count = count_of(house.tally, colour)
        now = float(worth(state, state.round, colour)) if scoring_now else usual
        hope += float(count) * (now + usual * float(rounds_later))
        ahead = count - most_elsewhere(state, seat, colour)
        if ahead > most_ahead:
            most_ahead = ahead
        # At the end one room more wins the bonus and a tie does not (T15); long before, both are about even.
        chance = 0.5 + certainty * (float(ahead) - 0.5)
        hope += float(count) * (0.0 if chance < 0.0 else 1.0 if chance > 1.0 else chance)
        if house.may_grow(colour):
            hope += ALIVE * to_come * float(1 + count)
            if house.allowed(colour) != 0:
                hope += READY * to_come
        colour += 1
    if state.youngest:
        # A claim makes sure that the colour with the largest lead counts (T17).
        return hope + (1.0 - usual) * float(most_ahead * rounds_later)
    if state.seats == 2:
        # The opponent will lay "no points" on the colour where this house leads by most (T13).
        scorings = rounds_later if scoring_now else rounds_later + 1
        return hope - BLANK * float(most_ahead * scorings)
    return hope


def best_placement(state: TreehouseState, seat: i64, room: i64) -> tuple[i64, float]:
    """The best place for a room in this seat's house, and the points to expect then; place -1 is the discard."""
    house = state.players[seat].house
    best = house_hope(state, seat, house)
    best_place: i64 = -1
    allowed = house.allowed(colour_of(room))
    place: i64 = 0
    while place < PLACES:
        if (allowed >> place) & 1 == 1:
            after = house.copy()
            after.build(room, place)
            hope = house_hope(state, seat, after)
            if best_place < 0 or hope > best:
                best = hope
                best_place = place
        place += 1
    return best_place, best


def card_hope(state: TreehouseState, seat: i64) -> float:
    """What the condition card that this seat holds can be expected to gain."""
    card = state.players[seat].card
    if card == NO_CARD:
        return 0.0
    _, gain = best_colour(state, seat, card)
    return CARD * float(gain)


def best_colour(state: TreehouseState, seat: i64, card: i64) -> tuple[i64, i64]:
    """The free colour where a card (or, for the youngest players, a claim) gains most on the best other house."""
    best: i64 = -1
    best_gain: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if state.laid[state.round * COLOUR_COUNT + colour] == UNLAID:
            lead = count_of(state.players[seat].house.tally, colour) - most_elsewhere(state, seat, colour)
            gain = lead if card > 0 else -lead
            if best < 0 or gain > best_gain:
                best = colour
                best_gain = gain
        colour += 1
    return best, best_gain


def prospects(state: TreehouseState, seat: i64, chosen_counts: bool) -> float:
    """The points that a seat can expect at the end. A chosen room counts as if it were built on its best place."""
    player = state.players[seat]
    hope = float(player.score) + card_hope(state, seat)
    if chosen_counts and player.chosen >= 0:
        _, best = best_placement(state, seat, player.chosen)
        return hope + best
    return hope + house_hope(state, seat, player.house)


def values(state: TreehouseState) -> vec[float]:
    """How far every seat's prospects are ahead of the best other seat's, whose secret choice does not count (T4)."""
    own = vec[float](capacity=state.seats)
    shown = vec[float](capacity=state.seats)
    seat: i64 = 0
    while seat < state.seats:
        hope = prospects(state, seat, True)
        own = append(own, hope)
        if state.phase == CHOOSE and state.players[seat].chosen >= 0:
            hope = prospects(state, seat, False)
        shown = append(shown, hope)
        seat += 1
    return leads(own, shown)


def margin_scale(state: TreehouseState) -> float:
    """Fitted to 250 games between greedy bots: 3 points at the start, 1 in the last choices."""
    return 1.0 + 0.15 * float(choices_to_come(state))


def merit(house: House, room: i64) -> i64:
    """How many rooms of its colour a house would have with this room; 0 if it cannot be built."""
    colour = colour_of(room)
    return 1 + count_of(house.tally, colour) if house.allowed(colour) != 0 else 0


def quick_room(state: TreehouseState, seat: i64, rng: QuickRng) -> i64:
    """A room to choose: one that can be built, of the colour the house has most of; ties are broken at random."""
    player = state.players[seat]
    start = rng.below(len(player.hand))
    best: i64 = -1
    best_merit: i64 = -1
    i: i64 = 0
    while i < len(player.hand):
        room = player.hand[(start + i) % len(player.hand)]
        good = merit(player.house, room)
        if good > best_merit and room != player.chosen:
            best = room
            best_merit = good
        i += 1
    return first_of_colour(player.hand, best, player.chosen)


def first_of_colour(hand: vec[i64], room: i64, chosen: i64) -> i64:
    """Rooms of a colour are alike: the first in hand represents all of them, so that no bot tries each."""
    for other in hand:
        if other != chosen and colour_of(other) == colour_of(room):
            return other
    return room


def rooms_to_try(state: TreehouseState, seat: i64) -> vec[i64]:
    """One room of every colour in hand, the best for the house first."""
    player = state.players[seat]
    rooms = vec[i64]([])
    last: i64 = -1
    for room in player.hand:  # in rising order, so the rooms of a colour follow each other
        if room != player.chosen and colour_of(room) != last:
            rooms = append(rooms, room)
            last = colour_of(room)
    i: i64 = 1
    while i < len(rooms):
        room = rooms[i]
        good = merit(player.house, room)
        j = i
        while j > 0 and merit(player.house, rooms[j - 1]) < good:
            rooms[j] = rooms[j - 1]
            j -= 1
        rooms[j] = room
        i += 1
    return rooms


def quick_place(state: TreehouseState, seat: i64, rng: QuickRng) -> i64:
    """A random place to build on, one that seals off no colour if possible; -1 if none is allowed."""
    player = state.players[seat]
    house = player.house
    colour = colour_of(player.chosen)
    allowed = house.allowed(colour)
    if allowed == 0:
        return -1
    kind = allowed & ~last_places(house, colour)
    if kind == 0:
        kind = allowed
    place = rng.below(PLACES)
    while (kind >> place) & 1 == 0:
        place = place + 1 if place + 1 < PLACES else 0
    return place


def last_places(house: House, colour: i64) -> i64:
    """The set of free places that are the last one for some colour other than this."""
    last: i64 = 0
    other: i64 = 0
    while other < COLOUR_COUNT:
        free = house.reach[other] & ~house.built & EVERY_PLACE
        if other != colour and free & (free - 1) == 0:
            last |= free
        other += 1
    return last


def quick_card(state: TreehouseState, seat: i64) -> i64:
    """The more promising kind of condition card."""
    _, gain = best_colour(state, seat, TWO_EACH)
    _, harm = best_colour(state, seat, 0)
    return TWO_EACH if gain >= harm else 0
