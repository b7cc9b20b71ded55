"""HTTP endpoints for tables: lists, requests, waiting for news, records. The socket's address is here too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter, SkipValidation

from spinney.core.message import Message, Refused, Unreadable
from spinney.core.record import Record, read_record, write_record
from spinney.core.verify import about_shuffle, verify
from spinney.server.news.audience import Audience
from spinney.server.news.frames import Allowance, Frames, frames
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.recall import recall
from spinney.server.news.wire import Answer, AnyRequest, LobbyNews, News, NewTable
from spinney.server.service import Service
from spinney.server.store.rows import Visitor
from spinney.server.table.rights import allowed_eyes
from spinney.server.upkeep.lobby import Lobby
from spinney.server.upkeep.tables import Tables
from spinney.server.upkeep.uploads import Uploads
from spinney.server.web.access import Access, FromAccess, FromServices
from spinney.server.web.games import Language
from spinney.server.web.leaving import while_connected
from spinney.server.web.sockets import FromSockets

T = TypeVar("T")

FromTables = NamedDependency[SkipValidation[Tables]]
FromService = NamedDependency[SkipValidation[Service]]
FromLobby = NamedDependency[SkipValidation[Lobby]]
FromUploads = NamedDependency[SkipValidation[Uploads]]
Number = Annotated[int, Parameter(ge=-1, le=2**31)]
MatchId = Annotated[str, Parameter(max_length=40, pattern="^[A-Za-z0-9_-]+$")]
LONGEST_WAIT = 50.0
# Of a record that somebody sends. A real game has some hundreds of rows, undone ones included.
MOST_ROWS = 2000
MOST_BYTES = 2 * 1024 * 1024


def as_json(content: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response[Any]:
    """Something that is JSON already."""
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)


def news_for(audience: Audience, visitor: Visitor | None, seat: int | None, told: int) -> bytes:
    eyes = allowed_eyes(audience.table.row, visitor, seat)
    return audience.news_for(visitor.id if visitor else "", eyes, told)


# Lists and new tables.


@get("/api/lobby", summary="Tables to join, my own, and games to watch", tags=["tables"])
async def lobby(request: Request[Any, Any, Any], access: FromAccess, open_tables: FromLobby) -> Response[LobbyNews]:
    visitor = await access.looker(request)
    return as_json(await open_tables.news(visitor.id if visitor else ""))


@post("/api/tables", summary="Make a table", tags=["tables"])
async def make(
    request: Request[Any, Any, Any], data: NewTable, access: FromAccess, service: FromService, tables: FromTables
) -> Response[News]:
    visitor = await access.require_visitor(request)
    access.slow_down(request, visitor, access.new_tables)
    row = await service.open_table(visitor, data)
    audience = await tables.find(row.id)
    return as_json(news_for(audience, visitor, None, audience.table.seq), 201)


# One table.


@get("/api/tables/{match:str}", summary="The table as one pair of eyes sees it", tags=["tables"])
async def table(
    request: Request[Any, Any, Any],
    match: MatchId,
    access: FromAccess,
    tables: FromTables,
    seat: Number | None = None,
) -> Response[News]:
    visitor = await access.looker(request)
    audience = await tables.find(match)
    return as_json(news_for(audience, visitor, seat, audience.table.seq))


@post(
    "/api/tables/{match:str}",
    status_code=200,
    summary="One request to a table",
    tags=["tables"],
    responses={
        200: ResponseSpec(News | Answer),
        409: ResponseSpec(News, description="Refused: nothing has changed"),
    },
)
async def ask_table(
    request: Request[Any, Any, Any],
    match: MatchId,
    data: AnyRequest,
    access: FromAccess,
    service: FromService,
    tables: FromTables,
    seat: Number | None = None,
) -> Response[News]:
    visitor = await access.visitor(request)
    access.slow_down(request, visitor)
    reply = await service.handle(await tables.find(match), data, visitor, seat)
    return as_json(reply.content, 409 if reply.refused else 200)


@get("/api/tables/{match:str}/news", summary="Wait for news", tags=["tables"])
async def wait(
    request: Request[Any, Any, Any],
    match: MatchId,
    access: FromAccess,
    service: FromService,
    tables: FromTables,
    sockets: FromSockets,
    seq: Number = 0,
    version: Number = -1,
    seat: Number | None = None,
    seconds: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 25.0,
) -> Response[News]:
    visitor = await access.looker(request)
    audience = await tables.find(match)
    await service.catch_up_to(audience, seq)
    eyes = allowed_eyes(audience.table.row, visitor, seat)
    if audience.table.seq <= seq and audience.table.row.version <= version:
        with sockets.waiting(access.key(request, visitor)):
            await wait_for_news(service, audience, visitor, eyes, seconds)
    told = max(0, min(seq, audience.table.seq))
    await recall(audience, told, eyes)
    return as_json(news_for(audience, visitor, seat, told))


async def wait_for_news(
    service: Service, audience: Audience, visitor: Visitor | None, eyes: int, seconds: float
) -> None:
    onlooker = Onlooker(audience.table, visitor.id if visitor else "", eyes, 2)
    # Noted before it joins, or the note would be the first news that it hears.
    await service.note_visit(audience, visitor)
    audience.join(onlooker)
    try:
        async with asyncio.timeout(seconds):
            await onlooker.next_news()
    except TimeoutError:
        pass
    finally:
        audience.leave(onlooker)
        await service.depart(audience, onlooker.visitor)


@websocket("/api/tables/{match:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], match: str, access: FromAccess, sockets: FromSockets) -> None:
    await sockets.serve(socket, match, await access.visitor(socket))


# Finished games.


@get(
    "/api/tables/{match:str}/record",
    media_type=MediaType.JSON,
    summary="The record of a finished game",
    tags=["tables"],
)
async def record(
    request: Request[Any, Any, Any], match: MatchId, access: FromAccess, tables: FromTables
) -> Response[dict[str, Any]]:
    await access.looker(request)
    found = (await tables.find(match)).table
    headers = {"content-disposition": f'attachment; filename="{found.row.game}-{match}.json"'}
    return as_json(write_record(found.record()).encode(), headers=headers)


@get("/api/tables/{match:str}/frames", summary="A finished game step by step", tags=["tables"])
async def table_frames(
    request: Request[Any, Any, Any],
    match: MatchId,
    access: FromAccess,
    tables: FromTables,
    seat: Number | None = None,
    sketch: Language | None = None,
) -> Frames:
    await access.looker(request)
    played = (await tables.find(match)).table.record()
    return await tables.services.aside(lambda: frames(tables.services.games, played, seat, sketch))


async def of_sent_record(
    request: Request[Any, Any, Any],
    data: dict[str, Any],
    access: Access,
    uploads: Uploads,
    work: Callable[[Record, Allowance], T],
    refusal: str,
) -> T:
    """What is worked out from a record that somebody sends, unless they leave meanwhile. `refusal` is the key of the
    message that says why nothing can be."""
    visitor = await access.visitor(request)
    access.slow_down(request, visitor)
    try:
        sent = read_record(msgspec.json.encode(data))
        if len(sent.moves) > MOST_ROWS:
            raise Unreadable(Message("record-long", {"rows": len(sent.moves), "most": MOST_ROWS}))
        working = uploads.replay(access.key(request, visitor), partial(work, sent))
        return await while_connected(request, working)
    except Unreadable as error:
        raise Refused(Message(refusal, {"why": error.why})) from None


@post(
    "/api/replay",
    status_code=200,
    summary="A recorded game step by step",
    tags=["tables"],
    request_max_body_size=MOST_BYTES,
)
async def replay(
    request: Request[Any, Any, Any],
    data: dict[str, Any],
    access: FromAccess,
    services: FromServices,
    uploads: FromUploads,
    seat: Number | None = None,
    sketch: Language | None = None,
) -> Frames:
    def played(sent: Record, allowance: Allowance) -> Frames:
        return frames(services.games, sent, seat, sketch, allowance)

    return await of_sent_record(request, data, access, uploads, played, "refused-record")


class Verified(msgspec.Struct, frozen=True):
    """A record whose shuffle is right, in English."""

    right: list[str]
    """What was checked."""
    notes: list[str]
    """Which kind of shuffle it was."""


@post(
    "/api/verify",
    status_code=200,
    summary="Check the shuffle of a recorded game",
    tags=["tables"],
    request_max_body_size=MOST_BYTES,
)
async def verify_record(
    request: Request[Any, Any, Any],
    data: dict[str, Any],
    access: FromAccess,
    services: FromServices,
    uploads: FromUploads,
) -> Verified:
    def verified(sent: Record, _: Allowance) -> Verified:
        return Verified(verify(services.games, sent), about_shuffle(sent))

    return await of_sent_record(request, data, access, uploads, verified, "refused-shuffle")


HANDLERS = [lobby, make, table, ask_table, wait, record, table_frames, replay, verify_record, socket]
