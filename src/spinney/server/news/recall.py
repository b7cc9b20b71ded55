"""Telling somebody who is far behind what happened: the game is replayed beside the event loop."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from spinney.server.news.audience import Audience
from spinney.server.news.picture import past_lines

# Fewer rows are replayed at once.
FAR_BEHIND = 32

_recalling: WeakKeyDictionary[Audience, dict[int, asyncio.Task[None]]] = WeakKeyDictionary()


async def recall(audience: Audience, told: int, eyes: int) -> None:
    """Before news for somebody who knows `told` rows: have the lines of the others at hand, if they are many."""
    live = audience.table.live
    if live is None or live.seq - max(told, len(audience.past.get(eyes, []))) <= FAR_BEHIND:
        return
    under_way = _recalling.setdefault(audience, {})
    task = under_way.get(eyes)
    if task is None:
        # However many ask at the same time, it is done once.
        task = under_way[eyes] = asyncio.create_task(_recall(audience, eyes))
        task.add_done_callback(lambda _: under_way.pop(eyes, None))
    await asyncio.shield(task)


async def _recall(audience: Audience, eyes: int) -> None:
    live = audience.table.begun()
    until = live.seq
    lines = await audience.table.services.aside(lambda: past_lines(live, until, eyes))
    audience.past[eyes] = lines
