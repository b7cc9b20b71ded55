"""Headers for every answer, the names the server answers to, and the pages that may ask for a change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ipaddress import ip_address
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
UNKNOWN_HOST = b"This server does not answer to this name; its host can allow it with SPINNEY_HOSTS.\n"
# No public name ends like this (RFC 6762, RFC 8375, and what routers use).
LOCAL_ENDS = (".local", ".localhost", ".lan", ".home", ".internal", ".localdomain", ".home.arpa")


def is_known_host(connection: ASGIConnection[Any, Any, Any, Any], hosts: Sequence[str]) -> bool:
    """Whether the server is meant by the name in the request. Somebody else's public name may lead to this machine, so
    that pages from there could read what only this network should see (DNS rebinding)."""
    written = connection.headers.get("host")
    if not hosts or written is None:
        # Browsers always send one.
        return True
    try:
        name = (urlsplit("//" + written).hostname or "").rstrip(".")
    except ValueError:
        return False
    if name in hosts or "." not in name or name.endswith(LOCAL_ENDS):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_own_origin(connection: ASGIConnection[Any, Any, Any, Any], origins: Sequence[str]) -> bool:
    """Whether the page that asks is ours; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False


class Guard(ASGIMiddleware):
    """Security headers on everything. Refused are requests under a name that is not ours, and requests for a change
    that come from another site's page."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, say: Callable[[Message], str], origins: Sequence[str], hosts: Sequence[str]) -> None:
        self.origins = origins
        self.hosts = hosts
        message = Message("refused-origin")
        self.foreign = msgspec.json.encode(Refusal(message.key, {}, say(message)))

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def send_guarded(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        request: Request[Any, Any, Any] = Request(scope)
        if not is_known_host(request, self.hosts):
            status, kind, body = 421, b"text/plain; charset=utf-8", UNKNOWN_HOST
        elif request.method in ("GET", "HEAD") or is_own_origin(request, self.origins):
            await next_app(scope, receive, send_guarded)
            return
        else:
            status, kind, body = 403, b"application/json", self.foreign
        headers = [(b"content-type", kind)]
        await send_guarded({"type": "http.response.start", "status": status, "headers": headers})
        await send_guarded({"type": "http.response.body", "body": body, "more_body": False})
