"""The score sheet: each path card by card, the reason for each point, and who may score what and why."""

from __future__ import annotations

from msgspec import Struct

from spinney.core.message import Argument, Message, player
from spinney.core.outcome import Outcome, rank
from spinney.games.arboretum.events import card_words
from spinney.games.arboretum.material import (
    HIGHEST,
    SPECIES,
    SPECIES_COUNT,
    Species,
    card_name,
    species_of,
    the_card,
    value_of,
)
from spinney.games.arboretum.scoring import (
    best_path,
    hand_sums,
    has_right,
    holds_one_elsewhere,
    path_worth,
    species_grown,
)
from spinney.games.arboretum.state import CELLS, ArboretumState, Grove, Player
from spinney.games.arboretum.view import laid_cards
from spinney.games.arboretum.view_types import LaidCard


class ScoredPath(Struct, frozen=True):
    """A13, A14: a path and where its points come from."""

    cards: list[LaidCard]
    points: int
    for_cards: int
    for_pure: int
    """The same number again if it has at least four cards, all of its species."""
    for_one: int
    for_eight: int


class Claim(Struct, frozen=True):
    """A9, A10: what a hand holds of one species."""

    cards: list[str]
    sum: int
    eight_cancelled: bool
    """Its 8 counts 0, because another hand holds the 1."""
    may_score: bool
    cancelled_by: int | None = None
    """The seat that holds this 1."""
    printed: int = 0
    """The values on the cards added up, before a 1 makes the 8 count 0."""


class SpeciesSheet(Struct, frozen=True):
    species: Species
    claims: list[Claim]
    paths: list[ScoredPath | None]
    """Every seat's most valuable path, scored or not; None if there is none."""
    points: list[int]


class ScoreSheet(Struct, frozen=True):
    species: list[SpeciesSheet]
    outcome: Outcome
    """The tie-break is the number of different species grown (A16)."""


def scored_path(grove: Grove, species: int) -> ScoredPath | None:
    """A15: the most valuable path of a species in this arboretum."""
    cells = list(best_path(grove, species))
    if not cells:
        return None
    cards = [grove.board[cell] for cell in cells]
    points, pure = path_worth(cards, species)
    return ScoredPath(
        cards=laid_cards([grove.board[cell] * CELLS + cell for cell in cells]),
        points=points,
        for_cards=len(cards),
        for_pure=len(cards) if pure else 0,
        for_one=1 if value_of(cards[0]) == 1 else 0,
        for_eight=2 if value_of(cards[-1]) == HIGHEST else 0,
    )


def claim(players: list[Player], species: int, seat: int) -> Claim:
    sums = hand_sums(players)
    cards = sorted(card for card in players[seat].hand if species_of(card) == species)
    holds_eight = any(value_of(card) == HIGHEST for card in cards)
    cancelled = holds_eight and holds_one_elsewhere(players, species, seat)
    return Claim(
        cards=[card_name(card) for card in cards],
        sum=int(sums[SPECIES_COUNT * seat + species]),
        eight_cancelled=cancelled,
        may_score=has_right(players, species, seat),
        cancelled_by=holder_of(players, the_card(species, 1)) if cancelled else None,
        printed=sum(int(value_of(card)) for card in cards),
    )


def holder_of(players: list[Player], card: int) -> int | None:
    return next((seat for seat, player in enumerate(players) if card in player.hand), None)


def species_sheet(players: list[Player], species: int) -> SpeciesSheet:
    claims = [claim(players, species, seat) for seat in range(len(players))]
    paths = [scored_path(player.grove, species) for player in players]
    points = [path.points if path and right.may_score else 0 for path, right in zip(paths, claims, strict=True)]
    return SpeciesSheet(SPECIES[species], claims, paths, points)


def sheet_of(players: list[Player], species: list[int]) -> ScoreSheet:
    """The sheet of a table, for these species in the order of the pad."""
    lines = [species_sheet(players, number) for number in species]
    totals = [sum(line.points[seat] for line in lines) for seat in range(len(players))]
    return ScoreSheet(lines, rank(totals, [species_grown(player.grove) for player in players]))


def score_sheet(state: ArboretumState) -> ScoreSheet:
    return sheet_of(state.players, [species for species, plays in enumerate(state.in_play) if plays])


def lines_of(sheet: ScoreSheet) -> list[Message]:
    """The sheet line by line: for each species, who may score and why and what the path was worth; then the totals."""
    lines = []
    for line in sheet.species:
        lines.append(Message("arboretum-sheet-species", {"species": line.species}))
        for seat, (claim, path) in enumerate(zip(line.claims, line.paths, strict=True)):
            lines.append(claim_words(claim, seat))
            if path is not None:
                lines.append(path_words(path, scored=claim.may_score))
    for seat, points in enumerate(sheet.outcome.points):
        grown = sheet.outcome.tiebreaks[seat]
        lines.append(Message("arboretum-sheet-total", {"player": player(seat), "points": points, "grown": grown}))
    return lines


def claim_words(claim: Claim, seat: int) -> Message:
    key = "arboretum-sheet-may-score" if claim.may_score else "arboretum-sheet-may-not-score"
    cancelled = "yes" if claim.eight_cancelled else "no"
    return Message(key, {"player": player(seat), "sum": claim.sum, "cards": len(claim.cards), "cancelled": cancelled})


def path_words(path: ScoredPath, *, scored: bool) -> Message:
    args: dict[str, Argument] = {
        "from": card_words(path.cards[0].card),
        "to": card_words(path.cards[-1].card),
        "cards": path.for_cards,
        "pure": path.for_pure,
        "one": path.for_one,
        "eight": path.for_eight,
        "points": path.points,
    }
    return Message("arboretum-sheet-path" if scored else "arboretum-sheet-path-unscored", args)
