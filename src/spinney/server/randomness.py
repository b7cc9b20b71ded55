"""What the server draws at random for its tables."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from spinney.core.shuffle import new_secret

# Without letters that look alike: ids are read aloud and typed.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id() -> str:
    """An id that nobody can guess: only people with the link to a table find it."""
    return "".join(secrets.choice(LETTERS) for _ in range(14))


@dataclass(frozen=True)
class Randomness:
    """Where a table's id, its deal and its guests' names come from: the operating system, unless `Server` is handed
    something else. No setting and no variable can do that, or a host could choose the cards."""

    match_id: Callable[[], str] = new_id
    shuffle_secret: Callable[[], str] = new_secret
    guest_number: Callable[[], int] = lambda: secrets.randbelow(900) + 100
