"""The server, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types import Message as AsgiMessage

from spinney.core.game import AnyGame
from spinney.core.message import Message, Refused
from spinney.server.news.wire import Refusal
from spinney.server.randomness import Randomness
from spinney.server.services import House
from spinney.server.settings import Settings
from spinney.server.store.sql.store import Store
from spinney.server.upkeep.bots import Think
from spinney.server.upkeep.metrics import Metrics
from spinney.server.upkeep.people import People
from spinney.server.upkeep.tables import Lobby
from spinney.server.web.api import Api, refused_response
from spinney.server.web.other_games import Brought
from spinney.server.web.pages import SECURITY_HEADERS, Pages
from spinney.server.web.sockets import is_own_origin

log = logging.getLogger("spinney.app")


def create_app(
    store: Store,
    games: Mapping[str, AnyGame],
    levels: Sequence[str],
    think: Think,
    say: Callable[[Message], str],
    settings: Settings | None = None,
    randomness: Randomness | None = None,
) -> Litestar:
    """The server of these games. It knows no game and no bot but what it is handed here."""
    house = House(store, games, levels, say, settings or Settings(), randomness or Randomness())
    lobby = Lobby(house, think)
    api = Api(lobby, People(house), Metrics(lobby))

    @asynccontextmanager
    async def open_for_visitors(_app: Litestar) -> AsyncIterator[None]:
        await lobby.start()
        try:
            yield
        finally:
            await lobby.stop()

    def on_refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
        return refused_response(say, refused)

    def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
        return http_refusal(say, error)

    def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
        if isinstance(error, (UnicodeDecodeError, RecursionError)):
            return http_refusal(say, HTTPException("the body cannot be read as JSON", status_code=400))
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        broken = Message("refused-broken")
        return Response(Refusal(broken.key, {}, say(broken)), status_code=500)

    return Litestar(
        route_handlers=[*api.handlers(), *Brought(house).handlers(), *Pages(house).handlers()],
        lifespan=[open_for_visitors],
        middleware=[Guard(say, house.settings.origins)],
        exception_handlers={Refused: on_refused, HTTPException: on_http, Exception: on_error},
        openapi_config=OpenAPIConfig(
            title="Spinney", version="1", path="/schema", render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])]
        ),
        request_max_body_size=house.settings.limits.message_bytes,
        state=None,
        logging_config=None,
    )


FRAMEWORK_REFUSALS = {404: "refused-no-page", 405: "refused-method", 413: "refused-long"}


def http_refusal(say: Callable[[Message], str], error: HTTPException) -> Response[Refusal]:
    """What the framework refuses, in the one shape of refusals."""
    key = FRAMEWORK_REFUSALS.get(error.status_code, "refused-malformed")
    args: dict[str, Any] = {}
    if key == "refused-malformed":
        extra = getattr(error, "extra", None) or []
        details = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
        why = "; ".join(filter(None, details)) or error.detail
        # What the framework says of a body that is not there.
        args = {"why": "the body is missing" if why == "'data'" else why}
    body = Refusal(key, args, say(Message(key, args)))
    return Response(body, status_code=error.status_code, headers=error.headers)


class Guard(ASGIMiddleware):
    """Security headers on everything; nothing that changes is taken from another site's page."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, say: Callable[[Message], str], origins: tuple[str, ...]) -> None:
        self.origins = origins
        message = Message("refused-origin")
        self.foreign = msgspec.json.encode(Refusal(message.key, {}, say(message)))

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def send_guarded(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        request: Request[Any, Any, Any] = Request(scope)
        if request.method in ("GET", "HEAD") or is_own_origin(request, self.origins):
            await next_app(scope, receive, send_guarded)
            return
        kind = [(b"content-type", b"application/json")]
        await send_guarded({"type": "http.response.start", "status": 403, "headers": kind})
        await send_guarded({"type": "http.response.body", "body": self.foreign, "more_body": False})


HEADERS = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
