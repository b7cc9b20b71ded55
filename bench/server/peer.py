"""Players of a trivial game of boardgame.io, over the same kind of socket as ours."""

from __future__ import annotations

import asyncio
import random
import time

import httpx
import msgspec
from bench.server.players import Clock
from bench.server.processes import Process
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

GAME = "trivial"
SEATS = 4
HAND = 7


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """The part of the state that a random player needs; the rest is skipped."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


class Synced(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    info: Synced


read_update = msgspec.json.Decoder(Update).decode
read_sync = msgspec.json.Decoder(Sync).decode
PREFIX = f"42/{GAME},".encode()


class PeerPlayer(WSListener):
    """One seat of one match. The frames are those of socket.io: 0 open, 2 ping, 40 connect, 42 event."""

    def __init__(self, match: str, seat: int, credentials: str, clock: Clock, rng: random.Random) -> None:
        self.match, self.seat, self.credentials = match, seat, credentials
        self.clock, self.rng = clock, rng
        self.ready = asyncio.get_running_loop().create_future()
        self.state: State | None = None
        self.last = 0
        self.playing = False
        self.sent_at = 0.0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        if text.startswith(PREFIX):
            self._receive(text[len(PREFIX) :])
        elif text.startswith(b"0"):
            self.transport.send(WSMsgType.TEXT, f"40/{GAME},".encode())
        elif text.startswith(b"40"):
            self.emit("sync", self.match, str(self.seat), self.credentials, SEATS)
        elif text == b"2":
            self.transport.send(WSMsgType.TEXT, b"3")

    def _receive(self, event: bytes) -> None:
        clock = self.clock
        clock.bytes += len(event)
        clock.news += 1
        if event.startswith(b'["sync"'):
            self.state = read_sync(event).info.state
            if not self.ready.done():
                self.ready.set_result(None)
            return
        if not event.startswith(b'["update"'):
            return
        self.state = read_update(event).state
        if self.sent_at:
            clock.seconds.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        if self.playing:
            self._play_if_due()

    def _play_if_due(self) -> None:
        assert self.state is not None
        if self.state.number >= self.last:
            self.playing = False
            self.clock.one_done()
        elif self.state.ctx.current == str(self.seat):
            self.act()

    def act(self) -> None:
        assert self.state is not None
        self.sent_at = time.perf_counter()
        move = {
            "type": "play",
            "args": [self.rng.randrange(HAND)],
            "playerID": str(self.seat),
            "credentials": self.credentials,
        }
        self.emit("update", {"type": "MAKE_MOVE", "payload": move}, self.state.number, self.match, str(self.seat))

    def emit(self, *event: object) -> None:
        self.transport.send(WSMsgType.TEXT, PREFIX + msgspec.json.encode(event))

    def play(self, last: int) -> None:
        """Play until the match has reached this state number."""
        self.last = last
        self.playing = True
        self.clock.open += 1
        self._play_if_due()


async def peer_table(server: Process, clock: Clock, rng: random.Random) -> list[PeerPlayer]:
    """Create a match in the lobby and let all players join."""
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
        made = await http.post(f"/games/{GAME}/create", json={"numPlayers": SEATS})
        if made.status_code == 404:
            raise SystemExit("boardgame.io's lobby answers 404: it needs koa-compose 4.1.0 (bench/server/README.md)")
        match = made.json()["matchID"]
        players = []
        for seat in range(SEATS):
            joined = await http.post(
                f"/games/{GAME}/{match}/join", json={"playerID": str(seat), "playerName": f"guest {seat}"}
            )
            player = PeerPlayer(match, seat, joined.json()["playerCredentials"], clock, rng)
            await ws_connect(
                lambda player=player: player,
                server.address.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket",
            )
            await player.ready
            players.append(player)
    return players
