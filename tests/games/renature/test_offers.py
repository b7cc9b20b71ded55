"""Trying the three dominoes of a hand at once gives the same as one by one."""

from __future__ import annotations

import random

from spinney.games.renature.brook import EVERY_ANIMAL, LANE, THRICE
from spinney.games.renature.material import ANIMAL_COUNT, EVERY_DOMINO, HAND
from spinney.games.renature.offers import animals_in_hand, count_ways, fitting_ways
from spinney.games.renature.state import player_of


def ways_one_by_one(hand: list[int], here: int, there: int) -> list[tuple[int, bool]]:
    """(place in the hand, whether it is turned round), in the order of the listed actions."""
    found = []
    for place, domino in enumerate(hand):
        one, other = divmod(domino, ANIMAL_COUNT)
        for turned, (first, second) in enumerate([(one, other), (other, one)][: 2 if one != other else 1]):
            if here >> first & 1 and there >> second & 1:
                found.append((place, turned == 1))
    return found


def test_the_dominoes_of_a_hand_fit_as_each_of_them_does() -> None:
    dice = random.Random(11)
    dominoes = [int(domino) for domino in EVERY_DOMINO]
    for round in range(3000):
        hand = dice.sample(dominoes, round % (HAND + 1))
        player = player_of(score=0, clouds=0, plants=[0] * 8, hand=hand, reserve=[], tokens=[])
        here, there = (dice.choice([EVERY_ANIMAL, dice.randrange(EVERY_ANIMAL + 1)]) for _ in range(2))
        ways = int(fitting_ways(here * THRICE, there * THRICE, *animals_in_hand(player)))
        found = [
            (place, turned) for place in range(HAND) for turned in (False, True) if ways >> (LANE * place + turned) & 1
        ]
        assert found == ways_one_by_one(hand, here, there)
        assert count_ways(ways) == len(found)
