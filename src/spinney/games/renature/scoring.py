"""What an area pays and to whom, and the final scoring; callable at any moment of a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.games.renature.events import AreaScoring
from spinney.games.renature.material import (
    AREAS,
    COLOURS,
    KINDS,
    NEUTRAL,
    PLANT_COUNT,
    plant_value,
    secondary_points,
    type_of,
)
from spinney.games.renature.state import NOBODY, Land, Player, RenatureState
from spinney.games.renature.valley import Valley, area_name

# The holder of a rank that no colour holds.
NO_COLOUR: Final = -1

_NO_SEATS: Final[vec[i64]] = vec[i64]([0] * 4)


def planting_points(land: Land, area: i64, plant: i64) -> i64:
    """N14: 1, and 1 for each plant of equal or lower value already in the area."""
    counts = land.counts
    points: i64 = 1
    type = type_of(plant)
    while type >= 0:
        points += counts[area * PLANT_COUNT + type]
        type -= 1
    return points


def is_struck(totals: vec[i64], area: i64, colour: i64) -> bool:
    """N16: whether a colour shares its total with another and so counts as absent."""
    total = totals[area * COLOURS + colour]
    if total == 0:
        return False
    other: i64 = 0
    while other < COLOURS:
        if other != colour and totals[area * COLOURS + other] == total:
            return True
        other += 1
    return False


def ranks(totals: vec[i64], area: i64) -> tuple[i64, i64]:
    """N16: the colours that hold the main and the secondary rank of an area, NO_COLOUR if none does.

    The same colour twice if only one is present.
    """
    best: i64 = NO_COLOUR
    second: i64 = NO_COLOUR
    best_total: i64 = 0
    second_total: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        total = totals[area * COLOURS + colour]
        if total > second_total and not is_struck(totals, area, colour):
            if total > best_total:
                second = best
                second_total = best_total
                best = colour
                best_total = total
            else:
                second = colour
                second_total = total
        colour += 1
    if second == NO_COLOUR:
        second = best
    return best, second


def area_scoring(valley: Valley, land: Land, seats: i64, area: i64) -> AreaScoring:
    """N16 item by item."""
    totals = land.totals
    main, secondary = ranks(totals, area)
    size = valley.sizes[area]
    colours = [i64(colour) for colour in range(COLOURS) if colour < seats or colour == NEUTRAL]
    return AreaScoring(
        area_name(area),
        [int(totals[area * COLOURS + colour]) for colour in colours],
        [place for place, colour in enumerate(colours) if is_struck(totals, area, colour)],
        int(size),
        int(main) if is_seat(main) else None,
        int(secondary_points(size)),
        int(secondary) if is_seat(secondary) else None,
    )


def is_seat(colour: i64) -> bool:
    """N16: whether a rank pays somebody: not if it is held by neutral plants or by nobody."""
    return colour != NO_COLOUR and colour != NEUTRAL


def pay_area(valley: Valley, land: Land, area: i64, totals: vec[i64]) -> None:
    """N16: add what the area pays to the seats' totals."""
    main, secondary = ranks(land.totals, area)
    size = valley.sizes[area]
    if is_seat(main):
        totals[main] += size
    if is_seat(secondary):
        totals[secondary] += secondary_points(size)


def area_points(state: RenatureState) -> vec[i64]:
    """N23: what the areas that still have a token would pay each seat now."""
    totals = _NO_SEATS[:]
    holders = state.land.holders
    area: i64 = 0
    while area < AREAS:
        if holders[area] == NOBODY:
            pay_area(state.valley, state.land, area, totals)
        area += 1
    return totals


def plants_left(player: Player) -> i64:
    """N23: the value of the plants on a board."""
    plants = player.plants
    value: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        value += plants[kind] * plant_value(kind)
        kind += 1
    return value


def backs_of(land: Land, player: Player) -> i64:
    """N23: the backs of a player's tokens, added up."""
    backs = land.backs
    tokens = player.tokens
    value: i64 = 0
    i: i64 = 0
    while i < player.token_count:
        value += backs[tokens[i]]
        i += 1
    return value


def points(state: RenatureState) -> vec[i64]:
    """N23: every seat's points if the final scoring happened now."""
    totals = area_points(state)[: state.seats]
    seat: i64 = 0
    for player in state.players:
        totals[seat] += player.score + player.clouds - plants_left(player) + backs_of(state.land, player)
        seat += 1
    return totals
