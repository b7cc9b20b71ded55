"""Setting up, what is legal, what an action does: A1 to A8.

The action space: `draw deck`, `draw pile 0` to `draw pile 3`, then `discard` for every card,
then `play` for every card and cell.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from spinney.core.arrays import append, pop, remove, vec
from spinney.core.event import Event
from spinney.core.options import Options
from spinney.core.rng import QuickRng, Rng
from spinney.core.rules import Rules, State
from spinney.games.arboretum import guess, judgement, scoring
from spinney.games.arboretum.events import CardDiscarded, CardDrawn, CardPlayed, DeckEmptied, Side
from spinney.games.arboretum.material import (
    CARDS,
    HAND,
    HIGHEST,
    SPECIES,
    SPECIES_COUNT,
    card_name,
    species_in_play,
    species_of,
    the_card,
)
from spinney.games.arboretum.options import ArboretumOptions
from spinney.games.arboretum.state import (
    CELLS,
    DISCARD,
    DRAW_FIRST,
    DRAW_SECOND,
    OVER,
    PLAY,
    WIDTH,
    ArboretumState,
    Grove,
    Player,
    bare_ground,
    x_of,
    y_of,
)

DRAW_DECK: Final = 0
FIRST_PILE: Final = 1
FIRST_DISCARD: Final = 5
FIRST_PLAY: Final = 85
ACTIONS: Final = 98085

_NO_SPECIES: Final[vec[i64]] = vec[i64]([0] * SPECIES_COUNT)
_NO_CARDS: Final[vec[i64]] = vec[i64]([0] * CARDS)

_AROUND: Final[list[tuple[int, Side]]] = [(-1, "right"), (1, "left"), (-WIDTH, "below"), (WIDTH, "above")]
"""The cells around a cell, and on which side of a card there the cell lies."""


def draw_pile_action(pile: i64) -> i64:
    return FIRST_PILE + pile


def discard_action(card: i64) -> i64:
    return FIRST_DISCARD + card


def play_action(card: i64, cell: i64) -> i64:
    return FIRST_PLAY + card * CELLS + cell


def card_of(action: i64) -> i64:
    """The card of a `discard` or a `play`."""
    if action < FIRST_PLAY:
        return action - FIRST_DISCARD
    return (action - FIRST_PLAY) // CELLS


def cell_of(action: i64) -> i64:
    """The cell of a `play`."""
    return (action - FIRST_PLAY) % CELLS


def draw_species(seats: i64, chosen: tuple[str, ...] | None, rng: Rng) -> vec[i64]:
    """A1: species -> 1 if it is in play; those that the table has not chosen are drawn."""
    in_play = _NO_SPECIES[:]
    wanted = species_in_play(seats)
    if chosen is not None:
        for name in chosen:
            in_play[SPECIES.index(name)] = 1
            wanted -= 1
    order = vec[i64](capacity=SPECIES_COUNT)
    species: i64 = 0
    while species < SPECIES_COUNT:
        if in_play[species] == 0:
            order = append(order, species)
        species += 1
    if 0 < wanted < len(order):
        rng.shuffle(order)
    i: i64 = 0
    while i < wanted:
        in_play[order[i]] = 1
        i += 1
    return in_play


def setup(options: ArboretumOptions, rng: Rng) -> ArboretumState:
    """A1 to A3: the species are drawn, then the first player, then the cards are shuffled.

    Each seat in turn gets seven cards from the top of the deck; then come the opening discards, if chosen.
    """
    seats: i64 = options.players
    in_play = draw_species(seats, options.species, rng)
    chosen_first = options.first
    first: i64 = rng.below(seats) if chosen_first is None else chosen_first
    size = species_in_play(seats) * HIGHEST
    deck = _NO_CARDS[:size]
    next: i64 = 0
    for_species: i64 = 0
    while for_species < SPECIES_COUNT:
        if in_play[for_species] == 1:
            value: i64 = 1
            while value <= HIGHEST:
                deck[next] = the_card(for_species, value)
                next += 1
                value += 1
        for_species += 1
    rng.shuffle(deck)

    players: list[Player] = []
    seat: i64 = 0
    while seat < seats:
        players.append(Player(bare_ground(), deal_hand(deck, size), vec[i64](capacity=16)))
        size -= HAND
        seat += 1
    if options.opening_discard:
        seat = 0
        while seat < seats:
            if seat != first:
                size -= 1
                players[seat].pile = vec[i64]([deck[size]])
            seat += 1
    return ArboretumState(
        seats=seats,
        first=first,
        turn=first,
        phase=DRAW_FIRST,
        in_play=in_play,
        deck=deck,
        deck_left=size,
        players=players,
        shown=_NO_CARDS[:],
    )


def deal_hand(deck: vec[i64], size: i64) -> vec[i64]:
    """Seven cards from the top of a deck of this size; the array has room for the two that will be drawn."""
    hand = vec[i64](capacity=9)
    i = size - HAND
    while i < size:
        hand = append(hand, deck[i])
        i += 1
    return hand


def legal(state: ArboretumState, seat: i64) -> vec[i64]:
    phase = state.phase
    if seat != state.turn or phase == OVER:
        return vec[i64]([])
    if phase == PLAY:
        return plays(state, seat)
    if phase == DISCARD:
        return vec[i64]([discard_action(card) for card in state.players[seat].hand])
    return draws(state)


def draws(state: ArboretumState) -> vec[i64]:
    """A4: the deck and every pile that has a card."""
    sources = vec[i64]([])
    if state.deck_left > 0:
        sources = append(sources, DRAW_DECK)
    pile: i64 = 0
    while pile < state.seats:
        if len(state.players[pile].pile) > 0:
            sources = append(sources, draw_pile_action(pile))
        pile += 1
    return sources


def plays(state: ArboretumState, seat: i64) -> vec[i64]:
    """A6: every card of the hand on every open cell."""
    hand = state.players[seat].hand
    open = state.players[seat].grove.open
    actions = vec[i64]([0] * (len(hand) * len(open)))
    next: i64 = 0
    for card in hand:
        for cell in open:
            actions[next] = play_action(card, cell)
            next += 1
    return actions


def random_action(state: ArboretumState, seat: i64, rng: QuickRng) -> i64:
    phase = state.phase
    if phase < PLAY:
        return random_draw(state, rng)
    player = state.players[seat]
    hand = player.hand
    if phase == PLAY:
        open = player.grove.open
        cells: i64 = len(open)
        place = rng.below(len(hand) * cells)
        return play_action(hand[place // cells], open[place % cells])
    return discard_action(hand[rng.below(len(hand))])


def random_draw(state: ArboretumState, rng: QuickRng) -> i64:
    """One of `draws`, found without listing them."""
    sources: i64 = 1 if state.deck_left > 0 else 0
    for player in state.players:
        if len(player.pile) > 0:
            sources += 1
    place = rng.below(sources)
    if state.deck_left > 0:
        if place == 0:
            return DRAW_DECK
        place -= 1
    pile: i64 = 0
    while True:
        if len(state.players[pile].pile) > 0:
            if place == 0:
                return draw_pile_action(pile)
            place -= 1
        pile += 1


def draw(state: ArboretumState, seat: i64, action: i64, story: list[Event] | None) -> None:
    """A4, A5, A8."""
    if action == DRAW_DECK:
        state.deck_left -= 1
        card = state.deck[state.deck_left]
        if story is not None:
            story.append(CardDrawn(int(seat), None, card_name(card)))
            if state.deck_left == 0:
                story.append(DeckEmptied(int(seat)))
    else:
        pile = action - FIRST_PILE
        owner = state.players[pile]
        owner.pile, card = pop(owner.pile)
        state.shown[card] = 1
        if story is not None:
            story.append(CardDrawn(int(seat), int(pile), card_name(card)))
    player = state.players[seat]
    player.hand = append(player.hand, card)
    state.phase = DRAW_SECOND if state.phase == DRAW_FIRST else PLAY


def play(state: ArboretumState, seat: i64, action: i64, story: list[Event] | None) -> None:
    """A6."""
    card = card_of(action)
    cell = cell_of(action)
    player = state.players[seat]
    player.hand = remove(player.hand, card)
    state.shown[card] = 0
    player.grove.plant(card, cell)
    state.phase = DISCARD
    if story is not None:
        beside, side = neighbour(player.grove, card, cell)
        story.append(CardPlayed(int(seat), card_name(card), int(x_of(cell)), int(y_of(cell)), beside, side))


def neighbour(grove: Grove, card: i64, cell: i64) -> tuple[str | None, Side]:
    """A card beside this one, if possible of its species, and on which side of it this one lies."""
    found: str | None = None
    where: Side = "right"
    for other, side in _AROUND:
        there = grove.board[cell + other]
        if there >= 0 and (found is None or species_of(there) == species_of(card)):
            found, where = card_name(there), side
            if species_of(there) == species_of(card):
                break
    return found, where


def discard(state: ArboretumState, seat: i64, action: i64, story: list[Event] | None) -> None:
    """A7, A8: then the next seat's turn begins, or the game is over if the deck is empty."""
    card = card_of(action)
    player = state.players[seat]
    player.hand = remove(player.hand, card)
    state.shown[card] = 0
    player.pile = append(player.pile, card)
    if story is not None:
        story.append(CardDiscarded(int(seat), card_name(card)))
    if state.deck_left > 0:
        state.phase = DRAW_FIRST
        state.turn = seat + 1 if seat + 1 < state.seats else 0
    else:
        state.phase = OVER


@final
class Arboretum(Rules):
    def setup(self, options: Options, rng: Rng) -> State:
        return setup(cast(ArboretumOptions, options), rng)

    def actor(self, state: State) -> i64:
        position = cast(ArboretumState, state)
        return -1 if position.phase == OVER else position.turn

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return legal(cast(ArboretumState, state), seat)

    def random_action(self, state: State, seat: i64, rng: QuickRng) -> i64:
        return random_action(cast(ArboretumState, state), seat, rng)

    def apply(self, state: State, seat: i64, action: i64, story: list[Event] | None = None) -> None:
        position = cast(ArboretumState, state)
        if action < FIRST_DISCARD:
            draw(position, seat, action, story)
        elif action >= FIRST_PLAY:
            play(position, seat, action, story)
        else:
            discard(position, seat, action, story)

    def deal_unseen(self, state: State, seat: i64, rng: QuickRng) -> None:
        guess.deal_unseen(cast(ArboretumState, state), seat, rng)

    def points(self, state: State) -> vec[i64]:
        return scoring.points(cast(ArboretumState, state))

    def tiebreaks(self, state: State) -> vec[i64]:
        position = cast(ArboretumState, state)
        return vec[i64]([scoring.species_grown(player.grove) for player in position.players])

    def action_count(self, state: State) -> i64:
        return ACTIONS

    def value(self, state: State, seat: i64) -> float:
        return self.values(state)[seat]

    def values(self, state: State) -> vec[float]:
        return judgement.values(cast(ArboretumState, state))

    def margin_scale(self, state: State) -> float:
        return judgement.margin_scale(cast(ArboretumState, state))

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        position = cast(ArboretumState, state)
        return judgement.candidates(position, seat, legal(position, seat))

    def rollout_action(self, state: State, seat: i64, rng: QuickRng) -> i64:
        position = cast(ArboretumState, state)
        if position.phase < PLAY:
            return random_draw(position, rng)
        hand = position.players[seat].hand
        if position.phase == DISCARD:
            return discard_action(hand[judgement.quick_discard(position, seat, rng)])
        place = judgement.quick_play(position, seat, rng)
        open = position.players[seat].grove.open
        return play_action(hand[place // len(open)], open[place % len(open)])
