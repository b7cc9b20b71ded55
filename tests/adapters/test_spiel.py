"""States like OpenSpiel's: what must hold whether or not OpenSpiel is installed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.adapters.spiel import SpielGame, SpielState
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES
from tests.scale import scaled

TABLES = [(key, players) for key in OUR_GAMES for players in (2, 3, 4)]
tables = pytest.mark.parametrize(("key", "players"), TABLES)
seeds = st.integers(0, 2**32 - 1)


def walk(game: SpielGame, seed: int) -> Iterator[SpielState]:
    """A random game, from the first chance node to the end."""
    rng = QuickRng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    yield state


def somewhere(game: SpielGame, seed: int, depth: int) -> SpielState:
    """The position this many decisions after the deal, or the last but one."""
    before = None
    for state in walk(game, seed):
        if not state.is_chance_node():
            if state.is_terminal():
                break
            before = state.clone()
            depth -= 1
            if depth < 0:
                break
    assert before is not None
    return before


@tables
@settings(max_examples=scaled(5))
@given(seed=seeds)
def test_a_game_from_deal_to_returns(key: str, players: int, seed: int) -> None:
    game = SpielGame(key, players)
    states = 0
    for state in walk(game, seed):
        states += 1
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [outcome for outcome, _ in outcomes] == state.legal_actions()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            assert state.current_player() == -1
            assert not any(state.information_state_tensor(0))
        elif not state.is_terminal():
            seat = state.current_player()
            actions = state.legal_actions()
            assert actions == sorted(actions)
            assert 0 <= actions[0] <= actions[-1] < game.num_distinct_actions()
            assert all(state.legal_actions(other) == [] for other in range(players) if other != seat)
            assert len(state.information_state_tensor()) == game.information_state_tensor_size()
            assert len({state.action_to_string(seat, action) for action in actions}) == len(actions)
            assert state.returns() == [0.0] * players
    assert state.current_player() == -4
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0)
    winners = OUR_GAMES[key].outcome(state.position).winners
    assert [seat for seat, value in enumerate(state.returns()) if value == max(state.returns())] == winners
    assert len(state.history()) == states - 1


@tables
@settings(max_examples=scaled(15))
@given(seed=seeds, depth=st.integers(0, 150))
def test_resampling_changes_nothing_the_player_can_tell(key: str, players: int, seed: int, depth: int) -> None:
    state = somewhere(SpielGame(key, players), seed, depth)
    rng = QuickRng(seed, 5)
    for player in range(players):
        other = state.resample_from_infostate(player, rng.unit)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.current_player() == state.current_player()
        if player == state.current_player():
            assert other.legal_actions() == state.legal_actions()
        # It can be played further and saved like any other.
        assert str(pickle.loads(pickle.dumps(other))) == str(other)
        while not other.is_terminal():
            actions = other.legal_actions()
            other.apply_action(actions[rng.below(len(actions))])
        again = state.game.deserialize_state(other.serialize())
        assert str(again) == str(other)
        assert again.returns() == other.returns()


def test_resampling_does_change_what_the_player_cannot_see() -> None:
    for key in OUR_GAMES:
        state = somewhere(SpielGame(key, 2), 1, 1)
        rng = QuickRng(1)
        seen = {state.resample_from_infostate(0, rng.unit).information_state_string(1) for _ in range(10)}
        assert len(seen) == 10


def test_a_secret_choice_is_hidden_until_it_is_revealed() -> None:
    state = somewhere(SpielGame("treehouse", 2), 3, 0)
    assert state.current_player() == 0
    room, other = state.legal_actions()[:2]
    one, two = state.child(room), state.child(other)
    assert one.current_player() == 1
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_string(1).startswith("0 ?\n")
    assert one.information_state_string(0) != two.information_state_string(0)
    # A world for the second player has some choice of the first player in it.
    rng = QuickRng(0)
    chosen = {one.resample_from_infostate(1, rng.unit).information_state_string(0).split("\n")[0] for _ in range(40)}
    assert len(chosen) > 6
    assert all(line.startswith("0 choose ") for line in chosen)
    revealed = one.child(one.legal_actions()[0])
    assert revealed.information_state_string(1).startswith(f"0 {state.action_to_string(0, room)}\n1 choose ")


@tables
def test_copies_are_independent(key: str, players: int) -> None:
    state = somewhere(SpielGame(key, players), 9, 20)
    before = state.serialize(), str(state), state.information_state_string()
    for other in (state.clone(), copy.deepcopy(state), state.child(state.legal_actions()[0])):
        other.apply_action(other.legal_actions()[-1])
        assert str(other) != str(state)
        assert (state.serialize(), str(state), state.information_state_string()) == before


def test_every_deal_has_its_exact_probability() -> None:
    """The chance nodes ask for the same numbers as the shuffles, whatever these turn out to be."""
    for key, players in TABLES:
        game = SpielGame(key, players)
        for seed in range(5):
            state = next(state for state in walk(game, seed) if not state.is_chance_node())
            assert len(state.dealt) == len(game.draws)
    # Fisher-Yates over 72 rooms, after the first chooser.
    assert SpielGame("treehouse", 3).draws == [3, *range(72, 1, -1)]


def test_a_game_in_points() -> None:
    game = SpielGame("arboretum", 3, payoff="points")
    *_, end = walk(game, 2)
    points = OUR_GAMES["arboretum"].outcome(end.position).points
    assert end.returns() == pytest.approx([one - sum(points) / 3 for one in points])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda game, state: state.apply_action(10**6), "1000000 is not a legal action here; legal: "),
        (lambda game, state: game.new_initial_state().apply_action(80), "80 is not an outcome here; outcomes are 0 to"),
        (lambda game, state: state.information_state_string(7), "there is no player 7; players are 0 to 1"),
        (lambda game, state: game.new_initial_state().position, "there is no position while"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(wrong: Any, message: str) -> None:
    game = SpielGame("arboretum")
    with pytest.raises(ValueError, match=message):
        wrong(game, somewhere(game, 1, 3))


def test_states_of_other_games_are_refused() -> None:
    state = somewhere(SpielGame("arboretum"), 1, 3)
    with pytest.raises(Unreadable, match="this state belongs to arboretum"):
        SpielGame("treehouse").deserialize_state(state.serialize())
    with pytest.raises(Unreadable, match="not a state"):
        SpielGame("treehouse").deserialize_state("nonsense")
