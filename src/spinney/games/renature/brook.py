"""The dominoes in the valley, and what follows from them: where the next may go, and which areas are complete.

A placement is `PAIRS * position + domino`, where the domino begins with the animal of the position's first cell.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.games.renature.material import ANIMAL_COUNT, DOMINOES, PAIRS, first_animal, second_animal
from spinney.games.renature.valley import AROUND, FREE, WIDTH, Valley

EVERY_ANIMAL: Final = 1023

# Three sets of animals side by side in one number, for the three dominoes of a hand: a lane of eleven bits each, of
# which the highest is spare. All are in this module, because the compiler folds constants only within a module.
LANE: Final = 11
THRICE: Final = 1 + (1 << LANE) + (1 << (2 * LANE))
FULL_LANES: Final = EVERY_ANIMAL * THRICE
SPARE_BITS: Final = (EVERY_ANIMAL + 1) * THRICE


def _fitting() -> vec[i64]:
    """For every set of animals next to a cell, those that match them all, without the joker (N11); in three lanes."""
    fitting = [0] * (EVERY_ANIMAL + 1)
    fitting[0] = EVERY_ANIMAL * THRICE
    for animal in range(ANIMAL_COUNT):
        fitting[1 << animal] = (1 << animal) * THRICE
    return vec[i64]([i64(animals) for animals in fitting])


FITTING: Final[vec[i64]] = _fitting()

_NO_DOMINOES: Final[vec[i64]] = vec[i64]([0] * DOMINOES)


@final
class Brook:
    """The dominoes in the valley, and what follows from them."""

    __slots__ = ("animals", "near", "ways", "bounds", "open", "open_count", "laid", "laid_count")

    def __init__(
        self,
        *,
        animals: vec[i64],
        near: vec[i64],
        ways: vec[i64],
        bounds: vec[i64],
        open: vec[i64],
        open_count: i64,
        laid: vec[i64],
        laid_count: i64,
    ) -> None:
        self.animals = animals  # cell -> animal, FREE or NO_BROOK
        self.near = near  # free cell -> the animals next to it as a set of bits, START among them on a start cell
        self.ways = ways  # cell -> how many brook cells next to it are free; a free cell with none is isolated (N15)
        self.bounds = bounds  # area -> how many brook cells next to it are neither covered nor isolated (N15)
        self.open = open  # the free positions that touch a domino or a start cell (N10), in the order they opened
        self.open_count = open_count
        self.laid = laid  # placements, in the order they were laid
        self.laid_count = laid_count

    def copy(self) -> Brook:
        return Brook(
            animals=self.animals[:],
            near=self.near[:],
            ways=self.ways[:],
            bounds=self.bounds[:],
            open=self.open[:],
            open_count=self.open_count,
            laid=self.laid[:],
            laid_count=self.laid_count,
        )

    def lay(self, valley: Valley, placement: i64) -> i64:
        """Lay a domino; returns the areas that this completed (N15), as a set of bits."""
        self.laid[self.laid_count] = placement
        self.laid_count += 1
        position = placement // PAIRS
        one = valley.first[position]
        other = valley.second[position]
        animal = first_animal(placement % PAIRS)
        other_animal = second_animal(placement % PAIRS)
        animals = self.animals
        animals[one] = animal
        animals[other] = other_animal
        self.close_positions(valley)
        completed = self.settle(valley, one) | self.settle(valley, other)
        bit: i64 = 1
        completed |= self.touch(valley, one - WIDTH, bit << animal) | self.touch(valley, one - 1, bit << animal)
        completed |= self.touch(valley, one + 1, bit << animal) | self.touch(valley, one + WIDTH, bit << animal)
        bit <<= other_animal
        completed |= self.touch(valley, other - WIDTH, bit) | self.touch(valley, other - 1, bit)
        return completed | self.touch(valley, other + 1, bit) | self.touch(valley, other + WIDTH, bit)

    def close_positions(self, valley: Valley) -> None:
        """Keep the open positions that are still free."""
        animals = self.animals
        first = valley.first
        second = valley.second
        open = self.open
        kept: i64 = 0
        i: i64 = 0
        while i < self.open_count:
            position = open[i]
            if animals[first[position]] == FREE and animals[second[position]] == FREE:
                open[kept] = position
                kept += 1
            i += 1
        self.open_count = kept

    def touch(self, valley: Valley, cell: i64, animal: i64) -> i64:
        """An animal (a bit) was laid next to this cell; returns the areas completed by its isolation."""
        if self.animals[cell] != FREE:
            return 0
        near = self.near
        if near[cell] == 0:
            self.open_up(valley, cell)
        near[cell] |= animal
        self.ways[cell] -= 1
        if self.ways[cell] > 0:
            return 0
        return self.settle(valley, cell)

    def open_up(self, valley: Valley, cell: i64) -> None:
        """Open the free positions with this cell, except those that the other cell opened before."""
        k: i64 = 0
        while k < AROUND:
            position = valley.positions_at[cell * AROUND + k]
            if position >= 0:
                other = valley.first[position]
                if other == cell:
                    other = valley.second[position]
                if self.animals[other] == FREE and self.near[other] == 0:
                    self.open[self.open_count] = position
                    self.open_count += 1
            k += 1

    def settle(self, valley: Valley, cell: i64) -> i64:
        """This cell is covered or isolated; returns the areas around it that it completes, as a set of bits."""
        areas = valley.areas_around
        bounds = self.bounds
        completed: i64 = 0
        k = cell * AROUND
        area = areas[k]
        while area >= 0:
            bounds[area] -= 1
            if bounds[area] == 0:
                bit: i64 = 1
                completed |= bit << area
            k += 1
            area = areas[k] if k < cell * AROUND + AROUND else -1
        return completed


def empty_brook(valley: Valley) -> Brook:
    return Brook(
        animals=valley.bare_animals[:],
        near=valley.bare_near[:],
        ways=valley.bare_ways[:],
        bounds=valley.bare_bounds[:],
        open=valley.bare_open[:],
        open_count=valley.open_count,
        laid=_NO_DOMINOES[:],
        laid_count=0,
    )
