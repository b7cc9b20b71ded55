"""Random games and counts of game trees, compiled."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.rng import QuickRng
from spinney.core.rules import Rules, State


def play_out(rules: Rules, state: State, rng: QuickRng) -> i64:
    """Play to the end with uniformly random legal actions; returns the number of decisions."""
    decisions: i64 = 0
    seat = rules.actor(state)
    while seat >= 0:
        rules.apply(state, seat, rules.random_action(state, seat, rng))
        decisions += 1
        seat = rules.actor(state)
    return decisions


def play_out_listing(rules: Rules, state: State, rng: QuickRng) -> i64:
    """`play_out` by way of `legal`: the same games, at the cost of listing every action."""
    decisions: i64 = 0
    seat = rules.actor(state)
    while seat >= 0:
        actions = rules.legal(state, seat)
        rules.apply(state, seat, actions[rng.below(len(actions))])
        decisions += 1
        seat = rules.actor(state)
    return decisions


def count_leaves(rules: Rules, state: State, depth: i64) -> i64:
    """The number of ways to take `depth` actions from here (fewer where the game ends sooner)."""
    if depth == 0:
        return 1
    seat = rules.actor(state)
    if seat < 0:
        return 1
    actions = rules.legal(state, seat)
    if depth == 1:
        return len(actions)
    leaves: i64 = 0
    i: i64 = 0
    while i < len(actions):
        child = state.copy()
        rules.apply(child, seat, actions[i])
        leaves += count_leaves(rules, child, depth - 1)
        i += 1
    return leaves
