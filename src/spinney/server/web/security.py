"""Headers for every answer, and the pages that may ask for a change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types import Message as AsgiMessage

from spinney.core.message import Message
from spinney.server.news.wire import Refusal

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HEADERS = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]


def is_own_origin(connection: ASGIConnection[Any, Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """Whether the page that asks is ours; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False


class Guard(ASGIMiddleware):
    """Security headers on everything; requests for a change are refused if they come from another site's page."""

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
