"""A real table as a short text; docs/score-treehouse.md describes it."""

from __future__ import annotations

import re

from msgspec.structs import replace

from spinney.core.message import Message, listed, quoted
from spinney.core.table_file import TextReader, Words, player_line, whole_numbers, wrong
from spinney.games.treehouse.events import colour_words
from spinney.games.treehouse.material import COLOURS
from spinney.games.treehouse.score_types import PlayerFile, TableFile


def read_text(text: str, language: str) -> tuple[TableFile, list[str]]:
    """The table and its players' names: a line `player NAME`, then for each round a line like `1 red 2,1 blue 2,2`.

    For each round there is also a line like `score red two blue none`. A line `youngest` says that the variant
    for the youngest players was played; `#` begins a comment. In the short form a player has two lines instead, like
    `score 23` and `rooms red 3 blue 2`.
    """
    reader = TreehouseReader(language)
    reader.read(text)
    return TableFile(reader.players, reader.rounds, reader.youngest), reader.names()


class TreehouseReader(TextReader[PlayerFile]):
    def __init__(self, language: str) -> None:
        super().__init__(language, ("score", "youngest", "rooms"))
        self.colours = Words(language, {colour: colour_words(colour) for colour in COLOURS})
        self.cards = Words(language, {"two": None, "none": None, "claim": None})
        self.rounds: list[dict[str, str]] = []
        self.youngest = False

    def new_player(self) -> PlayerFile:
        return PlayerFile([])

    def take(self, word: str, words: list[str]) -> None:
        if word == "youngest":
            self.youngest = True
        elif word == "score" and len(words) == 2 and words[1].lstrip("-").isdecimal():
            self.require_player(words)
            [score] = whole_numbers(words[1:], 1)
            self.players[-1] = replace(self.players[-1], score=score)
        elif word == "score":
            self.rounds.append(read_conditions(words[1:], self.colours, self.cards))
        else:
            self.require_player(words)
            one = self.players[-1]
            if word == "rooms":
                counts = one.rooms if isinstance(one.rooms, dict) else {}
                if isinstance(one.rooms, list) and one.rooms:
                    raise wrong("mixed")
                self.players[-1] = replace(one, rooms=counts | read_counts(words[1:], self.colours))
            elif isinstance(one.rooms, dict):
                raise wrong("mixed")
            else:
                one.rooms.extend(read_rooms(words, self.colours))


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


def read_counts(words: list[str], colours: Words) -> dict[str, int]:
    """`red 3 blue 2`"""
    if len(words) % 2:
        raise wrong("counts-line")
    counts: dict[str, int] = {}
    for word, count in zip(words[::2], words[1::2], strict=True):
        colour = colours.read(word)
        named_colour(colour)
        counts[colour] = whole_numbers([count], 1)[0]
    return counts


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


def write_text(table: TableFile) -> str:
    """The table as `read_text` reads it in every language."""
    lines = ["youngest"] if table.youngest else []
    for one in table.players:
        lines.append(player_line(one.name))
        if one.score is not None:
            lines.append(f"  score {one.score}")
        if isinstance(one.rooms, dict):
            counts = [f"{colour} {one.rooms[colour]}" for colour in COLOURS if one.rooms.get(colour)]
            lines.append(" ".join(["  rooms", *counts]))
            continue
        for round in sorted({room[3] for room in one.rooms}):
            rooms = [f"{colour} {level},{place}" for colour, level, place, when in one.rooms if when == round]
            lines.append(" ".join([f"  {round}", *rooms]))
    for conditions in table.rounds:
        lines.append(" ".join(["score", *(f"{colour} {card}" for colour, card in conditions.items())]))
    return "\n".join(lines) + "\n"


def named_colour(text: str, where: str = "") -> Message:
    """The colour that a file names; `wrong` if there is none."""
    if text not in COLOURS:
        raise wrong("no-colour", where, text=quoted(text), colours=listed([colour_words(colour) for colour in COLOURS]))
    return colour_words(text)
