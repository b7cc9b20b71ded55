"""uvicorn's WebSockets with a short way out: news are written where they are made, with no task in between.

An ASGI extension: an application that finds `SHORT_WAY` in the scope may call its `say` instead of awaiting `send`.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

SHORT_WAY = "spinney.short_way"
# The first byte of a whole message of text (RFC 6455, 5.2), and the sizes from which a length takes more bytes.
TEXT = b"\x81"
MEDIUM, LARGE = 126, 65_536


class Line(WebSocketsSansIOProtocol):
    def say(self, text: bytes) -> bool:
        """Send a text now. False while the client does not read what was sent before, or is gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        self.transport.write(frame(text))
        return True

    async def run_asgi(self) -> None:
        # Frames are made here, so there must be nothing that would change them on the way.
        if not self.config.ws_per_message_deflate:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), SHORT_WAY: {"say": self.say}}
        await super().run_asgi()


def frame(text: bytes) -> bytes:
    """A text as it goes over the line: a server does not mask."""
    length = len(text)
    if length < MEDIUM:
        return TEXT + length.to_bytes(1, "big") + text
    if length < LARGE:
        return TEXT + b"\x7e" + length.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + length.to_bytes(8, "big") + text
