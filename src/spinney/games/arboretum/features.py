"""A position in numbers, for learned values: every seat's paths, its right to them, and how they can still grow."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.core.rules import State, lead
from spinney.core.value import Features
from spinney.games.arboretum.material import CARDS, HIGHEST, SPECIES_COUNT, species_of, the_card, value_of
from spinney.games.arboretum.prospects import (
    ON,
    PURE_ON,
    PURE_UP,
    UP,
    WEIGHTS,
    longest_walk,
    prospects,
    walks_of,
)
from spinney.games.arboretum.scoring import PURE_LENGTH, best_paths, hand_sums, may_score, species_grown
from spinney.games.arboretum.state import WIDTH, ArboretumState, Grove

# The numbers of a seat.
LEAD: Final = 0
AHEAD_OF_MEAN: Final = 1
PATHS: Final = 2
PATHS_SURE: Final = 3
PATHS_LIKELY: Final = 4
PATHS_BY_DECK: Final = 5
BEST_PATH: Final = 6
POINTS_NOW: Final = 7
SPECIES_LED: Final = 8
PATH_COUNT: Final = 9
IN_HAND: Final = 10
IN_HAND_ON_PATHS: Final = 11
DENIED: Final = 12
LONGEST_WALK: Final = 13
HAND_GROWTH: Final = 14
NEXT_HAND_GROWTH: Final = 15
DECK_GROWTH: Final = 16
PILE_GROWTH: Final = 17
EIGHTS: Final = 18
EIGHTS_CANCELLED: Final = 19
ONES: Final = 20
SPECIES_GROWN: Final = 21
LAID: Final = 22
OPEN_CELLS: Final = 23
PILE: Final = 24
PILE_RIGHT: Final = 25
TO_MOVE: Final = 26
WAITING: Final = 27
TO_MOVE_ODD: Final = 28
SIZE: Final = 29

# How much the sums in hand may still change, for each square root of the value of the species' cards in the deck.
SPREAD_OF_SPECIES: Final = 0.6

STEPS: Final = 9
# Cards in the deck -> step; later steps are finer, because everything is decided there.
_STEP: Final[vec[i64]] = vec[i64](
    [0, 1, 1, 2, 2, 2, 3, 3, 3, 3] + [4] * 5 + [5] * 7 + [6] * 8 + [7] * 10 + [8] * (CARDS - 39)
)

_NO_GROWTH: Final[vec[i64]] = vec[i64]([0] * CARDS)
_NO_SPECIES: Final[vec[i64]] = vec[i64]([0] * SPECIES_COUNT)


@final
class ArboretumFeatures(Features):
    """The four moments of a turn are weighed apart: a hand of nine says less about the right than one of seven."""

    def __init__(self) -> None:
        self.size = SIZE
        self.moments = 4
        self.groups = STEPS

    def names(self) -> list[str]:
        paths = ["lead", "ahead of mean", "paths", "paths sure", "paths likely", "paths by deck", "best path"]
        right = ["points now", "species led", "path count", "in hand", "in hand on paths", "denied", "longest walk"]
        growth = ["hand growth", "next hand growth", "deck growth", "pile growth"]
        cards = ["eights", "eights cancelled", "ones", "species grown", "laid", "open cells", "pile", "pile right"]
        return [*paths, *right, *growth, *cards, "to move", "waiting", "to move odd"]

    def write(self, state: State, rows: vec[float]) -> i64:
        assert isinstance(state, ArboretumState)
        seats = state.seats
        hopes = prospects(state)
        total = 0.0
        for hope in hopes:
            total += hope
        others = 1.0 / float(seats - 1)
        sums = hand_sums(state.players)
        unseen = deck_values(state)
        spread = WEIGHTS.spread_at_end + WEIGHTS.spread_of_deck * math.sqrt(float(state.deck_left))
        seat: i64 = 0
        for player in state.players:
            at = seat * SIZE
            rows[at + LEAD] = lead(hopes, hopes, seat)
            rows[at + AHEAD_OF_MEAN] = hopes[seat] - (total - hopes[seat]) * others
            write_rights(state, seat, rows, at, sums, unseen, spread)
            write_growth(state, seat, rows, at, sums, spread)
            rows[at + LONGEST_WALK] = float(longest_walk(player.grove))
            rows[at + SPECIES_GROWN] = float(species_grown(player.grove))
            rows[at + LAID] = float(len(player.grove.cells))
            rows[at + OPEN_CELLS] = float(len(player.grove.open))
            rows[at + PILE] = float(len(player.pile))
            to_move = seat == state.turn
            rows[at + TO_MOVE] = 1.0 if to_move else 0.0
            rows[at + WAITING] = float((seat - state.turn + seats) % seats)
            rows[at + TO_MOVE_ODD] = 1.0 if to_move and state.deck_left % 2 == 1 else 0.0
            seat += 1
        return state.phase * STEPS + _STEP[state.deck_left]


def deck_values(state: ArboretumState) -> vec[i64]:
    """species -> the sum of its cards in the deck; never in which order."""
    found = _NO_SPECIES[:]
    i: i64 = 0
    while i < state.deck_left:
        card = state.deck[i]
        found[species_of(card)] += value_of(card)
        i += 1
    return found


def right(ahead: i64, spread: float) -> float:
    """The chance of the right to a species with this much more in hand than the best other seat; ties are enough."""
    return 1.0 / (1.0 + math.exp((-float(ahead) - 0.5) / spread))


def write_rights(
    state: ArboretumState, seat: i64, rows: vec[float], at: i64, sums: vec[i64], unseen: vec[i64], spread: float
) -> None:
    """The paths of a seat, weighted by its right to them in several ways, and the paths of others that it blocks."""
    k: i64 = PATHS
    while k <= DENIED:
        rows[at + k] = 0.0
        k += 1
    paths = best_paths(state.players[seat].grove)
    species: i64 = 0
    while species < SPECIES_COUNT:
        if state.in_play[species] == 1:
            own = sums[SPECIES_COUNT * seat + species]
            best_sum: i64 = 0
            best_path: i64 = 0
            other: i64 = 0
            while other < state.seats:
                if other != seat:
                    if sums[SPECIES_COUNT * other + species] > best_sum:
                        best_sum = sums[SPECIES_COUNT * other + species]
                    path = best_paths(state.players[other].grove)[species]
                    if path > best_path:
                        best_path = path
                other += 1
            ahead = own - best_sum
            likely = right(ahead, spread)
            rows[at + IN_HAND] += float(own)
            rows[at + DENIED] += likely * float(best_path)
            if ahead > 0:
                rows[at + SPECIES_LED] += 1.0
            points = float(paths[species])
            if points > 0.0:
                rows[at + PATHS] += points
                rows[at + PATHS_SURE] += points * right(ahead, 0.5 * spread)
                rows[at + PATHS_LIKELY] += points * likely
                by_deck = 0.2 + SPREAD_OF_SPECIES * math.sqrt(float(unseen[species]))
                rows[at + PATHS_BY_DECK] += points * right(ahead, by_deck)
                if points * likely > rows[at + BEST_PATH]:
                    rows[at + BEST_PATH] = points * likely
                if may_score(sums, species, seat):
                    rows[at + POINTS_NOW] += points
                rows[at + PATH_COUNT] += 1.0
                rows[at + IN_HAND_ON_PATHS] += float(own)
        species += 1


def write_growth(state: ArboretumState, seat: i64, rows: vec[float], at: i64, sums: vec[i64], spread: float) -> None:
    """What the cards in hand, in the deck and on the piles can add to the paths of a seat, less what the right loses
    when a card leaves the hand; and the cards in hand that count in a special way."""
    grove = state.players[seat].grove
    growth = growth_of(grove)
    paths = best_paths(grove)
    best = 0.0
    second = 0.0
    eights = 0.0
    cancelled = 0.0
    ones = 0.0
    for card in state.players[seat].hand:
        species = species_of(card)
        value = value_of(card)
        if value == 1:
            ones += 1.0
        elif value == HIGHEST:
            eights += 1.0
            if sums[SPECIES_COUNT * seat + species] < HIGHEST:
                cancelled += 1.0
        if growth[card] > paths[species]:
            ahead = sums[SPECIES_COUNT * seat + species] - most_held(state, sums, species, seat)
            gain = float(growth[card]) * right(ahead - value, spread) - float(paths[species]) * right(ahead, spread)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    rows[at + HAND_GROWTH] = best
    rows[at + NEXT_HAND_GROWTH] = second
    rows[at + EIGHTS] = eights
    rows[at + EIGHTS_CANCELLED] = cancelled
    rows[at + ONES] = ones
    added: i64 = 0
    i: i64 = 0
    while i < state.deck_left:
        card = state.deck[i]
        gained = growth[card] - paths[species_of(card)]
        if gained > 0:
            added += gained
        i += 1
    rows[at + DECK_GROWTH] = float(added) / float(state.deck_left) if state.deck_left > 0 else 0.0
    best = 0.0
    held = 0.0
    for player in state.players:
        if len(player.pile) > 0:
            card = player.pile[len(player.pile) - 1]
            species = species_of(card)
            ahead = sums[SPECIES_COUNT * seat + species] - most_held(state, sums, species, seat)
            gained = growth[card] - paths[species]
            gain = float(gained) * right(ahead, spread) if gained > 0 else 0.0
            if gain > best:
                best = gain
            more = float(paths[species]) * (right(ahead + value_of(card), spread) - right(ahead, spread))
            if more > held:
                held = more
    rows[at + PILE_GROWTH] = best
    rows[at + PILE_RIGHT] = held


def most_held(state: ArboretumState, sums: vec[i64], species: i64, seat: i64) -> i64:
    """The highest sum of a species in another hand."""
    most: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and sums[SPECIES_COUNT * other + species] > most:
            most = sums[SPECIES_COUNT * other + species]
        other += 1
    return most


def growth_of(grove: Grove) -> vec[i64]:
    """card -> the points of its species' path through it, if it were laid on its best open cell; computed once for
    every card laid. Three cards of a species that end in an 8 may count as four, because walks do not say which of
    their points are cards."""
    if len(grove.growth) == 0:
        grove.growth = _find_growth(grove)
    return grove.growth


def _find_growth(grove: Grove) -> vec[i64]:
    found = _NO_GROWTH[:]
    board = grove.board
    walks = walks_of(grove)
    if len(grove.cells) == 0:
        return found
    for cell in grove.open:
        k: i64 = 0
        while k < 4:
            near = board[cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH]
            if near >= 0:
                _grow_from(grove, walks, cell, near, found)
            k += 1
    return found


def _grow_from(grove: Grove, walks: vec[i64], cell: i64, near: i64, found: vec[i64]) -> None:
    """The paths that begin or end on an open cell beside this card, or pass through both."""
    board = grove.board
    low = value_of(near)
    there = walks[near]
    species: i64 = 0
    while species < SPECIES_COUNT:
        before = walks[there + UP + species]
        pure_before: i64 = walks[there + PURE_UP] if species_of(near) == species else 0
        if before > 0:
            value = low + 1
            while value <= HIGHEST:
                # What follows the new card, on any other side of it.
                after: i64 = 0
                pure_after: i64 = 0
                k: i64 = 0
                while k < 4:
                    on = board[cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH]
                    if on >= 0 and value_of(on) > value:
                        if walks[walks[on] + ON + species] > after:
                            after = walks[walks[on] + ON + species]
                        if species_of(on) == species and walks[walks[on] + PURE_ON] > pure_after:
                            pure_after = walks[walks[on] + PURE_ON]
                    k += 1
                end: i64 = 2 if value == HIGHEST else 0
                points = before + 1 + (after if after > 0 else end)
                pure = pure_before + 2 + pure_after
                if pure_before > 0 and pure >= 2 * PURE_LENGTH:
                    if pure_after == 0:
                        pure += end
                    if pure > points:
                        points = pure
                card = the_card(species, value)
                if points > found[card]:
                    found[card] = points
                value += 1
        follows = walks[there + ON + species]
        if follows > 0:
            pure_follows: i64 = walks[there + PURE_ON] if species_of(near) == species else 0
            value = 1
            while value < low:
                start: i64 = 1 if value == 1 else 0
                points = follows + 1 + start
                pure = pure_follows + 2 + start
                if pure_follows > 0 and pure >= 2 * PURE_LENGTH and pure > points:
                    points = pure
                card = the_card(species, value)
                if points > found[card]:
                    found[card] = points
                value += 1
        species += 1
