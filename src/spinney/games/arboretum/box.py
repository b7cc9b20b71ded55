"""What the page that scores a real table must know of the box."""

from __future__ import annotations

from msgspec import Struct

from spinney.games.arboretum.material import HAND, HIGHEST, SPECIES, Species, species_in_play
from spinney.games.arboretum.options import PLAYERS
from spinney.games.arboretum.sketch import ABBREVIATIONS


class Box(Struct, frozen=True):
    min_players: int
    max_players: int
    species: list[Species]
    """In the order of the pad."""
    letters: dict[str, str]
    """How a table file may abbreviate them."""
    values: int
    """Each species has one card of every value from 1 to this."""
    hand: int
    """The most cards in a hand at the end."""
    species_in_play: dict[int, int]
    """By the number of players (A1)."""


def box() -> Box:
    return Box(
        min_players=PLAYERS[0],
        max_players=PLAYERS[-1],
        species=list(SPECIES),
        letters=dict(ABBREVIATIONS),
        values=HIGHEST,
        hand=HAND,
        species_in_play={players: int(species_in_play(players)) for players in PLAYERS},
    )
