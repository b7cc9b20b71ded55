"""What must hold for the rows and choices of every game, at every seat count."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.core.encoding import action_of, row_of
from spinney.core.game import AnyGame
from spinney.core.options import Options
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.core.view import SPECTATOR
from spinney.games import OUR_GAMES
from tests.contract.worlds import IDS, TABLES, position, seeds, walk
from tests.scale import scaled

depths = st.integers(0, 250)
tables = pytest.mark.parametrize(("key", "options"), TABLES, ids=IDS)


def row(game: AnyGame, state: State, seat: int) -> bytes:
    """Written directly from the state, as self-play does."""
    return bytes(row_of(game.encoder, state, seat, game.encoder.row_size(state)))


@tables
@settings(max_examples=scaled(15))
@given(seed=seeds)
def test_a_row_written_from_the_state_is_the_row_of_the_view(key: str, options: Options, seed: int) -> None:
    """In every position of whole games, the fast row of self-play equals the row made from the view alone."""
    game = OUR_GAMES[key]
    for state, _, _ in walk(game, options, seed):
        for seat in range(options.players):
            assert row(game, state, seat) == game.encode(game.view(state, seat))


@tables
@settings(max_examples=scaled(30))
@given(seed=seeds, depth=depths)
def test_dealing_the_hidden_part_anew_changes_no_row_and_no_choice(
    key: str, options: Options, seed: int, depth: int
) -> None:
    game = OUR_GAMES[key]
    state = position(game, options, seed, depth)
    for seat in range(options.players):
        seen = row(game, state, seat)
        choices = sorted(game.encoder.choices(state, seat, game.rules.legal(state, seat)))
        for again in range(3):
            other = state.copy()
            game.rules.deal_unseen(other, seat, QuickRng(seed, again))
            assert row(game, other, seat) == seen
            assert sorted(game.encoder.choices(other, seat, game.rules.legal(other, seat))) == choices


@tables
@settings(max_examples=scaled(15))
@given(seed=seeds)
def test_sizes_are_fixed_and_choices_tell_actions_apart(key: str, options: Options, seed: int) -> None:
    game = OUR_GAMES[key]
    sizes = set()
    for state, _, _ in walk(game, options, seed):
        parts = game.encoder.parts(state)
        assert len({part.name for part in parts}) == len(parts)
        assert sum(part.size() for part in parts) == game.encoder.row_size(state)
        sizes.add((game.encoder.row_size(state), game.encoder.choice_count(state)))
        for seat in range(options.players):
            legal = list(game.rules.legal(state, seat))
            choices = list(game.encoder.choices(state, seat, game.rules.legal(state, seat)))
            assert len(set(choices)) == len(choices) == len(legal)
            assert all(0 <= choice < game.encoder.choice_count(state) for choice in choices)
            for action, choice in list(zip(legal, choices, strict=True))[-3:]:
                assert action_of(game.encoder, game.rules, state, seat, choice) == action
            assert action_of(game.encoder, game.rules, state, seat, game.encoder.choice_count(state)) == -1
    assert len(sizes) == 1


@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_spectator_has_no_row(key: str) -> None:
    game = OUR_GAMES[key]
    state = game.deal(game.options(), QuickRng(1))
    with pytest.raises(ValueError, match="spectator"):
        game.encode(game.view(state, SPECTATOR))
