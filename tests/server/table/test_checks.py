"""What visitors send: the bounds, and refusals that can be said in every language."""

from __future__ import annotations

import pytest

from spinney.bots.levels import level_name
from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.levels import LEVELS
from spinney.core.message import Message, Refused
from spinney.games import GAMES
from spinney.server.match.clocks import Pace
from spinney.server.news.wire import NewTable, SeatWish
from spinney.server.settings import Limits, Settings
from spinney.server.table.checks import (
    LONGEST_HOOK,
    LONGEST_NAME,
    checked_game,
    checked_hook,
    checked_level,
    checked_name,
    checked_nonce,
    checked_options,
    checked_pace,
    checked_text,
)
from tests.server.inside import OLENA, new_table, open_server, run
from tests.server.memory_store import services_in_memory

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


@pytest.mark.parametrize(
    "hook",
    [
        "ftp://example.org/",
        "javascript:alert(1)",
        "http:///x",
        "http://[::1",
        "http://x:port/",
        "https://x/" + "y" * 600,
    ],
)
def test_other_addresses_are_refused(hook: str) -> None:
    with pytest.raises(Refused):
        checked_hook(hook)


def test_web_addresses_are_accepted() -> None:
    for hook in (
        "",
        "http://example.org",
        "https://example.org:8443/path?x=1",
        "https://x/" + "y" * (LONGEST_HOOK - 10),
    ):
        assert checked_hook(hook) == hook


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Olena", "Olena"),
        ("  Olena \n\t from  Kyiv ", "Olena from Kyiv"),
        ("Inês\x00\u202e", "Inês"),
        ("оленка", "оленка"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_shown_in_one_line(written: str, shown: str) -> None:
    assert checked_name(written) == shown


@pytest.mark.parametrize("name", ["", " ", "\x00\u202e\n", "x" * (LONGEST_NAME + 1)])
def test_a_name_that_shows_nothing_or_too_much_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.message == Message("refused-name", {"longest": LONGEST_NAME})


def test_known_games_levels_and_options_are_accepted() -> None:
    services = services_in_memory()
    assert checked_game(services, "renature") is GAMES["renature"]
    assert checked_level(services, "elder") == "elder"
    options = checked_options(services, "arboretum", {"first": 1}, 3)
    assert (options["players"], options["first"]) == (3, 1)
    assert len(options) > 2, "complete, with every default"
    assert checked_options(services, "arboretum", {"players": 4}, 2)["players"] == 2, "the seats are counted"


@pytest.mark.parametrize(
    "pace",
    [
        Pace(),
        Pace("clock", 10),
        Pace("clock", 86_400, 3_600),
        Pace("days", days=1),
        Pace("days", days=60),
    ],
)
def test_a_pace_within_the_bounds_is_accepted(pace: Pace) -> None:
    assert checked_pace(pace) is pace


@pytest.mark.parametrize(
    "pace",
    [
        Pace(seconds=10),
        Pace(increment=1),
        Pace(days=1),
        Pace("clock", 9),
        Pace("clock", 86_401),
        Pace("clock", 60, -1),
        Pace("clock", 60, 3_601),
        Pace("clock", 60, days=1),
        Pace("days"),
        Pace("days", days=61),
        Pace("days", days=1, seconds=10),
        Pace("days", days=1, increment=1),
    ],
)
def test_a_pace_beyond_the_bounds_is_refused(pace: Pace) -> None:
    with pytest.raises(Refused) as refused:
        checked_pace(pace)
    assert refused.value.message.key == "refused-pace"


@pytest.mark.parametrize("nonce", ["ab" * 16, "0f" * 64])
def test_bytes_for_the_shuffle_are_hexadecimal(nonce: str) -> None:
    assert checked_nonce(nonce) == nonce


@pytest.mark.parametrize("nonce", ["ab" * 15, "ab" * 65, "ab" * 16 + "a", "AB" * 16, "zz" * 16, " " + "ab" * 16])
def test_other_nonces_are_refused(nonce: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_nonce(nonce)
    assert refused.value.message.key == "refused-nonce"


def test_a_long_action_is_refused() -> None:
    services = services_in_memory(Settings(limits=Limits(text_length=10)))
    assert checked_text(services, "x" * 10) == "x" * 10
    with pytest.raises(Refused) as refused:
        checked_text(services, "x" * 11)
    assert refused.value.message.key == "refused-long"
