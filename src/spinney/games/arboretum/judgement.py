"""How good a position looks, which actions are worth searching, and sensible quick moves: for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.rng import QuickRng
from spinney.core.rules import best_first, in_floats, leads
from spinney.games.arboretum import scoring
from spinney.games.arboretum.material import SPECIES_COUNT, species_of, value_of
from spinney.games.arboretum.prospects import WEIGHTS, fit, prospects
from spinney.games.arboretum.scoring import best_paths
from spinney.games.arboretum.state import DISCARD, OVER, PLAY, ArboretumState

MOST_PLAYS: Final = 24
MOST_DISCARDS: Final = 9

_NO_SPECIES: Final[vec[float]] = vec[float]([0.0] * SPECIES_COUNT)
_NO_SUMS: Final[vec[i64]] = vec[i64]([0] * SPECIES_COUNT)


def values(state: ArboretumState) -> vec[float]:
    """By how many points every seat is expected to beat the best other; the actual lead when the game is over."""
    if state.phase == OVER:
        points = in_floats(scoring.points(state))
        return leads(points, points)
    hopes = prospects(state)
    return leads(hopes, hopes)


def margin_scale(state: ArboretumState) -> float:
    return WEIGHTS.scale_at_end + WEIGHTS.scale_per_card * float(state.deck_left)


def interest(state: ArboretumState, seat: i64) -> vec[float]:
    """species -> how much a point in hand matters to this seat: what it or another could score there."""
    found = _NO_SPECIES[:]
    other: i64 = 0
    for player in state.players:
        paths = best_paths(player.grove)
        weight = 1.0 if other == seat else WEIGHTS.denial
        species: i64 = 0
        while species < SPECIES_COUNT:
            worth = weight * float(paths[species])
            if other == seat or worth > found[species]:
                found[species] += worth
            species += 1
        other += 1
    return found


def sums_held(state: ArboretumState, seat: i64) -> vec[i64]:
    """species -> the sum of its cards in hand."""
    held = _NO_SUMS[:]
    for card in state.players[seat].hand:
        held[species_of(card)] += value_of(card)
    return held


def worth_holding(card: i64, interests: vec[float]) -> float:
    """What a card in hand contributes to the right to its species; a 1 also cancels an 8 elsewhere."""
    value = value_of(card)
    return (WEIGHTS.one if value == 1 else float(value)) * (1.0 + interests[species_of(card)]) * WEIGHTS.holding


def ranked_plays(state: ArboretumState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Plays by how well the card fits there, less its worth in hand. `actions` go card by card, cell by cell."""
    player = state.players[seat]
    grove = player.grove
    interests = interest(state, seat)
    held = sums_held(state, seat)
    scores = vec[float](capacity=len(actions))
    for card in player.hand:
        cost = worth_holding(card, interests)
        for cell in grove.open:
            scores = append(scores, fit(grove, card, cell, held) - cost)
    return best_first(actions, scores, MOST_PLAYS)


def ranked_discards(state: ArboretumState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Discards, the card worth least in hand first."""
    interests = interest(state, seat)
    scores = vec[float](capacity=len(actions))
    for card in state.players[seat].hand:
        scores = append(scores, -worth_holding(card, interests))
    return best_first(actions, scores, MOST_DISCARDS)


def candidates(state: ArboretumState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The legal actions, best first; of the many plays, only those that fit best."""
    if state.phase == PLAY:
        return ranked_plays(state, seat, actions)
    if state.phase == DISCARD:
        return ranked_discards(state, seat, actions)
    return actions


def jitter(rng: QuickRng) -> float:
    """A random factor for a card's worth, so that quick moves differ from playout to playout."""
    return 1.0 + WEIGHTS.luck * (rng.unit() - 0.5)


def quick_discard(state: ArboretumState, seat: i64, rng: QuickRng) -> i64:
    """The index in hand of the card that is worth least there."""
    interests = interest(state, seat)
    worst: i64 = 0
    least = 1000.0
    i: i64 = 0
    for card in state.players[seat].hand:
        worth = worth_holding(card, interests) * jitter(rng)
        if worth < least:
            least = worth
            worst = i
        i += 1
    return worst


def quick_play(state: ArboretumState, seat: i64, rng: QuickRng) -> i64:
    """The best of a few random plays, as its index in the list of all plays: card by card, cell by cell."""
    player = state.players[seat]
    hand = player.hand
    grove = player.grove
    interests = interest(state, seat)
    held = sums_held(state, seat)
    cells: i64 = len(grove.open)
    best: i64 = 0
    best_score = -1000.0
    tries: i64 = 0
    while float(tries) < WEIGHTS.tries:
        place = rng.below(len(hand) * cells)
        card = hand[place // cells]
        score = fit(grove, card, grove.open[place % cells], held) - worth_holding(card, interests)
        if score > best_score:
            best_score = score
            best = place
        tries += 1
    return best
