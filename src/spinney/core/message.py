"""What is said to people, as a key and arguments; `spinney.core.catalogue` turns it into a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

Argument: TypeAlias = "int | str | Message"


class Message(Struct, frozen=True):
    """A sentence not yet in any language. Arguments may be messages themselves: a card, a player, a reason.

    >>> Message("arboretum-card", {"species": "oak", "value": 4})
    Message(key='arboretum-card', args={'species': 'oak', 'value': 4})
    """

    key: str
    args: Mapping[str, Argument] = {}


def player(seat: int) -> Message:
    """The name of whoever sits at this seat, filled in by the one who knows the names."""
    return Message("player", {"seat": seat})


class Refused(Exception):
    """An action, option or request that cannot be had; nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key, message.args)
        self.message = message


class Unreadable(ValueError):
    """A file, record or option of the wrong form: one sentence that names the place, in English or as a message."""

    def __init__(self, why: str | Message) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        if isinstance(self.why, str):
            return self.why
        from spinney.core.catalogue import catalogue

        return catalogue().say(self.why)
