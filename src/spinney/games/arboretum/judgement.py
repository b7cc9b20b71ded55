"""How good a position looks, for bots.

The right to a species is decided at the very end, so before it counts as a chance: even sums are a coin toss,
and every point of lead in hand makes it safer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.games.arboretum.material import CARDS, SPECIES_COUNT, value_of
from spinney.games.arboretum.scoring import best_paths, hand_sum
from spinney.games.arboretum.state import WIDTH, ArboretumState, Grove

# A lead of this many points in hand makes the right as good as certain.
SAFE_LEAD: Final = 10.0
# What a step of the longest rising walk is worth beside the paths that score already.
STEP: Final = 0.4
# What a card in hand promises for a path of its species that does not exist yet.
PROMISE: Final = 0.05


def longest_walk(grove: Grove) -> i64:
    """The most cards that any rising walk passes, whatever their species: room for paths to come."""
    board = grove.board
    steps = vec[i64]([0] * CARDS)
    longest: i64 = 0
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
        if most + 1 > longest:
            longest = most + 1
    return longest


def chance_of_right(own: i64, best_other: i64) -> float:
    chance = 0.5 + float(own - best_other) / (2.0 * SAFE_LEAD)
    if chance < 0.05:
        return 0.05
    if chance > 0.95:
        return 0.95
    return chance


def prospects(state: ArboretumState) -> list[float]:
    """The points every seat may hope for: its paths, each weighed by the chance of the right to it."""
    hopes = [0.0 for _ in range(state.seats)]
    paths = [best_paths(player.grove) for player in state.players]
    species: i64 = 0
    while species < SPECIES_COUNT:
        if state.in_play[species] == 1:
            sums = [hand_sum(state.players, species, seat) for seat in range(state.seats)]
            seat: i64 = 0
            while seat < state.seats:
                best_other: i64 = 0
                other: i64 = 0
                while other < state.seats:
                    if other != seat and sums[other] > best_other:
                        best_other = sums[other]
                    other += 1
                worth = float(i64(paths[seat][species])) + PROMISE * float(i64(sums[seat]))
                hopes[seat] += worth * chance_of_right(sums[seat], best_other)
                seat += 1
        species += 1
    seat = 0
    while seat < state.seats:
        hopes[seat] += STEP * float(longest_walk(state.players[seat].grove))
        seat += 1
    return hopes


def value(state: ArboretumState, seat: i64) -> float:
    """How far this seat's prospects are ahead of the best other's."""
    hopes = prospects(state)
    best_other = -1000.0
    other: i64 = 0
    while other < state.seats:
        if other != seat and hopes[other] > best_other:
            best_other = hopes[other]
        other += 1
    return hopes[seat] - best_other
