"""What the page that scores a real table must know of the box, and which of its values are only guesses."""

from __future__ import annotations

from msgspec import Struct

from spinney.games.renature.material import (
    AREAS,
    CLOUD_SPACES,
    LARGEST,
    NEUTRAL_SUPPLY,
    PLANT_COUNT,
    PLANTS,
    TOKEN_BACKS,
    TOKEN_SIZES,
    UNVERIFIED_SECONDARY,
    Plant,
    plants_at_start,
    secondary_points,
)
from spinney.games.renature.options import PLAYERS
from spinney.games.renature.score_file import HIGHEST, lowest_score, spots_of, touches_brook
from spinney.games.renature.valley import area_name
from spinney.games.renature.valley_file import standard_valley


class BoxArea(Struct, frozen=True):
    area: str
    size: int
    """The main points of its token."""
    room: int
    """The most plants it can have."""


class BoxToken(Struct, frozen=True):
    """N2: the tokens with these main points."""

    size: int
    secondary: int
    is_verified: bool
    """Whether the secondary points were seen on a real token."""
    backs: list[int]
    """What we think is on their backs; none of it was seen."""


class BoxPlants(Struct, frozen=True):
    """N5: the spaces of a board, grass to oak."""

    own: list[int]
    neutral: list[int]
    neutral_in_all: list[int]
    """The most on all boards and in all areas together."""
    is_verified: bool
    """Whether the numbers of neutral plants are known."""
    lowest_score: int


class Box(Struct, frozen=True):
    min_players: int
    max_players: int
    valley: str
    """As the view writes it."""
    areas: list[BoxArea]
    plants: list[Plant]
    tokens: list[BoxToken]
    largest_back: int
    cloud_spaces: int
    boards: dict[int, BoxPlants]
    """By the number of players."""
    highest_score: int


def box() -> Box:
    valley = standard_valley()
    areas = [area_name(area) for area in range(AREAS)]
    return Box(
        min_players=PLAYERS[0],
        max_players=PLAYERS[-1],
        valley=valley.text,
        areas=[
            BoxArea(name, int(valley.sizes[area]), sum(touches_brook(valley, spot) for spot in spots_of(valley, name)))
            for area, name in enumerate(areas)
        ],
        plants=list(PLANTS),
        tokens=[box_token(size) for size in sorted({int(size) for size in TOKEN_SIZES})],
        largest_back=LARGEST,
        cloud_spaces=CLOUD_SPACES,
        boards={players: box_plants(players) for players in PLAYERS},
        highest_score=HIGHEST,
    )


def box_token(size: int) -> BoxToken:
    backs = {int(TOKEN_BACKS[token]) for token in range(len(TOKEN_SIZES)) if TOKEN_SIZES[token] == size}
    return BoxToken(size, int(secondary_points(size)), size not in UNVERIFIED_SECONDARY, sorted(backs))


def box_plants(players: int) -> BoxPlants:
    spaces = [int(space) for space in plants_at_start(players)]
    own, neutral = spaces[:PLANT_COUNT], spaces[PLANT_COUNT:]
    supply = list(NEUTRAL_SUPPLY)
    if players == 2:
        return BoxPlants(own, supply, supply, is_verified=False, lowest_score=lowest_score(players))
    in_all = [count * players for count in neutral]
    return BoxPlants(own, neutral, in_all, is_verified=True, lowest_score=lowest_score(players))
