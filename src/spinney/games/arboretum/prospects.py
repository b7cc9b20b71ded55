"""What an arboretum and a hand promise: the walks that a card could join, and the points every seat can expect.

A species is worth its path times the chance of the right to it. The right is decided at the very end, so the fewer
cards are left in the deck, the more a lead in hand counts.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.games.arboretum.material import CARDS, HIGHEST, SPECIES_COUNT, species_of, value_of
from spinney.games.arboretum.scoring import PURE_LENGTH, best_paths, hand_sums
from spinney.games.arboretum.state import WIDTH, ArboretumState, Grove


@final
class Weights:
    """The weights of the judgement; bench/tuning.py tries others."""

    def __init__(self) -> None:
        # How much the sums in hand will still change (spread, in points): at the end, and per square root of the deck.
        self.spread_at_end = 0.2
        self.spread_of_deck = 0.9
        # What a step of the longest rising walk promises, for each card in the deck.
        self.step_per_card = 0.02
        # What a point in hand promises for a species without a path yet, for each card in the deck.
        self.hold_per_card = 0.004
        # How many points of lead make a win e times as likely as a loss: at the end, and for each card in the deck.
        self.scale_at_end = 2.0
        self.scale_per_card = 0.16
        # What a point in hand adds to the right; what a 1 counts as; the weight of another seat's path.
        self.holding = 0.1
        self.one = 3.0
        self.denial = 0.7
        # What a play gains by: a point of path, a step of any walk, a neighbour of its species, a 1 or an 8.
        self.gain = 1.0
        self.step = 0.5
        self.kin = 0.5
        self.end = 0.3
        # The sum in hand that gives an even chance of the right, when plays are compared.
        self.even = 5.0
        # Quick moves: how many plays are compared, and how random the comparison is.
        self.tries = 16.0
        self.luck = 0.6


WEIGHTS: Final = Weights()

# The numbers of a card in `walks_of`. By species: the points of the best rising walk from a card of the species to this
# card, and from this card to one of the species; 0 if there is none.
UP: Final = 0
ON: Final = 10
# The same over cards of its own species alone, as in `scoring._climb`.
PURE_UP: Final = 20
PURE_ON: Final = 21
# The number of cards of the longest rising walk of any species that ends here, and that starts here.
LONG_UP: Final = 22
LONG_ON: Final = 23
NUMBERS: Final = 24

_NO_WALKS: Final[vec[i64]] = vec[i64]([0] * (CARDS + 17 * NUMBERS))
_NO_HOPES: Final[vec[float]] = vec[float]([0.0] * 4)


def walks_of(grove: Grove) -> vec[i64]:
    """The points of the walks through every card, computed once for every card laid.

    First, for every card, the index of its numbers, 0 for a card that is not in this arboretum; then the numbers.
    """
    if len(grove.walks) == 0:
        grove.walks = _find_walks(grove)
    return grove.walks


def _find_walks(grove: Grove) -> vec[i64]:
    board = grove.board
    rising = grove.rising
    count: i64 = len(rising)
    walks = _NO_WALKS[: CARDS + NUMBERS * count]
    here: i64 = CARDS
    for cell in rising:
        card = board[cell]
        walks[card] = here
        k: i64 = 0
        while k < 4:
            near = board[cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH]
            if near >= 0 and value_of(near) < value_of(card):
                _lengthen(walks, here, walks[near], UP)
                if species_of(near) == species_of(card) and walks[walks[near] + PURE_UP] > walks[here + PURE_UP]:
                    walks[here + PURE_UP] = walks[walks[near] + PURE_UP]
                if walks[walks[near] + LONG_UP] > walks[here + LONG_UP]:
                    walks[here + LONG_UP] = walks[walks[near] + LONG_UP]
            k += 1
        start: i64 = 1 if value_of(card) == 1 else 0
        walks[here + LONG_UP] += 1
        walks[here + PURE_UP] += 2 + start
        own = here + UP + species_of(card)
        if walks[own] < 1 + start:
            walks[own] = 1 + start
        here += NUMBERS
    i = count - 1
    while i >= 0:
        here -= NUMBERS
        cell = rising[i]
        card = board[cell]
        k = 0
        while k < 4:
            near = board[cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH]
            if near >= 0 and value_of(near) > value_of(card):
                _lengthen(walks, here, walks[near], ON)
                if species_of(near) == species_of(card) and walks[walks[near] + PURE_ON] > walks[here + PURE_ON]:
                    walks[here + PURE_ON] = walks[walks[near] + PURE_ON]
                if walks[walks[near] + LONG_ON] > walks[here + LONG_ON]:
                    walks[here + LONG_ON] = walks[walks[near] + LONG_ON]
            k += 1
        end: i64 = 2 if value_of(card) == HIGHEST else 0
        walks[here + LONG_ON] += 1
        walks[here + PURE_ON] += 2 + end
        own = here + ON + species_of(card)
        if walks[own] < 1 + end:
            walks[own] = 1 + end
        i -= 1
    return walks


def _lengthen(walks: vec[i64], here: i64, there: i64, side: i64) -> None:
    """Extend the walks through a neighbour to a card, species by species."""
    k = side
    while k < side + SPECIES_COUNT:
        far = walks[there + k]
        if far > 0 and far >= walks[here + k]:
            walks[here + k] = far + 1
        k += 1


def longest_walk(grove: Grove) -> i64:
    """The length of the longest rising walk, whatever the species of its cards: room for future paths."""
    walks = walks_of(grove)
    longest: i64 = 0
    here: i64 = CARDS
    while here < len(walks):
        if walks[here + LONG_UP] > longest:
            longest = walks[here + LONG_UP]
        here += NUMBERS
    return longest


def fit(grove: Grove, card: i64, cell: i64, held: vec[i64]) -> float:
    """How well a card fits an open cell: the points it adds to paths, each weighted by the sum in hand of its species,
    the walk it makes or joins, and neighbours of its own species."""
    board = grove.board
    walks = walks_of(grove)
    value = value_of(card)
    own = species_of(card)
    before: i64 = 0  # the points of the best walk of its own species that this card can follow
    after: i64 = 0
    pure: i64 = 2
    pure_up: i64 = 0
    pure_on: i64 = 0
    long_up: i64 = 0
    long_on: i64 = 0
    kin = 0.0
    k: i64 = 0
    while k < 4:
        near = board[cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH]
        if near >= 0 and value_of(near) != value:
            there = walks[near]
            if value_of(near) < value:
                if walks[there + UP + own] > before:
                    before = walks[there + UP + own]
                if walks[there + LONG_UP] > long_up:
                    long_up = walks[there + LONG_UP]
            else:
                if walks[there + ON + own] > after:
                    after = walks[there + ON + own]
                if walks[there + LONG_ON] > long_on:
                    long_on = walks[there + LONG_ON]
            if species_of(near) == own:
                kin = WEIGHTS.kin
                if value_of(near) < value:
                    if walks[there + PURE_UP] > pure_up:
                        pure_up = walks[there + PURE_UP]
                elif walks[there + PURE_ON] > pure_on:
                    pure_on = walks[there + PURE_ON]
        k += 1
    score = WEIGHTS.step * float(long_up + long_on) + kin
    if value == 1 or value == HIGHEST:
        score += WEIGHTS.end
    start: i64 = 1 if value == 1 else 0
    end: i64 = 2 if value == HIGHEST else 0
    points: i64 = 0
    if after > 0:
        points = before + 1 + start + after
    elif before > 0:
        points = before + 1 + end
    pure = pure_up + pure_on + 2 + start + end
    if pure >= 2 * PURE_LENGTH and pure > points:
        points = pure
    paths = best_paths(grove)
    if points > paths[own]:
        score += WEIGHTS.gain * float(points - paths[own]) * chance_of_right(held[own] - value)
    if long_up > 0 and long_on > 0:
        score += WEIGHTS.gain * joined(grove, card, cell, held)
    return score


def joined(grove: Grove, card: i64, cell: i64, held: vec[i64]) -> float:
    """The points that a card adds to the paths of other species by joining two walks."""
    board = grove.board
    walks = walks_of(grove)
    paths = best_paths(grove)
    value = value_of(card)
    added = 0.0
    species: i64 = 0
    while species < SPECIES_COUNT:
        if species != species_of(card):
            before: i64 = 0
            after: i64 = 0
            k: i64 = 0
            while k < 4:
                near = board[cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH]
                if near >= 0:
                    if value_of(near) < value:
                        if walks[walks[near] + UP + species] > before:
                            before = walks[walks[near] + UP + species]
                    elif value_of(near) > value and walks[walks[near] + ON + species] > after:
                        after = walks[walks[near] + ON + species]
                k += 1
            if before > 0 and after > 0 and before + after + 1 > paths[species]:
                added += float(before + after + 1 - paths[species]) * chance_of_right(held[species])
        species += 1
    return added


def chance_of_right(sum: i64) -> float:
    """A quick estimate of the chance of the right to a species with this sum in hand."""
    own = 1.0 + float(sum) if sum > 0 else 1.0
    return own / (own + WEIGHTS.even)


def prospects(state: ArboretumState) -> vec[float]:
    """The points every seat can expect: its paths, each weighted by the chance of the right to it."""
    seats = state.seats
    hopes = _NO_HOPES[:seats]
    sums = hand_sums(state.players)
    left = float(state.deck_left)
    spread = WEIGHTS.spread_at_end + WEIGHTS.spread_of_deck * math.sqrt(left)
    promise = WEIGHTS.hold_per_card * left
    seat: i64 = 0
    for player in state.players:
        paths = best_paths(player.grove)
        hope = WEIGHTS.step_per_card * left * float(longest_walk(player.grove))
        species: i64 = 0
        while species < SPECIES_COUNT:
            if state.in_play[species] == 1:
                own = sums[SPECIES_COUNT * seat + species]
                best_other: i64 = 0
                other: i64 = 0
                while other < seats:
                    if other != seat and sums[SPECIES_COUNT * other + species] > best_other:
                        best_other = sums[SPECIES_COUNT * other + species]
                    other += 1
                right = 1.0 / (1.0 + math.exp((float(best_other - own) - 0.5) / spread))
                hope += right * (float(paths[species]) + promise * float(own))
            species += 1
        hopes[seat] = hope
        seat += 1
    return hopes
