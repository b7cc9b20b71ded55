"""What is in the box: 72 rooms, twelve of each of six colours, and the twenty places of a tree.

A room is a small number; `the_room`, `colour_of` and `number_of` are the only places that know how it is made.
A place is a number from 0 to 19, level by level from the left. A set of places is a number with one bit per place.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from spinney.core.arrays import vec

# In the order of the score cards, which is the order of every list of colours.
Colour: TypeAlias = Literal["red", "yellow", "green", "blue", "purple", "brown"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
COLOUR_COUNT: Final = 6
OF_A_COLOUR: Final = 12
ROOMS: Final = 72
HAND: Final = 6
CHOICES: Final = 5
ROUNDS: Final = 3

TOP: Final = 6
PLACES: Final = 20
EVERY_PLACE: Final = 0xFFFFF
# T8: both places of level 2 rest on the trunk alone.
ON_THE_TRUNK: Final = 3

# T10: where the balance marker may be.
Side: TypeAlias = Literal["left", "centre", "right"]
LEFT: Final = -1
CENTRE: Final = 0
RIGHT: Final = 1

# T12, T13, T17: what is laid on a score card: a condition card, or the claim of whoever takes it.
Condition: TypeAlias = Literal["two", "none", "claim"]
# T12, T13: the condition cards, as the points that a room is worth with them, and how many there are of each.
NO_CARD: Final = -1
NOTHING_EACH: Final = 0
TWO_EACH: Final = 2
CARDS_OF_A_KIND: Final = 2


def the_room(colour: i64, number: i64) -> i64:
    return colour * OF_A_COLOUR + number - 1


def colour_of(room: i64) -> i64:
    return room // OF_A_COLOUR


def number_of(room: i64) -> i64:
    return room % OF_A_COLOUR + 1


ROOM_NAMES: Final = [colour + str(number) for colour in COLOURS for number in range(1, OF_A_COLOUR + 1)]
ROOM_BY_NAME: Final = {name: room for room, name in enumerate(ROOM_NAMES)}


def room_name(room: i64) -> str:
    """The written form of a room: `red7`."""
    return ROOM_NAMES[room]


def place_at(level: i64, position: i64) -> i64:
    """T7: the place (level, position), both counted as in the rules: levels from 2, positions from 1."""
    return level * (level - 1) // 2 + position - 2


def is_place(level: i64, position: i64) -> bool:
    """T7."""
    return 2 <= level <= TOP and 1 <= position <= level


def _levels() -> vec[i64]:
    return vec[i64]([level for level in range(2, TOP + 1) for _ in range(level)])


LEVEL_OF: Final[vec[i64]] = _levels()


def position_of(place: i64) -> i64:
    level = LEVEL_OF[place]
    return place - place_at(level, 1) + 1


def _side(place: i64) -> i64:
    """T10: whether a place is left of, right of or on the line through the trunk."""
    lean = 2 * position_of(place) - (LEVEL_OF[place] + 1)
    return LEFT if lean < 0 else RIGHT if lean > 0 else CENTRE


def _set_of(places: list[tuple[i64, i64]]) -> i64:
    """The set of these places (level, position), without those that do not exist."""
    found: i64 = 0
    for level, position in places:
        if is_place(level, position):
            found |= 1 << place_at(level, position)
    return found


def _rests_on(place: i64) -> i64:
    """T8."""
    level, position = LEVEL_OF[place], position_of(place)
    return _set_of([(level - 1, position - 1), (level - 1, position)])


def _touches(place: i64) -> i64:
    """T9."""
    level, position = LEVEL_OF[place], position_of(place)
    beside = _set_of([(level, position - 1), (level, position + 1)])
    return beside | _rests_on(place) | _set_of([(level + 1, position), (level + 1, position + 1)])


def _all_on(side: i64) -> i64:
    found: i64 = 0
    for place in range(PLACES):
        if _side(place) == side:
            found |= i64(1) << place
    return found


SIDE_OF: Final[vec[i64]] = vec[i64]([_side(place) for place in range(PLACES)])
RESTS_ON: Final[vec[i64]] = vec[i64]([_rests_on(place) for place in range(PLACES)])
TOUCHES: Final[vec[i64]] = vec[i64]([_touches(place) for place in range(PLACES)])
# T10: the places that the balance allows, indexed by the marker's space plus one.
BALANCED: Final[vec[i64]] = vec[i64]([EVERY_PLACE - _all_on(LEFT), EVERY_PLACE, EVERY_PLACE - _all_on(RIGHT)])
