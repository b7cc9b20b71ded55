"""A real table on paper: what the files of all games have in common.

A text is read in English and in one more language, whatever the case of its letters: `player`, `Player` and `Гравець`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TypeVar

import msgspec

from spinney.core.catalogue import catalogue
from spinney.core.form import misfit
from spinney.core.message import Argument, Message, Unreadable, player, quoted

T = TypeVar("T")


def wrong(what: str, **args: Argument) -> Unreadable:
    return Unreadable(Message("table-" + what, args))


def at_line(number: int, error: Unreadable) -> Unreadable:
    return wrong("line", line=number, why=error.why)


def of_player(names: list[str], seat: int, error: Unreadable) -> Unreadable:
    """Whose board or hand it is, by name where the file has one."""
    return wrong("player", player=names[seat] if seat < len(names) else player(seat), why=error.why)


def check_players(players: int, game: str) -> None:
    if not 2 <= players <= 4:
        raise wrong("players", players=players, game=Message("game-name-" + game))


def read_json(text: str, type: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=type)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise wrong("form", why=misfit(error)) from None


def lines_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """The words of every line that has some, with its number; what stands behind a `#` is a remark."""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if words:
            yield number, words


def bare(word: str) -> str:
    """A word as it is compared: without case, gaps and apostrophes."""
    return re.sub(r"[\s_’'ʼ-]", "", word.casefold())


class Words:
    """The words that a text may use for some things, in English and one more language."""

    def __init__(self, language: str, things: Mapping[str, Message | None]) -> None:
        """`things` says by which message each is called; those without one are words of the form itself."""
        self.found: dict[str, str] = {}
        for thing in things:
            self.found[bare(thing)] = thing
        for thing, message in things.items():
            named = message or Message("table-word-" + thing)
            for _, said in catalogue(language).forms(named, ()):
                for word in [said] if message else said.split():
                    self.found.setdefault(bare(word), thing)

    def read(self, word: str) -> str:
        """Which thing is meant; a word that means none stays as it is."""
        return self.found.get(bare(word), word)


def whole_numbers(words: list[str], count: int) -> list[int]:
    if len(words) != count or not all(re.fullmatch(r"-?[0-9]{1,9}", word) for word in words):
        raise wrong("numbers", text=quoted(" ".join(words)), count=count)
    return [int(word) for word in words]


def known_names(names: list[str], language: str) -> list[str]:
    """The names of a text; where one is missing, a number."""
    say = catalogue(language).say
    return [name or say(player(seat)) for seat, name in enumerate(names)]
