"""Random players over real sockets: they take a random action as soon as it is their turn."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from bench.server.processes import Process
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Clock:
    """Collects response times, and signals when all players have finished."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.bytes = 0
        self.news = 0
        self.open = 0
        self.all_done = asyncio.Event()

    def one_done(self) -> None:
        self.open -= 1
        if self.open == 0:
            self.all_done.set()


class News(msgspec.Struct):
    """The part of the news that a random player needs; the rest is skipped."""

    seq: int = 0
    choices: list[str] = []
    ticket: int = 0
    to: int = 0
    outcome: dict[str, Any] | None = None
    refused: dict[str, Any] | None = None


read_news = msgspec.json.Decoder(News).decode


class Player(WSListener):
    """One seat at one table, with its own connection."""

    def __init__(self, seat: int, clock: Clock, rng: random.Random) -> None:
        self.seat = seat
        self.clock = clock
        self.rng = rng
        self.asked: asyncio.Event = asyncio.Event()
        self.news = News()
        self.playing = False
        self.paused = False
        """Whether it acts only when `act` is called."""
        self.over = False
        self.sent_at = 0.0
        self.number = 0
        self.waits: asyncio.Future[None] | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.over and self.playing:
            raise SystemExit("the server closed a socket in the middle of a game")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        news = self.news = read_news(frame.get_payload_as_memoryview())
        clock = self.clock
        clock.bytes += frame.payload_size
        clock.news += 1
        if news.refused is not None:
            raise SystemExit(f"refused: {news.refused}")
        if news.to and news.to == self.number:
            if self.sent_at:
                clock.seconds.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            if self.waits is not None and not self.waits.done():
                self.waits.set_result(None)
        if not self.playing:
            return
        if news.outcome is not None:
            if not self.over:
                self.over = True
                clock.one_done()
        elif news.choices and not self.paused and not self.sent_at:
            self.act()

    def act(self) -> None:
        """Take one of the offered actions at random."""
        news = self.news
        self.sent_at = time.perf_counter()
        self.send_request({"do": "act", "text": self.rng.choice(news.choices), "ticket": news.ticket})

    def send_request(self, request: dict[str, Any]) -> None:
        self.number += 1
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(request | {"id": self.number}))

    async def ask(self, request: dict[str, Any]) -> None:
        """Send a request and wait for the answer."""
        self.waits = asyncio.get_running_loop().create_future()
        self.send_request(request)
        await self.waits

    def play(self) -> None:
        self.playing = True
        self.clock.open += 1
        if self.news.choices and not self.paused:
            self.act()


class Guests:
    """Visitors of a server, and the tables that they open."""

    def __init__(self, server: Process, at_once: int = 32) -> None:
        self.server = server
        self.cookies: list[str] = []
        self.places = asyncio.Semaphore(at_once)
        # The client is shared by all visitors, so it must not store cookies.
        jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        # Connections are not reused: the server may close an idle one just when it is used again.
        limits = httpx.Limits(max_connections=at_once, max_keepalive_connections=0)
        self.http = httpx.AsyncClient(base_url=server.address, timeout=60, limits=limits, cookies=jar)

    async def post(self, path: str, body: dict[str, Any], cookie: str = "") -> httpx.Response:
        async with self.places:
            answer = await self.http.post(path, json=body, headers={"cookie": f"spinney={cookie}"} if cookie else {})
        if answer.is_error:
            raise SystemExit(f"{path}: {answer.status_code} {answer.text}")
        return answer

    async def invite(self, people: int) -> None:
        """Create visitors until there are this many."""

        async def one(number: int) -> str:
            answer = await self.post("/api/me", {"name": f"guest {number}"})
            return answer.cookies["spinney"]

        self.cookies += await asyncio.gather(*(one(number) for number in range(len(self.cookies), people)))

    async def table(self, game: str, people: Sequence[int], clock: Clock, rng: random.Random) -> list[Player]:
        """Open a table for these visitors, and start its game."""
        seats = [{"who": "me"}, *({"who": "anyone"} for _ in people[1:])]
        made = await self.post("/api/tables", {"game": game, "seats": seats}, self.cookies[people[0]])
        match = made.json()["table"]["id"]
        players = await asyncio.gather(
            *(self.connect(match, seat, self.cookies[one], clock, rng) for seat, one in enumerate(people))
        )
        for player in players:
            await player.ask({"do": "sit", "seat": player.seat})
        await players[0].ask({"do": "start"})
        return list(players)

    async def connect(self, match: str, seat: int, cookie: str, clock: Clock, rng: random.Random) -> Player:
        address = self.server.address.replace("http", "ws") + f"/api/tables/{match}/socket"
        async with self.places:
            _, player = await ws_connect(
                lambda: Player(seat, clock, rng),
                address,
                extra_headers={"Cookie": f"spinney={cookie}"},
                websocket_handshake_timeout=60,
            )
        found: Player = player
        return found

    async def close(self) -> None:
        await self.http.aclose()


def percentile(seconds: Sequence[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else 0.0
