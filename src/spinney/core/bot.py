"""The contract of a bot. Games, bots and server are strangers to each other and meet here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from spinney.core.chance import QuickChance
from spinney.core.message import Message
from spinney.core.view import View


class Answer(Struct, frozen=True):
    """What a bot has decided, and why."""

    action: int
    reasons: tuple[Message, ...] = ()


class Bot(ABC):
    """Plays any game from what a seat may see. It gets a view and no state, so it cannot peek even by mistake."""

    @abstractmethod
    def choose(self, view: View[Any, Any], legal: Sequence[int], chance: QuickChance) -> Answer:
        """One of the legal actions. The same view, actions and chance give the same answer."""
