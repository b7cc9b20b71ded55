"""The socket of a table: subscribe, then send the whole picture, then news as they come."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import SkipValidation

from spinney.core.message import Message, Refused
from spinney.server.news.audience import Audience
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.recall import recall
from spinney.server.service import Service
from spinney.server.services import watch
from spinney.server.store.rows import Visitor
from spinney.server.table.rights import allowed_eyes
from spinney.server.upkeep.metrics import Metrics
from spinney.server.upkeep.tables import Tables
from spinney.server.web.access import Access
from spinney.server.web.security import is_known_host, is_own_origin

SEND_NOW = "spinney.send_now"
"""The ASGI extension that fast_websocket.py offers where it is in use; nothing here may need that module."""
# Close codes: ours begin at 4000.
SIGNED_OUT = 4401
FORBIDDEN = 4403
NO_TABLE = 4404
TOO_MANY = 4429
TOO_SLOW = 4408
# A client that has stopped reading may never see why it is dropped.
MOST_GAP = 2.0
"""Seconds. Nobody may hold up a table for longer."""
CLOSING_SECONDS = 1.0

AnySocket = WebSocket[Any, Any, Any]


class Sockets:
    def __init__(self, tables: Tables, service: Service, metrics: Metrics, access: Access) -> None:
        self.tables = tables
        self.service = service
        self.metrics = metrics
        self.access = access
        self.settings = tables.services.settings
        self.by_visitor: dict[str, int] = {}
        """Open sockets, and requests that wait for news."""
        self.polls = 0
        """How many requests wait for news."""
        self.open: dict[Onlooker, AnySocket] = {}
        self.signed_out: set[Onlooker] = set()
        """Those whose visitor has signed out on this device, from another one."""
        self.finishing: set[asyncio.Task[None]] = set()
        """Tasks that carry out the last request of a client that has left."""

    async def serve(self, socket: AnySocket, match: str, visitor: Visitor | None) -> None:
        if not is_known_host(socket, self.settings.hosts) or not is_own_origin(socket, self.settings.origins):
            await self._turn_away(socket, FORBIDDEN, "this page may not open sockets here")
            return
        key = self.access.key(socket, visitor)
        if not self.has_place(key):
            await self._turn_away(socket, TOO_MANY, "too many sockets are open")
            return
        try:
            audience = await self.tables.find(match)
            await self.service.catch_up_to(audience, _number(socket.query_params.get("seq")) or 0)
            eyes = allowed_eyes(audience.table.row, visitor, _number(socket.query_params.get("seat")))
        except Refused as refused:
            code = NO_TABLE if refused.message.key == "refused-no-table" else FORBIDDEN
            await self._turn_away(socket, code, self.tables.services.say(refused.message))
            return
        await socket.accept()
        self.metrics.sockets += 1
        try:
            with self._counted(key):
                await self._attend(socket, audience, visitor, eyes, key)
        finally:
            self.metrics.sockets -= 1

    def has_place(self, key: str) -> bool:
        """Whether this visitor, or address, may have one more connection that stays open."""
        limits = self.settings.limits
        room = self.metrics.sockets + self.polls < limits.sockets
        return room and self.by_visitor.get(key, 0) < limits.sockets_per_visitor

    @contextlib.contextmanager
    def _counted(self, key: str) -> Iterator[None]:
        self.by_visitor[key] = self.by_visitor.get(key, 0) + 1
        try:
            yield
        finally:
            self.by_visitor[key] -= 1
            if not self.by_visitor[key]:
                del self.by_visitor[key]

    @contextlib.contextmanager
    def waiting(self, key: str) -> Iterator[None]:
        """A request that waits for news, counted as a socket is; refused if there are too many."""
        if not self.has_place(key):
            raise Refused(Message("refused-too-fast"))
        self.polls += 1
        try:
            with self._counted(key):
                yield
        finally:
            self.polls -= 1

    async def _attend(
        self, socket: AnySocket, audience: Audience, visitor: Visitor | None, eyes: int, key: str
    ) -> None:
        await recall(audience, known_rows(socket, audience), eyes)
        onlooker = self._onlooker(socket, audience, visitor, eyes)
        # Subscribed before the first picture is made: nothing can fall between them.
        audience.join(onlooker)
        self.open[onlooker] = socket
        onlooker.hear(audience.news_to(onlooker))
        onlooker.sender = sender = asyncio.create_task(self._send(socket, onlooker))
        receiver = asyncio.create_task(self._receive(socket, audience, onlooker, visitor, key))
        try:
            await self.service.arrive(audience, onlooker.visitor)
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            audience.leave(onlooker)
            del self.open[onlooker]
            sender.cancel()
            if onlooker.busy:
                # A request that has begun is carried out and told, even if its client has left meanwhile.
                self.finishing.add(receiver)
                watch(self.tables.services, "finish_request", receiver)
                receiver.add_done_callback(self.finishing.discard)
            else:
                receiver.cancel()
            ended = await asyncio.gather(sender, *({receiver} - self.finishing), return_exceptions=True)
            await self.service.depart(audience, onlooker.visitor)
        if onlooker in self.signed_out:
            self.signed_out.discard(onlooker)
            await self._close(socket, SIGNED_OUT, "signed out from another device")
        elif onlooker.dropped:
            self.metrics.dropped += 1
            await self._close(socket, TOO_SLOW, "too much was left unread")
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                raise error

    async def _turn_away(self, socket: AnySocket, code: int, why: str) -> None:
        # A browser is not told why a socket was not accepted.
        await socket.accept()
        await self._close(socket, code, why)

    async def _close(self, socket: AnySocket, code: int, why: str) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(socket.close(code, why), CLOSING_SECONDS)

    async def check_again(self, visitor: str) -> None:
        """This visitor has signed out elsewhere: sockets whose secret is no longer valid are closed."""
        for onlooker, socket in list(self.open.items()):
            if onlooker.visitor == visitor and await self.access.visitor(socket) is None and onlooker in self.open:
                self.signed_out.add(onlooker)
                onlooker.drop()

    def _onlooker(self, socket: AnySocket, audience: Audience, visitor: Visitor | None, eyes: int) -> Onlooker:
        extensions: Any = socket.scope.get("extensions") or {}
        onlooker = Onlooker(
            audience.table,
            visitor.id if visitor else "",
            eyes,
            self.settings.limits.unread_news,
            aids=socket.query_params.get("aids") == "1",
            gap=gap_of(socket.query_params.get("gap")),
            send_now=extensions.get(SEND_NOW, {}).get("send_now"),
            stays=True,
        )
        onlooker.told = known_rows(socket, audience)
        return onlooker

    async def _receive(
        self, socket: AnySocket, audience: Audience, onlooker: Onlooker, visitor: Visitor | None, key: str
    ) -> None:
        while onlooker in audience.onlookers:
            text = await socket.receive_data(mode="text")
            began = time.perf_counter()
            if self.access.rate.take(key):
                onlooker.busy = True
                try:
                    reply = await self.service.handle_text(audience, text, visitor, onlooker)
                    onlooker.hear(reply.content)
                    if reply.changed:
                        # A visitor who sits down is here, though the socket was opened before.
                        await self.service.arrive(audience, onlooker.visitor)
                finally:
                    onlooker.busy = False
            else:
                refused = self.service.refusal(Refused(Message("refused-too-fast")))
                onlooker.hear(audience.news_to(onlooker, number_of(text), refused))
                # A client that ignores this is slowed down, and no other.
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


def gap_of(text: str | None) -> float:
    """The `gap` of a socket's address in seconds; 0 if it is none."""
    return min(int(text) / 1000, MOST_GAP) if text and text.isascii() and text.isdigit() and len(text) < 6 else 0.0


def known_rows(socket: AnySocket, audience: Audience) -> int:
    """How many rows the client knows: all, if it does not say."""
    known = _number(socket.query_params.get("seq"))
    return known if known is not None and 0 <= known <= audience.table.seq else audience.table.seq


def _number(text: str | None) -> int | None:
    try:
        return None if text is None or len(text) > 9 else int(text)
    except ValueError:
        return None


# What handlers ask for by name: `app.py` provides it.
FromSockets = NamedDependency[SkipValidation[Sockets]]
