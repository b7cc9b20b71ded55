"""One request, from its text to its reply."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spinney.core.message import Message
from spinney.core.view import SPECTATOR
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import NewTable, SeatWish, Sit
from tests.server.inside import OLENA, new_table, open_server, run

BOT = SeatWish("bot", "seedling")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"do": "fly"}', '{"do": "act", "text": 1, "ticket": 0}'])
def test_a_malformed_request_is_refused_with_a_message(text: str, sqlite_url: str) -> None:
    async def ask() -> Any:
        async with open_server(sqlite_url) as server:
            audience = await new_table(server, OLENA, NewTable("arboretum", [BOT, BOT]))
            asker = Onlooker(audience.table, OLENA.id, SPECTATOR, 8)
            reply = await server.service.handle_text(audience, text, OLENA, asker)
            assert reply.refused
            return msgspec.json.decode(reply.content)["refused"]

    refused = run(ask())
    assert refused["key"] == "refused-malformed"
    assert msgspec.convert(refused["args"]["why"], Message).key


def test_a_request_that_changes_nothing_leaves_the_view_alone(sqlite_url: str) -> None:
    """A player who looks as a spectator continues to do so when they sit down again in their own seat."""

    async def scene() -> None:
        async with open_server(sqlite_url) as server:
            audience = await new_table(server, OLENA, NewTable("arboretum", [SeatWish("me"), SeatWish()]))
            asker = Onlooker(audience.table, OLENA.id, SPECTATOR, 8)
            audience.join(asker)

            async def sit() -> tuple[bool, int]:
                reply = await server.service.handle(audience, Sit(0), OLENA, asker.eyes, asker)
                return reply.changed, msgspec.json.decode(reply.content)["seat"]

            assert await sit() == (True, 0), "the view switches to the new seat"
            asker.look(SPECTATOR)
            assert await sit() == (False, SPECTATOR)

    run(scene())
