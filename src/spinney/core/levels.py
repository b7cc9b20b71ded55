"""How strong the bots of a game are: the settings of every level, and of the search.

A level thinks for a number of iterations, not of seconds, so it is equally strong on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class LookAhead:
    """Looks one action ahead. The more doubt, the more often it takes an action that looks worse."""

    doubt: float = 0.0
    learned: bool = False
    """Judges by the game's learned value, where it has one, instead of its hand-written judgement."""


@dataclass(frozen=True)
class Think:
    """Searches, for this many iterations per decision."""

    iterations: int
    learned: bool = False
    """As above."""


Strength = LookAhead | Think

LEVELS = ("seedling", "sapling", "gardener", "ranger", "forester", "elder", "dryad")
"""The levels people choose from, weakest first."""
FIRST_OPPONENT = "sapling"
"""The level that a newcomer is offered."""


@dataclass(frozen=True)
class SearchSettings:
    """How a game is searched; bots/search.py uses it."""

    exploration: float = 0.4
    """The weight of actions that have been tried little."""
    width: int = 4
    """How many candidates a new node considers ..."""
    growth: float = 0.4
    """... and how their number grows: width + visits ** growth."""
    turns: int = 4
    """After how many changes of turn a playout is judged; -1: at the end of the game."""
    worlds: int = 0
    """In how many guessed worlds the actions of the deciding seat are compared, to order them; 0: use
    `Rules.candidates`."""


DEFAULT_LEVELS: Mapping[str, Strength] = {
    "seedling": LookAhead(doubt=1.0),
    "sapling": LookAhead(doubt=0.75),
    "gardener": LookAhead(doubt=0.5),
    "ranger": LookAhead(),
    "forester": Think(iterations=100),
    "elder": Think(iterations=1000),
    "dryad": Think(iterations=10_000, learned=True),
}
"""For games that do not set their own."""
