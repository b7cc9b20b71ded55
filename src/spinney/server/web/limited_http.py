"""uvicorn's HTTP with limits on what a client may send, and for how long, before the server answers.

A proxy in front does this too; a server that a club runs without one needs it here. uvicorn itself only limits how
long a connection may rest after an answer.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_SECONDS = 10.0
"""From the opening of the connection, or the first byte of a later request, to the end of the headers."""
BODY_SECONDS = 30.0
"""From the end of the headers to the end of the request."""
# Packets are looked at whole, so one packet more may pass.
HEADER_BYTES = 32_768
"""The first line and all headers."""
REQUEST_BYTES = 4 * 1024 * 1024
"""A whole request: twice the largest that any page sends, a record."""


class LimitedHttp(HttpToolsProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deadline: asyncio.TimerHandle | None = None
        self.in_headers = True
        self.request_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._allow(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.in_headers and self.deadline is None:
            # The next request of a connection that was kept open.
            self._allow(HEADER_SECONDS)
        self.request_bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.in_headers and self.request_bytes > HEADER_BYTES:
            self._refuse(b"431 Request Header Fields Too Large")
        elif self.request_bytes > REQUEST_BYTES:
            self._refuse(b"413 Content Too Large")

    def on_headers_complete(self) -> None:
        self.in_headers = False
        self._allow(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_headers, self.request_bytes = True, 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        # From here on the socket has limits of its own.
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _allow(self, seconds: float) -> None:
        self._stop_waiting()
        self.deadline = self.loop.call_later(seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_slow(self) -> None:
        if self.request_bytes:
            self._refuse(b"408 Request Timeout")
        else:
            # Nothing was asked, so nothing is answered.
            self.transport.close()

    def _refuse(self, status: bytes) -> None:
        self._stop_waiting()
        # The answer to an earlier request may be under way, and a second one must not be mixed into it.
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if not answering and not self.pipeline:
            self.transport.write(b"HTTP/1.1 %b\r\nconnection: close\r\ncontent-length: 0\r\n\r\n" % status)
        self.transport.close()
