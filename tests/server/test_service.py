"""One request, from its text to its reply."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spinney.core.message import Message
from spinney.core.view import SPECTATOR
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import NewTable, SeatWish
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
