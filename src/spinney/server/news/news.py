"""News, built for one pair of eyes.

A view is made of a public part, built and encoded once per state for all, and a private part for one seat; nothing is
ever taken out of a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from spinney.core.event import Event
from spinney.core.message import Refused
from spinney.core.record import Move
from spinney.core.replay import row_words
from spinney.core.shuffle import commit
from spinney.core.view import SPECTATOR
from spinney.server.match.live_match import Course
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import Answer, Line, News, Proposal, Refusal, SeatNews, TableNews, encoded
from spinney.server.store.rows import Seat, TableRow
from spinney.server.table.table import Table

encode = msgspec.json.Encoder().encode


class Picture:
    """The encoded parts of one state, made when first wanted."""

    def __init__(self, table: Table, course: Course) -> None:
        self.seq = course.seq
        self.course = course
        self.game = table.game
        self.public = encode(self.game.public_view(course.match.state))
        self.views: dict[int, Any] = {}
        self.choices: dict[int, Any] = {}
        self.helps: dict[int, Any] = {}
        self.told: dict[tuple[int, int], Any] = {}
        self.stories: list[Sequence[Event]] = []
        """Those of the last rows, as many as somebody has not heard of yet."""
        self.alike: dict[int, list[tuple[str, list[Event], bytes]]] = {}
        """By row: a text, what was noticed, and its lines. Most eyes notice the same, which is encoded once."""
        self.undo = course.undo_ways()
        self.outcome = encoded(encode(course.match.outcome)) if course.over else None

    def view(self, eyes: int) -> Any:
        found = self.views.get(eyes)
        if found is None:
            private = b"null"
            if eyes != SPECTATOR:
                private = encode(self.game.private_view(self.course.match.state, eyes))
            found = encoded(b'{"seat":%d,"public":%b,"private":%b}' % (eyes, self.public, private))
            self.views[eyes] = found
        return found

    def offers(self, eyes: int) -> Any:
        found = self.choices.get(eyes)
        if found is None:
            offers = self.course.offers(eyes)
            found = self.choices[eyes] = encoded(encode(list(offers))) if offers else []
        return found

    def aids(self, eyes: int) -> Any:
        """What helps to see, from what these eyes see alone."""
        found = self.helps.get(eyes)
        if found is None:
            view = self.game.view(self.course.match.state, eyes)
            found = self.helps[eyes] = encoded(encode(self.game.aids(view)))
        return found

    def events(self, told: int, eyes: int) -> Any:
        """The lines of the rows from `told` on."""
        found = self.told.get((told, eyes))
        if found is None:
            if self.seq - told > len(self.stories):
                self.stories = self.course.stories_since(told)
            rows = [self._row(number, eyes) for number in range(told, self.seq)]
            found = self.told[told, eyes] = encoded(b"[" + b",".join(filter(None, rows)) + b"]")
        return found

    def _row(self, number: int, eyes: int) -> bytes:
        story = self.stories[number - self.seq]
        text, noticed = noticed_of(self.course, number, story, eyes)
        alike = self.alike.setdefault(number, [])
        for other_text, other_noticed, found in alike:
            if other_text == text and other_noticed == noticed:
                return found
        move, at = self.course.match.moves[number], self.course.times[number]
        found = b",".join([encode(line) for line in lines(number, move, text, noticed, at)])
        alike.append((text, noticed, found))
        return found


def lines_of(course: Course, number: int, story: Sequence[Event], eyes: int) -> list[Line]:
    """What one pair of eyes noticed of one row."""
    text, noticed = noticed_of(course, number, story, eyes)
    return lines(number, course.match.moves[number], text, noticed, course.times[number])


def lines(number: int, move: Move, text: str, noticed: list[Event], at: float) -> list[Line]:
    """The lines of one row: what became of a seat, if it is no action, and what happened."""
    told = [Line(number, move.seat, event.words(), move.kind, text, encoded(encode(event)), at) for event in noticed]
    return told if move.kind == "action" else [Line(number, move.seat, row_words(move), move.kind, at=at), *told]


def noticed_of(course: Course, number: int, story: Sequence[Event], eyes: int) -> tuple[str, list[Event]]:
    """The written action and the events of one row, as far as one pair of eyes may know them."""
    move = course.match.moves[number]
    open_text = eyes == move.seat or not course.notes[number].secret
    noticed = [seen for event in story if (seen := event.noticed_by(eyes)) is not None]
    return move.text if open_text else "", noticed


def picture(table: Table) -> Picture | None:
    """The encoded parts of the state the table is in."""
    course = table.course
    if course is None:
        return None
    found = table.picture
    if not isinstance(found, Picture) or found.seq != course.seq:
        found = Picture(table, course)
        table.picture = found
    return found


def news(
    table: Table,
    table_news: Any,
    visitor: str,
    eyes: int,
    told: int,
    to: int = 0,
    refused: Refusal | None = None,
    aids: bool = False,
) -> bytes:
    """The whole picture for one pair of eyes."""
    return news_of(picture(table), table_news, table.row.seats_of(visitor), eyes, told, to, refused, aids)


def news_of(
    seen: Picture | None,
    table_news: Any,
    own: list[int],
    eyes: int,
    told: int,
    to: int = 0,
    refused: Refusal | None = None,
    aids: bool = False,
) -> bytes:
    if seen is None:
        return encode(News(0, eyes, table_news, own, to=to, refused=refused))
    seated = eyes != SPECTATOR
    in_person = seated and not seen.course.bots[eyes]
    return encode(
        News(
            seq=seen.seq,
            seat=eyes,
            table=table_news,
            own=own,
            view=seen.view(eyes),
            choices=seen.offers(eyes) if in_person else [],
            ticket=seen.course.tickets[eyes] if seated else 0,
            undo=seen.undo[eyes] if in_person else "no",
            events=seen.events(told, eyes) if told < seen.seq else [],
            outcome=seen.outcome,
            aids=seen.aids(eyes) if aids else None,
            to=to,
            refused=refused,
        )
    )


def tell(table: Table, asker: Onlooker | None = None, to: int = 0) -> None:
    """Everyone at the table gets news; the one who asked for the change finds the number of the request in it."""
    if not table.onlookers:
        return
    about, seen, seq = encode_table(table), picture(table), table.seq
    seats: dict[str, list[int]] = {}
    for number, seat in enumerate(table.row.seats):
        if seat.visitor:
            seats.setdefault(seat.visitor, []).append(number)
    shared: dict[tuple[str, int, int, bool], bytes] = {}
    for onlooker in list(table.onlookers):
        own = seats.get(onlooker.visitor, [])
        eyes = onlooker.eyes_among(own)
        if onlooker is asker:
            onlooker.hear(news_of(seen, about, own, eyes, onlooker.told, to, None, onlooker.aids))
        else:
            # Spectators without a seat all get the same bytes.
            key = (onlooker.visitor if own else "", eyes, onlooker.told, onlooker.aids)
            found = shared.get(key)
            if found is None:
                found = news_of(seen, about, own, eyes, onlooker.told, 0, None, onlooker.aids)
                shared[key] = found
            onlooker.hear(found)
        onlooker.told = seq


def tell_one(table: Table, onlooker: Onlooker, to: int = 0, refused: Refusal | None = None) -> None:
    """News for one: at joining, after looking elsewhere, or because something was refused."""
    about = encode_table(table)
    onlooker.hear(news(table, about, onlooker.visitor, onlooker.eyes, onlooker.told, to, refused, onlooker.aids))
    onlooker.told = table.seq


def encode_table(table: Table) -> Any:
    return encoded(encode(table_news(table)))


class About:
    """What was last told of a table, and what that depended on."""

    def __init__(self, table: Table, course: Course, news: TableNews) -> None:
        self.row = table.row
        self.course = course
        self.bots = list(course.bots)
        self.away = dict(table.away)
        self.news = news

    def holds(self, table: Table) -> bool:
        """Whether it is still true, but for the time and whose turn it is."""
        course = table.course
        return (
            self.row is table.row
            and self.course is course
            and not course.over
            and self.bots == course.bots
            and self.away == table.away
        )


def table_news(table: Table) -> TableNews:
    """All that is public about a table. While nobody's time runs, most of it stays the same from action to action."""
    about, course = table.about, table.course
    if isinstance(about, About) and about.holds(table):
        return msgspec.structs.replace(about.news, waiting=about.course.actors, now=table.house.now())
    news = new_table_news(table)
    row = table.row
    # Time makes a seat that is left one to be taken over; the next action ends what somebody has proposed.
    all_here = all(table.away.get(seat.visitor) == 0 for seat in row.seats if seat.visitor)
    if course is not None and all_here and row.proposal is None and row.pace.kind == "unlimited":
        table.about = About(table, course, news)
    return news


def new_table_news(table: Table) -> TableNews:
    course, row, now = table.course, table.row, table.house.now()
    return TableNews(
        id=row.id,
        game=row.game,
        status=row.status,
        options=row.options,
        seats=[seat_news(table, number, seat, now) for number, seat in enumerate(row.seats)],
        host=row.host,
        waiting=[] if course is None else course.actors,
        pace=row.pace,
        now=now,
        version=row.version,
        open=row.open,
        hints=row.hints,
        commitment=commit(row.secret) if row.secret else "",
        secret=row.secret if course is not None and course.over else "",
        nonces=[] if course is None else [seat.nonce for seat in row.seats],
        proposal=proposal_news(table),
        emotes=row.emotes,
        next=row.next,
        grace=table.house.settings.grace,
        hook=bool(row.hook),
    )


def seat_news(table: Table, number: int, seat: Seat, now: float) -> SeatNews:
    course = table.course
    gone = table.away.get(seat.visitor, table.row.created) if seat.visitor else 0.0
    if course is None:
        here = bool(seat.visitor) and gone == 0
        return SeatNews(seat.name, seat.bot, seat.visitor, seat.ready, here, gone)
    return SeatNews(
        name=seat.name,
        bot=course.bots[number],
        visitor=seat.visitor,
        ready=True,
        here=bool(seat.visitor) and gone == 0,
        gone=gone,
        clock=course.clocks.left_at(number, now, course.downtimes),
        ticking=number in course.clocks.running and not course.over and course.clocks.pace.kind != "unlimited",
        late=number in course.clocks.late,
        may_take_over=may_take_over(table, number, now),
        resigned=number in course.match.resigned,
    )


def may_take_over(table: Table, seat: int, now: float) -> bool:
    """Whether the others may give this seat to a bot: its time has run out, or its visitor is gone too long."""
    course = table.course
    if course is None or course.over or course.bots[seat]:
        return False
    if seat in course.clocks.late:
        return True
    if course.clocks.pace.kind == "days":
        return False
    visitor = table.row.seats[seat].visitor
    gone = table.away.get(visitor, table.row.began)
    # Who waits for news over HTTP looks, though no line is open.
    looks = any(onlooker.visitor == visitor for onlooker in table.onlookers)
    return gone > 0 and not looks and now - gone >= table.house.settings.grace


def proposal_news(table: Table) -> Proposal | None:
    wanted = table.row.proposal
    if wanted is None or table.course is None or wanted.seq != table.seq:
        return None
    return Proposal(wanted.kind, wanted.seat, undecided(table.row, table.course, wanted.seat, wanted.agreed))


def undecided(row: TableRow, course: Course, proposer: int, agreed: Sequence[str]) -> list[int]:
    """The seats of other people who have not agreed yet."""
    own = row.seats[proposer].visitor
    decided = {own, *agreed}
    return [seat for seat in course.people() if row.seats[seat].visitor not in decided]


def refusal(table: Table, refused: Refused) -> Refusal:
    message = refused.message
    return Refusal(message.key, msgspec.to_builtins(message.args), table.house.say(message))


def answer(to: int, found: object, refused: Refusal | None = None) -> bytes:
    return encode(Answer(to, found, refused))
