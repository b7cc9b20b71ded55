"""The same over plain HTTP, for programs and for what happens away from a table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from spinney.core.message import Message, Refused, Unreadable
from spinney.core.record import read_record, write_record
from spinney.server.news.frames import Frames, frames
from spinney.server.news.news import encode_table, news, table_news
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import Answer, AnyRequest, Form, LobbyNews, News, NewTable, OwnTable, Refusal, TableNews
from spinney.server.service import allowed_eyes, from_http
from spinney.server.store.sql import queries
from spinney.server.store.sql.queries import Listed
from spinney.server.table.attendance import depart, seen
from spinney.server.table.table import Stored, Table
from spinney.server.upkeep.metrics import Metrics
from spinney.server.upkeep.people import COOKIE, COOKIE_SECONDS, People, Visitor
from spinney.server.upkeep.tables import Lobby
from spinney.server.web.other_games import Language
from spinney.server.web.rate import Buckets
from spinney.server.web.sockets import Sockets

AnyConnection = ASGIConnection[Any, Any, Any, Any]
Number = Annotated[int, Parameter(ge=-1, le=2**31)]
MatchId = Annotated[str, Parameter(max_length=40, pattern="^[A-Za-z0-9_-]+$")]
LONGEST_WAIT = 50.0
# Looking is cheaper than doing, and may be done so many times as often.
LOOKS = 5
# Of a record that somebody sends. A real game has some hundreds, undone ones included.
MOST_ROWS = 2000
MOST_BYTES = 2 * 1024 * 1024


class Me(Struct, frozen=True):
    """The visitor of this browser or program; an empty id before there is one."""

    id: str = ""
    name: str = ""


class NewName(Form, frozen=True):
    name: str = ""
    """Empty: the server chooses one."""


class Code(Form, frozen=True):
    code: str


class Link(Struct, frozen=True):
    """A path that makes one more device this visitor; it works once, for a quarter of an hour."""

    path: str
    code: str


class Token(Struct, frozen=True):
    token: str


class LevelInfo(Struct, frozen=True):
    key: str


class GameInfo(Struct, frozen=True):
    key: str
    min_players: int
    max_players: int
    minutes: int
    """How long a game of people takes, about."""
    options: dict[str, Any]
    """The game's own options, as a JSON schema."""
    levels: list[LevelInfo]


class Api:
    """The handlers, with what they need."""

    def __init__(self, lobby: Lobby, people: People, metrics: Metrics) -> None:
        self.lobby = lobby
        self.house = lobby.house
        self.people = people
        self.metrics = metrics
        limits = self.house.settings.limits
        self.rate = Buckets(limits.messages_per_second, limits.messages_at_once)
        self.looks = Buckets(LOOKS * limits.messages_per_second, LOOKS * limits.messages_at_once)
        self.sockets = Sockets(lobby, metrics, self.rate)
        self.making = Buckets(limits.new_tables_per_minute / 60, max(5.0, limits.new_tables_per_minute))

    async def visitor(self, connection: AnyConnection) -> Visitor | None:
        """Who asks: by cookie, or by token for programs."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        return await self.people.who(token if kind.lower() == "bearer" else connection.cookies.get(COOKIE, ""))

    async def somebody(self, connection: AnyConnection) -> Visitor:
        """Who asks, where nobody will not do."""
        visitor = await self.visitor(connection)
        if visitor is None:
            raise Refused(Message("refused-no-visitor"))
        return visitor

    def slow_down(self, connection: AnyConnection, visitor: Visitor | None, looks: bool = False) -> None:
        key = visitor.id if visitor else connection.client.host if connection.client else ""
        if not (self.looks if looks else self.rate).take(key):
            raise Refused(Message("refused-too-fast"))

    async def looker(self, connection: AnyConnection) -> Visitor | None:
        """Who looks at something, if not too often."""
        visitor = await self.visitor(connection)
        self.slow_down(connection, visitor, looks=True)
        return visitor

    def with_cookie(self, connection: AnyConnection, visitor: Visitor, secret: str) -> Response[Me]:
        secure = connection.url.scheme == "https" or connection.headers.get("x-forwarded-proto") == "https"
        cookie = Cookie(key=COOKIE, value=secret, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
        return Response(Me(visitor.id, visitor.name), cookies=[cookie])

    def handlers(self) -> list[Any]:
        return [*self._identity(), *self._tables(), *self._operations()]

    def _identity(self) -> list[Any]:
        api = self

        @get("/api/me", summary="Who am I?", tags=["visitor"])
        async def me(request: Request[Any, Any, Any]) -> Me:
            visitor = await api.visitor(request)
            return Me(visitor.id, visitor.name) if visitor else Me()

        @post("/api/me", status_code=200, summary="Become a visitor, or change the name", tags=["visitor"])
        async def name_me(request: Request[Any, Any, Any], data: NewName) -> Response[Me]:
            visitor = await api.visitor(request)
            api.slow_down(request, visitor)
            if visitor is None:
                visitor, secret = await api.people.welcome(data.name or api.people.some_name())
                return api.with_cookie(request, visitor, secret)
            if data.name:
                visitor = await api.people.rename(visitor, data.name)
            return Response(Me(visitor.id, visitor.name))

        @post("/api/me/link", status_code=200, summary="A link for one more device", tags=["visitor"])
        async def link(request: Request[Any, Any, Any]) -> Link:
            visitor = await api.somebody(request)
            api.slow_down(request, visitor)
            code = await api.people.new_secret(visitor.id, "link")
            # Behind the # it is not sent to any server, so no log has it.
            return Link(f"/device#{code}", code)

        @post("/api/device", status_code=200, summary="Use such a link", tags=["visitor"])
        async def device(request: Request[Any, Any, Any], data: Code) -> Response[Me]:
            api.slow_down(request, None)
            visitor, secret = await api.people.adopt(data.code)
            return api.with_cookie(request, visitor, secret)

        @post("/api/me/token", status_code=200, summary="A token for a program", tags=["visitor"])
        async def token(request: Request[Any, Any, Any]) -> Token:
            visitor = await api.somebody(request)
            api.slow_down(request, visitor)
            return Token(await api.people.new_secret(visitor.id, "token"))

        return [me, name_me, link, device, token]

    def _tables(self) -> list[Any]:
        api = self
        refused = {409: ResponseSpec(News, description="Refused: nothing has changed")}

        @get("/api/games", summary="The games of this server", tags=["tables"])
        async def games() -> list[GameInfo]:
            return [api.game_info(key) for key in api.house.games]

        @get("/api/lobby", summary="Tables to join, my own, and games to watch", tags=["tables"])
        async def lobby(request: Request[Any, Any, Any]) -> LobbyNews:
            return await api.lobby_news(await api.looker(request))

        @post("/api/tables", summary="Make a table", tags=["tables"])
        async def make(request: Request[Any, Any, Any], data: NewTable) -> Response[News]:
            visitor = await api.somebody(request)
            if not api.making.take(visitor.id):
                raise Refused(Message("refused-too-fast"))
            table = await api.lobby.new_table(visitor, data)
            return api.json(api.picture(table, visitor, None, table.seq), 201)

        @get("/api/tables/{match:str}", summary="The table as one pair of eyes sees it", tags=["tables"])
        async def table(request: Request[Any, Any, Any], match: MatchId, seat: Number | None = None) -> Response[News]:
            visitor = await api.looker(request)
            found = await api.lobby.table(match)
            return api.json(api.picture(found, visitor, seat, found.seq))

        @post(
            "/api/tables/{match:str}",
            status_code=200,
            summary="One request to a table",
            tags=["tables"],
            responses={200: ResponseSpec(News | Answer), **refused},
        )
        async def ask_table(
            request: Request[Any, Any, Any], match: MatchId, data: AnyRequest, seat: Number | None = None
        ) -> Response[News]:
            visitor = await api.visitor(request)
            api.slow_down(request, visitor)
            found = await api.lobby.table(match)
            content, was_refused = await from_http(api.lobby, found, visitor, seat, data)
            return api.json(content, 409 if was_refused else 200)

        @get("/api/tables/{match:str}/news", summary="Wait for news", tags=["tables"])
        async def wait(
            request: Request[Any, Any, Any],
            match: MatchId,
            seq: Number = 0,
            version: Number = -1,
            seat: Number | None = None,
            seconds: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 25.0,
        ) -> Response[News]:
            visitor = await api.looker(request)
            found = await api.lobby.table(match)
            await api.wait(found, visitor, seat, seq, version, seconds)
            return api.json(api.picture(found, visitor, seat, max(0, min(seq, found.seq))))

        @get(
            "/api/tables/{match:str}/record",
            media_type=MediaType.JSON,
            summary="The record of a finished game",
            tags=["tables"],
        )
        async def record(request: Request[Any, Any, Any], match: MatchId) -> Response[dict[str, Any]]:
            await api.looker(request)
            found = await api.lobby.table(match)
            headers = {"content-disposition": f'attachment; filename="{found.row.game}-{match}.json"'}
            return api.json(write_record(found.record()).encode(), headers=headers)

        @get("/api/tables/{match:str}/frames", summary="A finished game step by step", tags=["tables"])
        async def table_frames(
            request: Request[Any, Any, Any], match: MatchId, seat: Number | None = None, sketch: Language | None = None
        ) -> Frames:
            await api.looker(request)
            found = await api.lobby.table(match)
            played = found.record()
            return await api.house.store.aside(lambda: frames(api.house.games, played, seat, sketch))

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
            seat: Number | None = None,
            sketch: Language | None = None,
        ) -> Frames:
            api.slow_down(request, await api.visitor(request))
            try:
                sent = read_record(msgspec.json.encode(data))
                if len(sent.moves) > MOST_ROWS:
                    raise Unreadable(Message("record-long", {"rows": len(sent.moves), "most": MOST_ROWS}))
                return await api.house.store.aside(lambda: frames(api.house.games, sent, seat, sketch))
            except Unreadable as error:
                raise Refused(Message("refused-record", {"why": error.why})) from None

        @websocket("/api/tables/{match:str}/socket")
        async def socket(socket: WebSocket[Any, Any, Any], match: str) -> None:
            await api.sockets.serve(socket, match, await api.visitor(socket))

        return [games, lobby, make, table, ask_table, wait, record, table_frames, replay, socket]

    def _operations(self) -> list[Any]:
        api = self

        @get("/health", media_type=MediaType.TEXT, summary="Whether the server and its database answer", tags=["host"])
        async def health() -> str:
            try:
                await api.house.store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
            except SQLAlchemyError:
                raise Refused(Message("refused-no-database")) from None
            return "ok"

        @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
        async def metrics() -> bytes:
            return api.metrics.text()

        return [health, metrics]

    def json(self, content: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response[Any]:
        """Something that is JSON already."""
        return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)

    def game_info(self, key: str) -> GameInfo:
        game = self.house.games[key]
        schema = msgspec.json.schema(game.options)
        schema = schema.get("$defs", {}).get(game.options.__name__, schema)
        levels = [LevelInfo(level) for level in self.house.levels]
        return GameInfo(key, game.players[0], game.players[-1], game.minutes, schema, levels)

    def picture(self, table: Table, visitor: Visitor | None, seat: int | None, told: int) -> bytes:
        eyes = allowed_eyes(table, visitor, seat)
        return news(table, encode_table(table), visitor.id if visitor else "", eyes, told)

    async def wait(
        self, table: Table, visitor: Visitor | None, seat: int | None, seq: int, version: int, seconds: float
    ) -> None:
        """Until the table has moved beyond `seq` and `version`, or the time is over."""
        eyes = allowed_eyes(table, visitor, seat)
        if table.seq > seq or table.row.version > version:
            return
        onlooker = Onlooker(table, visitor.id if visitor else "", eyes, 2)
        # Before it waits, or it would be the first news itself.
        await seen(self.lobby, table, visitor)
        table.onlookers.add(onlooker)
        try:
            async with asyncio.timeout(seconds):
                await onlooker.next_news()
        except TimeoutError:
            pass
        finally:
            table.onlookers.discard(onlooker)
            await depart(self.lobby, table, onlooker)

    async def lobby_news(self, visitor: Visitor | None) -> LobbyNews:
        read = self.house.store.read
        gathering = await read(lambda connection: queries.open_tables(connection, "gathering"))
        playing = await read(lambda connection: queries.open_tables(connection, "playing"))
        own = []
        if visitor is not None:
            for listed in self.known(await read(lambda connection: queries.tables_of(connection, visitor.id))):
                seats = listed.row.seats_of(visitor.id)
                own.append(OwnTable(self.listed(listed), seats, bool(set(seats) & set(listed.waiting))))
        return LobbyNews(
            [self.listed(one) for one in self.known(gathering)], own, [self.listed(one) for one in self.known(playing)]
        )

    def known(self, tables: list[Listed]) -> list[Listed]:
        """Without those whose game this server does not offer: it may be gone, or left out by the host."""
        return [listed for listed in tables if listed.row.game in self.house.games]

    def listed(self, listed: Listed) -> TableNews:
        """A table as a list shows it: from memory where it is there, else from its row, without a replay."""
        table = self.lobby.tables.get(listed.row.id)
        if table is None:
            table = Table(self.house, Stored(msgspec.structs.replace(listed.row, setup=None), [], []))
        return msgspec.structs.replace(table_news(table), status=listed.row.status, waiting=listed.waiting)


REFUSED_STATUS = {
    "refused-no-visitor": 401,
    "refused-not-your-seat": 403,
    "refused-no-table": 404,
    "refused-too-fast": 429,
    "refused-link": 403,
    "refused-no-database": 503,
}


def refused_response(say: Any, refused: Refused) -> Response[Refusal]:
    message = refused.message
    body = Refusal(message.key, msgspec.to_builtins(message.args), say(message))
    return Response(body, status_code=REFUSED_STATUS.get(message.key, 409))
