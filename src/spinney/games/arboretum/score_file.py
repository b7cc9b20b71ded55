"""Scoring a real table: the cards that people have before them, as JSON or as a small readable text.

docs/score.md describes both forms.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from spinney.core.message import Unreadable
from spinney.core.score import TableScore
from spinney.games.arboretum.material import HAND, HIGHEST, SPECIES, species_of, value_of
from spinney.games.arboretum.notation import CARD_BY_NAME
from spinney.games.arboretum.sheet import ScoreSheet, lines_of, sheet_of
from spinney.games.arboretum.sketch import ABBREVIATIONS
from spinney.games.arboretum.state import REACH, Grove, bare_ground, cell_at, closed_ground, player_of

SPECIES_BY_LETTERS = {letters: species for species, letters in ABBREVIATIONS.items()}

# The farthest that a card can lie from the middle of a board, and how many cards then fit side by side.
FARTHEST = REACH - 1
SPAN = 2 * FARTHEST + 1


class PlayerFile(Struct, frozen=True, forbid_unknown_fields=True):
    hand: list[str]
    arboretum: list[tuple[str, int, int]]


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    players: list[PlayerFile]
    species: list[str] | None = None


class SpeciesAnswer(Struct, frozen=True):
    sums: list[int]
    may_score: list[int]
    best: list[int]
    paths: list[list[tuple[str, int, int]] | None]


class TableAnswer(Struct, frozen=True):
    totals: list[int]
    winners: list[int]
    species: dict[str, SpeciesAnswer]


def score_file(text: str, form: str) -> TableScore:
    table, names = (read_json(text), []) if form == "json" else read_text(text)
    if not 2 <= len(table.players) <= 4:
        raise Unreadable(f"there are {len(table.players)} players; Arboretum is for 2, 3 or 4")
    hands = [[read_card(card, f"player {seat}, hand") for card in one.hand] for seat, one in enumerate(table.players)]
    for seat, hand in enumerate(hands):
        if len(hand) > HAND:
            raise Unreadable(f"player {seat}, hand: {len(hand)} cards; at the end a hand has {HAND}")
    laid = [
        [(read_card(card, f"player {seat}, arboretum"), x, y) for card, x, y in one.arboretum]
        for seat, one in enumerate(table.players)
    ]
    every_card = [card for hand in hands for card in hand] + [card for grove in laid for card, _, _ in grove]
    check_once(every_card)
    species = species_of_table(table.species, every_card)
    players, middles = [], []
    for seat, cards in enumerate(laid):
        grove, middle = read_grove(cards, f"player {seat}, arboretum")
        players.append(player_of(grove, hands[seat], []))
        middles.append(middle)
    sheet = sheet_of(players, species)
    return TableScore(answer_of(sheet, middles), lines_of(sheet), names)


def read_json(text: str) -> TableFile:
    try:
        return msgspec.json.decode(text, type=TableFile)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise Unreadable(f"not a table: {error}") from None


def read_text(text: str) -> tuple[TableFile, list[str]]:
    """The table and its players' names.

    A line `player NAME`, a line `hand CARD CARD ...`, then the arboretum row by row with a dot for each gap.

    A line `species NAME NAME ...` may name those in play.
    """
    players: list[PlayerFile] = []
    names: list[str] = []
    species: list[str] | None = None
    row = 0
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        place = f"line {number}"
        if words[0] == "species":
            species = (species or []) + [species_named(word) for word in words[1:]]
        elif words[0] == "player":
            players.append(PlayerFile([], []))
            names.append(" ".join(words[1:]) or f"Player {len(players)}")
            row = 0
        elif not players:
            raise Unreadable(f"{place}: {words[0]!r} comes before the first line 'player NAME'")
        elif words[0] == "hand":
            players[-1].hand.extend(spaced_card(word, place) for word in words[1:])
        else:
            for column, word in enumerate(words):
                if word != ".":
                    players[-1].arboretum.append((spaced_card(word, place), column, row))
            row += 1
    return TableFile(players, species), names


def species_named(word: str) -> str:
    """A species by the letters of the scoring pad or by its name: `O` or `oak`."""
    return SPECIES_BY_LETTERS.get(word.upper(), word.lower())


def spaced_card(word: str, place: str) -> str:
    """`O4` or `oak4` in the words of the JSON form: `oak 4`."""
    name, value = word[:-1], word[-1]
    if not value.isdecimal():
        raise Unreadable(f"{place}: {word!r} is no card; write O4 or oak4, and a dot for a gap")
    return f"{species_named(name)} {value}"


def read_card(text: str, place: str) -> int:
    species, space, value = text.rpartition(" ")
    if not space:
        raise Unreadable(f"{place}: {text!r} is no card; write species and value, as in 'oak 4'")
    if species not in SPECIES:
        raise Unreadable(f"{place}: unknown species in {text!r}; there are {', '.join(SPECIES)}")
    if value not in ("1", "2", "3", "4", "5", "6", "7", "8"):
        raise Unreadable(f"{place}: {text!r} has no value from 1 to {HIGHEST}")
    return CARD_BY_NAME[species + value]


def spaced(card: int) -> str:
    return f"{SPECIES[species_of(card)]} {value_of(card)}"


def check_once(cards: list[int]) -> None:
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise Unreadable(f"{spaced(card)} is there twice; every card exists once")
        seen.add(card)


def species_of_table(named: list[str] | None, cards: list[int]) -> list[int]:
    """The species to score, in the order of the pad: those named, or all that appear."""
    present = {int(species_of(card)) for card in cards}
    if named is None:
        return sorted(present)
    for name in named:
        if name not in SPECIES:
            raise Unreadable(f"species: unknown species {name!r}; there are {', '.join(SPECIES)}")
    chosen = {SPECIES.index(name) for name in named}
    for card in cards:
        if species_of(card) not in chosen:
            raise Unreadable(f"{spaced(card)} is on the table, but its species is not among those named")
    return sorted(chosen)


def read_grove(cards: list[tuple[int, int, int]], place: str) -> tuple[Grove, tuple[int, int]]:
    """An arboretum laid card by card as the rules have it (A6), and where our board's 0,0 lies on the real table."""
    if not cards:
        return bare_ground(), (0, 0)
    left, top = min(x for _, x, _ in cards), min(y for _, _, y in cards)
    if max(x for _, x, _ in cards) - left >= SPAN or max(y for _, _, y in cards) - top >= SPAN:
        raise Unreadable(f"{place}: it is more than {SPAN} cards wide or high; nobody lays that many")
    middle_x, middle_y = left + FARTHEST, top + FARTHEST
    waiting: dict[tuple[int, int], int] = {}
    for card, x, y in cards:
        if (x, y) in waiting:
            raise Unreadable(f"{place}: {spaced(waiting[x, y])} and {spaced(card)} both lie at {x},{y}")
        waiting[x, y] = card
    grove = closed_ground()
    near = [next(iter(waiting))]
    grove.open_up(cell_at(near[0][0] - middle_x, near[0][1] - middle_y))
    while near:
        x, y = near.pop()
        card_there = waiting.pop((x, y), None)
        if card_there is not None:
            grove.plant(card_there, cell_at(x - middle_x, y - middle_y))
            near += [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    for (x, y), card in waiting.items():
        raise Unreadable(f"{place}: there is a gap: {spaced(card)} at {x},{y} is cut off from {spaced(cards[0][0])}")
    return grove, (middle_x, middle_y)


def answer_of(sheet: ScoreSheet, middles: list[tuple[int, int]]) -> TableAnswer:
    species = {}
    for line in sheet.species:
        paths: list[list[tuple[str, int, int]] | None] = []
        for path, (x, y) in zip(line.paths, middles, strict=True):
            steps = path and [(f"{laid.card[:-1]} {laid.card[-1]}", laid.x + x, laid.y + y) for laid in path.cards]
            paths.append(steps or None)
        species[line.species] = SpeciesAnswer(
            sums=[claim.sum for claim in line.claims],
            may_score=[seat for seat, claim in enumerate(line.claims) if claim.may_score],
            best=[path.points if path else 0 for path in line.paths],
            paths=paths,
        )
    return TableAnswer(sheet.outcome.points, sheet.outcome.winners, species)
