"""How strong the bots of a game are: what every level knows, and how the game is searched best.

A level is knowledge and a number of iterations, not seconds, so it is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class LookAhead:
    """Looks one action ahead. The more doubt, the less it trusts what it sees."""

    doubt: float = 0.0


@dataclass(frozen=True)
class Think:
    """Searches for so many iterations a decision."""

    iterations: int


Strength = LookAhead | Think

LEVELS = ("seedling", "sapling", "gardener", "ranger", "forester", "elder")
"""The levels people choose from, weakest first."""


@dataclass(frozen=True)
class SearchSettings:
    """How a game is searched; bots/search.py uses it."""

    exploration: float = 0.4
    """The weight of what has been tried little."""
    width: int = 4
    """How many candidates a fresh node looks at ..."""
    growth: float = 0.4
    """... and how their number grows: width + visits ** growth."""
    turns: int = 4
    """After how many changes of turn a playout is judged; -1 plays to the end."""
    worlds: int = 0
    """In how many guessed worlds its own actions are looked at first, to order them; 0 asks `Rules.candidates`."""


DEFAULT_LEVELS: Mapping[str, Strength] = {
    "seedling": LookAhead(doubt=1.0),
    "sapling": LookAhead(doubt=0.75),
    "gardener": LookAhead(doubt=0.5),
    "ranger": LookAhead(),
    "forester": Think(iterations=100),
    "elder": Think(iterations=1000),
}
"""Of a game that says nothing about its levels."""
