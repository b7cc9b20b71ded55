"""Deal the unseen again, from what a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import append
from spinney.core.chance import QuickChance
from spinney.games.arboretum.state import OVER, ArboretumState


def deal_unseen(state: ArboretumState, seat: i64, chance: QuickChance) -> None:
    """A5: unseen are the deck and, in the other hands, every card that nobody saw go there.

    When the game is over all hands lie open: nothing is left to deal.
    """
    if state.phase == OVER:
        return
    shown = state.shown
    pool = state.deck[: state.deck_left]
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            for card in state.players[other].hand:
                if shown[card] == 0:
                    pool = append(pool, card)
        other += 1
    chance.shuffle(pool)

    next: i64 = len(pool) - 1
    other = 0
    while other < state.seats:
        if other != seat:
            hand = state.players[other].hand
            i: i64 = 0
            while i < len(hand):
                if shown[hand[i]] == 0:
                    hand[i] = pool[next]
                    next -= 1
                i += 1
        other += 1
    state.deck = pool[: state.deck_left]
