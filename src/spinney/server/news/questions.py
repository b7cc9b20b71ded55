"""Questions to a table. They change nothing, and every answer is built for the asker's eyes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec

from spinney.core.message import Message, Refused
from spinney.core.view import SPECTATOR
from spinney.server.match.live_match import LiveMatch
from spinney.server.news.frames import frames, moment
from spinney.server.news.lines import lines_of
from spinney.server.news.sketches import sketch_after, sketcher
from spinney.server.news.wire import Ask, encoded
from spinney.server.table.checks import checked_text
from spinney.server.table.rights import require_hints
from spinney.server.table.table import Table

encode = msgspec.json.Encoder().encode

Advise: TypeAlias = Callable[[Table, LiveMatch, int], Awaitable[bytes]]
"""What a strong bot would do in a seat, and why, as JSON."""


async def answer(table: Table, eyes: int, question: Ask, advise: Advise) -> Any:
    """The answer, as something that can be encoded."""
    live, aside = table.begun(), table.services.aside
    checked_text(table.services, question.text)
    match question.what:
        case "aids":
            return table.game.aids(table.game.view(live.match.state, eyes))
        case "why-not":
            return why_not(table, live, eyes, question.text)
        case "preview":
            return preview(table, live, eyes, question.text)
        case "log":
            first, until = min(max(0, question.seq), live.seq), live.seq
            return encoded(await aside(lambda: log(live, eyes, first, until)))
        case "moment":
            return await aside(moment(live, question.seq, eyes))
        case "sketch":
            return await aside(sketch_after(live, question.seq, eyes, sketcher(table.row.seats, question.language)))
        case "hint":
            return await hint(table, live, eyes, advise)
    if not live.over:
        raise Refused(Message("refused-frames-while-playing"))
    if question.what == "sheet":
        return live.match.sheet()
    record = table.record()
    return await aside(lambda: frames(table.services.games, record, question.seat))


def why_not(table: Table, live: LiveMatch, eyes: int, text: str) -> Message | None:
    """Why this is not offered; None if it is."""
    if eyes == SPECTATOR:
        return Message("refused-spectator")
    if live.over:
        return Message("refused-over")
    if text in live.offers(eyes):
        return None
    return table.game.why_not(table.game.view(live.match.state, eyes), text)


def preview(table: Table, live: LiveMatch, eyes: int, text: str) -> Any:
    """What this would bring; None if it is not offered, or brings nothing to show."""
    if eyes == SPECTATOR or text not in live.offers(eyes):
        return None
    return table.game.preview(table.game.view(live.match.state, eyes), text)


def log(live: LiveMatch, eyes: int, first: int, until: int) -> bytes:
    """The lines of the rows from number `first` up to, and without, number `until`, as these eyes noticed them."""
    stories = enumerate(live.match.stories(first, until), first)
    return encode([line for number, story in stories for line in lines_of(live, number, story, eyes)])


async def hint(table: Table, live: LiveMatch, eyes: int, advise: Advise) -> Any:
    """What a strong bot would do in this seat."""
    if eyes == SPECTATOR:
        raise Refused(Message("refused-spectator"))
    require_hints(table.row, live, eyes)
    if not live.offers(eyes):
        raise Refused(Message("refused-nothing-to-do"))
    return encoded(await advise(table, live, eyes))
