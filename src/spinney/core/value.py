"""Learned values: what a position looks like in numbers, and every seat's winning chance from them. Compiled.

Every seat has a row of the same numbers about its own position; a learned value adds them up with weights that depend
on the stage of the game, and the chances are a softmax over the seats, so they always add up to 1.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import final

from mypy_extensions import i64, mypyc_attr

from spinney.core.arrays import append, vec
from spinney.core.rules import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """The numbers that a game offers to a learned value. Stateless, like `Rules`.

    The state is a world dealt from what one seat knows, so its hands may be read; the order of decks and reserves must
    not be, because no seat ever learns anything of it.
    """

    size: i64
    """How many numbers describe a seat."""
    moments: i64
    """The kinds of decision that are weighed apart ..."""
    groups: i64
    """... and into how many steps, from the first turn to the last, each of them is divided."""

    @abstractmethod
    def names(self) -> list[str]:
        """What the numbers are, in order. The first is always the lead in points that the game's judgement expects."""

    @abstractmethod
    def write(self, state: State, rows: vec[float]) -> i64:
        """Write every seat's numbers about an unfinished game, seat after seat, over `rows`; returns the stage:
        `moment * groups + step`."""

    def covers(self, state: State) -> bool:
        """Whether positions like this one were learned; variants of a game may not be."""
        return True


class Value(ABC):
    """Judges unfinished positions."""

    @abstractmethod
    def judge(self, state: State) -> vec[float]:
        """Every seat's winning chance, adding up to 1, and then the lead in points that every seat can expect."""


@final
class OutsideValue(Value):
    """A value from outside compiled code, which may ask any library: a function of the state that returns what `judge`
    does, as a plain list."""

    def __init__(self, function: Callable[[State], list[float]]) -> None:
        self.function = function

    def judge(self, state: State) -> vec[float]:
        return vec[float](self.function(state))


def blank_floats(size: i64) -> vec[float]:
    """This many zeros."""
    found = vec[float](capacity=size)
    i: i64 = 0
    while i < size:
        found = append(found, 0.0)
        i += 1
    return found


@final
class Net:
    """The weights of a learned value: one for every number and stage, and a hidden layer that may be empty.

    `linear` has a row of `size` weights for each stage; `hidden` a row of `size` weights for each unit, `biases` one
    number for each unit, and `outputs` a row of one weight for each unit, for each stage.
    """

    def __init__(
        self, size: i64, linear: list[float], hidden: list[float], biases: list[float], outputs: list[float]
    ) -> None:
        self.size = size
        self.units: i64 = len(biases)
        self.linear = vec[float](linear)
        self.hidden = vec[float](hidden)
        self.biases = vec[float](biases)
        self.outputs = vec[float](outputs)
        self.used = vec[i64]([0] * int(size))  # scratch: the numbers of a seat that are not 0, often less than half

    def merits(self, rows: vec[float], seats: i64, stage: i64) -> vec[float]:
        """How good the position of every seat is: the logarithm of its odds, up to a constant."""
        size = self.size
        units = self.units
        linear = self.linear
        hidden = self.hidden
        biases = self.biases
        outputs = self.outputs
        used = self.used
        found = vec[float](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            start = seat * size
            at = stage * size
            merit = 0.0
            count: i64 = 0
            i: i64 = 0
            while i < size:
                if rows[start + i] != 0.0:
                    merit += linear[at + i] * rows[start + i]
                    used[count] = i
                    count += 1
                i += 1
            unit: i64 = 0
            while unit < units:
                at = unit * size
                total = biases[unit]
                k: i64 = 0
                while k < count:
                    i = used[k]
                    total += hidden[at + i] * rows[start + i]
                    k += 1
                if total > 0.0:
                    merit += outputs[stage * units + unit] * total
                unit += 1
            found = append(found, merit)
            seat += 1
        return found


@final
class LearnedValue(Value):
    """A net over the features of a game, for one number of players."""

    def __init__(self, features: Features, net: Net, seats: i64) -> None:
        self.features = features
        self.net = net
        self.blank = blank_floats(features.size * seats)

    def judge(self, state: State) -> vec[float]:
        seats = state.seats
        size = self.features.size
        rows = self.blank[:]
        stage = self.features.write(state, rows)
        found = softmax(self.net.merits(rows, seats, stage))
        seat: i64 = 0
        while seat < seats:
            found = append(found, rows[seat * size])
            seat += 1
        return found


def softmax(merits: vec[float]) -> vec[float]:
    """The chances of seats with these merits."""
    best = merits[0]
    for merit in merits:
        if merit > best:
            best = merit
    found = vec[float](capacity=2 * len(merits))
    total = 0.0
    for merit in merits:
        chance = math.exp(merit - best)
        total += chance
        found = append(found, chance)
    i: i64 = 0
    while i < len(found):
        found[i] /= total
        i += 1
    return found


def softmax_of(merits: list[float]) -> list[float]:
    return list(softmax(vec[float](merits)))


def features_of(features: Features, state: State) -> tuple[list[float], int]:
    """The rows of all seats as a plain list, and the stage: for learners."""
    rows = blank_floats(features.size * state.seats)
    stage = features.write(state, rows)
    return list(rows), int(stage)
