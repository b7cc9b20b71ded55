"""The games as real OpenSpiel games: `pip install 'spinney-games[openspiel]'`.

    import pyspiel
    import spinney.adapters.openspiel  # registers spinney_arboretum, spinney_treehouse, spinney_renature

    game = pyspiel.load_game("spinney_arboretum(players=3)")

Parameters: `players`, `payoff` (`win` or `points`), and `options`, the other options of a game as a JSON object.
The states are in `spiel.py`; this module wraps them in OpenSpiel's classes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from spinney.adapters.common import FEWEST_PLAYERS
from spinney.adapters.spiel import SpielGame, SpielState
from spinney.games import GAMES

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise ImportError("these games need OpenSpiel: pip install 'spinney-games[openspiel]'") from None

# Bounds far above any possible game (tests/contract).
MOST_DECISIONS = 2000
MOST_POINTS = 500.0


def fewest_players(key: str) -> int:
    return max(FEWEST_PLAYERS, GAMES[key].players[0])


def parameters(key: str) -> dict[str, Any]:
    """The parameters of a game, with their defaults."""
    return {"players": fewest_players(key), "payoff": "win", "options": "{}"}


def game_type(key: str) -> Any:
    return pyspiel.GameType(
        short_name=f"spinney_{key}",
        long_name=f"Spinney: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=GAMES[key].players[-1],
        min_num_players=fewest_players(key),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(key),
    )


class Game(pyspiel.Game):
    """A game as OpenSpiel sees it."""

    def __init__(self, key: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        chosen = parameters(key) | (params or {})
        options = msgspec.json.decode(chosen["options"])
        self.inner = SpielGame(key, chosen["players"], payoff=chosen["payoff"], **options)
        most = MOST_POINTS if self.inner.payoff == "points" else float(self.inner.players - 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.inner.choices,
            max_chance_outcomes=self.inner.max_chance_outcomes(),
            num_players=self.inner.players,
            min_utility=-MOST_POINTS if self.inner.payoff == "points" else -1.0,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self, start: Any = None) -> SpinneyState:
        return SpinneyState(self)

    def max_chance_nodes_in_history(self) -> int:
        return len(self.inner.draws)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.inner, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpinneyState(pyspiel.State):
    """A state as OpenSpiel sees it, which copies and saves it through `inner`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.inner: SpielState = game.inner.new_initial_state()

    def current_player(self) -> int:
        return self.inner.current_player()

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def is_chance_node(self) -> bool:
        return self.inner.is_chance_node()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.inner.chance_outcomes()

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.inner.legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.inner.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_to_string(player, action)

    def returns(self) -> list[float]:
        return self.inner.returns()

    def rewards(self) -> list[float]:
        return self.inner.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpinneyState:
        other: SpinneyState = self.clone()
        other.inner.resample(player, int(sampler() * 2**32))
        return other

    def __str__(self) -> str:
        return str(self.inner)


class Observer:
    """Writes what a player sees into one tensor that is reused."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"these observations have no parameters, but got {params}")
        self.perfect_recall = kind.perfect_recall
        self.tensor: Any = np.zeros(game.row_size, np.float32)
        self.dict = {"row": self.tensor}

    def set_from(self, state: SpinneyState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.inner.row(player), np.uint8)

    def string_from(self, state: SpinneyState, player: int) -> str:
        if self.perfect_recall:
            return state.inner.information_state_string(player)
        return state.inner.observation_string(player)


def register(key: str) -> None:
    kind = game_type(key)

    class Registered(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(key, kind, params)

    pyspiel.register_game(kind, Registered)


for _key, _game in GAMES.items():
    if _game.is_encoded and _game.players[-1] >= FEWEST_PLAYERS:
        register(_key)
