"""How good a position looks, a sensible quick move, and the plays worth a thought: for bots."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.core.chance import QuickChance
from spinney.games.renature import offers, scoring
from spinney.games.renature.state import RenatureState


def candidates(state: RenatureState, seat: i64) -> vec[i64]:
    return offers.legal(state, seat)


def rollout_action(state: RenatureState, seat: i64, chance: QuickChance) -> i64:
    return offers.random_action(state, seat, chance)


def value(state: RenatureState, seat: i64) -> float:
    points = scoring.points(state)
    best_other: i64 = -1000000
    other: i64 = 0
    while other < state.seats:
        if other != seat and points[other] > best_other:
            best_other = points[other]
        other += 1
    return float(points[seat] - best_other)
