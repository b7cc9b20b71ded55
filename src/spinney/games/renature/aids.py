"""Help for players, from the view alone."""

from __future__ import annotations

from msgspec import Struct

from spinney.games.renature.events import AreaScoring
from spinney.games.renature.guess import assemble
from spinney.games.renature.material import (
    AGAIN_PRICE,
    AREAS,
    CLOUD_SPACES,
    EVERY_DOMINO,
    JOKER_PRICE,
    PAIRS,
    PLANT_COUNT,
    domino_name,
    domino_named,
    plant_value,
)
from spinney.games.renature.notation import position_name, texts
from spinney.games.renature.offers import (
    ANOTHER_TURN,
    FIRST_DISCARD,
    FIRST_JOKER,
    FIRST_PLACE,
    FIRST_PLANT,
    FIRST_RETURN,
    legal,
    places_of,
)
from spinney.games.renature.scoring import area_scoring, planting_points
from spinney.games.renature.state import END, RenatureState
from spinney.games.renature.valley import CELLS, FREE, WIDTH, area_name, cell_name
from spinney.games.renature.view_types import RenatureView


class PlaceAid(Struct, frozen=True):
    """What a domino on these two cells would do, whatever its animals (N15)."""

    completes: list[str]
    """Areas that would be complete, in board order."""
    isolates: list[str]
    """Brook cells that could then never be covered."""


class HandAid(Struct, frozen=True):
    domino: str
    fits: list[str]
    """Every way to place it with the current joker, as written actions; also during other seats' turns."""


class AreaAid(Struct, frozen=True):
    scoring: AreaScoring
    """Totals, ties struck out, and who would get what if it were scored now."""
    holder: int | None
    """The seat that took its token; the area is then never scored again."""
    waits_for: int
    """How many brook cells around it are neither covered nor isolated."""
    planting: list[int]
    """The points of planting grass, a bush, a spruce or an oak there now (N14)."""


class Printed(Struct, frozen=True):
    """What is printed on a player's board for this number of players."""

    values: list[int]
    """Of grass, a bush, a spruce, an oak."""
    own: list[int]
    """How many spaces there are for plants of the player's colour, by type (N5)."""
    neutral: list[int]
    cloud_spaces: int
    joker_price: int
    again_price: int


class Aids(Struct, frozen=True):
    hand: list[HandAid]
    """Empty for a spectator."""
    places: dict[str, PlaceAid]
    """For each pair of cells where a domino of the hand fits (`3,4 3,5`)."""
    areas: list[AreaAid]
    isolated: list[str]
    """Free brook cells that can never be covered (N15)."""
    printed: Printed
    prices: dict[str, int]
    """What each action costs that this seat could pay for with clouds now (N19 to N21)."""
    another: bool
    """Whether this seat, about to end its turn, could then pay for another one (N21)."""
    room: int
    """How many of the clouds that were just found have a space on the board; the others would leave the game (N13)."""
    seen: list[str]
    """Dominoes that are in the brook, discarded, or in this seat's hand."""
    unseen: list[str]
    """Dominoes that are in other hands, in reserves, or left out."""


def aids(view: RenatureView) -> Aids:
    state = assemble(view)
    seen = {domino_named(laid.domino) for laid in view.public.laid}
    seen |= {domino_named(name) for name in view.public.discards}
    hand: list[HandAid] = []
    positions: set[int] = set()
    if view.private is not None:
        for name in view.private.hand:
            seen.add(domino_named(name))
            actions = fits(state, view.seat, domino_named(name))
            positions |= {(action - FIRST_PLACE) // PAIRS for action in actions}
            hand.append(HandAid(name, [texts(state)[action] for action in actions]))
    return Aids(
        hand=hand,
        places={position_name(state.valley, position): place_aid(state, position) for position in sorted(positions)},
        areas=[area_aid(view, state, area) for area in range(AREAS)],
        isolated=isolated(state),
        printed=printed(state),
        prices=prices(state, view.seat),
        another=may_repeat_next(state, view.seat),
        room=min(int(state.waiting), CLOUD_SPACES - int(state.players[state.turn].clouds)),
        seen=[domino_name(domino) for domino in EVERY_DOMINO if domino in seen],
        unseen=[domino_name(domino) for domino in EVERY_DOMINO if domino not in seen],
    )


def fits(state: RenatureState, seat: int, domino: int) -> list[int]:
    """The `place` actions of one domino, in reading order of their cells."""
    return sorted(places_of(state, seat, domino))


def place_aid(state: RenatureState, position: int) -> PlaceAid:
    valley = state.valley
    after = state.brook.copy()
    completed = after.lay(valley, position * PAIRS)
    around = {
        cell + step for cell in (valley.first[position], valley.second[position]) for step in (-WIDTH, -1, 1, WIDTH)
    }
    return PlaceAid(
        completes=[area_name(area) for area in range(AREAS) if completed >> area & 1],
        isolates=[cell_name(cell) for cell in sorted(around) if after.animals[cell] == FREE and after.ways[cell] == 0],
    )


def area_aid(view: RenatureView, state: RenatureState, area: int) -> AreaAid:
    return AreaAid(
        scoring=area_scoring(state.valley, state.land, state.seats, area),
        holder=view.public.tokens[area].holder,
        waits_for=state.brook.bounds[area],
        planting=[int(planting_points(state.land, area, type)) for type in range(PLANT_COUNT)],
    )


def isolated(state: RenatureState) -> list[str]:
    brook = state.brook
    return [cell_name(cell) for cell in range(CELLS) if brook.animals[cell] == FREE and brook.ways[cell] == 0]


def prices(state: RenatureState, seat: int) -> dict[str, int]:
    """By written action; a seat that has no turn is offered nothing."""
    offered = [int(action) for action in legal(state, seat)]
    return {texts(state)[action]: price for action in offered if (price := price_of(state, action))}


def price_of(state: RenatureState, action: int) -> int:
    """In clouds; 0 for everything that is free."""
    if action == ANOTHER_TURN:
        return AGAIN_PRICE
    if FIRST_JOKER <= action < FIRST_DISCARD:
        return JOKER_PRICE
    if FIRST_RETURN <= action < FIRST_PLANT:
        return int(plant_value(state.land.plants[action - FIRST_RETURN]))
    return 0


def may_repeat_next(state: RenatureState, seat: int) -> bool:
    """N18, N21: between the end of a turn and another one a domino is drawn."""
    if seat != state.turn or state.phase != END:
        return False
    player = state.players[seat]
    return bool(player.clouds >= AGAIN_PRICE and player.hand_size + player.reserve_left > 0)


def printed(state: RenatureState) -> Printed:
    spaces = list(state.spaces)
    return Printed(
        values=[int(plant_value(type)) for type in range(PLANT_COUNT)],
        own=spaces[:PLANT_COUNT],
        neutral=spaces[PLANT_COUNT:],
        cloud_spaces=CLOUD_SPACES,
        joker_price=JOKER_PRICE,
        again_price=AGAIN_PRICE,
    )
