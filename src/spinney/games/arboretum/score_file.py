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
from spinney.games.arboretum.score_text import read_text, write_text
from spinney.games.arboretum.score_types import SpeciesAnswer, TableAnswer, TableFile
from spinney.games.arboretum.sheet import ScoreSheet, lines_of, sheet_of
from spinney.games.arboretum.state import (
    OVER,
    REACH,
    ArboretumState,
    Grove,
    Player,
    bare_ground,
    cell_at,
    closed_ground,
    player_of,
    state_of,
)
from spinney.games.arboretum.view import public_view

# The farthest that a card can be from the middle of a board, and how many cards fit side by side.
FARTHEST = REACH - 1
SPAN = 2 * FARTHEST + 1


def score_file(text: str, form: str, language: str = "en") -> TableScore:
    table, names = read_table(text, form, language, "arboretum", PLAYERS, TableFile, read_text)
    hands, laid = [], []
    every_card: list[tuple[int, str]] = []
    for seat, one in enumerate(table.players):
        try:
            hands.append([read_card(card, f"hand/{number}") for number, card in enumerate(one.hand)])
            if len(one.hand) > HAND:
                raise wrong("hand-size", "hand", cards=len(one.hand), most=HAND)
            cards = [read_card(card, f"arboretum/{number}") for number, (card, _, _) in enumerate(one.arboretum)]
        except Unreadable as error:
            raise of_player(names, seat, error) from None
        laid.append([(card, x, y) for card, (_, x, y) in zip(cards, one.arboretum, strict=True)])
        every_card += [(card, f"players/{seat}/hand/{number}") for number, card in enumerate(hands[-1])]
        every_card += [(card, f"players/{seat}/arboretum/{number}") for number, card in enumerate(cards)]
    check_once(every_card)
    species = species_of_table(table.species, every_card)
    players, middles = [], []
    for seat, planted in enumerate(laid):
        try:
            grove, middle = read_grove(planted)
        except Unreadable as error:
            raise of_player(names, seat, error) from None
        players.append(player_of(grove, hands[seat], []))
        middles.append(middle)
    sheet = sheet_of(players, species)
    lines = [*lines_of(sheet), sheet.outcome.words(Message("arboretum-tie-break"))]
    public = public_view(finished_state(players, species))
    return TableScore(answer_of(sheet, middles), lines, names, table, write_text(table), sheet, public)


def read_card(text: str, where: str) -> int:
    species, space, value = text.rpartition(" ")
    if not space:
        raise wrong("no-spaced-card", where, text=quoted(text))
    check_species(species, where)
    if value not in ("1", "2", "3", "4", "5", "6", "7", "8"):
        raise wrong("no-value", where, text=quoted(text), most=HIGHEST)
    return CARD_BY_NAME[species + value]


def check_species(name: str, where: str) -> None:
    if name not in SPECIES:
        raise wrong("no-species", where, text=quoted(name), species=listed([species_words(known) for known in SPECIES]))


def said(card: int) -> Message:
    return card_words(card_name(card))


def check_once(cards: list[tuple[int, str]]) -> None:
    seen: set[int] = set()
    for card, where in cards:
        if card in seen:
            raise wrong("card-twice", where, card=said(card))
        seen.add(card)


def species_of_table(named: list[str] | None, cards: list[tuple[int, str]]) -> list[int]:
    """The species to score, in the order of the pad: those named, or all that appear."""
    present = {int(species_of(card)) for card, _ in cards}
    if named is None:
        return sorted(present)
    for name in named:
        check_species(name, "species")
    chosen = {SPECIES.index(name) for name in named}
    for card, where in cards:
        if species_of(card) not in chosen:
            raise wrong("species-not-named", where, card=said(card))
    return sorted(chosen)


def read_grove(cards: list[tuple[int, int, int]]) -> tuple[Grove, tuple[int, int]]:
    """An arboretum laid card by card by the rules (A6), and where 0,0 of our board is on the real table."""
    if not cards:
        return bare_ground(), (0, 0)
    left, top = min(x for _, x, _ in cards), min(y for _, _, y in cards)
    if max(x for _, x, _ in cards) - left >= SPAN or max(y for _, _, y in cards) - top >= SPAN:
        raise wrong("wide", "arboretum", most=SPAN)
    middle_x, middle_y = left + FARTHEST, top + FARTHEST
    waiting: dict[tuple[int, int], int] = {}
    for number, (card, x, y) in enumerate(cards):
        if (x, y) in waiting:
            raise wrong("same-place", f"arboretum/{number}", card=said(waiting[x, y]), other=said(card), x=x, y=y)
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
        number = cards.index((card, x, y))
        raise wrong("gap", f"arboretum/{number}", card=said(card), x=x, y=y, other=said(cards[0][0]))
    return grove, (middle_x, middle_y)


def finished_state(players: list[Player], species: list[int]) -> ArboretumState:
    """The end of a game with these arboretums and hands; the piles do not matter."""
    return state_of(
        seats=len(players),
        first=0,
        turn=0,
        phase=OVER,
        in_play=[int(number in species) for number in range(len(SPECIES))],
        deck=[],
        players=players,
        shown=[0] * len(CARD_BY_NAME),
    )


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
