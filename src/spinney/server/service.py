"""One request to a table, however it came in: what is allowed, what happens, and who hears of it.

Nothing here, or below, knows a database, a web framework, threads or processes. Bots are reached through a protocol
that `app.py` fills.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Protocol, get_args

import msgspec
from msgspec import Struct

from spinney.core.form import misfit
from spinney.core.message import Message, Refused
from spinney.core.view import SPECTATOR
from spinney.server.match.live_match import LiveMatch
from spinney.server.news import questions
from spinney.server.news.audience import Audience
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import (
    Act,
    Answer,
    AnyRequest,
    Ask,
    Consent,
    Forget,
    Free,
    Leave,
    Look,
    NewTable,
    ProposeHints,
    Reclaim,
    Refusal,
    Rematch,
    Resign,
    Reveal,
    SeatBot,
    SeatWish,
    SendEmote,
    Sit,
    Stand,
    Start,
    TakeOver,
    Undo,
)
from spinney.server.services import Services
from spinney.server.store.rows import Seat, TableRow, Visitor
from spinney.server.table import dealing, moves, opening, proposals, seating
from spinney.server.table.checks import checked_hook, checked_level, checked_name, checked_options, checked_pace
from spinney.server.table.rights import allowed_eyes, require_involved
from spinney.server.table.table import Table

SEATING = (Sit, Stand, Leave, Free)
# How a request ended, and the kind of one that cannot be read.
DONE, REFUSED, FAILED = "done", "refused", "failed"
MALFORMED = "malformed"
KINDS = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyRequest)}
"""What each request is called on the wire."""

encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class Bots(Protocol):
    """The bots, wherever they think."""

    def consider(self, audience: Audience) -> None:
        """Let every bot that has to act at this table begin to think."""

    async def advise(self, table: Table, live: LiveMatch, seat: int) -> bytes:
        """What a strong bot would do in this seat, and why, as JSON."""


class Reply(Struct, frozen=True):
    """`News` or an `Answer`, as JSON, for the sender of the request."""

    content: bytes
    refused: bool = False
    changed: bool = False
    """Whether the table has changed, and everyone else has had news of it."""


class Service:
    def __init__(self, services: Services, bots: Bots) -> None:
        self.services = services
        self.bots = bots
        self.requests: Counter[tuple[str, str]] = Counter()
        """How many there were, by kind and how they ended."""
        self.may_make_table: Callable[[str], bool] = lambda visitor: True
        """Whether a visitor may have one more table at this moment, in whatever way it is made."""

    # Requests.

    async def handle_text(
        self, audience: Audience, text: str | bytes, visitor: Visitor | None, asker: Onlooker
    ) -> Reply:
        """A request as it arrives on an open connection."""
        try:
            request = self._read(text)
        except Refused as refused:
            self.requests[MALFORMED, REFUSED] += 1
            return Reply(audience.news_to(asker, 0, self.refusal(refused)), refused=True)
        return await self.handle(audience, request, visitor, asker=asker)

    def _read(self, text: str | bytes) -> AnyRequest:
        if len(text) > self.services.settings.limits.message_bytes:
            raise Refused(Message("refused-long"))
        try:
            return decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(Message("refused-malformed", {"why": misfit(error)})) from None

    async def handle(
        self,
        audience: Audience,
        request: AnyRequest,
        visitor: Visitor | None,
        seat: int | None = None,
        asker: Onlooker | None = None,
    ) -> Reply:
        """Carry out one request, tell everyone else what has changed, and reply.

        `seat` says whose eyes the reply is for. `asker` is the onlooker that sent the request, if it came over a
        connection that stays open; it looks with its own eyes, and must hear the reply before anything else is awaited,
        so that news stays in order.
        """
        ended = FAILED
        try:
            reply = await self._reply(audience, request, visitor, seat, asker)
            ended = REFUSED if reply.refused else DONE
            return reply
        finally:
            self.requests[KINDS[type(request)], ended] += 1

    async def _reply(
        self,
        audience: Audience,
        request: AnyRequest,
        visitor: Visitor | None,
        seat: int | None,
        asker: Onlooker | None,
    ) -> Reply:
        table, told, eyes = audience.table, audience.table.seq, SPECTATOR
        refused, changed = None, False
        try:
            if isinstance(request, Look):
                eyes = allowed_eyes(table.row, visitor, request.seat)
                if asker is not None:
                    asker.look(eyes)
            elif isinstance(request, Ask):
                eyes = allowed_eyes(table.row, visitor, seat) if asker is None else asker.eyes
                return await self._answer(table, request, eyes)
            else:
                if asker is None:
                    eyes = allowed_eyes(table.row, visitor, seat)
                changed = await self._carry_out(audience, request, visitor)
                if changed:
                    news = self.spread(audience, asker, request.id)
                    if news is not None:
                        return Reply(news, changed=True)
                if asker is None:
                    await self.note_visit(audience, visitor)
                    eyes = allowed_eyes(table.row, visitor, seat)
        except Refused as error:
            refused = self.refusal(error)
        if asker is not None:
            content = audience.news_to(asker, request.id, refused)
        else:
            who = visitor.id if visitor else ""
            content = audience.news_for(who, eyes, told, to=request.id, refused=refused)
        return Reply(content, refused is not None, changed)

    async def _answer(self, table: Table, question: Ask, eyes: int) -> Reply:
        try:
            found = await questions.answer(table, eyes, question, self.bots.advise)
            return Reply(encode(Answer(question.id, found)))
        except Refused as refused:
            return Reply(encode(Answer(question.id, None, self.refusal(refused))), refused=True)

    async def _carry_out(self, audience: Audience, request: AnyRequest, visitor: Visitor | None) -> bool:
        """Do what the request says; whether anything has changed. `Refused` if that is impossible."""
        if visitor is None:
            raise Refused(Message("refused-no-visitor"))
        table, before = audience.table, audience.table.position
        try:
            await self._dispatch(table, visitor, request)
        except Refused:
            # Where several processes serve, something that another has just stored may make it possible.
            if not self.services.store.shared or not await self.catch_up(audience):
                raise
            await self._dispatch(table, visitor, request)
        changed = table.position != before
        if changed and isinstance(request, SEATING):
            audience.reseat()
        return changed

    def _dispatch(self, table: Table, visitor: Visitor, request: AnyRequest) -> Awaitable[None]:
        """The coroutine that does what the request asks for."""
        who = visitor.id
        match request:
            case Act():
                return moves.act(table, who, request.seat, request.text, request.ticket)
            case Undo():
                return moves.undo(table, who, request.seat, request.ticket)
            case Resign():
                return moves.resign(table, who, request.seat, request.ticket)
            case TakeOver():
                return moves.take_over(table, who, request.seat, request.level)
            case Reclaim():
                return moves.reclaim(table, who, request.seat)
            case Sit():
                return seating.sit(table, visitor, request.seat, request.commitment, request.nonce)
            case Reveal():
                return dealing.reveal(table, who, request.seat, request.nonce)
            case Stand():
                return seating.stand(table, who, request.seat)
            case SeatBot():
                return seating.seat_bot(table, who, request.seat, request.level)
            case Free():
                return seating.free(table, who, request.seat)
            case Start():
                return seating.start(table, who)
            case Leave():
                require_involved(table.row, who)
                leave = seating.leave if table.live is None else moves.resign_everywhere
                return leave(table, who)
            case Consent():
                return proposals.consent(table, who, request.agree)
            case ProposeHints():
                return proposals.propose_hints(table, who)
            case SendEmote():
                return proposals.emote(table, who, request.seat, request.emote)
            case Rematch():
                if not table.row.next and not self.may_make_table(who):
                    raise Refused(Message("refused-too-fast"))
                return opening.rematch(table, who)
            case Forget():
                return opening.forget(table, who)
            case Look() | Ask():
                raise AssertionError("a look and a question change nothing")

    def refusal(self, refused: Refused) -> Refusal:
        """For people a message, for programs the English sentence."""
        message = refused.message
        return Refusal(message.key, msgspec.to_builtins(message.args), self.services.say(message))

    async def open_table(self, visitor: Visitor, wanted: NewTable) -> TableRow:
        """A new table, stored."""
        services = self.services
        await opening.require_room(services, visitor.id)
        seats = [self._first_seat(wish, visitor) for wish in wanted.seats]
        if wanted.lesson:
            opening.require_lesson(seats)
        row = opening.new_row(
            services,
            wanted.game,
            checked_options(services, wanted.game, wanted.options, len(wanted.seats)),
            visitor.id,
            seats,
            open=wanted.open,
            eager=all(wish.who != "anyone" for wish in wanted.seats),
            pace=checked_pace(wanted.pace),
            hints=wanted.hints,
            hook=checked_hook(wanted.hook),
            lesson=wanted.lesson,
        )
        await services.store.insert_table(row)
        return row

    def _first_seat(self, wish: SeatWish, visitor: Visitor) -> Seat:
        """The host's own seat is only reserved: it is taken after the server's commitment is known."""
        if wish.who == "me":
            return Seat(visitor.id, checked_name(wish.name) if wish.name else visitor.name)
        if wish.who == "bot":
            return Seat(bot=checked_level(self.services, wish.level))
        return Seat()

    # What follows from a change.

    def spread(self, audience: Audience, asker: Onlooker | None = None, to: int = 0) -> bytes | None:
        """Something has changed: onlookers get news, bots begin to think. The asker's news is returned."""
        news = audience.tell(asker, to)
        self.bots.consider(audience)
        return news

    def absorbed(self, audience: Audience, reseated: bool) -> None:
        """The table has taken in what another process stored, whatever made it look: everyone here hears of it."""
        if reseated:
            audience.reseat()
        self.spread(audience)

    async def catch_up(self, audience: Audience) -> bool:
        """Take in what other processes have stored; whether there was anything."""
        async with audience.table.lock:
            return await audience.table.refresh()

    async def catch_up_to(self, audience: Audience, seq: int) -> None:
        """A client knows this many rows: if that is more than this process does, another one has stored them."""
        if seq > audience.table.seq and self.services.store.shared:
            await self.catch_up(audience)

    # Who is at the table.

    async def arrive(self, audience: Audience, visitor: str) -> None:
        """Somebody has connected. The first connection of a visitor who holds a seat is noted, and everyone hears of
        it; of one more who watches, those who play."""
        table = audience.table
        if not table.attendance.is_here(visitor) and table.row.seats_of(visitor):
            await self._note_presence(audience, visitor, 0.0)
        audience.tell_watching()

    async def depart(self, audience: Audience, visitor: str) -> None:
        """A connection has ended: with a visitor's last one the grace period begins."""
        attendance = audience.table.attendance
        if visitor and attendance.is_here(visitor) and not attendance.is_connected(visitor):
            await self._note_presence(audience, visitor, self.services.now())
        audience.tell_watching()

    async def note_visit(self, audience: Audience, visitor: Visitor | None) -> None:
        """A visitor who asks without an open connection is here at this moment; the grace period begins again."""
        table = audience.table
        if visitor is None or not table.row.seats_of(visitor.id) or table.attendance.is_here(visitor.id):
            return
        now, grace = self.services.now(), self.services.settings.grace
        # Not with every request: each note is stored and sent to everyone.
        if now - table.attendance.away_since(visitor.id, 0.0) > grace / 4:
            await self._note_presence(audience, visitor.id, now)

    async def _note_presence(self, audience: Audience, visitor: str, gone: float) -> None:
        stored_next = await audience.table.note_presence(visitor, gone)
        if stored_next or not await self.catch_up(audience):
            self.spread(audience)
