"""How good a position looks, which actions are worth a thought, a sensible quick move: for bots.

A species is worth its path times the chance of the right to it. The right is decided at the very end, so a lead
in hand counts the more the fewer cards are left in the deck.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.chance import QuickChance
from spinney.core.game import best_first, lead
from spinney.games.arboretum import scoring
from spinney.games.arboretum.material import CARDS, HIGHEST, SPECIES_COUNT, species_of, value_of
from spinney.games.arboretum.scoring import best_paths, hand_sums
from spinney.games.arboretum.state import DISCARD, OVER, PLAY, WIDTH, ArboretumState, Grove

# The spread of what hands will still change by, in points of a sum: at the end, and by the root of the cards left.
SPREAD_AT_END: Final = 0.2
SPREAD_OF_DECK: Final = 0.9
# What a step of the longest rising walk promises, for each card in the deck.
STEP_PER_CARD: Final = 0.02
# What a point in hand promises for a species without a path yet, for each card in the deck.
HOLD_PER_CARD: Final = 0.004

MOST_PLAYS: Final = 24
MOST_DISCARDS: Final = 9

_NO_CARDS: Final[vec[i64]] = vec[i64]([0] * CARDS)
_NO_HOPES: Final[vec[float]] = vec[float]([0.0] * 4)
_NO_SPECIES: Final[vec[float]] = vec[float]([0.0] * SPECIES_COUNT)


def walks_up_to(grove: Grove) -> vec[i64]:
    """card -> how many cards the longest rising walk has that ends there."""
    board = grove.board
    steps = _NO_CARDS[:]
    for cell in grove.rising:
        card = board[cell]
        most: i64 = 0
        k: i64 = 0
        while k < 4:
            near = board[cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH]
            if near >= 0 and value_of(near) < value_of(card) and steps[near] > most:
                most = steps[near]
            k += 1
        steps[card] = most + 1
    return steps


def walks_on_from(grove: Grove) -> vec[i64]:
    """card -> how many cards the longest rising walk has that starts there."""
    board = grove.board
    rising = grove.rising
    steps = _NO_CARDS[:]
    i: i64 = len(rising) - 1
    while i >= 0:
        cell = rising[i]
        card = board[cell]
        most: i64 = 0
        k: i64 = 0
        while k < 4:
            near = board[cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH]
            if near >= 0 and value_of(near) > value_of(card) and steps[near] > most:
                most = steps[near]
            k += 1
        steps[card] = most + 1
        i -= 1
    return steps


def longest_walk(grove: Grove) -> i64:
    """The most cards that any rising walk passes, whatever their species: room for paths to come."""
    steps = walks_up_to(grove)
    longest: i64 = 0
    for cell in grove.cells:
        if steps[grove.board[cell]] > longest:
            longest = steps[grove.board[cell]]
    return longest


def values(state: ArboretumState) -> vec[float]:
    """By how many points every seat is expected to beat the best other; the real lead when the game is over."""
    if state.phase == OVER:
        points = scoring.points(state)
        margins = vec[float](capacity=4)
        seat: i64 = 0
        while seat < state.seats:
            margins = append(margins, lead(points, seat))
            seat += 1
        return margins
    hopes = prospects(state)
    margins = vec[float](capacity=4)
    seat = 0
    while seat < state.seats:
        best_other = -1000.0
        other: i64 = 0
        while other < state.seats:
            if other != seat and hopes[other] > best_other:
                best_other = hopes[other]
            other += 1
        margins = append(margins, hopes[seat] - best_other)
        seat += 1
    return margins


def prospects(state: ArboretumState) -> vec[float]:
    """The points every seat may hope for: its paths, each weighed by the chance of the right to it."""
    seats = state.seats
    hopes = _NO_HOPES[:]
    sums = hand_sums(state.players)
    left = float(state.deck_left)
    spread = SPREAD_AT_END + SPREAD_OF_DECK * math.sqrt(left)
    promise = HOLD_PER_CARD * left
    seat: i64 = 0
    for player in state.players:
        paths = best_paths(player.grove)
        hope = STEP_PER_CARD * left * float(longest_walk(player.grove))
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


def margin_scale(state: ArboretumState) -> float:
    return 2.0 + 0.16 * float(state.deck_left)


def interest(state: ArboretumState, seat: i64) -> vec[float]:
    """species -> how much a point in hand matters to this seat: what it or another could score there."""
    found = _NO_SPECIES[:]
    other: i64 = 0
    for player in state.players:
        paths = best_paths(player.grove)
        weight = 1.0 if other == seat else 0.7
        species: i64 = 0
        while species < SPECIES_COUNT:
            worth = weight * float(paths[species])
            if other == seat or worth > found[species]:
                found[species] += worth
            species += 1
        other += 1
    return found


def worth_holding(card: i64, interests: vec[float]) -> float:
    """What a card in hand does for the right to its species; a 1 also cancels an 8 elsewhere."""
    value = value_of(card)
    return (3.0 if value == 1 else float(value)) * (1.0 + interests[species_of(card)]) * 0.1


def play_score(grove: Grove, card: i64, cell: i64, up_to: vec[i64], on_from: vec[i64]) -> float:
    """How well a card fits a cell: the walk it makes or joins, and neighbours of its own species."""
    board = grove.board
    value = value_of(card)
    before: i64 = 0
    after: i64 = 0
    kin = 0.0
    k: i64 = 0
    while k < 4:
        near = board[cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH]
        if near >= 0:
            if value_of(near) < value:
                if up_to[near] > before:
                    before = up_to[near]
            elif value_of(near) > value and on_from[near] > after:
                after = on_from[near]
            if species_of(near) == species_of(card) and value_of(near) != value:
                kin = 0.8
        k += 1
    score = float(before + after) + kin
    if value == 1 or value == HIGHEST:
        score += 0.3
    return score


def ranked_plays(state: ArboretumState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Plays by how well the card fits there less what it would do in hand. `actions` go card by card, cell by cell."""
    player = state.players[seat]
    grove = player.grove
    up_to = walks_up_to(grove)
    on_from = walks_on_from(grove)
    interests = interest(state, seat)
    scores = vec[float](capacity=len(actions))
    for card in player.hand:
        cost = worth_holding(card, interests)
        for cell in grove.open:
            scores = append(scores, play_score(grove, card, cell, up_to, on_from) - cost)
    return best_first(actions, scores, MOST_PLAYS)


def ranked_discards(state: ArboretumState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Discards by how little they would do in hand."""
    interests = interest(state, seat)
    scores = vec[float](capacity=len(actions))
    for card in state.players[seat].hand:
        scores = append(scores, -worth_holding(card, interests))
    return best_first(actions, scores, MOST_DISCARDS)


def candidates(state: ArboretumState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The legal actions best first; of the many plays only those that fit best."""
    if state.phase == PLAY:
        return ranked_plays(state, seat, actions)
    if state.phase == DISCARD:
        return ranked_discards(state, seat, actions)
    return actions


def rollout_place(state: ArboretumState, seat: i64, chance: QuickChance) -> i64:
    """Which of the legal plays or discards, by its place in the list, a quick look prefers."""
    player = state.players[seat]
    hand = player.hand
    interests = interest(state, seat)
    if state.phase == DISCARD:
        worst: i64 = 0
        least = 1000.0
        i: i64 = 0
        for card in hand:
            worth = worth_holding(card, interests) * (0.7 + 0.6 * chance.unit())
            if worth < least:
                least = worth
                worst = i
            i += 1
        return worst
    grove = player.grove
    up_to = walks_up_to(grove)
    on_from = walks_on_from(grove)
    cells: i64 = len(grove.open)
    best: i64 = 0
    best_score = -1000.0
    tries: i64 = 0
    while tries < 16:
        place = chance.below(len(hand) * cells)
        card = hand[place // cells]
        score = play_score(grove, card, grove.open[place % cells], up_to, on_from) - worth_holding(card, interests)
        if score > best_score:
            best_score = score
            best = place
        tries += 1
    return best
