"""Help for players."""

from __future__ import annotations

import random

import msgspec

from spinney.core.rng import QuickRng
from spinney.games.renature import RENATURE
from spinney.games.renature.aids import aids
from spinney.games.renature.options import RenatureOptions
from tests.games.renature.boards import act, choices, scene


def test_where_the_hand_fits_is_what_is_legal() -> None:
    game = RENATURE.rules
    state = RENATURE.deal(RenatureOptions(players=3), QuickRng(8))
    rng = QuickRng(8, 1)
    while (seat := game.actor(state)) >= 0:
        found = aids(RENATURE.view(state, seat))
        fits = sorted(text for domino in found.hand for text in domino.fits)
        if RENATURE.public_view(state).phase == "place":
            assert fits == choices(state, "place")
        assert {text.split(" ", 2)[2] for text in fits} == set(found.places)
        assert sorted(found.seen + found.unseen) == sorted(set(found.seen + found.unseen))
        assert len(found.seen) + len(found.unseen) == 55
        game.apply(state, seat, game.random_action(state, seat, rng))


def test_prices_are_what_is_paid_and_room_is_what_is_gained() -> None:
    game, paid, gained = RENATURE.rules, 0, 0
    for seed in range(20):
        players, dice = 2 + seed % 3, random.Random(seed)
        state = RENATURE.deal(RenatureOptions(players=players), QuickRng(seed))
        while (seat := game.actor(state)) >= 0:
            found, texts = aids(RENATURE.view(state, seat)), choices(state)
            assert not aids(RENATURE.view(state, (seat + 1) % players)).prices
            assert found.prices.keys() == {text for text in texts if text.split()[0] in ("joker", "return", "again")}
            # In every other game nobody pays, so that there are soon more clouds than spaces.
            text = dice.choice([text for text in texts if seed % 2 or text not in found.prices])
            before, waiting = RENATURE.public_view(state).seats[seat].clouds, state.waiting
            act(state, text)
            change = RENATURE.public_view(state).seats[seat].clouds - before
            if text == "gather":
                assert change == found.room
                gained += 1
            elif text in found.prices and not waiting:
                assert change == -found.prices[text]
                paid += 1
    assert paid > 10
    assert gained > 0


def test_what_a_placement_completes_is_what_it_then_completes() -> None:
    game = RENATURE.rules
    completions = 0
    for seed in range(5):
        state = RENATURE.deal(RenatureOptions(), QuickRng(seed))
        rng = QuickRng(seed, 1)
        while (seat := game.actor(state)) >= 0:
            places = aids(RENATURE.view(state, seat)).places
            text = RENATURE.write(state, game.rollout_action(state, seat, rng))
            story = act(state, text)
            if text.startswith("place"):
                assert places[text.split(" ", 2)[2]].completes == story[0].completes  # type: ignore[attr-defined]
                completions += len(places[text.split(" ", 2)[2]].completes)
    assert completions > 20


def test_live_totals_with_ties_struck_out() -> None:
    areas = {aid.scoring.area: aid for aid in aids(RENATURE.view(scene(), 1)).areas}
    assert areas["A"].scoring.totals == [4, 4, 0]
    assert areas["A"].scoring.struck == [0, 1]
    assert areas["A"].scoring.main_to is areas["A"].scoring.secondary_to is None
    assert areas["F"].scoring.totals == [0, 1, 2]
    assert areas["F"].scoring.main_to is None, "neutral holds the main rank"
    assert areas["F"].scoring.secondary_to == 1
    assert areas["F"].planting == [2, 3, 3, 3]
    assert areas["A"].waits_for == 4
    assert areas["A"].holder is None


def test_isolated_cells_are_those_that_placements_isolated() -> None:
    game = RENATURE.rules
    marked = 0
    for seed in range(3):
        state = RENATURE.deal(RenatureOptions(), QuickRng(seed))
        rng = QuickRng(seed, 1)
        expected: set[str] = set()
        while (seat := game.actor(state)) >= 0:
            found = aids(RENATURE.view(state, seat))
            assert set(found.isolated) == expected
            text = RENATURE.write(state, game.random_action(state, seat, rng))
            if text.startswith("place"):
                expected |= set(found.places[text.split(" ", 2)[2]].isolates)
            act(state, text)
        marked += len(expected)
    assert marked > 0


def test_what_the_boards_say() -> None:
    printed = aids(RENATURE.view(RENATURE.deal(RenatureOptions(players=4), QuickRng(1)), -1)).printed
    assert (printed.values, printed.own, printed.neutral) == ([1, 2, 3, 4], [3, 2, 1, 1], [1, 1, 1, 1])
    assert (printed.cloud_spaces, printed.joker_price, printed.again_price) == (6, 2, 3)


def test_a_spectator_gets_no_hand() -> None:
    found = aids(RENATURE.view(scene(), -1))
    assert found.hand == []
    assert len(found.seen) == 2
    assert len(msgspec.json.encode(aids(RENATURE.view(scene(), 0)))) < 10_000
