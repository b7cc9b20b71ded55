"""Web hooks whose receivers are slow or silent: nobody else's hook waits for them, and nothing piles up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from spinney.server.table.table import Table
from spinney.server.upkeep import hooks as module
from spinney.server.upkeep.hooks import SEEN, Hooks
from tests.server.inside import run
from tests.waiting import PATIENCE


class Receiver:
    """Takes posts; what it answers, the test says."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n", again: bytes = b"") -> None:
        self.answer = answer
        self.again = again
        self.heard: list[Any] = []
        self.open = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open += 1
        with contextlib.suppress(OSError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
            self.heard.append(json.loads(await reader.readexactly(length)))
            writer.write(self.answer)
            while self.again and not reader.at_eof():
                writer.write(self.again)
                await writer.drain()
                await asyncio.sleep(0.01)
        writer.close()
        self.open -= 1

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self.take, "127.0.0.1", 0)
        try:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
        finally:
            server.close()


async def until(true: Any) -> None:
    while not true():
        await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def calling(seconds: float = PATIENCE) -> AsyncIterator[Hooks]:
    hooks = Hooks(allow_inside=True, seconds=seconds)
    try:
        yield hooks
    finally:
        await hooks.stop()


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200"])
def test_a_receiver_that_drips_is_left_at_the_deadline(answer: bytes) -> None:
    async def scene() -> None:
        drip, honest = Receiver(answer, again=b" "), Receiver()
        async with drip.listening() as slow, honest.listening() as quick, calling(0.5) as hooks:
            for number in range(30):
                hooks.notify(f"slow{number}", "olena", slow, b"{}")
            await until(lambda: drip.open)
            hooks.notify("quick", "marco", quick, b'{"is": 1}')
            await until(lambda: honest.heard)
            await until(lambda: not drip.open and not hooks.tasks)

    run(scene())


def test_the_answer_is_not_read_beyond_its_first_line() -> None:
    async def scene() -> None:
        endless = Receiver(b"HTTP/1.1 200 OK\r\n", again=b"X-More: and more\r\n")
        async with endless.listening() as address, calling() as hooks:
            hooks.notify("match", "olena", address, b"{}")
            await until(lambda: endless.heard and not endless.open and not hooks.tasks)

    run(scene())


def test_a_redirect_is_not_followed_and_a_failure_is_not_repeated() -> None:
    async def scene() -> None:
        other = Receiver()
        async with other.listening() as elsewhere, calling() as hooks:
            moved = f"HTTP/1.1 302 Found\r\nLocation: {elsewhere}\r\nContent-Length: 0\r\n\r\n".encode()
            for answer in (moved, b"HTTP/1.1 500 Internal Server Error\r\n\r\n", b""):
                receiver = Receiver(answer)
                async with receiver.listening() as address:
                    hooks.notify("match", "olena", address, b"{}")
                    await until(lambda: not hooks.tasks)
                    assert len(receiver.heard) == 1
            assert other.heard == []

    run(scene())


def test_an_address_in_the_hosts_network_is_not_called() -> None:
    async def scene() -> None:
        receiver, hooks = Receiver(), Hooks(allow_inside=False)
        async with receiver.listening() as address:
            for _ in range(2):
                hooks.notify("match", "olena", address, b"{}")
                await until(lambda: not hooks.tasks)
            assert (receiver.heard, receiver.open) == ([], 0)
        await hooks.stop()

    run(scene())


def test_a_name_that_is_never_found_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    found = socket.getaddrinfo
    ended = threading.Event()
    asked: list[str] = []

    def look_up(host: str, *args: Any, **kwargs: Any) -> Any:
        if host.endswith(".invalid"):
            asked.append(host)
            ended.wait(PATIENCE)
            raise OSError
        return found(host, *args, **kwargs)

    async def scene() -> None:
        honest = Receiver()
        async with honest.listening() as quick, calling(0.2) as hooks:
            for number in range(60):
                hooks.notify(f"slow{number}", f"visitor{number % 3}", f"http://name{number}.invalid/", b"{}")
            await until(lambda: asked)
            async with asyncio.timeout(PATIENCE):
                hooks.notify("quick", "marco", quick, b"{}")
                await until(lambda: honest.heard)
                await until(lambda: not hooks.tasks)
            assert len(asked) <= module.MOST_LOOKUPS
            assert threading.active_count() < 60

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    try:
        run(scene())
    finally:
        ended.set()


def test_the_newest_turn_replaces_one_that_waits() -> None:
    async def scene() -> None:
        receiver = Receiver(b"", again=b" ")
        async with receiver.listening() as address, calling() as hooks:
            hooks.notify("match", "olena", address, b'{"number": 0}')
            await until(lambda: receiver.heard)
            receiver.answer, receiver.again = b"HTTP/1.1 200 OK\r\n", b""
            for number in range(1, 5):
                hooks.notify("match", "olena", address, b'{"number": %d}' % number)
            await until(lambda: not hooks.tasks)
            assert [body["number"] for body in receiver.heard] == [0, 4]

    run(scene())


def test_games_that_are_not_finished_are_forgotten() -> None:
    async def scene() -> None:
        async with calling() as hooks:
            for number in range(SEEN + 10):
                live = SimpleNamespace(actors=[0], bots=["seedling"], seq=1, over=False)
                row = SimpleNamespace(hook="http://127.0.0.1:9/", host="olena")
                hooks.consider(cast(Table, SimpleNamespace(live=live, row=row, id=f"match{number}")))
            assert len(hooks.seen) == SEEN
            assert f"match{SEEN + 9}" in hooks.seen

    run(scene())
