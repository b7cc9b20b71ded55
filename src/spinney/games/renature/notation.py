"""The written form of every action. Cells are `row,column`, both from 1.

place owl-frog 3,4 3,5     lay a domino of the hand: the first animal on the first cell; cells are named in reading
                           order
discard frog-owl           remove a domino from the game; its animals in the order of the joker track
plant own oak 3,4          put a plant of your colour on an area cell
plant neutral grass 3,4    or a neutral one
leave                      plant nothing
gather                     take the clouds that fit now (N13: offered only if not all fit and room could be made)
score                      score the areas that were completed
end                        end the turn: draw
again, stop                another turn for 3 clouds, or none
joker frog                 2 clouds: make this animal the joker
return 3,4                 take the plant on this cell back to your board for its value in clouds
"""

from __future__ import annotations

from functools import lru_cache, partial

from spinney.core.texts import Texts
from spinney.games.renature.material import ANIMALS, PAIRS, PLANT_COUNT, PLANTS, domino_name
from spinney.games.renature.offers import (
    ANOTHER_TURN,
    END_TURN,
    FIRST_DISCARD,
    FIRST_JOKER,
    FIRST_PLACE,
    FIRST_PLANT,
    FIRST_RETURN,
    GATHER,
    GO_SCORE,
    LEAVE,
    SPOTS,
    STOP,
)
from spinney.games.renature.state import RenatureState
from spinney.games.renature.valley import Valley, cell_name

WORDS = {LEAVE: "leave", GATHER: "gather", GO_SCORE: "score", END_TURN: "end", ANOTHER_TURN: "again", STOP: "stop"}


def texts(state: RenatureState) -> Texts:
    """The same in every position with the same valley."""
    return texts_of(state.valley)


@lru_cache(maxsize=16)
def texts_of(valley: Valley) -> Texts:
    return Texts(partial(written, valley))


def written(valley: Valley, action: int) -> str:
    if action < FIRST_JOKER:
        return WORDS[action]
    if action < FIRST_DISCARD:
        return f"joker {ANIMALS[action - FIRST_JOKER]}"
    if action < FIRST_RETURN:
        return f"discard {domino_name(action - FIRST_DISCARD)}"
    if action < FIRST_PLANT:
        return f"return {valley.name_of_spot(action - FIRST_RETURN)}"
    if action < FIRST_PLACE:
        kind, spot = divmod(action - FIRST_PLANT, SPOTS)
        colour = "own" if kind < PLANT_COUNT else "neutral"
        return f"plant {colour} {PLANTS[kind % PLANT_COUNT]} {valley.name_of_spot(spot)}"
    position, domino = divmod(action - FIRST_PLACE, PAIRS)
    return f"place {domino_name(domino)} {position_name(valley, position)}"


def position_name(valley: Valley, position: int) -> str:
    """The two cells of a position: `3,4 3,5`."""
    return f"{cell_name(valley.first[position])} {cell_name(valley.second[position])}"
