"""The judgement of a play agrees with its effect, although it is made without laying the card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spinney.core.packed import packed
from spinney.games import GAMES
from spinney.games.arboretum.material import SPECIES_COUNT, species_of
from spinney.games.arboretum.prospects import WEIGHTS, fit, longest_walk
from spinney.games.arboretum.scoring import best_paths
from spinney.games.arboretum.state import PLAY, WIDTH, ArboretumState, Grove
from tests.contract.worlds import position
from tests.games.arboretum.boards import card, table
from tests.scale import scaled


@pytest.fixture
def points_alone() -> Iterator[None]:
    """Judge a play only by the path points that it adds."""
    changed = {"gain": 1.0, "step": 0.0, "kin": 0.0, "end": 0.0, "even": 0.0}
    before = {name: getattr(WEIGHTS, name) for name in changed}
    for name, value in changed.items():
        setattr(WEIGHTS, name, value)
    yield
    for name, value in before.items():
        setattr(WEIGHTS, name, value)


def gain(grove: Grove, card: int, cell: int) -> int:
    after = grove.copy()
    after.plant(card, cell)
    return sum(best_paths(after)) - sum(best_paths(grove))


def has_kin(grove: Grove, card: int, cell: int) -> bool:
    near = [grove.board[cell + step] for step in (-WIDTH, -1, 1, WIDTH)]
    return any(one >= 0 and species_of(one) == species_of(card) for one in near)


@pytest.mark.usefixtures("points_alone")
def test_a_play_is_worth_the_points_it_adds_to_paths() -> None:
    game = GAMES["arboretum"]
    nothing = packed([0] * SPECIES_COUNT)
    tried = 0
    for seed in range(scaled(20)):
        state = position(game, game.options(), seed, 90)
        assert isinstance(state, ArboretumState)
        for player in state.players:
            for held in list(player.hand):
                for cell in list(player.grove.open):
                    if not has_kin(player.grove, held, cell):
                        assert fit(player.grove, held, cell, nothing) == gain(player.grove, held, cell)
                        tried += 1
    assert tried > 100


@pytest.mark.usefixtures("points_alone")
def test_a_pure_path_counts_double() -> None:
    """Oaks 2, 3, 4 score three; with the 5 they are four of one species and score eight."""
    state = table(
        """
        seat 0
          hand O5 M2 M3 C2 C5 J1 J3 D1 D2
          O2 O3 O4
        seat 1
          hand W6 J2 J4 J5 D3 D4 D5
          W1
        """,
        phase=PLAY,
    )
    grove = state.players[0].grove
    best = max(fit(grove, card("O5"), cell, packed([0] * SPECIES_COUNT)) for cell in list(grove.open))
    assert best == 5
    assert longest_walk(grove) == 3
