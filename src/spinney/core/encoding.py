"""Positions as rows of small numbers, and actions numbered for learners: the contract of a game's `encoding.py`.

A row is what one seat may know, that seat first, in whole numbers from 0 to 255. Its parts follow each other without
gaps; docs/adapters.md describes every part. `Game.encode` makes it from a view alone. Self-play writes it directly
from the state, which is more than fifty times faster; a test checks that both are equal in every position.

A choice is an action as learners number it: cards in hand are named by their place there, and seats are counted from
the acting one. So there are few choices, and the same situation looks the same from every seat.
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
    """Stateless, like `Rules`. Sizes depend only on the options that a state was set up with."""

    @abstractmethod
    def parts(self, state: State) -> list[Part]:
        """The parts of a row, in order."""

    @abstractmethod
    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        """Write what this seat sees into the row from index `at` on; those places must be zero.

        Only what the seat may know is read: `deal_unseen` for that seat does not change the row.
        """

    @abstractmethod
    def choice_count(self, state: State) -> i64:
        """The number of choices: each is below it."""

    @abstractmethod
    def choices(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        """The choices for these legal actions of the seat, in order; different actions have different choices."""

    def row_size(self, state: State) -> i64:
        size: i64 = 0
        for part in self.parts(state):
            size += part.size()
        return size


def put(row: vec[u8], at: i64, number: i64) -> None:
    """Write a number, clamped to the range from 0 to 255."""
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
    """One row of a known size, for callers that are not compiled."""
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
