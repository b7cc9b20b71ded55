"""What a seat does not know: a state that fits its view, with the unseen rooms dealt again."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.treehouse.material import COLOUR_COUNT, COLOURS, NO_CARD, ROOM_BY_NAME, ROOMS, ROUNDS, place_at
from spinney.games.treehouse.state import (
    CHOOSE,
    OPEN,
    OVER,
    PLACE,
    UNKNOWN,
    UNLAID,
    TreehouseState,
    bare_trunk,
    laid_card,
    player_of,
    sort_rooms,
    state_of,
)
from spinney.games.treehouse.view_types import PHASE_BY_NAME, WORTH_BY_CONDITION, TreehouseView


def numbers(rooms: list[str]) -> list[int]:
    return [ROOM_BY_NAME[name] for name in rooms]


def known_rooms(view: TreehouseView) -> set[int]:
    """The rooms whose place this pair of eyes knows."""
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
    """A state that fits this view, with the unseen rooms in the order of the score cards."""
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
        players.append(
            player_of(
                house=house, hand=hand, chosen=chosen, discards=numbers(seen.discards), card=card, score=seen.score
            )
        )
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
        seats=seats,
        youngest=public.youngest,
        round=public.round - 1,
        pick=public.choice - 1,
        phase=phase,
        turn=must_act[0] if must_act else SPECTATOR,
        deck=rest,
        players=players,
        leftovers=leftovers,
        firsts=firsts,
        first_known=public.rounds[0].first is not None,
        laid=laid,
        sizes=sizes,
    )


def deal_unseen(state: TreehouseState, seat: i64, rng: QuickRng) -> None:
    """T4, T6, T11: the unseen things are the deck, the hands that this seat has not held in this round, the others'
    secret choices, and at first the first chooser. By the end of a round every seat has held every hand, so only
    a spectator does not know the leftovers."""
    if not state.first_known:
        state.firsts[0] = rng.below(state.seats)
    if state.phase == CHOOSE:
        forget_choices(state, seat)
    pool = state.deck[: state.deck_left]
    holder: i64 = 0
    while holder < state.seats:
        if not state.has_held(seat, holder):
            for room in state.players[holder].hand:
                pool = append(pool, room)
        holder += 1
    if seat < 0:
        for room in state.leftovers:
            pool = append(pool, room)
    rng.shuffle(pool)

    left: i64 = len(pool)
    holder = 0
    while holder < state.seats:
        if not state.has_held(seat, holder):
            hand = state.players[holder].hand
            left = refill(hand, pool, left)
            state.players[holder].hand = sort_rooms(hand)
        holder += 1
    if seat < 0:
        left = refill(state.leftovers, pool, left)
    state.deck = pool[:left]


def forget_choices(state: TreehouseState, seat: i64) -> None:
    """T4: the others' choices are to be made again; that they have chosen is remembered."""
    state.turn = -1
    other: i64 = 0
    while other < state.seats:
        player = state.players[other]
        if other != seat and player.chosen != OPEN:
            player.chosen = UNKNOWN
        if state.turn < 0 and player.chosen < 0:
            state.turn = other
        other += 1


def refill(places: vec[i64], pool: vec[i64], left: i64) -> i64:
    """Fill these places from the end of the pool; returns how many rooms are left in it."""
    i: i64 = 0
    while i < len(places):
        left -= 1
        places[i] = pool[left]
        i += 1
    return left
