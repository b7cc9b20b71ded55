"""A real table as a short text; docs/score.md describes it."""

from __future__ import annotations

from spinney.core.message import quoted
from spinney.core.table_file import TextReader, Words, player_line, wrong
from spinney.games.arboretum.events import species_words
from spinney.games.arboretum.material import SPECIES
from spinney.games.arboretum.score_types import PlayerFile, TableFile
from spinney.games.arboretum.sketch import ABBREVIATIONS

SPECIES_BY_LETTERS = {letters: species for species, letters in ABBREVIATIONS.items()}


def read_text(text: str, language: str) -> tuple[TableFile, list[str]]:
    """The table and its players' names.

    A line `player NAME`, a line `hand CARD CARD ...`, then the arboretum row by row with a dot for each gap.

    A line `species NAME NAME ...` may name those in play.
    """
    reader = ArboretumReader(language)
    reader.read(text)
    return TableFile(reader.players, reader.species), reader.names()


class ArboretumReader(TextReader[PlayerFile]):
    def __init__(self, language: str) -> None:
        super().__init__(language, ("hand", "species"))
        self.trees = Words(language, {species: species_words(species) for species in SPECIES})
        self.species: list[str] | None = None
        self.row = 0

    def new_player(self) -> PlayerFile:
        self.row = 0
        return PlayerFile([], [])

    def take(self, word: str, words: list[str]) -> None:
        if word == "species":
            self.species = (self.species or []) + [species_named(name, self.trees) for name in words[1:]]
            return
        self.require_player(words)
        if word == "hand":
            self.players[-1].hand.extend(spaced_card(card, self.trees) for card in words[1:])
            return
        for column, card in enumerate(words):
            if card != ".":
                self.players[-1].arboretum.append((spaced_card(card, self.trees), column, self.row))
        self.row += 1


def write_text(table: TableFile) -> str:
    """The table as `read_text` reads it in every language."""
    lines = []
    if table.species is not None:
        lines.append(" ".join(["species", *(ABBREVIATIONS[species] for species in table.species)]))
    for one in table.players:
        lines.append(player_line(one.name))
        if one.hand:
            lines.append(" ".join(["hand", *map(lettered_card, one.hand)]))
        lines += rows_of(one.arboretum)
    return "\n".join(lines) + "\n"


def rows_of(arboretum: list[tuple[str, int, int]]) -> list[str]:
    """An arboretum row by row, in columns."""
    places = {(x, y): lettered_card(card) for card, x, y in arboretum}
    if not places:
        return []
    columns = sorted({x for x, _ in places})
    rows = []
    for y in range(min(y for _, y in places), max(y for _, y in places) + 1):
        row = [places.get((x, y), ".").ljust(3) for x in range(columns[0], columns[-1] + 1)]
        rows.append(" ".join(row).rstrip(" ."))
    return rows


def lettered_card(card: str) -> str:
    """`oak 4` as `O4`."""
    species, _, value = card.rpartition(" ")
    return ABBREVIATIONS[species] + value


def species_named(word: str, trees: Words) -> str:
    """A species by the letters of the scoring pad or by its name: `O`, `oak`, or `дуб` in Ukrainian."""
    return SPECIES_BY_LETTERS.get(word.upper()) or trees.read(word)


def spaced_card(word: str, trees: Words) -> str:
    """`O4` or `oak4` as the JSON form writes it: `oak 4`."""
    name, value = word[:-1], word[-1]
    if not value.isdecimal():
        raise wrong("no-card", text=quoted(word))
    return f"{species_named(name, trees)} {value}"
