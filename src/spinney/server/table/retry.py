"""Trying again when another process was quicker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from spinney.core.message import Message, Refused

TRIES = 8


async def until_stored(attempt: Callable[[], Awaitable[bool]]) -> None:
    """Decide again and again until it is stored. `attempt` is False if another process stored something first; what
    that was has been read by then."""
    for _ in range(TRIES):
        if await attempt():
            return
    raise Refused(Message("refused-busy"))
