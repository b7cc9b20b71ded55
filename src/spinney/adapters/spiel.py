"""The games with OpenSpiel's interface, but without OpenSpiel; `openspiel.py` makes real pyspiel games of them.

    from spinney.adapters.spiel import SpielGame

    game = SpielGame("arboretum", players=2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(random.choice(outcomes)[0])       # all equally likely
        else:
            state.apply_action(random.choice(state.legal_actions()))
    state.returns()

The deal is made of chance nodes, one for every random number of the shuffles, so every deal has its exact probability.
Actions are choices (docs/adapters.md). Where several seats choose in secret at once they are asked one after the other,
and none sees what another has chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from spinney.adapters.common import payoffs, read_game, read_options, read_payoff, sizes
from spinney.core.encoding import action_of, choices_of, row_of
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng, ScriptedRng
from spinney.core.rules import State

CHANCE = -1
TERMINAL = -4


class SpielGame:
    """A game with its options."""

    def __init__(self, key: str, players: int = 2, *, payoff: str = "win", **options: Any) -> None:
        self.source = read_game(key)
        self.key = key
        self.written_options = {"players": players} | options
        self.options = read_options(self.source, self.written_options)
        self.payoff = read_payoff(payoff)
        self.players = players
        self.row_size, self.choices = sizes(self.source, self.options)
        rng = ScriptedRng([])
        self.source.deal(self.options, rng)
        self.draws = list(rng.asked)
        """The number of outcomes of every chance node, in order: it does not depend on the outcomes themselves."""

    def num_players(self) -> int:
        return self.players

    def num_distinct_actions(self) -> int:
        return self.choices

    def max_chance_outcomes(self) -> int:
        return max(self.draws)

    def information_state_tensor_size(self) -> int:
        return self.row_size

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def deserialize_state(self, text: str) -> SpielState:
        """The state that `serialize` wrote; `Unreadable` if it belongs to another game or cannot be played."""
        written = read_written(text)
        if (written.game, written.options, written.payoff) != (self.key, self.written_options, self.payoff):
            raise Unreadable(
                f"this state belongs to {written.game} with {written.options} and payoff {written.payoff!r}"
            )
        state = self.new_initial_state()
        for step in written.steps:
            if len(step) == 1:
                state.apply_action(step[0])
            else:
                state.resample(*step)
        return state


class Written(msgspec.Struct, frozen=True):
    """A serialized state: the steps that led to it."""

    game: str
    options: dict[str, Any]
    payoff: str
    steps: list[list[int]]
    """One number: an action. Two numbers: a seat, and the seed from which its hidden part was dealt again."""


def read_written(text: str) -> Written:
    try:
        return msgspec.json.decode(text, type=Written)
    except msgspec.DecodeError as error:
        raise Unreadable(f"not a state: {error}") from None


def read_state(text: str) -> SpielState:
    """A state with its game, from what `serialize` wrote."""
    written = read_written(text)
    options = dict(written.options)
    game = SpielGame(written.game, options.pop("players"), payoff=written.payoff, **options)
    return game.deserialize_state(text)


class SpielState:
    """A position, during and after the deal. Its methods are those of `pyspiel.State`."""

    __slots__ = ("game", "dealt", "steps", "log", "state")

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.dealt: list[int] = []
        self.steps: list[list[int]] = []
        self.log: list[tuple[int, int]] = []
        """Every decision: the seat, and the number of the action in the game."""
        self.state: State | None = None

    def clone(self) -> SpielState:
        other = SpielState(self.game)
        other.dealt = self.dealt[:]
        other.steps = self.steps[:]
        other.log = self.log[:]
        other.state = None if self.state is None else self.state.copy()
        return other

    def __deepcopy__(self, memo: Any) -> SpielState:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[str], SpielState], tuple[str]]:
        return read_state, (self.serialize(),)

    def child(self, action: int) -> SpielState:
        other = self.clone()
        other.apply_action(action)
        return other

    @property
    def position(self) -> State:
        if self.state is None:
            raise ValueError("there is no position while the game is being dealt")
        return self.state

    def current_player(self) -> int:
        if self.state is None:
            return CHANCE
        seat = self.game.source.rules.actor(self.state)
        return seat if seat >= 0 else TERMINAL

    def is_chance_node(self) -> bool:
        return self.state is None

    def is_terminal(self) -> bool:
        return self.state is not None and self.game.source.rules.actor(self.state) < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.game.draws[len(self.dealt)]
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The choices of the current player, in ascending order; none for other players."""
        if self.state is None:
            return list(range(self.game.draws[len(self.dealt)]))
        game = self.game.source
        seat = game.rules.actor(self.state)
        if seat < 0 or (player is not None and player != seat):
            return []
        return sorted(choices_of(game.encoder, game.rules, self.state, seat))

    def apply_action(self, action: int) -> None:
        """Apply a choice, or an outcome of a chance node; raises `ValueError` if it is not among `legal_actions`."""
        if self.state is None:
            self.deal(action)
        else:
            rules, encoder = self.game.source.rules, self.game.source.encoder
            seat = rules.actor(self.state)
            found = action_of(encoder, rules, self.state, seat, action) if seat >= 0 else -1
            if found < 0:
                raise ValueError(f"{action} is not a legal action here; legal: {self.legal_actions()}")
            rules.apply(self.state, seat, found)
            self.log.append((seat, found))
        self.steps.append([action])

    def deal(self, outcome: int) -> None:
        n = self.game.draws[len(self.dealt)]
        if not 0 <= outcome < n:
            raise ValueError(f"{outcome} is not an outcome here; outcomes are 0 to {n - 1}")
        self.dealt.append(outcome)
        if len(self.dealt) == len(self.game.draws):
            rng = ScriptedRng(self.dealt)
            self.state = self.game.source.deal(self.game.options, rng)
            assert rng.asked == self.game.draws, "the deal drew other random numbers than before"

    def action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self.state is None:
            return f"deal {action}"
        game = self.game.source
        found = action_of(game.encoder, game.rules, self.state, player, action)
        return game.write(self.state, found) if found >= 0 else f"choice {action}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.game.players
        return payoffs(self.game.source, self.position, self.game.payoff)

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def history(self) -> list[int]:
        return [step[0] for step in self.steps if len(step) == 1]

    def secret(self, player: int) -> list[int]:
        """The seats whose last choice this player cannot know, because it is not revealed yet."""
        rules = self.game.source.rules
        other = self.position.copy()
        rules.deal_unseen(other, player, QuickRng(0))
        return [seat for seat in rules.actors(other) if seat not in rules.actors(self.position)]

    def information_state_string(self, player: int | None = None) -> str:
        """All actions as far as this player knows them, then the player's view."""
        player = self.eyes(player)
        if self.state is None:
            return "dealing"
        write = self.game.source.write
        secret = self.secret(player)
        lines = []
        for seat, action in reversed(self.log):
            hidden = seat in secret
            if hidden:
                secret.remove(seat)
            lines.append(f"{seat} {'?' if hidden else write(self.state, action)}")
        return "\n".join([*reversed(lines), self.observation_string(player)])

    def observation_string(self, player: int | None = None) -> str:
        """The player's view, as JSON."""
        player = self.eyes(player)
        if self.state is None:
            return "dealing"
        return msgspec.json.encode(self.game.source.view(self.state, player)).decode()

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The player's row, part by part as in docs/adapters.md; zeros while the game is being dealt."""
        return [float(number) for number in self.row(self.eyes(player))]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.information_state_tensor(player)

    def row(self, player: int) -> bytes:
        if self.state is None:
            return bytes(self.game.row_size)
        return bytes(row_of(self.game.source.encoder, self.state, player, self.game.row_size))

    def eyes(self, player: int | None) -> int:
        """The player whose information is wanted: the given one, or the current player."""
        seat = self.current_player() if player is None else player
        if self.state is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"there is no player {seat}; players are 0 to {self.game.players - 1}")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A random state that this player cannot tell from this one, all deals equally likely.

        Secret choices of others are made again, uniformly at random.
        """
        other = self.clone()
        other.resample(player, int(sampler() * 2**32))
        return other

    def resample(self, player: int, seed: int) -> None:
        """Deal again, in place, what the player cannot know."""
        rules, state = self.game.source.rules, self.position
        rng = QuickRng(seed, 1)
        secret = self.secret(player)
        rules.deal_unseen(state, player, rng)
        for seat in secret:
            action = rules.random_action(state, seat, rng)
            rules.apply(state, seat, action)
            last = max(place for place, (who, _) in enumerate(self.log) if who == seat)
            self.log[last] = (seat, action)
        self.steps.append([player, seed])

    def serialize(self) -> str:
        game = self.game
        return msgspec.json.encode(Written(game.key, game.written_options, game.payoff, self.steps)).decode()

    def __str__(self) -> str:
        dealt = " ".join(map(str, self.dealt))
        if self.state is None:
            return f"{self.game.key}: {len(self.dealt)} of {len(self.game.draws)} drawn: {dealt}"
        lines = [f"{seat} {self.game.source.write(self.state, action)}" for seat, action in self.log]
        return "\n".join([f"{self.game.key}: {dealt}", *lines])
