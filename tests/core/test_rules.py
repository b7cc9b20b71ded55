"""What the rules of every game share."""

from __future__ import annotations

from spinney.core.rng import QuickRng
from spinney.core.rules import in_floats, lead
from tests.core.matches import SOLO


def test_alone_one_leads_by_what_one_has() -> None:
    state, rng = SOLO.new(seed=8, players=1), QuickRng(1)
    while SOLO.actor(state) >= 0:
        SOLO.apply(state, 0, SOLO.rules.random_action(state, 0, rng))
    points = in_floats(SOLO.rules.points(state))
    assert points[0] > 0
    assert lead(points, points, 0) == points[0]
