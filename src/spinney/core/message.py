"""Messages to people, as a key and arguments; `spinney.core.catalogue` turns them into sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

# How much of a player's input is repeated in a message.
LONGEST_QUOTE = 60

Argument: TypeAlias = "int | str | Message"
Say: TypeAlias = "Callable[[Message], str]"


class Message(Struct, frozen=True):
    """A sentence not yet in any language. Arguments may be messages themselves: a card, a player, a reason.

    >>> Message("arboretum-card", {"species": "oak", "value": 4})
    Message(key='arboretum-card', args={'species': 'oak', 'value': 4})
    """

    key: str
    args: Mapping[str, Argument] = {}


def player(seat: int) -> Message:
    """The name of the player at this seat; filled in where the message is put into words."""
    return Message("player", {"seat": seat})


def listed(parts: Sequence[Argument]) -> Argument:
    """Several things as one, the way people list them: "Ann, Bob and Cleo"."""
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        return Message("list-and", {"first": parts[0], "last": parts[1]})
    return Message("list-more", {"first": parts[0], "rest": listed(parts[1:])})


def quoted(text: object) -> str:
    """Input to be repeated in a message: on one line, and cut if it is long.

    >>> quoted("play oak" + "9" * 100_000)
    'play oak9999999999999999999999999999999999999999999999999999…'
    """
    line = " ".join(str(text)[: 2 * LONGEST_QUOTE].splitlines())
    return line if len(line) <= LONGEST_QUOTE else line[:LONGEST_QUOTE] + "…"


class Refused(Exception):
    """An action, option or request that is not allowed; nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key, message.args)
        self.message = message


class Unreadable(ValueError):
    """A file, record or option of the wrong form: one sentence that names the place, in English or as a message."""

    def __init__(self, why: str | Message, where: str = "") -> None:
        """`where` is the part of a table file that it is about, as a path in its JSON form: `players/0/hand`."""
        super().__init__(why)
        self.why = why
        self.where = where

    def __str__(self) -> str:
        if isinstance(self.why, str):
            return self.why
        from spinney.core.catalogue import catalogue

        return catalogue().say(self.why)
