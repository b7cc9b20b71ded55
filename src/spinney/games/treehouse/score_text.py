"""A real table as a short text; docs/score-treehouse.md describes it."""

from __future__ import annotations

import re

from spinney.core.message import Message, listed, quoted
from spinney.core.table_file import TextReader, Words, wrong
from spinney.games.treehouse.events import colour_words
from spinney.games.treehouse.material import COLOURS
from spinney.games.treehouse.score_types import PlayerFile, TableFile


def read_text(text: str, language: str) -> tuple[TableFile, list[str]]:
    """The table and its players' names: a line `player NAME`, then for each round a line like `1 red 2,1 blue 2,2`.

    For each round there is also a line like `score red two blue none`. A line `youngest` says that the variant
    for the youngest players was played; `#` begins a comment.
    """
    reader = TreehouseReader(language)
    reader.read(text)
    return TableFile(reader.players, reader.rounds, reader.youngest), reader.names()


class TreehouseReader(TextReader[PlayerFile]):
    def __init__(self, language: str) -> None:
        super().__init__(language, ("score", "youngest"))
        self.colours = Words(language, {colour: colour_words(colour) for colour in COLOURS})
        self.cards = Words(language, {"two": None, "none": None, "claim": None})
        self.rounds: list[dict[str, str]] = []
        self.youngest = False

    def new_player(self) -> PlayerFile:
        return PlayerFile([])

    def take(self, word: str, words: list[str]) -> None:
        if word == "youngest":
            self.youngest = True
        elif word == "score":
            self.rounds.append(read_conditions(words[1:], self.colours, self.cards))
        else:
            self.require_player(words)
            self.players[-1].rooms.extend(read_rooms(words, self.colours))


def read_rooms(words: list[str], colours: Words) -> list[tuple[str, int, int, int]]:
    if words[0] not in ("1", "2", "3") or len(words) % 2 == 0:
        raise wrong("rooms-line")
    rooms = []
    for colour, where in zip(words[1::2], words[2::2], strict=True):
        found = re.fullmatch(r"([0-9]),([0-9])", where)
        if not found:
            raise wrong("no-place", text=quoted(where))
        rooms.append((colours.read(colour), int(found[1]), int(found[2]), int(words[0])))
    return rooms


def read_conditions(words: list[str], colours: Words, cards: Words) -> dict[str, str]:
    if len(words) % 2:
        raise wrong("score-line")
    conditions: dict[str, str] = {}
    for word, card in zip(words[::2], words[1::2], strict=True):
        colour = colours.read(word)
        if colour in conditions:
            raise wrong("colour-twice", colour=named_colour(colour))
        conditions[colour] = cards.read(card)
    return conditions


def named_colour(text: str) -> Message:
    """The colour that a file names; `wrong` if there is none."""
    if text not in COLOURS:
        raise wrong("no-colour", text=quoted(text), colours=listed([colour_words(colour) for colour in COLOURS]))
    return colour_words(text)
