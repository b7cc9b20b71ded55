"""The socket of a table: subscribe, then send the whole picture, then news as they come."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from spinney.core.message import Message, Refused
from spinney.server.news.news import refusal, tell_one
from spinney.server.news.onlooker import SHORT_WAY, Onlooker
from spinney.server.service import allowed_eyes, from_socket
from spinney.server.table.attendance import arrive, depart
from spinney.server.table.table import Table
from spinney.server.upkeep.metrics import Metrics
from spinney.server.upkeep.people import Visitor
from spinney.server.upkeep.tables import Lobby
from spinney.server.web.rate import Buckets

# Close codes: ours begin at 4000.
FOREIGN_ORIGIN = 4403
NO_TABLE = 4404
TOO_MANY = 4429
TOO_SLOW = 4408
# Who does not read does not read a farewell either.
CLOSING_SECONDS = 1.0

AnySocket = WebSocket[Any, Any, Any]


def is_own_origin(socket: ASGIConnection[Any, Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """Whether the page that opens this socket is ours; programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == socket.headers.get("host", "")
    except ValueError:
        return False


class Sockets:
    def __init__(self, lobby: Lobby, metrics: Metrics, rate: Buckets) -> None:
        self.lobby = lobby
        self.metrics = metrics
        self.rate = rate
        self.limits = lobby.house.settings.limits
        self.by_visitor: dict[str, int] = {}
        self.finishing: set[asyncio.Task[None]] = set()
        """Those who carry out the last request of somebody who is gone."""

    async def serve(self, socket: AnySocket, match: str, visitor: Visitor | None) -> None:
        if not is_own_origin(socket, self.lobby.house.settings.origins):
            await socket.close(FOREIGN_ORIGIN, "this page may not open sockets here")
            return
        key = visitor.id if visitor else socket.client.host if socket.client else ""
        if self.metrics.sockets >= self.limits.sockets or self._count(key) >= self.limits.sockets_per_visitor:
            await socket.close(TOO_MANY, "too many sockets are open")
            return
        try:
            table = await self.lobby.table(match)
            eyes = allowed_eyes(table, visitor, _number(socket.query_params.get("seat")))
        except Refused as refused:
            await socket.close(NO_TABLE, self.lobby.house.say(refused.message))
            return
        await socket.accept()
        self.metrics.sockets += 1
        self.by_visitor[key] = self._count(key) + 1
        try:
            await self._attend(socket, table, visitor, eyes, key)
        finally:
            self.metrics.sockets -= 1
            self.by_visitor[key] -= 1
            if not self.by_visitor[key]:
                del self.by_visitor[key]

    def _count(self, key: str) -> int:
        return self.by_visitor.get(key, 0)

    async def _attend(self, socket: AnySocket, table: Table, visitor: Visitor | None, eyes: int, key: str) -> None:
        aids = socket.query_params.get("aids") == "1"
        extensions: Any = socket.scope.get("extensions") or {}
        say = extensions.get(SHORT_WAY, {}).get("say")
        onlooker = Onlooker(table, visitor.id if visitor else "", eyes, self.limits.unread_news, aids, say)
        known = _number(socket.query_params.get("seq"))
        if known is not None and 0 <= known <= table.seq:
            onlooker.told = known
        # Subscribed before the first picture is made: nothing can fall between them.
        table.onlookers.add(onlooker)
        tell_one(table, onlooker)
        onlooker.sender = sender = asyncio.create_task(self._send(socket, onlooker))
        receiver = asyncio.create_task(self._receive(socket, onlooker, visitor, key))
        try:
            await arrive(self.lobby, table, onlooker)
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.onlookers.discard(onlooker)
            sender.cancel()
            if onlooker.busy:
                # What has begun is done and told, also when whoever asked for it is gone meanwhile.
                self.finishing.add(receiver)
                receiver.add_done_callback(self.finishing.discard)
            else:
                receiver.cancel()
            ended = await asyncio.gather(sender, *({receiver} - self.finishing), return_exceptions=True)
            await depart(self.lobby, table, onlooker)
        if onlooker.dropped:
            self.metrics.dropped.inc()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(socket.close(TOO_SLOW, "too much was left unread"), CLOSING_SECONDS)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                raise error

    async def _receive(self, socket: AnySocket, onlooker: Onlooker, visitor: Visitor | None, key: str) -> None:
        while onlooker in onlooker.table.onlookers:
            text = await socket.receive_data(mode="text")
            began = time.perf_counter()
            if self.rate.take(key):
                onlooker.busy = True
                try:
                    await from_socket(self.lobby, onlooker, visitor, text)
                finally:
                    onlooker.busy = False
            else:
                refused = refusal(onlooker.table, Refused(Message("refused-too-fast")))
                tell_one(onlooker.table, onlooker, number_of(text), refused)
                # Whoever does not listen is slowed down, and nobody else.
                await asyncio.sleep(0.2)
            self.metrics.seconds.observe(time.perf_counter() - began)

    async def _send(self, socket: AnySocket, onlooker: Onlooker) -> None:
        while True:
            await socket.send_data(await onlooker.next_news(), mode="text")


class Numbered(msgspec.Struct):
    id: int = 0


def number_of(text: str | bytes) -> int:
    """The number of a request that is not read any further."""
    try:
        return msgspec.json.decode(text, type=Numbered).id
    except msgspec.DecodeError:
        return 0


def _number(text: str | None) -> int | None:
    try:
        return None if text is None or len(text) > 9 else int(text)
    except ValueError:
        return None
