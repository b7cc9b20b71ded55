"""What is refused around a table is said in the words of the reader: names of games and levels, and reasons."""

from __future__ import annotations

import pytest

from spinney.bots.levels import level_name
from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.levels import LEVELS
from spinney.core.message import Message, Refused
from spinney.games import GAMES
from spinney.server.news.wire import NewTable, SeatWish
from spinney.server.service import read_request
from tests.server.inside import OLENA, open_lobby, run

BOT = SeatWish("bot", "seedling")


def refusal(url: str, wanted: NewTable) -> Message:
    async def ask() -> Message:
        async with open_lobby(url) as lobby:
            with pytest.raises(Refused) as refused:
                await lobby.new_table(OLENA, wanted)
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
        NewTable("arboretum", [BOT, BOT], {"species": ["oak", "maple"]}),
        NewTable("arboretum", [BOT, BOT], {"species": ["x" * 100_000]}),
        NewTable("treehouse", [BOT, BOT], {"first": "x"}),
        NewTable("renature", [BOT, BOT], {"valley": ". S"}),
    ],
    ids=["players", "unknown", "few species", "no species", "type", "valley"],
)
def test_options_are_refused_with_a_message(wanted: NewTable, sqlite_url: str) -> None:
    message = refusal(sqlite_url, wanted)
    assert message.key == "refused-options"
    assert isinstance(message.args["why"], Message)
    for language in LANGUAGES:
        assert len(catalogue(language).say(message)) < 500


@pytest.mark.parametrize("text", ["", "{", "[]", '{"do": "fly"}', '{"do": "act", "text": 1, "ticket": 0}'])
def test_a_malformed_request_is_refused_with_a_message(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_request(text)
    assert isinstance(refused.value.message.args["why"], Message)
