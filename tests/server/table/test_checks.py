"""What is refused around a table is said in the words of the reader: names of games and levels, and reasons."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spinney.bots.levels import level_name
from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.levels import LEVELS
from spinney.core.message import Message, Refused
from spinney.core.view import SPECTATOR
from spinney.games import GAMES
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.wire import NewTable, SeatWish
from tests.server.inside import OLENA, new_table, open_server, run

BOT = SeatWish("bot", "seedling")


def refusal(url: str, wanted: NewTable) -> Message:
    async def ask() -> Message:
        async with open_server(url) as server:
            with pytest.raises(Refused) as refused:
                await new_table(server, OLENA, wanted)
            return refused.value.message

    return run(ask())


def test_games_and_levels_are_listed_by_their_names(sqlite_url: str) -> None:
    game = refusal(sqlite_url, NewTable("chess", [BOT, BOT]))
    level = refusal(sqlite_url, NewTable("arboretum", [SeatWish("bot", "wizard"), BOT]))
    for language in LANGUAGES:
        say = catalogue(language).say
        assert all(say(Message("game-name-" + key)) in say(game) for key in GAMES)
        assert all(say(level_name(one)) in say(level) for one in LEVELS)
        assert "treehouse" not in say(game)
        assert "seedling" not in say(level)


@pytest.mark.parametrize(
    "wanted",
    [
        NewTable("arboretum", [BOT]),
        NewTable("arboretum", [BOT, BOT], {"colour": 1}),
        NewTable("arboretum", [BOT, BOT], {"species": ["oak", "maple", "oak"]}),
        NewTable("arboretum", [BOT, BOT], {"species": ["x" * 100_000]}),
        NewTable("treehouse", [BOT, BOT], {"first": "x"}),
        NewTable("renature", [BOT, BOT], {"valley": ". S"}),
    ],
    ids=["players", "unknown", "a species twice", "no species", "type", "valley"],
)
def test_options_are_refused_with_a_message(wanted: NewTable, sqlite_url: str) -> None:
    message = refusal(sqlite_url, wanted)
    assert message.key == "refused-options"
    assert isinstance(message.args["why"], Message)
    for language in LANGUAGES:
        assert len(catalogue(language).say(message)) < 500


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
