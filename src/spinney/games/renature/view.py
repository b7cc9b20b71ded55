"""What each pair of eyes sees of a state of Renature. Compiled: a server makes all views after every action."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.renature.material import (
    ANIMALS,
    AREAS,
    DOMINO_NAMES,
    NEUTRAL,
    PAIRS,
    PLANT_COUNT,
    PLANTS,
    colour_of,
    type_of,
)
from spinney.games.renature.state import NO_PLANT, NOBODY, OVER, Player, RenatureState
from spinney.games.renature.valley import CELL_NAMES, Valley, area_name
from spinney.games.renature.view_types import (
    PHASES,
    CellClouds,
    LaidDomino,
    PrivateView,
    PublicView,
    SeatView,
    StandingPlant,
    Token,
)


def public_view(state: RenatureState) -> PublicView:
    valley, brook = state.valley, state.brook
    return PublicView(
        phase=PHASES[state.phase],
        turn=state.turn,
        first=state.first,
        valley=valley.text,
        joker=ANIMALS[state.joker],
        laid=[laid_domino(valley, brook.laid[i]) for i in range(brook.laid_count)],
        discards=[DOMINO_NAMES[state.discards[i]] for i in range(state.discard_count)],
        plants=standing_plants(state),
        clouds=clouds_left(state),
        waiting=state.waiting,
        completed=[area_name(area) for area in range(AREAS) if state.completed >> area & 1],
        tokens=[token(state, area) for area in range(AREAS)],
        seats=[seat_view(player) for player in state.players],
        left_out=len(state.left_out),
    )


def laid_domino(valley: Valley, placement: i64) -> LaidDomino:
    position = placement // PAIRS
    first, second = CELL_NAMES[valley.first[position]], CELL_NAMES[valley.second[position]]
    return LaidDomino(DOMINO_NAMES[placement % PAIRS], first, second)


def standing_plants(state: RenatureState) -> list[StandingPlant]:
    found = []
    spots, plants = state.valley.spots, state.land.plants
    spot: i64 = 0
    while spot < len(spots):
        plant = plants[spot]
        if plant != NO_PLANT:
            colour = colour_of(plant)
            owner = None if colour == NEUTRAL else int(colour)
            found.append(StandingPlant(CELL_NAMES[spots[spot]], PLANTS[type_of(plant)], owner))
        spot += 1
    return found


def clouds_left(state: RenatureState) -> list[CellClouds]:
    found = []
    spots, clouds = state.valley.spots, state.land.clouds
    spot: i64 = 0
    while spot < len(spots):
        if clouds[spot] != 0:
            found.append(CellClouds(CELL_NAMES[spots[spot]], int(clouds[spot])))
        spot += 1
    return found


def token(state: RenatureState, area: i64) -> Token:
    holder = state.land.holders[area]
    taken = holder != NOBODY
    return Token(
        area=area_name(area),
        size=state.valley.sizes[area],
        holder=holder if taken else None,
        back=state.land.backs[area] if taken and state.phase == OVER else None,
    )


def seat_view(player: Player) -> SeatView:
    plants = [int(count) for count in player.plants]
    return SeatView(
        score=player.score,
        clouds=player.clouds,
        own=plants[:PLANT_COUNT],
        neutral=plants[PLANT_COUNT:],
        hand_size=player.hand_size,
        reserve=player.reserve_left,
        tokens=[area_name(player.tokens[i]) for i in range(player.token_count)],
    )


def private_view(state: RenatureState, seat: int) -> PrivateView:
    player = state.players[seat]
    hand = [int(player.hand[i]) for i in range(player.hand_size)]
    hand.sort()
    tokens = [int(player.tokens[i]) for i in range(player.token_count)]
    tokens.sort()
    return PrivateView(
        hand=[DOMINO_NAMES[domino] for domino in hand],
        backs={area_name(area): int(state.land.backs[area]) for area in tokens},
    )
