"""A position as a row of small numbers, and actions counted for learners: the contract of a game's `encoding.py`.

A row is what one seat may know, own seat first, in whole numbers from 0 to 255. Its parts follow each other without
gaps; docs/adapters.md says what every part holds. `Game.encode` makes it from a view alone. Self-play writes
it straight from the state, because that is more than fifty times faster; a test holds the two equal on every position.

A choice is an action as learners count it: what lies in the own hand is named by its place there, seats are counted
from the own one. So there are few choices, and the same situation looks the same from every seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import i64, mypyc_attr, u8

from spinney.core.arrays import vec
from spinney.core.rules import Rules, State


@final
class Part:
    """A block of a row."""

    __slots__ = ("name", "shape")

    def __init__(self, name: str, shape: list[int]) -> None:
        self.name = name
        self.shape = shape

    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Stateless, like `Rules`. Sizes depend on the options a state was set up with, and on nothing else."""

    @abstractmethod
    def parts(self, state: State) -> list[Part]:
        """The parts of a row, in order."""

    @abstractmethod
    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        """Write what this seat sees into the row from place `at` on, where it must be all zeros before.

        Only what the seat may know is read: the row is the same whatever `deal_unseen` does for that seat.
        """

    @abstractmethod
    def choice_count(self, state: State) -> i64:
        """Every choice is below it."""

    @abstractmethod
    def choices(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        """These legal actions of the seat as choices: different ones for different actions."""

    def row_size(self, state: State) -> i64:
        size: i64 = 0
        for part in self.parts(state):
            size += part.size()
        return size


def put(row: vec[u8], at: i64, number: i64) -> None:
    """Write a number that might be too large for its place; what is too large is written as 255."""
    if number > 255:
        number = 255
    elif number < 0:
        number = 0
    row[at] = u8(number)


def places_to(seat: i64, other: i64, seats: i64) -> i64:
    """How many places clockwise from a seat the other one is; 0 for the seat itself."""
    return other - seat if other >= seat else other - seat + seats


def seat_after(seat: i64, places: i64, seats: i64) -> i64:
    """The seat that many places clockwise."""
    return seat + places if seat + places < seats else seat + places - seats


def blank(size: i64) -> vec[u8]:
    """A row of zeros, or several."""
    return vec[u8]([u8(0)] * size)


def row_of(encoder: Encoder, state: State, seat: i64, size: i64) -> vec[u8]:
    """One row, whose size the caller knows, for code that is not compiled itself."""
    row = blank(size)
    encoder.write(state, seat, row, 0)
    return row


def choices_of(encoder: Encoder, rules: Rules, state: State, seat: i64) -> vec[i64]:
    """The choices that a seat has now."""
    return encoder.choices(state, seat, rules.legal(state, seat))


def action_of(encoder: Encoder, rules: Rules, state: State, seat: i64, choice: i64) -> i64:
    """The legal action that this choice stands for; -1 if there is none."""
    actions = rules.legal(state, seat)
    choices = encoder.choices(state, seat, actions)
    i: i64 = 0
    while i < len(choices):
        if choices[i] == choice:
            return actions[i]
        i += 1
    return -1
