"""The form of what a seat may know of a game of Best Treehouse Ever, and some state that looks like it.

view.py fills it in.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from spinney.core.view import SPECTATOR, View
from spinney.games.treehouse.material import (
    COLOUR_COUNT,
    COLOURS,
    NO_CARD,
    NOTHING_EACH,
    ROOMS,
    ROUNDS,
    TWO_EACH,
    place_at,
)
from spinney.games.treehouse.notation import ROOM_BY_NAME
from spinney.games.treehouse.state import (
    CHOOSE,
    CLAIM,
    LAY,
    OPEN,
    OVER,
    PLACE,
    TAKE,
    UNKNOWN,
    UNLAID,
    TreehouseState,
    bare_trunk,
    laid_card,
    player_of,
    state_of,
)

PHASES = {
    CHOOSE: "choose",
    PLACE: "place",
    TAKE: "take",
    LAY: "lay",
    CLAIM: "claim",
    OVER: "over",
}
PHASE_BY_NAME = {name: phase for phase, name in PHASES.items()}

# What lies on a score card, by what it makes a room worth.
CONDITIONS = {NOTHING_EACH: "none", 1: "claim", TWO_EACH: "two"}
WORTH_BY_CONDITION = {name: worth for worth, name in CONDITIONS.items()}


class BuiltRoom(Struct, frozen=True, array_like=True):
    """A room of a house: where it stands (T7) and in which round it was built."""

    room: str
    level: int
    place: int
    round: int


class LaidCondition(Struct, frozen=True, array_like=True):
    """T12, T13, T17: what a seat laid on the score card of a colour, or that it took that card."""

    colour: str
    condition: str
    """`two`, `none` or `claim`."""
    seat: int


class RoundView(Struct, frozen=True):
    """A scoring, under way or done."""

    first: int | None
    """T11: the first chooser; None while the table does not know it."""
    laid: list[LaidCondition]
    """In the order of the score cards."""


class SeatView(Struct, frozen=True):
    """What everybody sees of one seat."""

    house: list[BuiltRoom]
    """In the order the rooms were built."""
    marker: str
    """T10: left, centre or right."""
    score: int
    hand_size: int
    has_chosen: bool
    """T4: whether a secret choice was made in this moment."""
    revealed: str | None
    """The room that is revealed and not yet placed."""
    discards: list[str]
    """T5: the rooms that the table saw go; it may not browse them, but it remembers."""
    card: str | None
    """T12: the condition card held, `two` or `none`."""


class PublicView(Struct, frozen=True):
    youngest: bool
    phase: str
    round: int
    """1 to 3."""
    choice: int
    """1 to 5: the how-manieth choice of the round."""
    waiting: list[int]
    """The seats that must act."""
    deck: int
    """How many rooms are left in the deck."""
    rounds: list[RoundView]
    """The rounds up to this one."""
    seats: list[SeatView]


class PrivateView(Struct, frozen=True):
    hand: list[str]
    """The own rooms, by colour and number; a secretly chosen one is still among them."""
    chosen: str | None
    """T4: the own secret choice."""
    known_hands: list[list[str] | None]
    """T6: the other hands by seat, where this seat has held that packet before it was passed on; else None."""
    leftovers: list[str]
    """T6: the last rooms of all hands, round by round: every packet went through every seat."""


TreehouseView: TypeAlias = View[PublicView, PrivateView]


def numbers(rooms: list[str]) -> list[int]:
    return [ROOM_BY_NAME[name] for name in rooms]


def known_rooms(view: TreehouseView) -> set[int]:
    """The rooms of which this pair of eyes knows where they are."""
    known: set[int] = set()
    for seat in view.public.seats:
        known.update(ROOM_BY_NAME[built.room] for built in seat.house)
        known.update(numbers(seat.discards))
        if seat.revealed is not None:
            known.add(ROOM_BY_NAME[seat.revealed])
    if view.private is not None:
        known.update(numbers(view.private.hand), numbers(view.private.leftovers))
        for hand in view.private.known_hands:
            known.update(numbers(hand or []))
    return known


def assemble(view: TreehouseView) -> TreehouseState:
    """A state that looks like this view, the unseen rooms in the order of the score cards."""
    public, private = view.public, view.private
    phase = PHASE_BY_NAME[public.phase]
    seats = len(public.seats)
    known = known_rooms(view)
    rest = [room for room in range(ROOMS - 1, -1, -1) if room not in known]
    players = []
    sizes = [0] * (ROUNDS * 4)
    for seat, seen in enumerate(public.seats):
        if private is not None and seat == view.seat:
            hand = numbers(private.hand)
        else:
            held = private.known_hands[seat] if private is not None else None
            hand = [rest.pop() for _ in range(seen.hand_size)] if held is None else numbers(held)
        house = bare_trunk()
        for built in seen.house:
            house.build(ROOM_BY_NAME[built.room], place_at(built.level, built.place))
        chosen = UNKNOWN if seen.has_chosen else OPEN if seen.revealed is None else ROOM_BY_NAME[seen.revealed]
        if private is not None and seat == view.seat and private.chosen is not None:
            chosen = ROOM_BY_NAME[private.chosen]
        card = NO_CARD if seen.card is None else WORTH_BY_CONDITION[seen.card]
        players.append(player_of(house, hand, chosen, numbers(seen.discards), card, seen.score))
        for done in range(public.round - (phase != OVER)):
            sizes[done * 4 + seat] = sum(built.round <= done + 1 for built in seen.house)
    scored = public.round - (phase in (CHOOSE, PLACE))
    leftovers = numbers(private.leftovers) if private is not None else [rest.pop() for _ in range(scored * seats)]
    laid = [UNLAID] * (ROUNDS * COLOUR_COUNT)
    firsts = [-1] * ROUNDS
    for number, seen_round in enumerate(public.rounds):
        # While nobody knows the first chooser, `guess` draws one.
        firsts[number] = 0 if seen_round.first is None else seen_round.first
        for condition in seen_round.laid:
            place = number * COLOUR_COUNT + COLOURS.index(condition.colour)
            laid[place] = laid_card(condition.seat, WORTH_BY_CONDITION[condition.condition])
    must_act = [seat for seat, player in enumerate(players) if player.chosen < 0] if phase == CHOOSE else public.waiting
    return state_of(
        seats,
        public.youngest,
        public.round - 1,
        public.choice - 1,
        phase,
        must_act[0] if must_act else SPECTATOR,
        rest,
        players,
        leftovers,
        firsts,
        public.rounds[0].first is not None,
        laid,
        sizes,
    )
