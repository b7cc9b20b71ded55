"""Scoring a real table: the cards in front of real players, as JSON or as a short text.

docs/score.md describes both forms.
"""

from __future__ import annotations

from spinney.core.message import Message, Unreadable, listed, quoted
from spinney.core.score import TableScore
from spinney.core.table_file import of_player, read_table, wrong
from spinney.games.arboretum.events import card_words, species_words
from spinney.games.arboretum.material import CARD_BY_NAME, HAND, HIGHEST, SPECIES, card_name, species_of
from spinney.games.arboretum.options import PLAYERS
from spinney.games.arboretum.score_text import read_text
from spinney.games.arboretum.score_types import SpeciesAnswer, TableAnswer, TableFile
from spinney.games.arboretum.sheet import ScoreSheet, lines_of, sheet_of
from spinney.games.arboretum.state import REACH, Grove, bare_ground, cell_at, closed_ground, player_of

# The farthest that a card can be from the middle of a board, and how many cards fit side by side.
FARTHEST = REACH - 1
SPAN = 2 * FARTHEST + 1


def score_file(text: str, form: str, language: str = "en") -> TableScore:
    table, names = read_table(text, form, language, "arboretum", PLAYERS, TableFile, read_text)
    hands, laid = [], []
    for seat, one in enumerate(table.players):
        try:
            hands.append([read_card(card) for card in one.hand])
            if len(one.hand) > HAND:
                raise wrong("hand-size", cards=len(one.hand), most=HAND)
            laid.append([(read_card(card), x, y) for card, x, y in one.arboretum])
        except Unreadable as error:
            raise of_player(names, seat, error) from None
    every_card = [card for hand in hands for card in hand] + [card for grove in laid for card, _, _ in grove]
    check_once(every_card)
    species = species_of_table(table.species, every_card)
    players, middles = [], []
    for seat, cards in enumerate(laid):
        try:
            grove, middle = read_grove(cards)
        except Unreadable as error:
            raise of_player(names, seat, error) from None
        players.append(player_of(grove, hands[seat], []))
        middles.append(middle)
    sheet = sheet_of(players, species)
    lines = [*lines_of(sheet), sheet.outcome.words(Message("arboretum-tie-break"))]
    return TableScore(answer_of(sheet, middles), lines, names)


def read_card(text: str) -> int:
    species, space, value = text.rpartition(" ")
    if not space:
        raise wrong("no-spaced-card", text=quoted(text))
    check_species(species)
    if value not in ("1", "2", "3", "4", "5", "6", "7", "8"):
        raise wrong("no-value", text=quoted(text), most=HIGHEST)
    return CARD_BY_NAME[species + value]


def check_species(name: str) -> None:
    if name not in SPECIES:
        raise wrong("no-species", text=quoted(name), species=listed([species_words(known) for known in SPECIES]))


def said(card: int) -> Message:
    return card_words(card_name(card))


def check_once(cards: list[int]) -> None:
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise wrong("card-twice", card=said(card))
        seen.add(card)


def species_of_table(named: list[str] | None, cards: list[int]) -> list[int]:
    """The species to score, in the order of the pad: those named, or all that appear."""
    present = {int(species_of(card)) for card in cards}
    if named is None:
        return sorted(present)
    for name in named:
        check_species(name)
    chosen = {SPECIES.index(name) for name in named}
    for card in cards:
        if species_of(card) not in chosen:
            raise wrong("species-not-named", card=said(card))
    return sorted(chosen)


def read_grove(cards: list[tuple[int, int, int]]) -> tuple[Grove, tuple[int, int]]:
    """An arboretum laid card by card by the rules (A6), and where 0,0 of our board is on the real table."""
    if not cards:
        return bare_ground(), (0, 0)
    left, top = min(x for _, x, _ in cards), min(y for _, _, y in cards)
    if max(x for _, x, _ in cards) - left >= SPAN or max(y for _, _, y in cards) - top >= SPAN:
        raise wrong("wide", most=SPAN)
    middle_x, middle_y = left + FARTHEST, top + FARTHEST
    waiting: dict[tuple[int, int], int] = {}
    for card, x, y in cards:
        if (x, y) in waiting:
            raise wrong("same-place", card=said(waiting[x, y]), other=said(card), x=x, y=y)
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
        raise wrong("gap", card=said(card), x=x, y=y, other=said(cards[0][0]))
    return grove, (middle_x, middle_y)


def answer_of(sheet: ScoreSheet, middles: list[tuple[int, int]]) -> TableAnswer:
    species: dict[str, SpeciesAnswer] = {}
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
