"""Refusals and errors as HTTP answers, all of one shape."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from spinney.core.message import Message, Refused
from spinney.server.news.wire import Refusal
from spinney.server.web.leaving import ClientGone

log = logging.getLogger("spinney.app")

REFUSED_STATUS = {
    "refused-no-visitor": 401,
    "refused-not-your-seat": 403,
    "refused-no-table": 404,
    "refused-too-fast": 429,
    "refused-link": 403,
    "refused-no-database": 503,
}
CLIENT_GONE = 499
FRAMEWORK_REFUSALS = {404: "refused-no-page", 405: "refused-method", 413: "refused-long"}


def exception_handlers(say: Callable[[Message], str]) -> dict[Any, Any]:
    def on_refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
        message = refused.message
        body = Refusal(message.key, msgspec.to_builtins(message.args), say(message))
        return Response(body, status_code=REFUSED_STATUS.get(message.key, 409))

    def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
        return http_refusal(say, error)

    def on_gone(_request: Request[Any, Any, Any], _gone: ClientGone) -> Response[None]:
        # Nobody reads it; proxies write this number in their logs.
        return Response(None, status_code=CLIENT_GONE)

    def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
        if isinstance(error, (UnicodeDecodeError, RecursionError)):
            return http_refusal(say, HTTPException("the body cannot be read as JSON", status_code=400))
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        broken = Message("refused-broken")
        return Response(Refusal(broken.key, {}, say(broken)), status_code=500)

    return {Refused: on_refused, HTTPException: on_http, ClientGone: on_gone, Exception: on_error}


def http_refusal(say: Callable[[Message], str], error: HTTPException) -> Response[Refusal]:
    """What the framework refuses, in the same shape."""
    key = FRAMEWORK_REFUSALS.get(error.status_code, "refused-malformed")
    args: dict[str, Any] = {}
    if key == "refused-malformed":
        extra = getattr(error, "extra", None) or []
        details = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
        why = "; ".join(filter(None, details)) or error.detail
        # How the framework reports a missing body.
        args = {"why": "the body is missing" if why == "'data'" else why}
    body = Refusal(key, args, say(Message(key, args)))
    return Response(body, status_code=error.status_code, headers=error.headers)
