"""The copy of a state, including what a grove caches."""

from __future__ import annotations

import pytest

from spinney.core.playout import play_out
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.arboretum import ARBORETUM
from tests.games.arboretum.boards import middle
from tests.scale import scaled


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_copy_lives_a_life_of_its_own(players: int) -> None:
    """Playing on a copy leaves no trace: the game continues like its twin, which was never copied."""
    for seed in range(scaled(10)):
        state, twin = (middle(players, seed, 60 + 3 * seed) for _ in range(2))
        play_out(ARBORETUM.rules, state.copy(), QuickRng(seed, 2))
        assert ARBORETUM.view(state, SPECTATOR) == ARBORETUM.view(twin, SPECTATOR)
        for one in (state, twin):
            play_out(ARBORETUM.rules, one, QuickRng(seed, 3))
        assert ARBORETUM.view(state, SPECTATOR) == ARBORETUM.view(twin, SPECTATOR)
        for mine, other in zip(state.players, twin.players, strict=True):
            assert list(mine.grove.rising) == list(other.grove.rising)
        assert ARBORETUM.score_sheet(state) == ARBORETUM.score_sheet(twin)
        assert ARBORETUM.outcome(state) == ARBORETUM.outcome(twin)
