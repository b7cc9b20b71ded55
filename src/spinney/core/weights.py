"""Files of weights: what a learned value is made of, for which game and rules, and how it was made."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from spinney.core.levels import SearchSettings
from spinney.core.message import Unreadable
from spinney.core.rules import State
from spinney.core.value import Features, LearnedValue, Net


class Weights(Struct, frozen=True):
    """A learned value for one game and number of players, as it is stored. One row of `linear` and `outputs` for every
    stage, one of `hidden` for every unit."""

    game: str
    rules_version: int
    players: int
    features: list[str]
    """The names of the numbers it was learned from."""
    linear: list[list[float]]
    hidden: list[list[float]] = []
    biases: list[float] = []
    outputs: list[list[float]] = []
    made: dict[str, Any] = {}
    """The command, its settings and seeds, the hours it took, and what it measured."""

    @property
    def hash(self) -> str:
        """A short name for exactly these weights: equal for equal numbers, however they were made."""
        numbers = [self.game, self.rules_version, self.players, self.linear, self.hidden, self.biases, self.outputs]
        return hashlib.sha256(msgspec.json.encode(numbers)).hexdigest()[:12]


@dataclass(frozen=True)
class Learned:
    """What a game needs for learned values."""

    features: Features
    search: SearchSettings
    """How the game is searched with a learned value; it needs fewer or no playouts."""
    folder: Traversable
    """The weights that come with the game: `2.json` for two players, and so on."""

    def shipped(self, players: int) -> Traversable:
        """The file for this number of players; it may not exist."""
        return self.folder / f"{players}.json"

    def hash_for(self, state: State) -> str:
        """The hash of the shipped weights that judge positions like this one; empty if none do."""
        file = self.shipped(int(state.seats))
        return hash_of(file) if self.features.covers(state) and file.is_file() else ""


_hashes: dict[str, str] = {}


def hash_of(file: Traversable) -> str:
    """The hash of the weights in a file of the package, which is read once."""
    name = str(file)
    if name not in _hashes:
        _hashes[name] = read_weights(file).hash
    return _hashes[name]


def read_weights(file: Traversable) -> Weights:
    """The weights in a file; `Unreadable` if it holds something else."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Weights)
    except OSError as error:
        raise Unreadable(f"cannot read {file}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise Unreadable(f"{file} is not a file of weights: {error}") from None


def value_of(weights: Weights, game: str, rules_version: int, features: Features) -> LearnedValue:
    """The value with these weights; `Unreadable` unless they were learned for this game as it is now."""
    if weights.game != game:
        raise Unreadable(f"these weights are of {weights.game}, not of {game}")
    if weights.rules_version != rules_version:
        raise Unreadable(
            f"these weights were learned under version {weights.rules_version} of the rules of {game}, "
            f"and cannot judge version {rules_version}; train them again: spinney train {game}"
        )
    if weights.features != features.names():
        raise Unreadable(f"these weights were learned from other numbers; train them again: spinney train {game}")
    stages, size, units = features.moments * features.groups, len(weights.features), len(weights.biases)
    shapes = ((weights.linear, stages, size), (weights.hidden, units, size), (weights.outputs, stages, units))
    for rows, count, width in shapes:
        if units == 0 and rows is not weights.linear:
            count = 0
        if len(rows) != count or any(len(row) != width for row in rows):
            raise Unreadable(f"these weights have the wrong size; train them again: spinney train {game}")
    net = Net(size, flat(weights.linear), flat(weights.hidden), weights.biases, flat(weights.outputs))
    return LearnedValue(features, net, weights.players)


def flat(rows: list[list[float]]) -> list[float]:
    return [number for row in rows for number in row]
