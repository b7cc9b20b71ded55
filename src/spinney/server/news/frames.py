"""Looking back: a finished game step by step, or an earlier moment of a running one as the asker saw it then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from spinney.core.event import Event
from spinney.core.game import AnyGame
from spinney.core.message import Message, Refused, Unreadable
from spinney.core.outcome import Outcome
from spinney.core.record import Record, SeatNote
from spinney.core.replay import Match, check_result, open_record, steps
from spinney.core.view import SPECTATOR
from spinney.server.match.live_match import LiveMatch
from spinney.server.news.lines import lines, lines_of
from spinney.server.news.sketches import Sketcher, sketcher
from spinney.server.news.wire import Line, encoded

encode = msgspec.json.Encoder().encode


class Frame(Struct, frozen=True, omit_defaults=True):
    """The table after one row; the first frame, of row -1, is the deal."""

    seq: int
    view: dict[str, Any]
    """From the eyes asked for; where all cards are open, from a spectator's."""
    aids: dict[str, Any]
    """What helps these eyes to see."""
    events: list[Line]
    waiting: list[int]
    open: list[dict[str, Any]] = []
    """With all cards open: every seat's private part."""
    sketch: str = ""
    """The table as a picture in text, if it was asked for in a language."""


class Frames(Struct, frozen=True):
    game: str
    options: dict[str, Any]
    seats: list[SeatNote]
    frames: list[Frame]
    sheet: dict[str, Any]
    """The score sheet of the last frame."""
    outcome: Outcome


class Stopped(Exception):
    """Nobody wants the answer any more."""


class Allowance:
    """The size that an answer may have, and whether it is still wanted; another thread may end that."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.left = most
        self.stopped = False

    def spend(self, count: int) -> None:
        if self.stopped:
            raise Stopped
        self.left -= count
        if self.left < 0:
            raise Unreadable(Message("record-large", {"most": max(1, self.most // 2**20)}))


def frames(
    games: Mapping[str, AnyGame],
    record: Record,
    eyes: int | None,
    language: str | None = None,
    allowance: Allowance | None = None,
) -> Frames:
    """A recorded game as one seat saw it, or with all cards open (None). `Unreadable` if it cannot be played, or needs
    more than its allowance.

    With a language every frame is drawn as a picture in text, too.
    Only for games that have ended: the record carries every secret.
    """
    draw = sketcher(record.seats, language) if language else None
    match = open_record(games, record)
    if eyes is not None and not SPECTATOR <= eyes < match.options.players:
        raise Refused(Message("refused-no-such-seat"))
    found = [frame(match, -1, eyes, [], 0, draw)]
    for number, (move, story) in enumerate(steps(match, record.moves)):
        noticed = [seen for event in story if (seen := noticed_by(event, eyes)) is not None]
        found.append(frame(match, number, eyes, lines(number, move, move.text, noticed, 0.0), move.seat, draw))
        if allowance is not None:
            allowance.spend(len(encode(found[-1])))
    check_result(match, record)
    if not match.over:
        raise Refused(Message("refused-frames-while-playing"))
    sheet = encoded(encode(match.sheet()))
    return Frames(record.game, record.options, record.seats, found, sheet, match.outcome)


def moment(live: LiveMatch, rows: int, eyes: int) -> Callable[[], Frame]:
    """The table as these eyes saw it after this many rows: what they saw then, and nothing they learnt since.

    The answer takes a replay, so it can be made aside: rows that are there never change.
    """
    if not 0 <= rows <= live.seq:
        raise Refused(Message("refused-no-such-moment", {"rows": live.seq}))
    whole = live.match

    def then() -> Frame:
        if not rows:
            return frame(whole.at_start(), -1, eyes, [], 0)
        match = whole.after(rows - 1)
        story = match.take(whole.moves[rows - 1])
        return frame(match, rows - 1, eyes, lines_of(live, rows - 1, story, eyes), 0)

    return then


def noticed_by(event: Event, eyes: int | None) -> Event | None:
    """With all cards open, the whole event."""
    return event if eyes is None else event.noticed_by(eyes)


def frame(
    match: Match, seq: int, eyes: int | None, events: list[Line], acted: int, draw: Sketcher | None = None
) -> Frame:
    game, state = match.game, match.state
    waiting = [] if match.over else [int(seat) for seat in game.rules.actors(state)]
    opened = []
    if eyes is None:
        opened = [encoded(encode(game.private_view(state, seat))) for seat in range(match.options.players)]
    # A picture in text has no room for all hands: it shows that of the seat that acts next, or acted last.
    drawn = (waiting[0] if waiting else acted) if eyes is None else eyes
    view = game.view(state, SPECTATOR if eyes is None else eyes)
    picture = draw(match, drawn) if draw else ""
    return Frame(seq, encoded(encode(view)), encoded(encode(game.aids(view))), events, waiting, opened, picture)
