"""The form of what a seat may know of a game of Renature, and some state that looks like it; view.py fills it in.

Cells are written `row,column`.
"""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from msgspec import Struct

from spinney.core.view import View
from spinney.games.renature.material import (
    ANIMALS,
    AREAS,
    EVERY_DOMINO,
    NEUTRAL,
    PAIRS,
    PLANT_COUNT,
    PLANTS,
    TOKEN_BACKS,
    TOKEN_SIZES,
    plants_at_start,
    the_domino,
    the_token,
)
from spinney.games.renature.notation import CELL_BY_NAME, DOMINO_BY_NAME
from spinney.games.renature.state import (
    AGAIN,
    END,
    NOBODY,
    OVER,
    PLACE,
    PLANT,
    ROOM,
    SCORE,
    RenatureState,
    new_state_of,
    player_of,
)
from spinney.games.renature.valley import Valley, area_name
from spinney.games.renature.valley_file import valley_of

PHASES = {
    PLACE: "place",
    PLANT: "plant",
    ROOM: "room",
    SCORE: "score",
    END: "end",
    AGAIN: "again",
    OVER: "over",
}
PHASE_BY_NAME = {name: phase for phase, name in PHASES.items()}


class LaidDomino(Struct, frozen=True, array_like=True):
    """A domino in the brook, its first animal on the first cell."""

    domino: str
    first: str
    second: str


class StandingPlant(Struct, frozen=True, array_like=True):
    cell: str
    plant: str
    owner: int | None
    """The seat whose colour it has; None is neutral."""


class CellClouds(Struct, frozen=True, array_like=True):
    cell: str
    clouds: int


class Token(Struct, frozen=True):
    """The sunflower token of an area."""

    area: str
    size: int
    """Its main points."""
    holder: int | None
    """The seat that took it; None while it lies on its area."""
    back: int | None
    """Shown by all holders when the game is over (N23)."""


class SeatView(Struct, frozen=True):
    """What everybody sees of one seat."""

    score: int
    clouds: int
    own: list[int]
    """Grass, bush, spruce and oak of the own colour left on the board."""
    neutral: list[int]
    hand_size: int
    reserve: int
    tokens: list[str]
    """The areas whose tokens it took, in that order."""


class PublicView(Struct, frozen=True):
    phase: str
    turn: int
    """The seat whose turn it is, or was last."""
    first: int
    valley: str
    """The text of the valley, in the form of `valley-2.txt` and without remarks: the map for who draws it."""
    joker: str
    laid: list[LaidDomino]
    """In the order they were laid."""
    discards: list[str]
    plants: list[StandingPlant]
    clouds: list[CellClouds]
    """What still lies on the cloud cells."""
    waiting: int
    """Clouds for which room is being made (N13)."""
    completed: list[str]
    """Areas that the domino of this turn completed and that are yet to be scored (N15)."""
    tokens: list[Token]
    seats: list[SeatView]
    left_out: int
    """How many dominoes went out of the game unseen (N6)."""


class PrivateView(Struct, frozen=True):
    hand: list[str]
    """The own dominoes, in the order of the joker track."""
    backs: dict[str, int]
    """The backs of the own tokens, by area (N17)."""


RenatureView: TypeAlias = View[PublicView, PrivateView]


def assemble(view: RenatureView) -> RenatureState:
    """A state that looks like this view, the unseen dominoes in the order of the joker track."""
    public = view.public
    valley = valley_of(public.valley)
    seats = len(public.seats)
    unseen = [int(domino) for domino in EVERY_DOMINO]
    for laid in public.laid:
        unseen.remove(whichever_way(laid.domino))
    for name in public.discards:
        unseen.remove(DOMINO_BY_NAME[name])
    own_hand = [] if view.private is None else [DOMINO_BY_NAME[name] for name in view.private.hand]
    for domino in own_hand:
        unseen.remove(domino)
    unseen.reverse()
    players = []
    for seat, seen in enumerate(public.seats):
        hand = own_hand if seat == view.seat else [unseen.pop() for _ in range(seen.hand_size)]
        reserve = [unseen.pop() for _ in range(seen.reserve)]
        tokens = [area_number(area) for area in seen.tokens]
        players.append(player_of(seen.score, seen.clouds, seen.own + seen.neutral, hand, reserve, tokens))
    backs, spares = backs_that_fit(view, valley)
    spaces = list(plants_at_start(seats))
    state = new_state_of(valley, public.first, players, backs, spares, unseen, spaces)
    state.turn = public.turn
    state.phase = PHASE_BY_NAME[public.phase]
    state.joker = ANIMALS.index(public.joker)
    state.waiting = public.waiting
    state.completed = sum(1 << area_number(area) for area in public.completed)
    state.throw_away([DOMINO_BY_NAME[name] for name in public.discards])
    fill_valley(state, public)
    return state


def fill_valley(state: RenatureState, public: PublicView) -> None:
    """Lay the dominoes, put down the plants, clear the clouds that were taken and the tokens that are held."""
    valley, land = state.valley, state.land
    for laid in public.laid:
        state.brook.lay(valley, position_of(valley, laid) * PAIRS + placed(laid.domino))
    for plant in public.plants:
        spot = valley.spot_at[CELL_BY_NAME[plant.cell]]
        colour = NEUTRAL if plant.owner is None else plant.owner
        land.plant(valley.area_of_spot[spot], spot, colour * PLANT_COUNT + PLANTS.index(plant.plant))
    left = {valley.spot_at[CELL_BY_NAME[seen.cell]]: seen.clouds for seen in public.clouds}
    for spot in range(len(valley.spots)):
        land.clouds[spot] = left.get(spot, 0)
    for area, seen in enumerate(public.tokens):
        land.holders[area] = NOBODY if seen.holder is None else seen.holder


def position_of(valley: Valley, laid: LaidDomino) -> int:
    cell = CELL_BY_NAME[laid.first]
    right = CELL_BY_NAME[laid.second] == cell + 1
    return int(valley.positions_at[cell * 4 + (2 if right else 3)])


def placed(name: str) -> int:
    """A laid domino, the animal of its first cell in front."""
    first, _, second = name.partition("-")
    return ANIMALS.index(first) * len(ANIMALS) + ANIMALS.index(second)


def whichever_way(name: str) -> int:
    """The domino with these animals, in whatever order they are named."""
    first, _, second = name.partition("-")
    return int(the_domino(ANIMALS.index(first), ANIMALS.index(second)))


def backs_that_fit(view: RenatureView, valley: Valley) -> tuple[list[int], list[int]]:
    """The backs by area, those that are known and, for the rest, some of the tokens that are left."""
    known = {} if view.private is None else dict(view.private.backs)
    known |= {token.area: token.back for token in view.public.tokens if token.back is not None}
    left = Counter(zip(TOKEN_SIZES, TOKEN_BACKS, strict=True))
    for name, value in known.items():
        left[valley.sizes[area_number(name)], value] -= 1
    rest = sorted(left.elements())
    backs = []
    for area in range(AREAS):
        back = known.get(area_name(area))
        if back is None:
            taken = next(token for token in rest if token[0] == valley.sizes[area])
            rest.remove(taken)
            back = taken[1]
        backs.append(back)
    return backs, [int(the_token(size, back)) for size, back in rest]


def area_number(name: str) -> int:
    return ord(name) - ord("A")
