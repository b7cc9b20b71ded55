"""What each pair of eyes sees of a state of Best Treehouse Ever.

Compiled: a server makes all views after every action.
"""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.games.treehouse.material import LEVEL_OF, NO_CARD, ROOM_NAMES, position_of
from spinney.games.treehouse.rules import MARKERS
from spinney.games.treehouse.scoring import laid_cards
from spinney.games.treehouse.state import CHOOSE, OPEN, OVER, PLACE, TreehouseState
from spinney.games.treehouse.view_types import (
    CONDITIONS,
    PHASES,
    BuiltRoom,
    PrivateView,
    PublicView,
    RoundView,
    SeatView,
)


def names(rooms: vec[i64]) -> list[str]:
    return [ROOM_NAMES[room] for room in rooms]


def built_rooms(state: TreehouseState, seat: i64) -> list[BuiltRoom]:
    house = state.players[seat].house
    scored = state.round + (1 if state.phase == OVER else 0)
    rooms = []
    round: i64 = 0
    number: i64 = 0
    for place in house.order:
        while round < scored and state.sizes[round * 4 + seat] <= number:
            round += 1
        rooms.append(BuiltRoom(ROOM_NAMES[house.rooms[place]], LEVEL_OF[place], position_of(place), round + 1))
        number += 1
    return rooms


def round_view(state: TreehouseState, round: int) -> RoundView:
    known = round > 0 or state.first_known
    return RoundView(state.firsts[round] if known else None, laid_cards(state, round))


def seat_view(state: TreehouseState, seat: int) -> SeatView:
    player = state.players[seat]
    return SeatView(
        house=built_rooms(state, seat),
        marker=MARKERS[player.house.marker + 1],
        score=player.score,
        hand_size=len(player.hand),
        has_chosen=state.phase == CHOOSE and player.chosen != OPEN,
        revealed=ROOM_NAMES[player.chosen] if state.phase == PLACE and player.chosen != OPEN else None,
        discards=names(player.discards),
        card=None if player.card == NO_CARD else CONDITIONS[player.card],
    )


def waiting_seats(state: TreehouseState) -> list[int]:
    """The seats that must act as the table sees it: without those that have chosen but whose choice a guess forgot."""
    players = list(enumerate(state.players))
    if state.phase == CHOOSE:
        return [seat for seat, player in players if player.chosen == OPEN]
    if state.phase == PLACE:
        return [seat for seat, player in players if player.chosen != OPEN]
    return [] if state.phase == OVER else [state.turn]


def public_view(state: TreehouseState) -> PublicView:
    return PublicView(
        youngest=state.youngest,
        phase=PHASES[state.phase],
        round=state.round + 1,
        choice=state.pick + 1,
        waiting=waiting_seats(state),
        deck=state.deck_left,
        rounds=[round_view(state, round) for round in range(state.round + 1)],
        seats=[seat_view(state, seat) for seat in range(state.seats)],
    )


def private_view(state: TreehouseState, seat: int) -> PrivateView:
    player = state.players[seat]
    known: list[list[str] | None] = []
    for holder, other in enumerate(state.players):
        known.append(names(other.hand) if holder != seat and state.has_held(seat, holder) else None)
    return PrivateView(
        hand=names(player.hand),
        chosen=ROOM_NAMES[player.chosen] if state.phase == CHOOSE and player.chosen >= 0 else None,
        known_hands=known,
        leftovers=names(state.leftovers),
    )
