"""The written form of every action: `choose red7`, `build 3,2`, `discard`, `take two`, `lay red`, `claim red`."""

from __future__ import annotations

from spinney.core.texts import Texts
from spinney.games.treehouse.material import COLOURS, LEVEL_OF, position_of, room_name
from spinney.games.treehouse.rules import (
    DISCARD,
    FIRST_BUILD,
    FIRST_CHOOSE,
    FIRST_CLAIM,
    FIRST_LAY,
    TAKE_NONE,
    TAKE_TWO,
)
from spinney.games.treehouse.state import TreehouseState


def written(action: int) -> str:
    if action < FIRST_BUILD:
        return f"choose {room_name(action - FIRST_CHOOSE)}"
    if action < DISCARD:
        place = action - FIRST_BUILD
        return f"build {LEVEL_OF[place]},{position_of(place)}"
    if action == DISCARD:
        return "discard"
    if action == TAKE_NONE:
        return "take none"
    if action == TAKE_TWO:
        return "take two"
    if action < FIRST_CLAIM:
        return f"lay {COLOURS[action - FIRST_LAY]}"
    return f"claim {COLOURS[action - FIRST_CLAIM]}"


TEXTS = Texts(written)


def texts(state: TreehouseState) -> Texts:
    """The same in every position."""
    return TEXTS
