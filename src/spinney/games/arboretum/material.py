"""What is in the box: 80 cards, ten species with the values 1 to 8.

A card is a small number; `the_card`, `species_of` and `value_of` are the only places that know how it is made.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

# In the order of the scoring pad, which is the order of every list of species.
Species: TypeAlias = Literal[
    "blue_spruce",
    "cassia",
    "cherry_blossom",
    "dogwood",
    "jacaranda",
    "maple",
    "oak",
    "royal_poinciana",
    "tulip_poplar",
    "willow",
]
SPECIES: Final[tuple[Species, ...]] = get_args(Species)
SPECIES_COUNT: Final = 10
HIGHEST: Final = 8
CARDS: Final = 80
HAND: Final = 7


def the_card(species: i64, value: i64) -> i64:
    return species * 8 + value - 1


def species_of(card: i64) -> i64:
    return card >> 3


def value_of(card: i64) -> i64:
    return (card & 7) + 1


def species_in_play(seats: i64) -> i64:
    """A1: six species for two players, eight for three, ten for four."""
    return 2 * seats + 2


CARD_NAMES: Final = [species + str(value) for species in SPECIES for value in range(1, HIGHEST + 1)]
"""The written form of every card: `oak4`."""
CARD_BY_NAME: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def card_name(card: i64) -> str:
    return CARD_NAMES[card]
