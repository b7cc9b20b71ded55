"""Bots have short names of their own, the same for everybody and never those of guests."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.levels import LEVELS
from spinney.core.message import Message
from spinney.core.names import names_at
from spinney.core.record import SeatNote


def offered(language: str, key: str) -> list[str]:
    return catalogue(language).say(Message(key)).split(", ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_names_are_short_distinct_and_nobody_elses(language: str) -> None:
    bots = offered(language, "bot-names")
    assert len(bots) == len(set(bots)) == 12
    assert all(3 <= len(name) <= 8 for name in bots)
    everywhere = {name.lower() for each in LANGUAGES for name in offered(each, "guest-names")}
    assert not everywhere & {name.lower() for name in bots}
    # Nor may a line of the log leave open whether it speaks of a bot or of a card.
    written = files("spinney").joinpath("messages", language).iterdir()
    games = "\n".join(file.read_text(encoding="utf-8") for file in written if file.name != "bots.ftl")
    assert [name for name in bots if re.search(rf"\b{name}\b", games, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_at_a_table_share_a_name(language: str) -> None:
    words = catalogue(language)
    for level in LEVELS:
        for other in LEVELS:
            names = names_at(words, [SeatNote("Ann"), SeatNote(bot=level), SeatNote(bot=other), SeatNote(bot=level)])
            assert len(set(names)) == 4
    [_, bot] = names_at(words, [SeatNote("Ann"), SeatNote(bot="sapling")])
    [_, another] = names_at(words, [SeatNote(bot.upper()), SeatNote(bot="sapling")])
    assert another in offered(language, "bot-names")
    assert another != bot


def test_a_name_follows_from_level_and_seat_alone() -> None:
    words = catalogue("en")
    assert names_at(words, [SeatNote("Ann"), SeatNote(bot="gardener")]) == ["Ann", "Ivy"]
    assert names_at(words, [SeatNote(), SeatNote(bot="gardener")]) == ["Free seat", "Ivy"]
    # Somebody for whom a bot plays keeps the name; a bot without a level is called what its record says.
    assert names_at(words, [SeatNote("Ann", "gardener"), SeatNote(bot="search:500")]) == ["Ann", "search:500 2"]
