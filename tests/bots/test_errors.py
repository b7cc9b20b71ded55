"""The error of an action: nothing for the best one, much for a blunder, and the same every time."""

from __future__ import annotations

import pytest

from spinney.bots import make_bot
from spinney.bots.errors import best_action, compare, error_of, errors_of, play_on
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES
from tests.bots.positions import middle, tables
from tests.contract.worlds import position, walk


@tables
def test_the_best_action_has_no_error_and_every_action_has_one(number: int) -> None:
    game, state, seat = middle(number)
    view = game.view(state, seat)
    player = make_bot("random", game)
    best = best_action(game, view, make_bot("greedy", game))
    others = game.legal(state, seat)[:2]
    errors = errors_of(game, view, others, best, player, worlds=4)
    assert set(errors) == {*others, best}
    assert (errors[best].loss, errors[best].doubt) == (0.0, 0.0)
    assert all(-1 <= error.loss <= 1 for error in errors.values())
    assert errors == errors_of(game, view, others, best, player, worlds=4)


def test_a_blunder_is_found_and_is_clear() -> None:
    """In the last decisions of some game an action loses it, and the playouts see that."""
    game = OUR_GAMES["treehouse"]
    found = 0.0
    for seed in range(12):
        length = sum(1 for _ in walk(game, game.options(players=2), seed)) - 1
        state = position(game, game.options(players=2), seed, length - 2)
        seat = game.actor(state)
        view, legal = game.view(state, seat), game.legal(state, seat)
        finder, player = make_bot("search:200", game), make_bot("greedy", game)
        errors = errors_of(game, view, legal, best_action(game, view, finder), player, worlds=12)
        found = max(found, *(error.loss for error in errors.values() if error.is_clear), 0.0)
    assert found > 0.3


def test_it_is_judged_from_the_view_alone() -> None:
    """Dealing again what the seat cannot know changes nothing."""
    game, state, seat = middle(0)
    other = state.copy()
    game.rules.deal_unseen(other, seat, QuickRng(9))
    action = game.legal(state, seat)[-1]
    finder, player = make_bot("greedy", game), make_bot("random", game)
    one, same = (
        error_of(game, game.view(world, seat), action, finder=finder, player=player, worlds=5)
        for world in (state, other)
    )
    assert one == same


def test_the_doubt_is_the_standard_error_of_the_difference() -> None:
    error = compare(7, [1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.0])
    assert error.loss == pytest.approx(0.5)
    assert error.doubt == pytest.approx(0.5773502692 / 2)
    assert not error.is_clear
    assert compare(7, [1.0] * 9, [0.0] * 9).is_clear


def test_a_game_that_is_over_is_not_played_on() -> None:
    game = OUR_GAMES["renature"]
    state = position(game, game.options(players=2), 1, 10_000)
    shares = play_on(game, state, make_bot("random", game), QuickRng(1))
    assert sum(shares) == 1
