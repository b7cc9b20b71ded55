"""The contract of a bot. Games, bots and server are strangers to each other and meet here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from spinney.core.message import Message
from spinney.core.rng import QuickRng
from spinney.core.view import View


class Alternative(Struct, frozen=True):
    """An action that was thought about."""

    action: int
    text: str
    visits: int
    chance: float
    """The winning chance it seemed to give, from 0 to 1."""


class Belief(Struct, frozen=True):
    """What a bot that thinks believes about the position. Lists go by seat."""

    iterations: int
    chances: list[float]
    """Every seat's winning chance, from 0 to 1; they need not add up to 1 exactly."""
    margins: list[float]
    """By how many points every seat is expected to beat the best other."""
    alternatives: list[Alternative]
    """The actions it tried most, the chosen one first."""
    line: list[tuple[int, str]]
    """How it expects the game to go on: seat and written action."""


class Answer(Struct, frozen=True):
    """What a bot has decided, and why."""

    action: int
    reasons: tuple[Message, ...] = ()
    belief: Belief | None = None


class Bot(ABC):
    """Plays any game from what a seat may see. It gets a view and no state, so it cannot peek even by mistake."""

    name: str = ""
    """What errors call it; a bot without a name is called by its class."""

    @abstractmethod
    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        """One of the legal actions. The same view, actions and rng give the same answer."""
