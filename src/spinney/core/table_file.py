"""Reading the score files of physical tables: what all games share.

A text may use English and one more language, in upper or lower case: `player`, `Player` and `Гравець`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from spinney.core.catalogue import catalogue
from spinney.core.form import misfit
from spinney.core.message import Argument, Message, Unreadable, player, quoted


class PlayerInFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the JSON form of every game may say of a player."""

    name: str = ""


class TableInFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The JSON form of a table; each game adds its own fields."""

    players: Sequence[PlayerInFile]


P = TypeVar("P")
T = TypeVar("T")
TableT = TypeVar("TableT", bound=TableInFile)


def wrong(what: str, where: str = "", **args: Argument) -> Unreadable:
    """`where` as in `Unreadable`."""
    return Unreadable(Message("table-" + what, args), where)


def at_line(number: int, error: Unreadable) -> Unreadable:
    return wrong("line", error.where, line=number, why=error.why)


def of_player(names: list[str], seat: int, error: Unreadable) -> Unreadable:
    """An error about one player's part of the file, with the name if the file has one."""
    where = f"players/{seat}/{error.where}".rstrip("/")
    return wrong("player", where, player=names[seat] if seat < len(names) else player(seat), why=error.why)


def require_player_count(players: int, game: str, wanted: range) -> None:
    if players not in wanted:
        raise wrong(
            "players", "players", players=players, game=Message("game-name-" + game), least=wanted[0], most=wanted[-1]
        )


def read_table(
    text: str,
    form: str,
    language: str,
    game: str,
    wanted: range,
    type: type[TableT],
    read_text: Callable[[str, str], tuple[TableT, list[str]]],
) -> tuple[TableT, list[str]]:
    """Read a table from JSON or text, with the names of its players, if it has any.

    `wanted` are the numbers of players that the game allows.
    """
    if form == "json":
        table = read_json(text, type)
        names = named_players([one.name for one in table.players], language)
    else:
        table, names = read_text(text, language)
    require_player_count(len(table.players), game, wanted)
    if names:
        players = [msgspec.structs.replace(one, name=name) for one, name in zip(table.players, names, strict=True)]
        table = msgspec.structs.replace(table, players=players)
    return table, names


def named_players(given: list[str], language: str) -> list[str]:
    """The names of the players, if any has one; a player without one is called by number."""
    say = catalogue(language).say
    names = [" ".join(name.split()) for name in given]
    return [name or say(player(seat)) for seat, name in enumerate(names)] if any(names) else []


def player_line(name: str) -> str:
    """The line that begins a player; a name that would read as a comment is cut."""
    return f"player {' '.join(name.partition('#')[0].split())}".rstrip()


def read_json(text: str, type: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=type)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise wrong("form", why=misfit(error)) from None


def lines_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """The words of every line that has any, with its number; `#` starts a comment."""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if words:
            yield number, words


def bare(word: str) -> str:
    """A word as it is compared: without case, spaces, hyphens and apostrophes."""
    return re.sub(r"[\s_’'ʼ-]", "", word.casefold())


class Words:
    """The words that a text may use for each of some things, in English and one more language."""

    def __init__(self, language: str, things: Mapping[str, Message | None]) -> None:
        """`things` maps each thing to the message that names it; None is for keywords of the format."""
        self.found: dict[str, str] = {}
        for thing in things:
            self.found[bare(thing)] = thing
        for thing, message in things.items():
            named = message or Message("table-word-" + thing)
            for _, said in catalogue(language).forms(named, ()):
                for word in [said] if message else said.split():
                    self.found.setdefault(bare(word), thing)

    def read(self, word: str) -> str:
        """The thing that a word means; an unknown word is returned unchanged."""
        return self.found.get(bare(word), word)


class TextReader(ABC, Generic[P]):
    """Reads a text line by line. A line `player NAME` begins the next player; all other lines belong to the game."""

    def __init__(self, language: str, words: Iterable[str]) -> None:
        """`words` are those that the lines of the game begin with."""
        self.language = language
        self.first_words = Words(language, dict.fromkeys(("player", *words)))
        self.players: list[P] = []
        self.given_names: list[str] = []

    @abstractmethod
    def new_player(self) -> P:
        """A player before any line about them is read."""

    @abstractmethod
    def take(self, word: str, words: list[str]) -> None:
        """Read a line, split into words; `word` is the meaning of the first."""

    def read(self, text: str) -> None:
        for number, words in lines_of(text):
            try:
                word = self.first_words.read(words[0])
                if word == "player":
                    self.players.append(self.new_player())
                    self.given_names.append(" ".join(words[1:]))
                else:
                    self.take(word, words)
            except Unreadable as error:
                raise at_line(number, error) from None

    def require_player(self, words: list[str]) -> None:
        """Raise `Unreadable` for a line about a player before the first `player` line."""
        if not self.players:
            raise wrong("before-player", word=quoted(words[0]))

    def names(self) -> list[str]:
        return named_players(self.given_names, self.language)


def whole_numbers(words: list[str], count: int) -> list[int]:
    if len(words) != count or not all(re.fullmatch(r"-?[0-9]{1,9}", word) for word in words):
        raise wrong("numbers", text=quoted(" ".join(words)), count=count)
    return [int(word) for word in words]
