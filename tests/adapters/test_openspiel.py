"""The games as pyspiel games: OpenSpiel's own tests and algorithms run on them unchanged."""

from __future__ import annotations

import pytest

from tests.adapters.extras import needs

needs("pyspiel", "openspiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import spinney.adapters.openspiel  # noqa: F401 - registers the games
from spinney.games import OUR_GAMES

TABLES = [(key, players) for key in OUR_GAMES for players in (2, 3, 4)]
tables = pytest.mark.parametrize(("key", "players"), TABLES)


def load(key: str, players: int) -> pyspiel.Game:
    return pyspiel.load_game(f"spinney_{key}(players={players})")


def dealt(game: pyspiel.Game, seed: int) -> pyspiel.State:
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


@pytest.mark.slow
@tables
def test_openspiels_random_simulation_test(key: str, players: int) -> None:
    pyspiel.random_sim_test(load(key, players), num_sims=2, serialize=True, verbose=False)


@tables
def test_openspiels_ismcts_plays(key: str, players: int) -> None:
    game = load(key, players)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 6, random_state=rng)
    state = dealt(game, 1)
    for _ in range(2 * players + 3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("key", OUR_GAMES)
def test_openspiels_mccfr_runs(key: str) -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(key, 2))
    np.random.seed(1)
    solver.iteration()
    assert solver.average_policy() is not None


@tables
def test_pyspiel_sees_what_our_states_say(key: str, players: int) -> None:
    game = load(key, players)
    state = dealt(game, 2)
    observation = make_observation(game)
    assert game.num_players() == players
    assert game.num_distinct_actions() == state.inner.game.choices
    while not state.is_terminal():
        seat = state.current_player()
        assert state.legal_actions() == state.inner.legal_actions()
        assert state.information_state_string(seat) == state.inner.information_state_string(seat)
        assert state.observation_string(seat) == state.inner.observation_string(seat)
        observation.set_from(state, seat)
        assert observation.tensor.tolist() == state.inner.information_state_tensor(seat)
        assert state.information_state_tensor(seat) == state.inner.information_state_tensor(seat)
        other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(seat) == state.information_state_string(seat)
        state.apply_action(state.legal_actions()[-1])
    assert state.returns() == state.inner.returns()


def test_parameters() -> None:
    params = {"players": 4, "payoff": "points", "options": '{"opening_discard": true}'}
    game = pyspiel.load_game("spinney_arboretum", params)
    assert game.num_players() == 4
    assert game.inner.options.opening_discard
    assert game.max_utility() == 500
    again = pyspiel.load_game(str(game))
    assert again.inner.written_options == game.inner.written_options
