"""What is in the box: dominoes, plants, sunflower tokens, clouds.

Everything printed on components that could not be checked is in this file and marked unverified.

A domino is the number `10 * low + high` of its two animals, low being the earlier on the joker track; a laid domino is
`10 * first + second`, first being the animal on its first cell, so a double has one orientation.
A kind is a plant on a player's board: grass, bush, spruce, oak of the player's colour, then the same in neutral.
A standing plant is `4 * colour + type`, where the colour is a seat or `NEUTRAL`.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from spinney.core.arrays import vec

# In the order of the joker track.
Animal: TypeAlias = Literal[
    "butterfly",
    "snail",
    "salamander",
    "frog",
    "turtle",
    "bat",
    "woodpecker",
    "squirrel",
    "owl",
    "badger",
]
ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)
ANIMAL_COUNT: Final = 10
# Ordered pairs of animals: what two cells can hold.
PAIRS: Final = 100
DOMINOES: Final = 55
HAND: Final = 3

Plant: TypeAlias = Literal["grass", "bush", "spruce", "oak"]
PLANTS: Final[tuple[Plant, ...]] = get_args(Plant)
PLANT_COUNT: Final = 4
KINDS: Final = 8
NEUTRAL: Final = 4
COLOURS: Final = 5

CLOUD_SPACES: Final = 6
CLOUDS: Final = 30
JOKER_PRICE: Final = 2
AGAIN_PRICE: Final = 3

# N5, by kind, for two, three and four players. Unverified: the neutral ones for two.
PLANTS_AT_START: Final[vec[i64]] = vec[i64]([
    9, 4, 2, 2, 3, 2, 1, 1,
    5, 3, 2, 1, 2, 1, 1, 1,
    3, 2, 1, 1, 1, 1, 1, 1,
])  # fmt: skip

# The number of neutral plants of each type in the box. Only the number that two players start with is unverified.
NEUTRAL_SUPPLY: Final = (6, 4, 4, 4)

# N2, token by token: its main points, and the value on its back. Unverified: all backs.
TOKENS: Final = 21
LEFT_OUT_TOKENS: Final = 3
LARGEST: Final = 13
TOKEN_SIZES: Final[vec[i64]] = vec[i64]([2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 13, 13])
TOKEN_BACKS: Final[vec[i64]] = vec[i64]([1, 1, 1, 1, 2, 2, 1, 2, 1, 2, 3, 2, 3, 2, 4, 3, 4, 3, 5, 5, 7])

AREAS: Final = 18


# The main points of the tokens whose secondary points are unverified.
UNVERIFIED_SECONDARY: Final = (3, 5, 7, 13)


def secondary_points(size: i64) -> i64:
    """N2: half of the main points, rounded down."""
    return size // 2


def plants_at_start(seats: i64) -> vec[i64]:
    """N5: how many spaces a board has for each kind of plant; all are full at the start."""
    return PLANTS_AT_START[(seats - 2) * KINDS : (seats - 1) * KINDS]


def dominoes_each(seats: i64) -> i64:
    """N6."""
    return 26 if seats == 2 else 18 if seats == 3 else 13


def the_domino(one: i64, other: i64) -> i64:
    """The domino with these two animals, in any order."""
    return one * ANIMAL_COUNT + other if one <= other else other * ANIMAL_COUNT + one


def first_animal(domino: i64) -> i64:
    return domino // ANIMAL_COUNT


def second_animal(domino: i64) -> i64:
    return domino % ANIMAL_COUNT


def turned(domino: i64) -> i64:
    """A placed domino the other way round."""
    return second_animal(domino) * ANIMAL_COUNT + first_animal(domino)


def the_token(size: i64, back: i64) -> i64:
    """A sunflower token that is not on an area."""
    return size * 100 + back


def size_of(token: i64) -> i64:
    return token // 100


def back_of(token: i64) -> i64:
    return token % 100


DOMINO_NAMES: Final = [first + "-" + second for first in ANIMALS for second in ANIMALS]


def domino_name(domino: i64) -> str:
    """The written form of a domino: `frog-owl`."""
    return DOMINO_NAMES[domino]


def domino_as_laid(name: str) -> int:
    """The laid domino with this name, which begins with the animal of the first cell."""
    first, _, second = name.partition("-")
    return ANIMALS.index(first) * len(ANIMALS) + ANIMALS.index(second)


def domino_named(name: str) -> int:
    """The domino with these animals, named in any order."""
    first, _, second = name.partition("-")
    return int(the_domino(ANIMALS.index(first), ANIMALS.index(second)))


def plant_value(plant: i64) -> i64:
    """The value of a kind or of a standing plant: grass 1, bush 2, spruce 3, oak 4."""
    return (plant & 3) + 1


def type_of(plant: i64) -> i64:
    """Grass, bush, spruce or oak, of a kind or of a standing plant."""
    return plant & 3


def colour_of(plant: i64) -> i64:
    """The colour of a standing plant: a seat, or `NEUTRAL`."""
    return plant >> 2


def standing(kind: i64, seat: i64) -> i64:
    """The standing plant that this kind on the seat's board becomes."""
    return kind + 12 if kind >= PLANT_COUNT else seat * PLANT_COUNT + kind


def kind_for(plant: i64, seat: i64) -> i64:
    """The kind that a standing plant becomes on this seat's board; -1 if it is another player's."""
    colour = colour_of(plant)
    if colour == NEUTRAL:
        return plant - 12
    return plant & 3 if colour == seat else -1


def _every_domino() -> vec[i64]:
    dominoes: list[i64] = []
    for low in range(ANIMAL_COUNT):
        for high in range(low, ANIMAL_COUNT):
            dominoes.append(low * ANIMAL_COUNT + high)
    return vec[i64](dominoes)


EVERY_DOMINO: Final[vec[i64]] = _every_domino()
DOMINO_BY_NAME: Final = {DOMINO_NAMES[domino]: int(domino) for domino in EVERY_DOMINO}
