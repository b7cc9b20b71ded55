"""The written form of every action: `draw deck`, `draw pile 1`, `play oak4 2,-1`, `discard oak4`."""

from __future__ import annotations

from spinney.core.texts import Texts
from spinney.games.arboretum.material import card_name
from spinney.games.arboretum.rules import DRAW_DECK, FIRST_DISCARD, FIRST_PILE, FIRST_PLAY, card_of, cell_of
from spinney.games.arboretum.state import ArboretumState, x_of, y_of


def written(action: int) -> str:
    if action == DRAW_DECK:
        return "draw deck"
    if action < FIRST_DISCARD:
        return f"draw pile {action - FIRST_PILE}"
    name = card_name(card_of(action))
    if action < FIRST_PLAY:
        return f"discard {name}"
    cell = cell_of(action)
    return f"play {name} {x_of(cell)},{y_of(cell)}"


TEXTS = Texts(written)


def texts(state: ArboretumState) -> Texts:
    """The same in every position."""
    return TEXTS
