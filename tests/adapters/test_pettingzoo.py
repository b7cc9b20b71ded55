"""The PettingZoo environments: PettingZoo's own tests, and what these do not check."""

from __future__ import annotations

import dataclasses
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from tests.adapters.extras import needs

needs("pettingzoo", "pettingzoo")

with warnings.catch_warnings():
    # PettingZoo's tests import one of their games in a way that they deprecate themselves.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
    from pettingzoo.test import performance_benchmark as benchmark_module

import numpy as np

from spinney.adapters import pettingzoo
from spinney.adapters.spiel import SpielGame
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.games import GAMES, OUR_GAMES

TABLES = [(key, players) for key, game in OUR_GAMES.items() for players in game.players]
tables = pytest.mark.parametrize(("key", "players"), TABLES)

# A warning about every environment whose observations have a mask, except those on PettingZoo's own list.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@tables
def test_pettingzoos_api_test(key: str, players: int) -> None:
    api_test(pettingzoo.env(key, players=players), num_cycles=200)


@tables
def test_pettingzoos_seed_test(key: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(key, players=players), num_cycles=100)


@tables
def test_pettingzoos_parallel_tests(key: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(key, players=players), num_cycles=300)
    parallel_seed_test(lambda: pettingzoo.parallel_env(key, players=players), num_cycles=100)


@pytest.mark.parametrize("key", OUR_GAMES)
def test_pettingzoos_performance_benchmark(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It measures for five seconds; here the clock is sped up."""
    ticks = iter(range(1000))
    module: Any = __import__("sys").modules[benchmark_module.__module__]
    monkeypatch.setattr(module.time, "time", lambda: next(ticks) / 20)
    benchmark_module(pettingzoo.env(key))


def decisions(env: Any, seed: int) -> Iterator[tuple[Any, str, int]]:
    """A random game: observation, agent, and the action that it will take."""
    env.reset(seed=seed)
    rng = QuickRng(seed)
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        actions = np.flatnonzero(observation["action_mask"])
        action = int(actions[rng.below(len(actions))])
        yield observation, agent, action
        env.step(action)


@tables
def test_an_observation_is_the_row_of_the_view_and_the_legal_choices(key: str, players: int) -> None:
    env = pettingzoo.env(key, players=players)
    game = OUR_GAMES[key]
    for observation, agent, _ in decisions(env, 3):
        state = env.core.current_state
        seat = env.possible_agents.index(agent)
        assert seat == game.rules.actor(state)
        assert bytes(observation["observation"]) == game.encode(game.view(state, seat))
        choices = sorted(game.encoder.choices(state, seat, game.rules.legal(state, seat)))
        assert np.flatnonzero(observation["action_mask"]).tolist() == choices
        for other in env.possible_agents:
            assert other == agent or not env.observe(other)["action_mask"].any()
        rows = b"".join(game.encode(game.view(state, one)) for one in range(players))
        assert bytes(env.state()) == rows


@tables
def test_rewards_come_at_the_end_and_add_up_to_nothing(key: str, players: int) -> None:
    for payoff in ("win", "points"):
        env = pettingzoo.env(key, players=players, payoff=payoff)
        env.reset(seed=5)
        rewards: dict[str, float] = {}
        rng = QuickRng(1)
        for agent in env.agent_iter():
            observation, reward, termination, _, _ = env.last()
            if termination:
                rewards[agent] = reward
                env.step(None)
                continue
            assert reward == 0
            actions = np.flatnonzero(observation["action_mask"])
            env.step(int(actions[rng.below(len(actions))]))
        outcome = OUR_GAMES[key].outcome(env.core.current_state)
        assert sum(rewards.values()) == pytest.approx(0)
        for seat, agent in enumerate(env.possible_agents):
            if payoff == "points":
                assert rewards[agent] == pytest.approx(outcome.points[seat] - sum(outcome.points) / players)
            else:
                won = players / len(outcome.winners) if seat in outcome.winners else 0
                assert rewards[agent] == pytest.approx(won - 1)


@pytest.mark.parametrize("wrong", [10**6, -1, "last"])
def test_an_illegal_action_ends_the_game_and_costs_who_took_it(wrong: Any) -> None:
    env = pettingzoo.env("treehouse", illegal_reward=-3)
    env.reset(seed=1)
    first, second = env.agent_selection, env.possible_agents[1]
    env.step(106 if wrong == "last" else wrong)
    rewards = {}
    for agent in env.agent_iter():
        _, rewards[agent], termination, _, _ = env.last()
        assert termination
        env.step(None)
    assert rewards == {first: -3, second: 0}


def test_seeds_give_games_and_resets_without_one_go_on() -> None:
    def deal(env: Any, seed: int | None) -> bytes:
        env.reset(seed=seed)
        return bytes(env.state())

    one, other = pettingzoo.env("arboretum"), pettingzoo.env("arboretum")
    dealt = [deal(one, 7), deal(one, None), deal(one, None)]
    assert dealt == [deal(other, 7), deal(other, None), deal(other, None)]
    assert len(set(dealt)) == 3
    assert deal(one, 7) == dealt[0]
    assert deal(pettingzoo.env("arboretum"), None) != deal(pettingzoo.env("arboretum"), None)


def test_pictures() -> None:
    env = pettingzoo.env("renature", render_mode="ansi")
    env.reset(seed=2)
    game = OUR_GAMES["renature"]
    seat = env.possible_agents.index(env.agent_selection)
    assert env.render() == game.sketch(game.view(env.core.current_state, seat))
    both = pettingzoo.parallel_env("treehouse", render_mode="ansi")
    both.reset(seed=2)
    assert both.render() == OUR_GAMES["treehouse"].sketch(OUR_GAMES["treehouse"].view(both.core.current_state, -1))
    assert pettingzoo.env("treehouse").render_mode is None
    with pytest.raises(ValueError, match="unknown render mode 'rgb_array'; choose from ansi, human"):
        pettingzoo.env("treehouse", render_mode="rgb_array")


def test_all_choose_at_once() -> None:
    """A parallel game of Best Treehouse Ever is the same game as seat by seat, in far fewer steps."""
    both = pettingzoo.parallel_env("treehouse", players=3)
    turns = pettingzoo.env("treehouse", players=3)
    observations, _ = both.reset(seed=4)
    turns.reset(seed=4)
    wait = both.action_space("player_0").n - 1
    steps = taken = 0
    while both.agents:
        acting = [agent for agent in both.agents if not observations[agent]["action_mask"][wait]]
        assert [both.agents.index(agent) for agent in acting] == OUR_GAMES["treehouse"].rules.actors(
            both.core.current_state
        )
        actions = dict.fromkeys(both.agents, wait)
        for agent in acting:
            actions[agent] = int(np.flatnonzero(observations[agent]["action_mask"])[-1])
            assert turns.agent_selection == agent
            turns.step(actions[agent])
            taken += 1
        observations, rewards, ends, cuts, _ = both.step(actions)
        steps += 1
        assert bytes(both.state()) == bytes(turns.state())
        assert not any(cuts.values())
    assert all(ends.values())
    assert rewards == turns.rewards
    assert steps < taken / 2


def test_who_acts_out_of_turn_in_parallel_pays() -> None:
    env = pettingzoo.parallel_env("arboretum", first=0)
    observations, _ = env.reset(seed=4)
    draw = int(np.flatnonzero(observations["player_0"]["action_mask"])[0])
    _, rewards, ends, _, _ = env.step({"player_0": draw, "player_1": draw})
    assert rewards == {"player_0": 0, "player_1": -1}
    assert all(ends.values())
    with pytest.raises(RuntimeError, match=r"call reset\(\)"):
        env.step({})


@pytest.mark.parametrize(
    ("key", "words", "message"),
    [
        ("chess", {}, f"unknown game 'chess'; choose from {', '.join(GAMES)}"),
        ("arboretum", {"players": 5}, "options: this game is for 2 to 4 players, not 5"),
        ("arboretum", {"payoff": "money"}, "unknown payoff 'money'; choose from win, points"),
        ("arboretum", {"colour": 1}, "options: there is no field “colour”"),
    ],
)
def test_wrong_tables_are_refused_in_a_sentence(key: str, words: dict[str, Any], message: str) -> None:
    with pytest.raises(Unreadable) as refused:
        pettingzoo.env(key, **words)
    assert str(refused.value) == message


def test_a_table_for_one_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "arboretum", dataclasses.replace(OUR_GAMES["arboretum"], players=range(1, 5)))
    for make in (pettingzoo.env, pettingzoo.parallel_env, SpielGame):
        with pytest.raises(Unreadable, match="an adapter needs at least two players"):
            make("arboretum", players=1)


def test_nothing_happens_before_a_reset() -> None:
    env = pettingzoo.env("arboretum")
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        env.state()


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_seeds_that_no_record_could_hold_are_refused(make: Any) -> None:
    env = make("treehouse")
    env.reset(seed=2**63 - 1)
    before = env.state()
    for seed in (-1, 2**63):
        with pytest.raises(ValueError, match=f"a seed must be at least 0 and below 2\\^63, not {seed}"):
            env.reset(seed=seed)
    assert np.array_equal(env.state(), before), "a seed that is refused changes nothing"
    fresh = make("treehouse")
    with pytest.raises(ValueError, match="a seed must be"):
        fresh.reset(seed=-1)
    assert fresh.agents == []
