"""The contract of a bot. Games, bots and the server do not import each other; this is what they share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from spinney.core.message import Message
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.core.view import View


class Alternative(Struct, frozen=True):
    """An action that a bot considered."""

    action: int
    text: str
    visits: int
    chance: float
    """The winning chance it seemed to give, from 0 to 1."""


class Belief(Struct, frozen=True):
    """What a searching bot expects of the position. Lists are indexed by seat."""

    iterations: int
    chances: list[float]
    """Every seat's winning chance, from 0 to 1; they need not add up to 1 exactly."""
    margins: list[float]
    """By how many points every seat is expected to beat the best other seat."""
    alternatives: list[Alternative]
    """The actions it tried most, the chosen one first."""
    line: list[tuple[int, str]]
    """How it expects the game to continue: seat and written action."""


class Answer(Struct, frozen=True):
    """What a bot chose, and why."""

    action: int
    reasons: tuple[Message, ...] = ()
    belief: Belief | None = None


class Bot(ABC):
    """Plays any game from what a seat may see. It gets a view, never the state, so it cannot peek even by mistake."""

    name: str = ""
    """Its name in error messages; a bot without one is called by its class."""

    @abstractmethod
    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        """One of the legal actions. The same view, actions and rng give the same answer."""

    def weights_hash(self, state: State) -> str:
        """The hash of the weights by which it judges positions like this one; empty if it has no learned value."""
        return ""
