"""Lines of the log, as one pair of eyes may read them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spinney.core.event import Event
from spinney.core.record import Move
from spinney.core.replay import row_words
from spinney.server.match.live_match import LiveMatch
from spinney.server.news.wire import Line, encoded

encode = msgspec.json.Encoder().encode


def lines_of(live: LiveMatch, number: int, story: Sequence[Event], eyes: int) -> list[Line]:
    """What one pair of eyes noticed of one row."""
    text, noticed = noticed_of(live, number, story, eyes)
    return lines(number, live.match.moves[number], text, noticed, live.times[number])


def lines(number: int, move: Move, text: str, noticed: list[Event], at: float) -> list[Line]:
    """The lines of one row: what became of a seat, unless it is an action, and what happened."""
    events = [Line(number, move.seat, event.words(), move.kind, text, encoded(encode(event)), at) for event in noticed]
    if move.kind == "action":
        return events
    taken_back = move.text if move.kind == "undo" else ""
    return [Line(number, move.seat, row_words(move), move.kind, taken_back, at=at), *events]


def noticed_of(live: LiveMatch, number: int, story: Sequence[Event], eyes: int) -> tuple[str, list[Event]]:
    """The written action and the events of one row, as far as one pair of eyes may know them."""
    move = live.match.moves[number]
    open_text = eyes == move.seat or not live.notes[number].secret
    noticed = [seen for event in story if (seen := event.noticed_by(eyes)) is not None]
    return move.text if open_text else "", noticed
