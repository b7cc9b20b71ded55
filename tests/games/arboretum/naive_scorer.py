"""Naive scoring: try every walk. It shares nothing with the engine but the rulings A9 to A16."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Card(NamedTuple):
    species: str
    value: int


Place = tuple[int, int]
Layout = dict[Place, Card]


def card_named(name: str) -> Card:
    """`oak4` taken apart."""
    return Card(name[:-1], int(name[-1]))


def neighbours(place: Place) -> list[Place]:
    x, y = place
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def walks_from(layout: Layout, place: Place) -> Iterator[list[Place]]:
    """Every walk over adjacent cards with strictly rising values that begins here, this card alone included."""
    yield [place]
    for near in neighbours(place):
        if near in layout and layout[near].value > layout[place].value:
            for rest in walks_from(layout, near):
                yield [place, *rest]


def paths_of(layout: Layout, species: str) -> Iterator[list[Place]]:
    """A13: the walks of at least two cards whose first and last card are of the species."""
    for place, card in layout.items():
        if card.species == species:
            for walk in walks_from(layout, place):
                if len(walk) >= 2 and layout[walk[-1]].species == species:
                    yield walk


def worth(path: list[Card]) -> int:
    """A14."""
    points = len(path)
    if len(path) >= 4 and len({card.species for card in path}) == 1:
        points += len(path)
    if path[0].value == 1:
        points += 1
    if path[-1].value == 8:
        points += 2
    return points


def most_valuable(layout: Layout, species: str) -> int:
    """A15: the points of the best path, 0 if there is none."""
    return max((worth([layout[place] for place in path]) for path in paths_of(layout, species)), default=0)


def sum_in_hand(hands: list[list[Card]], species: str, seat: int) -> int:
    """A9, A10."""
    others = [card for other, hand in enumerate(hands) if other != seat for card in hand]
    total = 0
    for card in hands[seat]:
        if card.species == species:
            total += 0 if card.value == 8 and Card(species, 1) in others else card.value
    return total


def who_may_score(hands: list[list[Card]], species: str) -> list[int]:
    """A9, A11: the seats with the highest sum."""
    sums = [sum_in_hand(hands, species, seat) for seat in range(len(hands))]
    return [seat for seat, mine in enumerate(sums) if mine == max(sums)]


def totals(hands: list[list[Card]], best: list[dict[str, int]]) -> list[int]:
    """Every seat's points from its best paths by species."""
    points = [0] * len(hands)
    for species in {species for worths in best for species in worths}:
        for seat in who_may_score(hands, species):
            points[seat] += best[seat].get(species, 0)
    return points


def standing(points: list[int], layouts: list[Layout]) -> tuple[list[int], list[int]]:
    """A16: the tie-breaks and the winners."""
    grown = [len({card.species for card in layout.values()}) for layout in layouts]
    top = max(zip(points, grown, strict=True))
    return grown, [seat for seat in range(len(points)) if (points[seat], grown[seat]) == top]
