"""Matches of Arboretum for the tests of records and replay."""

from __future__ import annotations

import dataclasses

from spinney.core.record import quick_seed
from spinney.core.replay import Match
from spinney.core.rng import QuickRng
from spinney.games import GAMES

ARBORETUM = GAMES["arboretum"]
SOLO = dataclasses.replace(ARBORETUM, players=range(1, 5))


def played(decisions: int = 10_000) -> Match:
    match = Match.deal(ARBORETUM, ARBORETUM.options(players=2, first=0), quick_seed(8))
    rng = QuickRng(1)
    while not match.over and len(match.moves) < decisions:
        seat = ARBORETUM.rules.actor(match.state)
        match.apply(seat, ARBORETUM.rules.random_action(match.state, seat, rng))
    return match
