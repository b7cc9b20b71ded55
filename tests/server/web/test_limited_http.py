"""Clients that send without end, or nothing at all: HTTP over real connections, to the protocol class alone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import uvicorn
from uvicorn.server import ServerState

from spinney.cli.serving import configure
from spinney.server.web import limited_http
from spinney.server.web.limited_http import LimitedHttp
from tests.server.inside import run
from tests.waiting import PATIENCE

GET = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Reads the whole request, and answers with its size."""
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message["body"]), message["more_body"]
    body = str(size).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


class Line(NamedTuple):
    """Both ends of a connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    server: LimitedHttp


@contextlib.asynccontextmanager
async def connected() -> AsyncIterator[Line]:
    config = uvicorn.Config(
        app, http=LimitedHttp, ws="none", lifespan="off", log_config=None, timeout_keep_alive=int(PATIENCE)
    )
    config.load()
    state, protocols = ServerState(), []

    def protocol() -> LimitedHttp:
        protocols.append(LimitedHttp(config=config, server_state=state, app_state={}))
        return protocols[0]

    server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    while not protocols:
        await asyncio.sleep(0)
    try:
        yield Line(reader, writer, protocols[0])
    finally:
        writer.close()
        server.close()


async def send_to_the_end(request: bytes = b"") -> bytes:
    """Everything that the server sends until it ends the connection."""
    async with connected() as (reader, writer, _):
        writer.write(request)
        return await reader.read()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_http, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(limited_http, "BODY_SECONDS", 0.3)


def test_spinney_serves_with_these_limits() -> None:
    config = configure("tests.server.web.test_limited_http:app")
    config.load()
    assert config.http_protocol_class is LimitedHttp


@pytest.mark.usefixtures("impatient")
def test_a_silent_connection_is_closed() -> None:
    assert run(send_to_the_end()) == b""


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    "half",
    [b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\n", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n12345"],
    ids=["line", "headers", "body"],
)
def test_half_a_request_is_given_up(half: bytes) -> None:
    assert run(send_to_the_end(half)).startswith(b"HTTP/1.1 408 ")


def one_too_many(begin: bytes, most: int) -> bytes:
    """One byte more than is allowed. Not more than that: what is left unread when a connection ends may destroy the
    answer on its way."""
    return begin + b"a" * (most + 1 - len(begin))


@pytest.mark.parametrize("begin", [b"GET /", b"GET / HTTP/1.1\r\nx-more: "], ids=["address", "header"])
def test_headers_without_end_are_refused(begin: bytes) -> None:
    assert run(send_to_the_end(one_too_many(begin, limited_http.HEADER_BYTES))).startswith(b"HTTP/1.1 431 ")


def test_many_small_headers_are_counted_too() -> None:
    begin = GET[:-2] + b"x-more: a\r\n" * 2000 + b"x-last: "
    assert run(send_to_the_end(one_too_many(begin, limited_http.HEADER_BYTES))).startswith(b"HTTP/1.1 431 ")


def test_a_request_without_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_http, "REQUEST_BYTES", 200_000)
    begin = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nffffff\r\n"
    assert run(send_to_the_end(one_too_many(begin, 200_000))).startswith(b"HTTP/1.1 413 ")


def test_a_large_body_is_none_of_the_headers() -> None:
    size = 2 * limited_http.HEADER_BYTES
    request = b"POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % size
    assert run(send_to_the_end(request + b"a" * size)).endswith(str(size).encode())


def test_an_answer_may_take_as_long_as_it_wants() -> None:
    async def ask() -> None:
        async with connected() as (reader, writer, server):
            assert server.deadline is not None
            writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\n\r\n")
            while server.in_headers:
                await asyncio.sleep(0)
            assert server.deadline is not None
            writer.write(b"1")
            while not server.in_headers:
                await asyncio.sleep(0)
            assert server.deadline is None, "the request is complete"
            assert (await reader.readuntil(b"\r\n\r\n1")).startswith(b"HTTP/1.1 200 ")

    run(ask())


def test_each_request_on_a_connection_has_its_own_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> bytes:
        async with connected() as (reader, writer, server):
            for _ in range(2):
                writer.write(GET)
                assert (await reader.readuntil(b"\r\n\r\n0")).startswith(b"HTTP/1.1 200 ")
                assert server.deadline is None, "between requests it may rest"
            monkeypatch.setattr(limited_http, "HEADER_SECONDS", 0.1)
            writer.write(GET[:10])
            return await reader.read()

    assert run(ask()).startswith(b"HTTP/1.1 408 ")
