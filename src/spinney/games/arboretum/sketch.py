"""The table as a text picture."""

from __future__ import annotations

from spinney.core.message import Message, Say
from spinney.core.sketch import heading, legend
from spinney.games.arboretum.events import species_words
from spinney.games.arboretum.material import SPECIES
from spinney.games.arboretum.view_types import ArboretumView, LaidCard

# The letters of the scoring pad: O4 is the 4 of Oak.
ABBREVIATIONS: dict[str, str] = dict(zip(SPECIES, ("BS", "C", "CB", "D", "J", "M", "O", "RP", "TP", "W"), strict=True))


def short(card: str) -> str:
    """A card in at most three letters: `oak4` is O4.

    >>> short("royal_poinciana8")
    'RP8'
    """
    return ABBREVIATIONS[card[:-1]] + card[-1]


def draw_arboretum(cards: list[LaidCard]) -> list[str]:
    """The arboretum as a grid with coordinates, and a free row around it for the cells where a card could go."""
    left, right = min((card.x for card in cards), default=1) - 1, max((card.x for card in cards), default=-1) + 1
    top, bottom = min((card.y for card in cards), default=1) - 1, max((card.y for card in cards), default=-1) + 1
    laid = {(card.x, card.y): short(card.card) for card in cards}
    lines = ["     " + "".join(f"{x:^5}" for x in range(left, right + 1)).rstrip()]
    for y in range(top, bottom + 1):
        row = "".join(f"{laid.get((x, y), '.'):^5}" for x in range(left, right + 1))
        lines.append(f"{y:>4} {row}".rstrip())
    return lines


def sketch(view: ArboretumView, say: Say) -> str:
    """Every arboretum and pile, then the hand of this seat: what this pair of eyes sees.

    Cards are written with the letters of the scoring pad; columns are x, rows are y, the first card is at 0,0.
    """
    public = view.public
    lines = [
        say(Message("sketch-deck", {"cards": public.deck})),
        legend([(ABBREVIATIONS[name], name, say(species_words(name))) for name in public.species]),
    ]
    for seat, seen in enumerate(public.seats):
        to_act = seat == public.turn and public.phase != "over"
        lines += ["", heading(say, seat, own=seat == view.seat, to_act=to_act), *draw_arboretum(seen.arboretum)]
        pile = " ".join(short(card) for card in seen.pile) or "-"
        lines.append("     " + say(Message("sketch-pile", {"number": seat, "cards": pile})))
        if seat != view.seat:
            known = " ".join(short(card) for card in seen.shown)
            key = "sketch-hand-known" if known else "sketch-hand-cards"
            lines.append("     " + say(Message(key, {"count": seen.hand_size, "cards": known})))
    if view.private is not None:
        hand = " ".join(short(card) for card in view.private.hand) or "-"
        lines += ["", say(Message("sketch-your-hand", {"cards": hand}))]
    return "\n".join(lines)
