"""A real table as a short text; docs/score-renature.md describes it."""

from __future__ import annotations

from functools import cache

import msgspec

from spinney.core.catalogue import LANGUAGES
from spinney.core.message import quoted
from spinney.core.table_file import TextReader, Words, bare, player_line, whole_numbers, wrong
from spinney.games.renature.events import animal_words, plant_words
from spinney.games.renature.material import ANIMALS, PLANT_COUNT, PLANTS
from spinney.games.renature.score_types import AreaFile, PlayerFile, TableFile
from spinney.games.renature.sketch import PLANT_LETTERS
from spinney.games.renature.valley import SIDE

PLANT_BY_LETTER = {letter: plant for plant, letter in PLANT_LETTERS.items()}
OF_A_PLAYER = ("score", "clouds", "own", "neutral", "tokens")
OF_THE_TABLE = ("player", "area", "open", "domino", "secondary", "valley")


def read_text(text: str, language: str) -> tuple[TableFile, list[str]]:
    """The table and its players' names.

    A line `player NAME` for each player, followed by `score`, `clouds`, `own`, `neutral`, `tokens`; lines `area` and
    `domino`; `secondary 5/3` where the real tokens differ; `valley`, followed by the lines of another valley. In the
    short form, lines `open` replace the lines `area`.
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
        self.open: dict[str, list[str]] | None = None
        self.dominoes: list[tuple[str, str, str]] = []
        self.secondary: dict[int, int] = {}
        self.valley: list[str] | None = None

    def table(self) -> TableFile:
        valley = None if self.valley is None else "\n".join(self.valley)
        areas = self.areas if self.areas or self.open is None else None
        return TableFile(self.players, areas, self.dominoes or None, valley, self.secondary, self.open)

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
        elif word == "open":
            self.take_open(rest)
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

    def take_open(self, words: list[str]) -> None:
        """`F 0o Ann-grass`: an area that still has its token, and its plants; without words, no area has one."""
        self.open = self.open or {}
        if not words:
            return
        name = words[0].upper()
        if name in self.open:
            raise wrong("area-twice", area=quoted(name))
        self.open[name] = [self.plant(word) for word in words[1:]]

    def plant(self, word: str) -> str:
        """`0g`, `ns`, or in whole words `0-grass`, `neutral-spruce`, `Ann-grass`, `Ann-g`."""
        owner, hyphen, whole = word.rpartition("-")
        if not hyphen and word:
            owner, whole = word[0], word[1:]
        if owner.lower() == "n" or self.neutral.read(owner) == "neutral":
            owner = "neutral"
        plant = PLANT_BY_LETTER.get(whole.lower()) or self.plants.read(whole)
        if plant not in PLANTS or not owner:
            raise wrong("no-plant", text=quoted(word))
        return f"{owner} {plant}"

    def domino(self, word: str) -> str:
        return "-".join(self.animals.read(animal) for animal in word.split("-"))


def write_text(table: TableFile) -> str:
    """The table as `read_text` reads it in every language."""
    lines = []
    for one in table.players:
        lines += [player_line(one.name), f"  score {one.score}", f"  clouds {one.clouds}"]
        lines += [" ".join(["  own", *map(str, one.own)]), " ".join(["  neutral", *map(str, one.neutral)])]
        if one.tokens:
            lines.append(" ".join(["  tokens", *(f"{size}/{back}" for size, back in one.tokens)]))
    owners = written_owners([one.name for one in table.players])
    for name, area in (table.areas or {}).items():
        state = "there" if area.token else "taken"
        lines.append(" ".join([f"area {name} {state}", *written_plants(area.plants, owners)]))
    if table.open is not None:
        lines += [" ".join([f"open {name}", *written_plants(plants, owners)]) for name, plants in table.open.items()]
        lines += [] if table.open else ["open"]
    lines += [" ".join(["domino", *domino]) for domino in table.dominoes or []]
    if table.secondary:
        lines.append(" ".join(["secondary", *(f"{size}/{points}" for size, points in table.secondary.items())]))
    if table.valley is not None:
        lines += ["valley", *(line.partition("#")[0].strip() for line in table.valley.splitlines())]
    return "\n".join(lines) + "\n"


def written_owners(names: list[str]) -> list[str]:
    """How the players are written before a plant: by name if no name can be mistaken, or else by number."""
    plain = all(len(name) > 1 and name.isalpha() and bare(name) not in neutral_words() for name in names)
    distinct = len({bare(name) for name in names}) == len(names)
    return [f"{name}-" for name in names] if plain and distinct else [str(seat) for seat in range(len(names))]


@cache
def neutral_words() -> frozenset[str]:
    """What "neutral" is called in all languages."""
    return frozenset(word for language in LANGUAGES for word in Words(language, {"neutral": None}).found)


def written_plants(plants: list[str], owners: list[str]) -> list[str]:
    found = []
    for text in plants:
        owner, _, plant = text.rpartition(" ")
        written = "n" if owner == "neutral" else owners[int(owner)]
        found.append(written + PLANT_LETTERS[plant])
    return found


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
