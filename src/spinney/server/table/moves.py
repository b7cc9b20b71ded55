"""What people do in a game under way: act, take back, resign, give a seat to a bot, take it back.

Every function holds the table's lock, decides, stores, and only then returns; `Refused` says why nothing changed.
"""

from __future__ import annotations

import msgspec

from spinney.core.message import Message, Refused, player
from spinney.core.record import Move
from spinney.server.match.live_match import Course
from spinney.server.news.news import may_take_over, undecided
from spinney.server.news.wire import Act, Reclaim, Resign, TakeOver, Undo
from spinney.server.store.rows import Wanted
from spinney.server.table.table import TRIES, Table


def own_seat(table: Table, visitor: str, seat: int | None) -> int:
    """The seat a visitor acts for. Nobody acts for a seat that is not theirs, on any path."""
    own = table.row.seats_of(visitor)
    if seat is None:
        if len(own) == 1:
            return own[0]
        raise Refused(Message("refused-spectator") if not own else Message("refused-which-seat"))
    if seat not in own:
        raise Refused(Message("refused-not-your-seat"))
    return seat


def played_by_oneself(course: Course, seat: int) -> None:
    if course.bots[seat]:
        raise Refused(Message("refused-bot-plays"))


def already_done(course: Course, seat: int, ticket: int, move: Move) -> bool:
    """Whether this very request was stored before: then it is simply answered again.

    A ticket of the past with anything else in it, or one of the future, is refused.
    """
    if ticket == course.tickets[seat]:
        return False
    if 0 <= ticket < course.tickets[seat]:
        stored = [other for other in course.match.moves if other.seat == seat][ticket]
        if stored == move or (move.kind == "undo" and stored.kind == "undo"):
            return True
    played_by_oneself(course, seat)
    raise Refused(Message("refused-ticket"))


async def act(table: Table, visitor: str, request: Act) -> None:
    async with table.lock:
        seat = own_seat(table, visitor, request.seat)
        if len(request.text) > table.house.settings.limits.text_length:
            raise Refused(Message("refused-long"))
        for _ in range(TRIES):
            course = table.begun()
            if already_done(course, seat, request.ticket, Move(seat, request.text)):
                return
            table.under_way()
            played_by_oneself(course, seat)
            action = course.offers(seat).get(request.text)
            if action is None:
                view = table.game.view(course.match.state, seat)
                raise Refused(table.game.why_not(view, request.text))
            if await table.advance(course.step(seat, action, request.text, table.house.now())):
                return
        raise Refused(Message("refused-busy"))


async def act_for_bot(table: Table, seat: int, level: str, seen: bytes, text: str) -> bool:
    """What a bot has decided; False if the table has moved on under it, so that it must think again."""
    async with table.lock:
        course = table.course
        if course is None or course.over or course.bots[seat] != level:
            return False
        action = course.offers(seat).get(text)
        if action is None or seen_by(table, course, seat) != seen:
            return False
        return await table.advance(course.step(seat, action, text, table.house.now()))


def seen_by(table: Table, course: Course, seat: int) -> bytes:
    """A seat's view as a bot gets it."""
    return msgspec.json.encode(table.game.view(course.match.state, seat))


async def undo(table: Table, visitor: str, request: Undo) -> None:
    """Take the last action back at once where the policy allows it; otherwise ask the others."""
    async with table.lock:
        seat = own_seat(table, visitor, request.seat)
        for _ in range(TRIES):
            course = table.begun()
            if already_done(course, seat, request.ticket, Move(seat, "", "undo")):
                return
            table.under_way()
            played_by_oneself(course, seat)
            plan = course.undo_plan(seat)
            if plan.how == "no":
                raise Refused(Message("refused-nothing-to-undo"))
            if plan.how == "consent" and undecided(table.row, course, seat, ()):
                await propose(table, Wanted("undo", seat, course.seq, []))
                return
            if await take_back(table, course, plan.rows):
                return
        raise Refused(Message("refused-busy"))


async def take_back(table: Table, course: Course, rows: tuple[int, ...]) -> bool:
    return await table.advance_rows([Move(course.match.moves[row].seat, str(row), "undo") for row in rows])


async def propose(table: Table, wanted: Wanted) -> None:
    await table.change(lambda row: msgspec.structs.replace(row, proposal=wanted))


async def resign(table: Table, visitor: str, request: Resign) -> None:
    """One player: the game ends. Two: the other wins. More: a bot plays on and the one who resigned ranks last."""
    async with table.lock:
        seat = own_seat(table, visitor, request.seat)
        for _ in range(TRIES):
            course = table.begun()
            if already_done(course, seat, request.ticket, Move(seat, "", "resign")):
                return
            table.under_way()
            if seat in course.match.resigned:
                raise Refused(Message("refused-resigned"))
            if await table.advance_rows([Move(seat, "", "resign")]):
                return
        raise Refused(Message("refused-busy"))


async def take_over(table: Table, visitor: str, request: TakeOver) -> None:
    """Give the seat of somebody who ran out of time, or is gone too long, to a bot."""
    async with table.lock:
        if not table.row.seats_of(visitor):
            raise Refused(Message("refused-spectator"))
        if request.level not in table.house.levels:
            raise Refused(Message("refused-level", {"levels": ", ".join(table.house.levels)}))
        for _ in range(TRIES):
            course = table.under_way()
            if not 0 <= request.seat < len(course.bots):
                raise Refused(Message("refused-no-such-seat"))
            if not may_take_over(table, request.seat, table.house.now()):
                raise Refused(Message("refused-take-over", {"player": player(request.seat)}))
            if await table.advance_rows([Move(request.seat, request.level, "takeover")]):
                return
        raise Refused(Message("refused-busy"))


async def reclaim(table: Table, visitor: str, request: Reclaim) -> None:
    """Whoever comes back takes the own seat back from the bot."""
    async with table.lock:
        seat = own_seat(table, visitor, request.seat)
        for _ in range(TRIES):
            course = table.under_way()
            if seat in course.match.resigned:
                raise Refused(Message("refused-resigned"))
            if not course.bots[seat]:
                return
            if await table.advance_rows([Move(seat, "", "reclaim")]):
                return
        raise Refused(Message("refused-busy"))


async def note_late(table: Table) -> bool:
    """Write down whose time has run out; whether anybody's had."""
    async with table.lock:
        course = table.course
        if course is None or course.over:
            return False
        now = table.house.now()
        late = [
            seat
            for seat in course.actors
            if not course.bots[seat]
            and seat not in course.clocks.late
            and course.clocks.left_at(seat, now, course.downtimes) == 0.0
        ]
        return bool(late) and await table.advance_rows([Move(seat, "", "timeout") for seat in late])
