"""Setting up, what is legal, what an action does: T1 to T10. The start and the end of a round are in `rounds`.

The action space: `choose` for every room, `build` for every place, `discard`, `take none`, `take two`,
then `lay` and `claim` for every colour.
"""

from __future__ import annotations

from typing import Final, cast, final, get_args

from mypy_extensions import i64

from spinney.core.arrays import append, remove, vec
from spinney.core.event import Event
from spinney.core.options import Options
from spinney.core.packed import packed
from spinney.core.rng import QuickRng, Rng
from spinney.core.rules import Rules, State
from spinney.games.treehouse import guess, judgement, scoring
from spinney.games.treehouse.events import (
    HandsPassed,
    LeftoverDiscarded,
    RoomBuilt,
    RoomChosen,
    RoomDiscarded,
    RoomsRevealed,
)
from spinney.games.treehouse.material import (
    CHOICES,
    COLOUR_COUNT,
    LEVEL_OF,
    NOTHING_EACH,
    ROOMS,
    ROUNDS,
    TWO_EACH,
    Side,
    colour_of,
    position_of,
    room_name,
)
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.rounds import begin_scoring, cards_left, claim, deal, hands_in_words, lay, take
from spinney.games.treehouse.state import (
    CHOOSE,
    LAY,
    OPEN,
    OVER,
    PLACE,
    TAKE,
    UNLAID,
    TreehouseState,
    new_player,
)

FIRST_CHOOSE: Final = 0
FIRST_BUILD: Final = 72
DISCARD: Final = 92
TAKE_NONE: Final = 93
TAKE_TWO: Final = 94
FIRST_LAY: Final = 95
FIRST_CLAIM: Final = 101
ACTIONS: Final = 107

MARKERS: Final[tuple[Side, ...]] = get_args(Side)

_ALL_ROOMS: Final[vec[i64]] = vec[i64](list(range(ROOMS)))
_NOTHING_LAID: Final[vec[i64]] = vec[i64]([UNLAID] * (ROUNDS * COLOUR_COUNT))
_NO_SIZES: Final[vec[i64]] = vec[i64]([0] * (ROUNDS * 4))


def setup(options: TreehouseOptions, rng: Rng) -> TreehouseState:
    """T1 to T3, T11: the first chooser is drawn, then the rooms are shuffled and the first hands dealt."""
    seats: i64 = options.players
    chosen_first = options.first
    first: i64 = rng.below(seats) if chosen_first is None else chosen_first
    deck = _ALL_ROOMS[:]
    rng.shuffle(deck)
    return start(seats, options.youngest, first, chosen_first is not None, deck)


def start_of(seats: i64, youngest: bool, first: i64, first_known: bool, deck: list[int]) -> TreehouseState:
    return start(seats, youngest, first, first_known, packed(deck))


def start(seats: i64, youngest: bool, first: i64, first_known: bool, deck: vec[i64]) -> TreehouseState:
    """The beginning of a game with this deck, its top room last."""
    state = TreehouseState(
        seats=seats,
        youngest=youngest,
        round=0,
        pick=0,
        phase=CHOOSE,
        turn=0,
        deck=deck,
        deck_left=ROOMS,
        players=[new_player() for _ in range(seats)],
        leftovers=vec[i64]([]),
        firsts=vec[i64]([first, -1, -1]),
        first_known=first_known,
        laid=_NOTHING_LAID[:],
        sizes=_NO_SIZES[:],
    )
    deal(state, None)
    return state


def legal(state: TreehouseState, seat: i64) -> vec[i64]:
    phase = state.phase
    if seat < 0 or phase == OVER:
        return vec[i64]([])
    if phase == CHOOSE:
        return chooses(state, seat)
    if phase == PLACE:
        return placements(state, seat)
    if seat != state.turn:
        return vec[i64]([])
    if phase == TAKE:
        return takes(state)
    return open_colours(state, FIRST_LAY if phase == LAY else FIRST_CLAIM)


def chooses(state: TreehouseState, seat: i64) -> vec[i64]:
    """T4: every room in hand except the one already chosen."""
    player = state.players[seat]
    actions = vec[i64]([])
    for room in player.hand:
        if room != player.chosen:
            actions = append(actions, FIRST_CHOOSE + room)
    return actions


def placements(state: TreehouseState, seat: i64) -> vec[i64]:
    """T5, T7 to T10: every allowed place, and the discard."""
    player = state.players[seat]
    actions = vec[i64]([])
    if player.chosen == OPEN:
        return actions
    allowed = player.house.allowed(colour_of(player.chosen))
    place: i64 = 0
    while allowed != 0:
        if allowed & 1 == 1:
            actions = append(actions, FIRST_BUILD + place)
        allowed >>= 1
        place += 1
    return append(actions, DISCARD)


def takes(state: TreehouseState) -> vec[i64]:
    """T12: two equal cards are one choice."""
    actions = vec[i64]([])
    if cards_left(state, NOTHING_EACH) > 0:
        actions = append(actions, TAKE_NONE)
    if cards_left(state, TWO_EACH) > 0:
        actions = append(actions, TAKE_TWO)
    return actions


def open_colours(state: TreehouseState, first_action: i64) -> vec[i64]:
    """T12, T13, T17: every colour whose score card has no card on it and is not taken."""
    actions = vec[i64]([])
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if state.laid[state.round * COLOUR_COUNT + colour] == UNLAID:
            actions = append(actions, first_action + colour)
        colour += 1
    return actions


def random_action(state: TreehouseState, seat: i64, rng: QuickRng) -> i64:
    phase = state.phase
    if phase == PLACE:
        player = state.players[seat]
        return random_placement(player.house.allowed(colour_of(player.chosen)), rng)
    if phase == CHOOSE and state.players[seat].chosen < 0:
        hand = state.players[seat].hand
        return FIRST_CHOOSE + hand[rng.below(len(hand))]
    actions = legal(state, seat)
    return actions[rng.below(len(actions))]


def random_placement(allowed: i64, rng: QuickRng) -> i64:
    """One of `placements`, found by counting bits."""
    count: i64 = 0
    rest = allowed
    while rest != 0:
        rest &= rest - 1
        count += 1
    skip = rng.below(count + 1)
    if skip == count:
        return DISCARD
    while skip > 0:
        allowed &= allowed - 1
        skip -= 1
    place: i64 = 0
    while allowed & 1 == 0:
        allowed >>= 1
        place += 1
    return FIRST_BUILD + place


def rollout_action(state: TreehouseState, seat: i64, rng: QuickRng) -> i64:
    """A quick choice by `judgement`."""
    phase = state.phase
    if phase == CHOOSE:
        return FIRST_CHOOSE + judgement.quick_room(state, seat, rng)
    if phase == PLACE:
        place = judgement.quick_place(state, seat, rng)
        return FIRST_BUILD + place if place >= 0 else DISCARD
    if phase == TAKE:
        card = judgement.quick_card(state, seat)
        if cards_left(state, card) == 0:
            card = TWO_EACH - card
        return TAKE_TWO if card == TWO_EACH else TAKE_NONE
    card = state.players[seat].card if phase == LAY else TWO_EACH
    colour, _ = judgement.best_colour(state, seat, card)
    return (FIRST_LAY if phase == LAY else FIRST_CLAIM) + colour


def candidates(state: TreehouseState, seat: i64) -> vec[i64]:
    """One room of each colour represents all in hand. Every allowed place, and the discard only if every place would
    seal off something."""
    if state.phase == CHOOSE:
        return judgement.rooms_to_try(state, seat)  # FIRST_CHOOSE is 0
    actions = legal(state, seat)
    if state.phase != PLACE or len(actions) < 2:
        return actions
    player = state.players[seat]
    allowed = player.house.allowed(colour_of(player.chosen))
    if allowed & ~judgement.last_places(player.house, colour_of(player.chosen)) != 0:
        return actions[: len(actions) - 1]
    return actions


def choose(state: TreehouseState, seat: i64, room: i64, story: list[Event] | None) -> None:
    """T4: all choices are revealed when the last one is made."""
    player = state.players[seat]
    if story is not None:
        story.append(RoomChosen(int(seat), room_name(room), player.chosen != OPEN))
    player.chosen = room
    other: i64 = 0
    while other < state.seats:
        if state.players[other].chosen < 0:
            state.turn = other
            return
        other += 1
    reveal(state, story)


def reveal(state: TreehouseState, story: list[Event] | None) -> None:
    """T4."""
    for player in state.players:
        player.hand = remove(player.hand, player.chosen)
    state.phase = PLACE
    state.turn = 0
    if story is not None:
        story.append(RoomsRevealed([room_name(player.chosen) for player in state.players]))


def build(state: TreehouseState, seat: i64, place: i64, story: list[Event] | None) -> None:
    """T7 to T10."""
    player = state.players[seat]
    player.house.build(player.chosen, place)
    if story is not None:
        level, position = int(LEVEL_OF[place]), int(position_of(place))
        marker = MARKERS[player.house.marker + 1]
        story.append(RoomBuilt(int(seat), room_name(player.chosen), level, position, marker))
    after_placing(state, seat, story)


def discard(state: TreehouseState, seat: i64, story: list[Event] | None) -> None:
    """T5."""
    player = state.players[seat]
    player.discards = append(player.discards, player.chosen)
    if story is not None:
        story.append(RoomDiscarded(int(seat), room_name(player.chosen)))
    after_placing(state, seat, story)


def after_placing(state: TreehouseState, seat: i64, story: list[Event] | None) -> None:
    """T4, T6: when all have placed, the hands are passed; after the fifth choice, what is left of them is discarded."""
    state.players[seat].chosen = OPEN
    other: i64 = 0
    while other < state.seats:
        if state.players[other].chosen != OPEN:
            state.turn = other
            return
        other += 1
    if state.pick + 1 < CHOICES:
        pass_hands(state, story)
    else:
        discard_leftovers(state, story)
        begin_scoring(state, story)


def pass_hands(state: TreehouseState, story: list[Event] | None) -> None:
    """T6: every hand is passed to the left neighbour, the next seat."""
    players = state.players
    seat = state.seats - 1
    last = players[seat].hand
    while seat > 0:
        players[seat].hand = players[seat - 1].hand
        seat -= 1
    players[0].hand = last
    state.pick += 1
    state.phase = CHOOSE
    state.turn = 0
    if story is not None:
        story.append(HandsPassed(hands_in_words(state)))


def discard_leftovers(state: TreehouseState, story: list[Event] | None) -> None:
    """T6."""
    seat: i64 = 0
    for player in state.players:
        room = player.hand[0]
        player.hand = vec[i64]([])
        state.leftovers = append(state.leftovers, room)
        if story is not None:
            story.append(LeftoverDiscarded(int(seat), room_name(room)))
        seat += 1


@final
class Treehouse(Rules):
    def setup(self, options: Options, rng: Rng) -> State:
        return setup(cast(TreehouseOptions, options), rng)

    def actor(self, state: State) -> i64:
        return cast(TreehouseState, state).turn

    def actors(self, state: State) -> list[int]:
        """T4: everyone who has not chosen; then everyone who has not placed."""
        position = cast(TreehouseState, state)
        if position.phase == CHOOSE:
            return [int(seat) for seat in range(position.seats) if position.players[seat].chosen < 0]
        if position.phase == PLACE:
            return [int(seat) for seat in range(position.seats) if position.players[seat].chosen != OPEN]
        return super().actors(state)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return legal(cast(TreehouseState, state), seat)

    def random_action(self, state: State, seat: i64, rng: QuickRng) -> i64:
        return random_action(cast(TreehouseState, state), seat, rng)

    def apply(self, state: State, seat: i64, action: i64, story: list[Event] | None = None) -> None:
        position = cast(TreehouseState, state)
        if action < FIRST_BUILD:
            choose(position, seat, action - FIRST_CHOOSE, story)
        elif action < DISCARD:
            build(position, seat, action - FIRST_BUILD, story)
        elif action == DISCARD:
            discard(position, seat, story)
        elif action < FIRST_LAY:
            take(position, seat, TWO_EACH if action == TAKE_TWO else NOTHING_EACH, story)
        elif action < FIRST_CLAIM:
            lay(position, seat, action - FIRST_LAY, story)
        else:
            claim(position, seat, action - FIRST_CLAIM, story)

    def deal_unseen(self, state: State, seat: i64, rng: QuickRng) -> None:
        guess.deal_unseen(cast(TreehouseState, state), seat, rng)

    def points(self, state: State) -> vec[i64]:
        return scoring.points(cast(TreehouseState, state))

    def tiebreaks(self, state: State) -> vec[i64]:
        return scoring.tiebreaks(cast(TreehouseState, state))

    def action_count(self, state: State) -> i64:
        return ACTIONS

    def rollout_action(self, state: State, seat: i64, rng: QuickRng) -> i64:
        return rollout_action(cast(TreehouseState, state), seat, rng)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        return candidates(cast(TreehouseState, state), seat)

    def value(self, state: State, seat: i64) -> float:
        if self.actor(state) < 0:
            return super().value(state, seat)
        return judgement.values(cast(TreehouseState, state))[seat]

    def values(self, state: State) -> vec[float]:
        if self.actor(state) < 0:
            return super().values(state)
        return judgement.values(cast(TreehouseState, state))

    def margin_scale(self, state: State) -> float:
        return judgement.margin_scale(cast(TreehouseState, state))
