"""A real table as a short text; docs/score-renature.md describes it."""

from __future__ import annotations

import re

import msgspec

from spinney.core.message import quoted
from spinney.core.table_file import TextReader, Words, whole_numbers, wrong
from spinney.games.renature.events import animal_words, plant_words
from spinney.games.renature.material import ANIMALS, PLANT_COUNT, PLANTS
from spinney.games.renature.score_types import AreaFile, PlayerFile, TableFile
from spinney.games.renature.sketch import PLANT_LETTERS
from spinney.games.renature.valley import SIDE

PLANT_BY_LETTER = {letter: plant for plant, letter in PLANT_LETTERS.items()}
OF_A_PLAYER = ("score", "clouds", "own", "neutral", "tokens")
OF_THE_TABLE = ("player", "area", "domino", "secondary", "valley")


def read_text(text: str, language: str) -> tuple[TableFile, list[str]]:
    """The table and its players' names.

    A line `player NAME` for each player, followed by `score`, `clouds`, `own`, `neutral`, `tokens`; lines `area` and
    `domino`; `secondary 5/3` where the real tokens differ; `valley`, followed by the lines of another valley.
    """
    reader = RenatureReader(language)
    reader.read(text)
    return reader.table(), reader.names()


class RenatureReader(TextReader[PlayerFile]):
    def __init__(self, language: str) -> None:
        super().__init__(language, (*OF_THE_TABLE, *OF_A_PLAYER))
        self.token_states = Words(language, {"there": None, "taken": None})
        self.plants = Words(language, {plant: plant_words(plant, 0) for plant in PLANTS})
        self.animals = Words(language, {animal: animal_words(animal) for animal in ANIMALS})
        self.neutral = Words(language, {"neutral": None})
        self.areas: dict[str, AreaFile] = {}
        self.dominoes: list[tuple[str, str, str]] = []
        self.secondary: dict[int, int] = {}
        self.valley: list[str] | None = None

    def table(self) -> TableFile:
        valley = None if self.valley is None else "\n".join(self.valley)
        return TableFile(self.players, self.areas, self.dominoes or None, valley, self.secondary)

    def new_player(self) -> PlayerFile:
        return PlayerFile(0, 0, [], [])

    def take(self, word: str, words: list[str]) -> None:
        rest = words[1:]
        if self.valley is not None and (words[0] == "clouds:" or len(words) == SIDE):
            self.valley.append(" ".join(words))
        elif word == "valley":
            self.valley = []
        elif word == "area":
            self.take_area(rest)
        elif word == "domino":
            if len(rest) != 3:
                raise wrong("domino-line")
            self.dominoes.append((self.domino(rest[0]), rest[1], rest[2]))
        elif word == "secondary":
            for size, points in pairs(rest):
                self.secondary[size] = points
        elif word not in OF_A_PLAYER:
            raise wrong("no-word", word=quoted(words[0]), words=", ".join((*OF_THE_TABLE, *OF_A_PLAYER)))
        else:
            self.require_player(words)
            self.players[-1] = with_line(self.players[-1], word, rest)

    def take_area(self, words: list[str]) -> None:
        """`A taken 0g 1b ns`: the area, whether its token is there or taken, and its plants."""
        state = self.token_states.read(words[1]) if len(words) > 1 else ""
        if state not in ("there", "taken"):
            raise wrong("area-line")
        name = words[0].upper()
        if name in self.areas:
            raise wrong("area-twice", area=quoted(name))
        self.areas[name] = AreaFile([self.plant(word) for word in words[2:]], state == "there")

    def plant(self, word: str) -> str:
        """`0g`, `ns`, or in whole words `0-grass`, `neutral-spruce`."""
        found = re.fullmatch(r"([0-9]|[^\W\d_])-?(.+)", word)
        owner, _, whole = word.partition("-")
        if whole and self.neutral.read(owner) == "neutral":
            owner = "neutral"
        elif found:
            owner, whole = "neutral" if found[1].lower() == "n" else found[1], found[2]
        plant = PLANT_BY_LETTER.get(whole.lower()) or self.plants.read(whole)
        if plant not in PLANTS:
            raise wrong("no-plant", text=quoted(word))
        return f"{owner} {plant}"

    def domino(self, word: str) -> str:
        return "-".join(self.animals.read(animal) for animal in word.split("-"))


def pairs(words: list[str]) -> list[tuple[int, int]]:
    """Pairs of numbers with a slash between."""
    found = [whole_numbers(word.split("/"), 2) for word in words]
    return [(first, second) for first, second in found]


def with_line(player: PlayerFile, word: str, rest: list[str]) -> PlayerFile:
    if word == "tokens":
        return msgspec.structs.replace(player, tokens=pairs(rest))
    if word in ("own", "neutral"):
        return msgspec.structs.replace(player, **{word: whole_numbers(rest, PLANT_COUNT)})
    return msgspec.structs.replace(player, **{word: whole_numbers(rest, 1)[0]})
