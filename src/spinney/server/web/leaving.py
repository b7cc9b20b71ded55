"""Clients that hang up before they are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

T = TypeVar("T")


class ClientGone(Exception):
    """There is nobody left to answer."""


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """The result of the work, which is cancelled if the client hangs up; the body has been read before."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(hang_up(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientGone
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def hang_up(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
