"""uvicorn's WebSockets with a shortcut in each direction.

In: nearly every packet from a client is one whole text message. That case is read here; everything else (messages in
pieces, several in one packet, pings, closing) is left to the library, which knows the whole protocol.

Out: news is written where it is made, with no task in between. This is an ASGI extension: an application that finds
`SEND_NOW` in the scope may call its `send_now` instead of awaiting `send`.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from spinney.server.web.sockets import SEND_NOW

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library could not be compiled
    from websockets.utils import apply_mask

# A frame (RFC 6455, 5.2) begins with a byte for its kind: here a whole text message, or a control frame. Then comes the
# length, with one bit for whether the rest is masked, as a client's must be. Lengths from 126 up are written as 126 and
# two more bytes, lengths from 65,536 up as 127 and eight.
TEXT = b"\x81"
CONTROLS = (0x88, 0x89, 0x8A)
MASKED = 0x80
MASK_BYTES = 4
MEDIUM, LARGE = 126, 65_536


class FastWebSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.in_step = True
        """Whether all packets so far were whole frames, so that a new one begins with the next packet."""

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            # Anything may arrive between the first packet, the handshake, and the answer to it.
            self.in_step = not self.handshake_initiated
        elif self.in_step:
            text = whole_text(data)
            if text is not None and len(text) <= self.config.ws_max_size and self.conn.state is OPEN:
                self.curr_msg_data_type = "text"
                self.frames = [text]
                self.send_receive_event_to_app()
                return
            self.in_step = is_control(data)
        super().data_received(data)

    def send_now(self, text: bytes) -> bool:
        """Send a text without waiting. False while the client has not read what was sent before, or has left."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        self.transport.write(frame(text))
        return True

    async def run_asgi(self) -> None:
        # Frames are made here, so no extension may change them on the way.
        if not self.config.ws_per_message_deflate:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), SEND_NOW: {"send_now": self.send_now}}
        await super().run_asgi()


def whole_text(data: bytes) -> bytes | None:
    """The text of a packet that is exactly one whole text message from a client."""
    if len(data) < 2 or data[0] != TEXT[0]:
        return None
    length, begin = data[1] - MASKED, 2
    if length == MEDIUM:
        length, begin = int.from_bytes(data[2:4], "big"), 4
    elif not 0 <= length < MEDIUM:
        return None
    begin += MASK_BYTES
    if len(data) != begin + length:
        return None
    return apply_mask(data[begin:], data[begin - MASK_BYTES : begin])


def is_control(data: bytes) -> bool:
    """Whether a packet is exactly one whole control frame; these are always small."""
    return len(data) >= 2 and data[0] in CONTROLS and len(data) == 2 + MASK_BYTES + data[1] - MASKED


def frame(text: bytes) -> bytes:
    """A text as it is sent: a server does not mask."""
    length = len(text)
    if length < MEDIUM:
        return TEXT + length.to_bytes(1, "big") + text
    if length < LARGE:
        return TEXT + b"\x7e" + length.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + length.to_bytes(8, "big") + text
