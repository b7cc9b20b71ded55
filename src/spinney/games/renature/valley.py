"""The valley as tables: what touches what (N1).

Cells are numbered on a square with a border of one cell around the 15 x 15 grid, so that neighbours are found by
addition, without an edge to check. A spot is an area cell, numbered in reading order: a place for a plant.
A position is a pair of adjacent brook cells, in reading order: a place for a domino.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.games.renature.material import AREAS, LARGEST

SIDE: Final = 15
WIDTH: Final = 17
CELLS: Final = 289

# The ground of a cell that is not in an area.
BROOK: Final = -1
BORDER: Final = -2

# What a cell holds if not an animal.
FREE: Final = -1
NO_BROOK: Final = -2

# Counts as an animal next to a start cell, so that positions there are open from the beginning (N10).
START: Final = 1024

BESIDE: Final = 6
AROUND: Final = 4


def cell_at(row: i64, column: i64) -> i64:
    """The cell in this row and column, both from 1."""
    return row * WIDTH + column


def row_of(cell: i64) -> i64:
    return cell // WIDTH


def column_of(cell: i64) -> i64:
    return cell % WIDTH


CELL_NAMES: Final = [str(cell // WIDTH) + "," + str(cell % WIDTH) for cell in range(CELLS)]
# Without the cells of the border.
CELL_BY_NAME: Final = {
    CELL_NAMES[row * WIDTH + column]: row * WIDTH + column
    for row in range(1, SIDE + 1)
    for column in range(1, SIDE + 1)
}


def cell_name(cell: i64) -> str:
    """The written form of a cell: `3,4` is the fourth of the third row."""
    return CELL_NAMES[cell]


@final
class Valley:
    """Never changes: all states of a game share one."""

    __slots__ = (
        "text",
        "is_standard",
        "ground",
        "sizes",
        "spots",
        "spot_at",
        "area_of_spot",
        "clouds",
        "positions",
        "first",
        "second",
        "positions_at",
        "spots_beside",
        "areas_around",
        "bare_animals",
        "bare_near",
        "bare_ways",
        "bare_bounds",
        "bare_open",
        "open_count",
        "first_of_size",
        "next_of_size",
    )

    def __init__(
        self, text: str, is_standard: bool, ground: list[int], starts: list[int], clouds: dict[int, int]
    ) -> None:
        """`ground` has the number of the area, BROOK or BORDER for every cell; `clouds` has the clouds by cell."""
        self.text: Final = text  # its canonical written form
        self.is_standard: Final = is_standard
        self.ground: Final = vec[i64]([i64(kind) for kind in ground])  # cell -> area, BROOK or BORDER
        steps = (-WIDTH, -1, 1, WIDTH)

        spots = [cell for cell in range(CELLS) if ground[cell] >= 0]
        spot_at = [-1] * CELLS
        for spot, cell in enumerate(spots):
            spot_at[cell] = spot
        self.spots: Final = vec[i64]([i64(cell) for cell in spots])  # spot -> cell
        self.spot_at: Final = vec[i64]([i64(spot) for spot in spot_at])  # cell -> spot, -1 where there is none
        self.area_of_spot: Final = vec[i64]([i64(ground[cell]) for cell in spots])
        self.clouds: Final = vec[i64]([i64(clouds.get(cell, 0)) for cell in spots])  # spot -> clouds at the start (N4)

        sizes = [0] * AREAS
        for cell in spots:
            sizes[ground[cell]] += 1
        self.sizes: Final = vec[i64]([i64(size) for size in sizes])
        # The areas of each size as linked lists, for laying out the tokens (N3).
        first_of_size = [-1] * (LARGEST + 1)
        next_of_size = [-1] * AREAS
        for area in range(AREAS - 1, -1, -1):
            next_of_size[area] = first_of_size[sizes[area]]
            first_of_size[sizes[area]] = area
        self.first_of_size: Final = vec[i64]([i64(area) for area in first_of_size])
        self.next_of_size: Final = vec[i64]([i64(area) for area in next_of_size])

        first: list[int] = []
        second: list[int] = []
        positions_at = [-1] * (CELLS * AROUND)
        areas_around = [-1] * (CELLS * AROUND)
        ways = [0] * CELLS
        bounds = [0] * AREAS
        for cell in range(CELLS):
            if ground[cell] != BROOK:
                continue
            near_areas: list[int] = []
            for step in steps:
                near = cell + step
                if ground[near] == BROOK:
                    ways[cell] += 1
                    if near > cell:
                        positions_at[cell * AROUND + (2 if step == 1 else 3)] = len(first)
                        positions_at[near * AROUND + (1 if step == 1 else 0)] = len(first)
                        first.append(cell)
                        second.append(near)
                elif ground[near] >= 0 and ground[near] not in near_areas:
                    near_areas.append(ground[near])
            for place, area in enumerate(near_areas):
                areas_around[cell * AROUND + place] = area
                bounds[area] += 1
        self.positions: Final = i64(len(first))
        self.first: Final = vec[i64]([i64(cell) for cell in first])  # position -> its first cell
        self.second: Final = vec[i64]([i64(cell) for cell in second])
        # Four per cell, -1 for none: the positions with the cell above, left, right, below.
        self.positions_at: Final = vec[i64]([i64(position) for position in positions_at])
        # Four per brook cell, the rest -1: the areas it touches.
        self.areas_around: Final = vec[i64]([i64(area) for area in areas_around])

        spots_beside: list[int] = []
        for position in range(len(first)):
            beside = [spot_at[cell + step] for cell in (first[position], second[position]) for step in steps]
            beside = sorted(spot for spot in beside if spot >= 0)
            spots_beside.extend(beside + [-1] * (BESIDE - len(beside)))
        # Six per position, the rest -1: the spots that a domino there touches (N12).
        self.spots_beside: Final = vec[i64]([i64(spot) for spot in spots_beside])

        # What an empty brook looks like: see `Brook`.
        self.bare_animals: Final = vec[i64]([i64(FREE if kind == BROOK else NO_BROOK) for kind in ground])
        near_start = [START if cell in starts else 0 for cell in range(CELLS)]
        self.bare_near: Final = vec[i64]([i64(animals) for animals in near_start])
        self.bare_ways: Final = vec[i64]([i64(count) for count in ways])
        self.bare_bounds: Final = vec[i64]([i64(count) for count in bounds])
        open = [p for p in range(len(first)) if near_start[first[p]] or near_start[second[p]]]
        self.open_count: Final = i64(len(open))
        self.bare_open: Final = vec[i64]([i64(p) for p in open + [0] * (len(first) - len(open))])

    def name_of_spot(self, spot: i64) -> str:
        return cell_name(self.spots[spot])


def area_name(area: i64) -> str:
    """Areas are named A to R, which is also their order on the board."""
    return chr(65 + int(area))


def area_number(name: str) -> int:
    return ord(name) - ord("A")
