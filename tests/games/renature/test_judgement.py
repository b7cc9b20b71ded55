"""How a position is judged, quick moves, and the plays worth searching."""

from __future__ import annotations

import pytest

from spinney.core.rng import QuickRng
from spinney.games.renature import RENATURE
from spinney.games.renature.judgement import completes
from spinney.games.renature.material import AREAS, PAIRS
from spinney.games.renature.offers import FIRST_PLACE
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.prospects import add_area, area_lead, prospects
from tests.games.renature.boards import act, give, grow, joker, lay, table
from tests.scale import scaled


def test_quick_moves_beat_random_ones() -> None:
    game = RENATURE.rules
    won, games = 0, scaled(200)
    for seed in range(games):
        state = RENATURE.deal(RenatureOptions(), QuickRng(seed))
        rng = QuickRng(seed, 1)
        while (seat := game.actor(state)) >= 0:
            quick = seat == seed % 2
            action = game.rollout_action(state, seat, rng) if quick else game.random_action(state, seat, rng)
            assert action in list(game.legal(state, seat))
            game.apply(state, seat, action)
        won += RENATURE.outcome(state).winners == [seed % 2]
    assert won >= 0.8 * games


def test_judging_changes_nothing() -> None:
    game = RENATURE.rules
    state = RENATURE.deal(RenatureOptions(players=3), QuickRng(4))
    rng = QuickRng(4, 1)
    while (seat := game.actor(state)) >= 0:
        before = RENATURE.public_view(state)
        bounds = list(state.brook.bounds)
        assert list(game.values(state)) == [game.value(state, other) for other in range(3)]
        game.candidates(state, seat)
        assert RENATURE.public_view(state) == before
        assert list(state.brook.bounds) == bounds
        assert list(state.land.totals) == list(RENATURE.assemble(RENATURE.view(state, seat)).land.totals)
        game.apply(state, seat, game.random_action(state, seat, rng))


def test_what_a_position_would_complete_is_what_it_completes() -> None:
    game = RENATURE.rules
    completions = 0
    for seed in range(scaled(20)):
        state = RENATURE.deal(RenatureOptions(), QuickRng(seed))
        rng = QuickRng(seed, 1)
        while (seat := game.actor(state)) >= 0:
            action = game.random_action(state, seat, rng)
            if action >= FIRST_PLACE:
                expected = completes(state, (action - FIRST_PLACE) // PAIRS)
                assert state.brook.copy().lay(state.valley, action - FIRST_PLACE) == expected
                completions += expected != 0
            game.apply(state, seat, action)
    assert completions > 3 * scaled(20)


def test_a_lead_in_an_area_is_the_same_counted_for_one_seat_or_for_all() -> None:
    game = RENATURE.rules
    for players in (2, 3, 4):
        state = RENATURE.deal(RenatureOptions(players=players), QuickRng(players))
        rng = QuickRng(players, 1)
        while (seat := game.actor(state)) >= 0:
            for area in range(AREAS):
                before, hopes = prospects(state), prospects(state)
                add_area(state, area, 0.4, hopes)
                added = [hopes[other] - before[other] for other in range(players)]
                lead = added[seat] - (sum(added) - added[seat]) / (players - 1)
                assert area_lead(state, area, 0.4, seat) == pytest.approx(lead, abs=1e-9)
            game.apply(state, seat, game.rollout_action(state, seat, rng))


def test_a_domino_that_completes_a_led_area_is_thought_of() -> None:
    state = table()
    give(state, 0, "frog-owl", "bat-bat", "snail-badger")
    lay(state, "owl-snail 1,2 1,3", "turtle-frog 2,4 3,4", "bat-frog 3,2 3,3")
    grow(state, "0 oak 2,2")
    joker(state, "squirrel")
    texts = [RENATURE.write(state, action) for action in RENATURE.rules.candidates(state, 0)]
    assert "place owl-frog 1,1 2,1" in texts
    assert "place bat-bat 2,1 3,1" in texts


def test_a_tie_in_a_completed_area_is_worth_breaking() -> None:
    """Without the neutral plant the area pays its points; the seat's own plant is not worth taking back."""
    state = table()
    give(state, 0, "frog-owl", "bat-bat", "snail-badger")
    lay(state, "owl-snail 1,2 1,3", "turtle-frog 2,4 3,4", "bat-frog 3,2 3,3")
    grow(state, "0 grass 2,2", "neutral grass 2,3")
    joker(state, "squirrel")
    act(state, "place owl-frog 1,1 2,1", "leave")
    texts = [RENATURE.write(state, action) for action in RENATURE.rules.candidates(state, 0)]
    assert texts == ["score", "return 2,3"]
