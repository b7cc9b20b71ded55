"""Arboretum for learners: what a seat sees as a row of numbers, and its actions as choices. See docs/adapters.md.

Planes over cards have a row for every species and a column for every value, in the order of the card numbers.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, u8

from spinney.core.arrays import vec
from spinney.core.encoding import Encoder, Part, places_to, put, seat_after
from spinney.core.rules import State
from spinney.games.arboretum.material import CARDS, HAND, HIGHEST, SPECIES_COUNT, species_of, value_of
from spinney.games.arboretum.rules import DRAW_DECK, FIRST_DISCARD, FIRST_PILE, FIRST_PLAY, card_of, play_action
from spinney.games.arboretum.state import CELLS, OVER, REACH, ArboretumState, x_of, y_of

# A hand after drawing has two cards more (A4).
SLOTS: Final = HAND + 2
# A6: a card is laid beside at most 16 others, so no open cell is more than 16 steps from the first card.
FARTHEST: Final = 16
NEAR_CELLS: Final = 545

FIRST_PILE_CHOICE: Final = 1
FIRST_DISCARD_CHOICE: Final = 5
FIRST_PLAY_CHOICE: Final = 14
CHOICES: Final = 4919


def _near_cells() -> vec[i64]:
    """Cell -> its number among the reachable cells, in reading order; -1 for the others."""
    numbers: list[i64] = []
    next: i64 = 0
    for cell in range(CELLS):
        if abs(int(x_of(cell))) + abs(int(y_of(cell))) <= FARTHEST:
            numbers.append(next)
            next += 1
        else:
            numbers.append(-1)
    return vec[i64](numbers)


NEAR: Final[vec[i64]] = _near_cells()
# Cell -> its coordinates, shifted so that none is negative; tables, because dividing is slow.
ACROSS: Final[vec[i64]] = vec[i64]([x_of(cell) + REACH for cell in range(CELLS)])
DOWN: Final[vec[i64]] = vec[i64]([y_of(cell) + REACH for cell in range(CELLS)])


def slot_of(hand: vec[i64], card: i64) -> i64:
    """The place of a card in a hand sorted by species and value."""
    slot: i64 = 0
    for other in hand:
        if other < card:
            slot += 1
    return slot


@final
class ArboretumEncoder(Encoder):
    def parts(self, state: State) -> list[Part]:
        seats = int(state.seats)
        cards = [SPECIES_COUNT, HIGHEST]
        return [
            Part("moment", [4]),
            Part("turn", [seats]),
            Part("first", [seats]),
            Part("deck", [1]),
            Part("hand_sizes", [seats]),
            Part("species", [SPECIES_COUNT]),
            Part("slots", [SLOTS, 2]),
            Part("hand", cards),
            Part("shown", [seats, *cards]),
            Part("unseen", cards),
            Part("pile", [seats, *cards]),
            Part("laid", [seats, *cards]),
            Part("x", cards),
            Part("y", cards),
        ]

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        write(cast(ArboretumState, state), seat, row, at)

    def choice_count(self, state: State) -> i64:
        return CHOICES

    def choices(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        return choices(cast(ArboretumState, state), seat, actions)


def write(state: ArboretumState, seat: i64, row: vec[u8], at: i64) -> None:
    seats = state.seats
    over = state.phase == OVER
    if not over:
        row[at + state.phase] = 1
    at += 4
    row[at + places_to(seat, state.turn, seats)] = 1
    at += seats
    row[at + places_to(seat, state.first, seats)] = 1
    at += seats
    put(row, at, state.deck_left)
    at += 1

    shown_cards = state.shown
    hand = state.players[seat].hand
    slots = at + seats + SPECIES_COUNT
    own = slots + 2 * SLOTS
    shown = own + CARDS
    unseen = shown + seats * CARDS
    pile = unseen + CARDS
    laid = pile + seats * CARDS
    x = laid + seats * CARDS
    y = x + CARDS

    species: i64 = 0
    while species < SPECIES_COUNT:
        if state.in_play[species] == 1:
            row[at + seats + species] = 1
            card = species * HIGHEST
            while card < (species + 1) * HIGHEST:
                row[unseen + card] = 1
                card += 1
        species += 1
    for card in hand:
        row[own + card] = 1
        row[unseen + card] = 0
        slot = slots + 2 * slot_of(hand, card)
        row[slot] = u8(species_of(card) + 1)
        row[slot + 1] = u8(value_of(card))

    across = ACROSS
    down = DOWN
    place: i64 = 0
    while place < seats:
        player = state.players[seat_after(seat, place, seats)]
        put(row, at + place, len(player.hand))
        for card in player.hand:
            if over or shown_cards[card] == 1:
                row[shown + place * CARDS + card] = 1
                row[unseen + card] = 0
        depth: i64 = len(player.pile)
        for card in player.pile:
            put(row, pile + place * CARDS + card, depth)
            row[unseen + card] = 0
            depth -= 1
        board = player.grove.board
        for cell in player.grove.cells:
            card = board[cell]
            row[laid + place * CARDS + card] = 1
            row[unseen + card] = 0
            row[x + card] = u8(across[cell])
            row[y + card] = u8(down[cell])
        place += 1


def choices(state: ArboretumState, seat: i64, actions: vec[i64]) -> vec[i64]:
    hand = state.players[seat].hand
    near = NEAR
    found = actions[:]
    # Plays come card by card: the previous card is remembered, because dividing is slow.
    first: i64 = -CELLS
    plays: i64 = 0
    i: i64 = 0
    while i < len(actions):
        action = actions[i]
        if action >= FIRST_PLAY:
            if action < first or action >= first + CELLS:
                card = card_of(action)
                first = play_action(card, 0)
                plays = FIRST_PLAY_CHOICE + slot_of(hand, card) * NEAR_CELLS
            found[i] = plays + near[action - first]
        elif action >= FIRST_DISCARD:
            found[i] = FIRST_DISCARD_CHOICE + slot_of(hand, card_of(action))
        elif action != DRAW_DECK:
            found[i] = FIRST_PILE_CHOICE + places_to(seat, action - FIRST_PILE, state.seats)
        i += 1
    return found
