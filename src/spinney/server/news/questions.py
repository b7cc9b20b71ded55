"""Questions to a table. They change nothing, and whatever answers them is built for the asker's eyes."""

from __future__ import annotations

from typing import Any

from spinney.core.message import Message, Refused
from spinney.core.view import SPECTATOR
from spinney.server.match.live_match import Course
from spinney.server.news.frames import frames, moment
from spinney.server.news.news import lines_of, undecided
from spinney.server.news.sketches import sketch_after, sketcher
from spinney.server.news.wire import Ask, encoded
from spinney.server.table.table import Table
from spinney.server.upkeep.bots import BotWork


async def ask(table: Table, visitor: str, eyes: int, request: Ask, bots: BotWork) -> Any:
    """The answer, as something that can be encoded."""
    course = table.begun()
    if len(request.text) > table.house.settings.limits.text_length:
        raise Refused(Message("refused-long"))
    if request.what == "aids":
        return table.game.aids(table.game.view(course.match.state, eyes))
    if request.what == "why-not":
        return why_not(table, course, eyes, request.text)
    if request.what == "log":
        return log(course, eyes, request.seq)
    if request.what == "moment":
        then = moment(course, request.seq, eyes)
        return await table.house.store.aside(then)
    if request.what == "sketch":
        draw = sketcher(table.row.seats, request.language)
        return await table.house.store.aside(sketch_after(course, request.seq, eyes, draw))
    if request.what == "hint":
        return await hint(table, course, visitor, eyes, bots)
    if not course.over:
        raise Refused(Message("refused-frames-while-playing"))
    if request.what == "sheet":
        return course.match.sheet()
    record = table.record()
    return await table.house.store.aside(lambda: frames(table.house.games, record, request.seat))


def why_not(table: Table, course: Course, eyes: int, text: str) -> Message | None:
    """Why this is not offered; None if it is."""
    if eyes == SPECTATOR:
        return Message("refused-spectator")
    if course.over:
        return Message("refused-over")
    if text in course.offers(eyes):
        return None
    return table.game.why_not(table.game.view(course.match.state, eyes), text)


def log(course: Course, eyes: int, first: int) -> list[Any]:
    """The lines of all rows from `first` on, as these eyes noticed them."""
    first = min(max(0, first), course.seq)
    told = enumerate(course.stories_since(first), first)
    return [line for number, story in told for line in lines_of(course, number, story, eyes)]


async def hint(table: Table, course: Course, visitor: str, eyes: int, bots: BotWork) -> Any:
    """What a strong bot would do in this seat. Off in games between people, unless all agree."""
    if eyes == SPECTATOR:
        raise Refused(Message("refused-spectator"))
    if not table.row.hints and undecided(table.row, course, eyes, ()):
        raise Refused(Message("refused-hints"))
    if not course.offers(eyes):
        raise Refused(Message("refused-nothing-to-do"))
    return encoded(await bots.advise(table, course, eyes))
