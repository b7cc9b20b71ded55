"""The numbers for learned values: what they count, and what they must not know."""

from __future__ import annotations

import pytest

from spinney.core.packed import packed
from spinney.core.rng import QuickRng
from spinney.core.value import features_of
from spinney.games.renature import RENATURE
from spinney.games.renature.features import RenatureFeatures
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.scoring import area_points
from spinney.games.renature.state import RenatureState

FEATURES = RenatureFeatures()


def middle(players: int, seed: int, decisions: int) -> RenatureState:
    state = RENATURE.deal(RenatureOptions(players=players), QuickRng(seed))
    rng = QuickRng(seed, 1)
    for _ in range(decisions):
        seat = RENATURE.actor(state)
        RENATURE.apply(state, seat, int(RENATURE.rules.rollout_action(state, seat, rng)))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_the_reserves_is_not_known(players: int) -> None:
    state = middle(players, 3, 30)
    before = features_of(FEATURES, state)
    for player in state.players:
        dominoes = [int(domino) for domino in player.reserve[: player.reserve_left]]
        assert dominoes != dominoes[::-1]
        player.reserve = packed(dominoes[::-1])
    assert features_of(FEATURES, state) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_holds_pays_now(players: int) -> None:
    state = middle(players, 5, 70)
    rows, _ = features_of(FEATURES, state)
    size = int(FEATURES.size)
    paid = area_points(state)
    for seat in range(players):
        row = dict(zip(FEATURES.names(), rows[seat * size : (seat + 1) * size], strict=True))
        main = sum(row[when + how] for when in ("soon ", "later ") for how in ("safe", "narrow"))
        second = row["soon second"] + row["later second"]
        # A colour behind two that are tied holds the area too (N16).
        assert 0 <= main + second <= int(paid[seat]) == row["paid now"]
        assert row["clouds for a turn"] == (state.players[seat].clouds >= 3)
