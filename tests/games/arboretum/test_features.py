"""The numbers for learned values: what they count, and what they must not know."""

from __future__ import annotations

import pytest

from spinney.core.packed import packed
from spinney.core.value import features_of
from spinney.games.arboretum.features import ArboretumFeatures, growth_of
from spinney.games.arboretum.material import CARDS, species_of
from spinney.games.arboretum.scoring import best_paths
from spinney.games.arboretum.state import ArboretumState
from tests.games.arboretum.boards import middle

FEATURES = ArboretumFeatures()


def numbers(state: ArboretumState, seat: int) -> dict[str, float]:
    rows, _ = features_of(FEATURES, state)
    size = int(FEATURES.size)
    return dict(zip(FEATURES.names(), rows[seat * size : (seat + 1) * size], strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_the_deck_is_not_known(players: int) -> None:
    state = middle(players, 3, 60)
    before = features_of(FEATURES, state)
    cards = [int(card) for card in state.deck[: state.deck_left]]
    assert cards != cards[::-1]
    state.deck = packed(cards[::-1])
    assert features_of(FEATURES, state) == before


@pytest.mark.parametrize("seed", range(5))
def test_growth_is_what_the_best_open_cell_makes_of_a_path(seed: int) -> None:
    """By laying every card on every open cell."""
    state = middle(2, seed, 60 + 9 * seed)
    grove = state.players[0].grove
    growth = growth_of(grove)
    more = 0
    laid = {int(grove.board[cell]) for cell in grove.cells}
    for card in set(range(CARDS)) - laid:
        best = int(best_paths(grove)[species_of(card)])
        reached = best
        for cell in list(grove.open):
            after = grove.copy()
            after.plant(card, cell)
            reached = max(reached, int(best_paths(after)[species_of(card)]))
        assert max(int(growth[card]), best) >= reached
        more += max(int(growth[card]), best) > reached
    assert more <= 2


def test_the_better_path_has_the_larger_numbers() -> None:
    state = middle(2, 8, 90)
    for seat in range(2):
        row = numbers(state, seat)
        paths = best_paths(state.players[seat].grove)
        assert row["paths"] == sum(paths)
        assert row["path count"] == sum(path > 0 for path in paths)
        assert row["paths sure"] <= row["paths"]
        assert row["points now"] <= row["paths"]
