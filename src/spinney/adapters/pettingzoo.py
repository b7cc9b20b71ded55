"""The games as PettingZoo environments: `pip install 'spinney-games[pettingzoo]'`.

    from spinney.adapters import pettingzoo

    env = pettingzoo.env("arboretum", players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))

An observation has the row of what the agent sees (`observation`) and its legal choices (`action_mask`);
docs/adapters.md explains the numbers. Rewards come at the end. An illegal action ends the game with a negative reward
for that agent, so no wrapper is needed to slow the environment down.
"""

from __future__ import annotations

import secrets
from typing import Any

from spinney.adapters.common import payoffs, read_game, read_options, read_payoff, sizes
from spinney.core.encoding import action_of, choices_of, row_of
from spinney.core.rng import QuickRng
from spinney.core.rules import State

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    raise ImportError("these environments need PettingZoo: pip install 'spinney-games[pettingzoo]'") from None

# A NumPy array; Any, because NumPy need not be installed where types are checked.
Array = Any
Observation = dict[str, Array]

ILLEGAL = -1.0
RENDER_MODES = ("ansi", "human")


class EnvironmentCore:
    """What both environments share: the game, its seats as agents, their spaces, and the deal."""

    def __init__(self, key: str, players: int, payoff: str, illegal_reward: float, waits: bool, options: Any) -> None:
        self.game = read_game(key)
        self.options = read_options(self.game, {"players": players} | options)
        self.payoff = read_payoff(payoff)
        self.illegal_reward = illegal_reward
        self.names = [f"player_{seat}" for seat in range(players)]
        self.seats = {name: seat for seat, name in enumerate(self.names)}
        self.row_size, self.choices = sizes(self.game, self.options)
        # Where all agents act at once there is one more action: to wait.
        self.actions = self.choices + waits
        self.waits = waits
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self.row_size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for name in self.names
        }
        self.action_spaces = {name: spaces.Discrete(self.actions) for name in self.names}
        self.seed = secrets.randbits(62)
        self.number = 0
        self.state: State | None = None

    def deal(self, seed: int | None) -> State:
        """Game 0 of a new seed, or the next game of the current seed."""
        if seed is None:
            self.number += 1
        elif not 0 <= seed < 2**63:
            raise ValueError(f"a seed must be at least 0 and below 2^63, not {seed}")
        else:
            self.seed, self.number = seed, 0
        self.state = self.game.deal(self.options, QuickRng(self.seed, self.number))
        return self.state

    @property
    def current_state(self) -> State:
        if self.state is None:
            raise RuntimeError("no game has been dealt: call reset() first")
        return self.state

    def observation(self, seat: int, acts: bool) -> Observation:
        """What a seat sees, and its legal choices if it acts now."""
        state = self.current_state
        encoder = self.game.encoder
        mask: Array = np.zeros(self.actions, np.int8)
        if acts:
            offered = choices_of(encoder, self.game.rules, state, seat)
            mask[np.asarray(offered, np.int64)] = 1
        elif self.waits:
            mask[self.choices] = 1
        return {"observation": np.array(row_of(encoder, state, seat, self.row_size), np.uint8), "action_mask": mask}

    def sketch(self, seat: int) -> str:
        return self.game.sketch(self.game.view(self.current_state, seat))

    def everything(self) -> Array:
        """What all seats know together: their rows, one after the other."""
        state, encoder = self.current_state, self.game.encoder
        seats = range(len(self.names))
        return np.concatenate([np.asarray(row_of(encoder, state, seat, self.row_size), np.uint8) for seat in seats])


def show(picture: str, mode: str | None) -> str | None:
    """Print or return the picture, as the render mode requires."""
    if mode == "ansi":
        return picture
    if mode == "human":
        print(picture)  # noqa: T201 - the render mode `human` prints
    return None


def read_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"unknown render mode {mode!r}; choose from {', '.join(RENDER_MODES)}")
    return mode


class SpinneyEnv(AECEnv):
    """One seat after the other. Where several choose at once, each is asked in turn without seeing the others."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        key: str,
        players: int = 2,
        *,
        payoff: str = "win",
        illegal_reward: float = ILLEGAL,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.core = EnvironmentCore(key, players, payoff, illegal_reward, False, options)
        self.metadata = type(self).metadata | {"name": f"spinney_{key}_v1"}
        self.render_mode = read_render_mode(render_mode)
        self.possible_agents = list(self.core.names)
        self.agents: list[str] = []
        self.observation_spaces = self.core.observation_spaces
        self.action_spaces = self.core.action_spaces
        self.state_space = spaces.Box(0, 255, (self.core.row_size * players,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        core = self.core
        state = core.deal(seed)
        self.agents = list(core.names)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = core.names[core.game.rules.actor(state)]

    def observe(self, agent: str) -> Observation:
        over = not self.agents or self.terminations.get(agent, True)
        return self.core.observation(self.core.seats[agent], agent == self.agent_selection and not over)

    def state(self) -> Array:
        return self.core.everything()

    def step(self, action: Any) -> None:
        core = self.core
        state, agent = core.current_state, self.agent_selection
        if not self.agents or self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        game = core.game
        seat = core.seats[agent]
        found = -1 if action is None else action_of(game.encoder, game.rules, state, seat, int(action))
        if found < 0:
            self.end({agent: core.illegal_reward})
            return
        game.rules.apply(state, seat, found)
        actor = game.rules.actor(state)
        if actor >= 0:
            self.agent_selection = core.names[actor]
        else:
            self.end(dict(zip(core.names, payoffs(game, state, core.payoff), strict=True)))

    def end(self, rewards: dict[str, float]) -> None:
        """End the game with these rewards; agents that are not named get 0."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the acting agent sees it."""
        return show(self.core.sketch(self.core.seats.get(self.agent_selection, 0)), self.render_mode)

    def close(self) -> None:
        pass


class SpinneyParallelEnv(ParallelEnv):
    """All agents act at once: those that must choose do, and the others take the last action of the space, which waits.

    It suits Best Treehouse Ever, where everybody chooses in secret at the same time; in the other games all but one
    agent wait.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        key: str,
        players: int = 2,
        *,
        payoff: str = "win",
        illegal_reward: float = ILLEGAL,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.core = EnvironmentCore(key, players, payoff, illegal_reward, True, options)
        self.metadata = type(self).metadata | {"name": f"spinney_{key}_parallel_v1"}
        self.render_mode = read_render_mode(render_mode)
        self.possible_agents = list(self.core.names)
        self.agents: list[str] = []
        self.observation_spaces = self.core.observation_spaces
        self.action_spaces = self.core.action_spaces
        self.state_space = spaces.Box(0, 255, (self.core.row_size * players,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.core.deal(seed)
        self.agents = list(self.core.names)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        acting = self.core.game.rules.actors(self.core.current_state)
        return {name: self.core.observation(seat, seat in acting) for name, seat in self.core.seats.items()}

    def state(self) -> Array:
        return self.core.everything()

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        core = self.core
        state, game = core.current_state, core.game
        if not self.agents:
            raise RuntimeError("the game is over: call reset()")
        acting = game.rules.actors(state)
        found = {}
        wrong = []
        for name, seat in core.seats.items():
            action = int(actions[name]) if actions.get(name) is not None else core.choices
            if seat in acting:
                found[seat] = action_of(game.encoder, game.rules, state, seat, action)
            if found.get(seat, 0) < 0 or (seat not in acting and action != core.choices):
                wrong.append(name)
        rewards = dict.fromkeys(self.agents, 0.0)
        over = bool(wrong)
        if wrong:
            rewards |= dict.fromkeys(wrong, core.illegal_reward)
        else:
            # Choices made at the same time do not change what the others may choose.
            for seat, action in found.items():
                game.rules.apply(state, seat, action)
            if game.rules.actor(state) < 0:
                over = True
                rewards = dict(zip(core.names, payoffs(game, state, core.payoff), strict=True))
        ends = dict.fromkeys(self.agents, over)
        never = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return self.observations(), rewards, ends, never, infos

    def render(self) -> str | None:
        """The table as everybody sees it."""
        return show(self.core.sketch(-1), self.render_mode)

    def close(self) -> None:
        pass


# PettingZoo's own environments have constructors of these names.
env = raw_env = SpinneyEnv
parallel_env = SpinneyParallelEnv
