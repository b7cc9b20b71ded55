"""Deal the unseen again, from what a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.chance import QuickChance
from spinney.games.treehouse.state import CHOOSE, OPEN, UNKNOWN, TreehouseState, in_order


def deal_unseen(state: TreehouseState, seat: i64, chance: QuickChance) -> None:
    """T4, T6, T11: unseen are the deck, the packets that this seat has not held in this round, the others' secret
    choices, and at first the first chooser. By the end of a round every packet went through every seat, so only
    a spectator does not know the leftovers."""
    if not state.first_known:
        state.firsts[0] = chance.below(state.seats)
    if state.phase == CHOOSE:
        forget_choices(state, seat)
    pool = state.deck[: state.deck_left]
    holder: i64 = 0
    while holder < state.seats:
        if not state.has_held(seat, holder):
            for room in state.players[holder].hand:
                pool = append(pool, room)
        holder += 1
    if seat < 0:
        for room in state.leftovers:
            pool = append(pool, room)
    chance.shuffle(pool)

    left: i64 = len(pool)
    holder = 0
    while holder < state.seats:
        if not state.has_held(seat, holder):
            hand = state.players[holder].hand
            left = refill(hand, pool, left)
            state.players[holder].hand = in_order(hand)
        holder += 1
    if seat < 0:
        left = refill(state.leftovers, pool, left)
    state.deck = pool[:left]


def forget_choices(state: TreehouseState, seat: i64) -> None:
    """T4: what the others have chosen is open again; that they have chosen is not forgotten."""
    state.turn = -1
    other: i64 = 0
    while other < state.seats:
        player = state.players[other]
        if other != seat and player.chosen != OPEN:
            player.chosen = UNKNOWN
        if state.turn < 0 and player.chosen < 0:
            state.turn = other
        other += 1


def refill(places: vec[i64], pool: vec[i64], left: i64) -> i64:
    """Fill these places from the end of the pool; how many rooms are left in it."""
    i: i64 = 0
    while i < len(places):
        left -= 1
        places[i] = pool[left]
        i += 1
    return left
