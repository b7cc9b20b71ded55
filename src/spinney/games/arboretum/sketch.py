"""The table as a picture in text."""

from __future__ import annotations

from spinney.games.arboretum.material import SPECIES
from spinney.games.arboretum.view import ArboretumView, LaidCard

# The letters of the scoring pad: O4 is the 4 of Oak.
ABBREVIATIONS = dict(zip(SPECIES, ("BS", "C", "CB", "D", "J", "M", "O", "RP", "TP", "W"), strict=True))


def short(card: str) -> str:
    """A card in at most three letters: `oak4` is O4.

    >>> short("royal_poinciana8")
    'RP8'
    """
    return ABBREVIATIONS[card[:-1]] + card[-1]


def draw_arboretum(cards: list[LaidCard]) -> list[str]:
    """The arboretum as a grid with its coordinates, a free row around it for the cells one could play on."""
    left, right = min((card.x for card in cards), default=1) - 1, max((card.x for card in cards), default=-1) + 1
    top, bottom = min((card.y for card in cards), default=1) - 1, max((card.y for card in cards), default=-1) + 1
    laid = {(card.x, card.y): short(card.card) for card in cards}
    lines = ["     " + "".join(f"{x:^5}" for x in range(left, right + 1)).rstrip()]
    for y in range(top, bottom + 1):
        row = "".join(f"{laid.get((x, y), '.'):^5}" for x in range(left, right + 1))
        lines.append(f"{y:>4} {row}".rstrip())
    return lines


def sketch(view: ArboretumView) -> str:
    """Every arboretum and pile, then the own hand: what this pair of eyes sees.

    Cards are written with the letters of the scoring pad; columns are x, rows are y, the first card lies at 0,0.
    """
    public = view.public
    lines = [f"deck {public.deck}   species {' '.join(f'{ABBREVIATIONS[name]}={name}' for name in public.species)}"]
    for seat, seen in enumerate(public.seats):
        turn = "  <- to act" if seat == public.turn and public.phase != "over" else ""
        own = "  (you)" if seat == view.seat else ""
        lines += ["", f"seat {seat}{own}{turn}", *draw_arboretum(seen.arboretum)]
        lines.append(f"     pile {seat}: {' '.join(short(card) for card in seen.pile) or '-'}")
        if seat != view.seat:
            known = " ".join(short(card) for card in seen.shown)
            lines.append(f"     hand: {seen.hand_size} cards" + (f", known {known}" if known else ""))
    if view.private is not None:
        lines += ["", "your hand: " + " ".join(short(card) for card in view.private.hand)]
    return "\n".join(lines)
