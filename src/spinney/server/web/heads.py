"""HEAD requests: uptime monitors, link previews and `curl -I` send them."""

from __future__ import annotations

from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from litestar.types import Message as AsgiMessage


def answer_heads(app: ASGIApp) -> ASGIApp:
    """The same app, which also answers HEAD wherever it answers GET: with the same headers, and no body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def send_head(message: AsgiMessage) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await app(cast(HTTPScope, {**scope, "method": "GET"}), receive, send_head)

    return answer
