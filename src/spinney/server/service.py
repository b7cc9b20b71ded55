"""One request to a table, from the socket or over HTTP: who may, what happens, who is told."""

from __future__ import annotations

from typing import Any

import msgspec

from spinney.core.form import misfit
from spinney.core.message import Message, Refused
from spinney.core.view import SPECTATOR
from spinney.server.news.news import answer, encode_table, news, refusal, tell_one
from spinney.server.news.onlooker import Onlooker, reseat
from spinney.server.news.questions import ask
from spinney.server.news.wire import (
    Act,
    AnyRequest,
    Ask,
    Consent,
    Free,
    Leave,
    Look,
    ProposeHints,
    Reclaim,
    Rematch,
    Resign,
    SeatBot,
    SendEmote,
    Sit,
    Stand,
    Start,
    TakeOver,
    Undo,
)
from spinney.server.table import moves as playing
from spinney.server.table import proposals as talking
from spinney.server.table import seating as gathering
from spinney.server.table.attendance import arrive, seen
from spinney.server.table.table import Table
from spinney.server.upkeep.people import Visitor
from spinney.server.upkeep.tables import Lobby

SEATING = (Sit, Stand, Leave, Free)
# The fates of requests, and the kind of one that cannot be read.
DONE, REFUSED, FAILED = "done", "refused", "failed"
MALFORMED = "malformed"

decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


def read_request(text: str | bytes) -> AnyRequest:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(Message("refused-malformed", {"why": misfit(error)})) from None


def kind_of(request: AnyRequest) -> str:
    """What it is called on the wire."""
    return str(request.__struct_config__.tag)


async def carry_out(lobby: Lobby, table: Table, visitor: Visitor | None, request: AnyRequest) -> None:
    """Do what the request says; `Refused` if that cannot be."""
    if visitor is None:
        raise Refused(Message("refused-no-visitor"))
    try:
        await attempt(lobby, table, visitor, request)
    except Refused:
        # Where several processes serve, it may be possible by what another has just stored.
        if not lobby.house.store.shared or not await lobby.catch_up(table):
            raise
        await attempt(lobby, table, visitor, request)


async def attempt(lobby: Lobby, table: Table, visitor: Visitor, request: AnyRequest) -> None:
    who = visitor.id
    match request:
        case Act():
            await playing.act(table, who, request)
        case Undo():
            await playing.undo(table, who, request)
        case Resign():
            await playing.resign(table, who, request)
        case TakeOver():
            await playing.take_over(table, who, request)
        case Reclaim():
            await playing.reclaim(table, who, request)
        case Sit():
            await gathering.sit(table, who, visitor.name, request)
        case Stand():
            await gathering.stand(table, who, request)
        case SeatBot():
            await gathering.seat_bot(table, who, request)
        case Free():
            await gathering.free(table, who, request)
        case Start():
            await gathering.start(table, who)
        case Leave():
            await leave(table, who)
        case Consent():
            await talking.consent(table, who, request)
        case ProposeHints():
            await talking.propose_hints(table, who)
        case SendEmote():
            await talking.emote(table, who, request)
        case Rematch():
            await lobby.rematch(table, who)
        case Look() | Ask():
            raise AssertionError("a look and a question change nothing")


async def leave(table: Table, visitor: str) -> None:
    """Before the start the seats are free again; during a game it is to resign."""
    course = table.course
    if course is None:
        await gathering.leave(table, visitor)
        return
    own = [seat for seat in table.row.seats_of(visitor) if seat not in course.match.resigned]
    for seat in own:
        if not table.begun().over:
            await playing.resign(table, visitor, Resign(table.begun().tickets[seat], seat))


def allowed_eyes(table: Table, visitor: Visitor | None, seat: int | None) -> int:
    """The eyes a visitor may look with: an own seat's, or a spectator's."""
    own = [] if visitor is None else table.row.seats_of(visitor.id)
    if seat is None:
        return own[0] if own else SPECTATOR
    if seat != SPECTATOR and seat not in own:
        raise Refused(Message("refused-not-your-seat"))
    return seat


async def from_socket(lobby: Lobby, onlooker: Onlooker, visitor: Visitor | None, text: str | bytes) -> None:
    """Whatever comes in on a socket gets an answer."""
    table, number, kind, fate = onlooker.table, 0, MALFORMED, DONE
    try:
        if len(text) > lobby.house.settings.limits.message_bytes:
            raise Refused(Message("refused-long"))
        request = read_request(text)
        number, kind = request.id, kind_of(request)
        if isinstance(request, Ask):
            found, was_refused = await answered(lobby, table, visitor, onlooker.eyes, request)
            fate = REFUSED if was_refused else DONE
            onlooker.hear(found)
            return
        if isinstance(request, Look):
            onlooker.look(allowed_eyes(table, visitor, request.seat))
            tell_one(table, onlooker, number)
            return
        before = (table.seq, table.row.version)
        await carry_out(lobby, table, visitor, request)
        if (table.seq, table.row.version) == before:
            tell_one(table, onlooker, number)
            return
        if isinstance(request, SEATING):
            reseat(table)
        lobby.spread(table, onlooker, number)
        # Whoever sits down is here, though the line was opened before.
        await arrive(lobby, table, onlooker)
    except Refused as refused:
        fate = REFUSED
        tell_one(table, onlooker, number, refusal(table, refused))
    except Exception:
        fate = FAILED
        raise
    finally:
        lobby.requests[kind, fate] += 1


async def answered(lobby: Lobby, table: Table, visitor: Visitor | None, eyes: int, request: Ask) -> tuple[bytes, bool]:
    """A question's answer, or why there is none, as the bytes of an `Answer`; and whether it was refused."""
    try:
        found = await ask(table, visitor.id if visitor else "", eyes, request, lobby.bots)
        return answer(request.id, found), False
    except Refused as refused:
        return answer(request.id, None, refusal(table, refused)), True


async def from_http(
    lobby: Lobby, table: Table, visitor: Visitor | None, seat: int | None, request: AnyRequest
) -> tuple[bytes, bool]:
    """The same over HTTP: the answer, and whether the request was refused."""
    fate = FAILED
    try:
        found, was_refused = await answered_in_full(lobby, table, visitor, seat, request)
        fate = REFUSED if was_refused else DONE
        return found, was_refused
    finally:
        lobby.requests[kind_of(request), fate] += 1


async def answered_in_full(
    lobby: Lobby, table: Table, visitor: Visitor | None, seat: int | None, request: AnyRequest
) -> tuple[bytes, bool]:
    """A question's answer, or the news after any other request."""
    eyes, number, told = SPECTATOR, request.id, table.seq
    refused_: Any = None
    try:
        if isinstance(request, Look):
            seat = request.seat
        eyes = allowed_eyes(table, visitor, seat)
        if isinstance(request, Ask):
            return await answered(lobby, table, visitor, eyes, request)
        if not isinstance(request, Look):
            before = (table.seq, table.row.version)
            await carry_out(lobby, table, visitor, request)
            if (table.seq, table.row.version) != before:
                if isinstance(request, SEATING):
                    reseat(table)
                lobby.spread(table)
            await seen(lobby, table, visitor)
            eyes = allowed_eyes(table, visitor, seat)
    except Refused as refused:
        refused_ = refusal(table, refused)
    who = visitor.id if visitor else ""
    return news(table, encode_table(table), who, eyes, told, number, refused_), refused_ is not None
