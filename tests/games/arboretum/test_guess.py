"""A state that fits a view, and dealing the unseen again."""

from __future__ import annotations

import pytest

from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.state import ArboretumState
from tests.games.arboretum.boards import middle
from tests.scale import scaled


def every_card(state: ArboretumState) -> list[int]:
    """All cards of a game, wherever they are, sorted."""
    found = [state.deck[place] for place in range(state.deck_left)]
    for player in state.players:
        found += [*player.hand, *player.pile, *(player.grove.board[cell] for cell in player.grove.cells)]
    return sorted(found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_looks_the_same_from_that_seat(players: int) -> None:
    """Even when the game is over: then the hands are open and must not change."""
    for seed in range(scaled(40)):
        for decisions in (0, 1, 30 + seed, 60 + 2 * seed, 1000):
            state = middle(players, seed, decisions)
            for seat in range(SPECTATOR, players):
                view = ARBORETUM.view(state, seat)
                guess = ARBORETUM.guess(view, QuickRng(seed, 2))
                assert ARBORETUM.view(guess, seat) == view
                assert every_card(guess) == every_card(state)


def test_a_guess_deals_the_unseen_anew() -> None:
    state = middle(3, 5, 40)
    view = ARBORETUM.view(state, 0)
    hands = {tuple(ARBORETUM.guess(view, QuickRng(seed)).players[1].hand) for seed in range(20)}
    assert len(hands) > 10


def test_a_guess_leaves_the_real_game_alone() -> None:
    state = middle(2, 3, 30)
    before = [ARBORETUM.view(state, seat) for seat in range(2)]
    deck = list(state.deck)
    ARBORETUM.guess(before[0], QuickRng(1))
    ARBORETUM.rules.deal_unseen(state.copy(), 0, QuickRng(1))
    assert [ARBORETUM.view(state, seat) for seat in range(2)] == before
    assert list(state.deck) == deck
