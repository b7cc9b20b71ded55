"""What a seat does not know: a state that fits its view, with the unseen cards dealt again."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import append
from spinney.core.rng import QuickRng
from spinney.games.arboretum.material import CARD_BY_NAME, CARDS, SPECIES, species_of
from spinney.games.arboretum.state import OVER, ArboretumState, bare_ground, cell_at, player_of, state_of
from spinney.games.arboretum.view_types import PHASE_BY_NAME, ArboretumView


def assemble(view: ArboretumView) -> ArboretumState:
    """A state that fits this view, with the unseen cards in the order of the scoring pad."""
    public = view.public
    in_play = [int(species in public.species) for species in SPECIES]
    unseen = {card for card in range(CARDS) if in_play[species_of(card)]}
    shown = [0] * CARDS
    hands: list[list[int]] = []
    for seat, seen in enumerate(public.seats):
        known = [CARD_BY_NAME[name] for name in seen.shown]
        for card in known:
            shown[card] = 1
        if view.private is not None and seat == view.seat:
            known = [CARD_BY_NAME[name] for name in view.private.hand]
        hands.append(known)
        unseen.difference_update(known)
        unseen.difference_update([CARD_BY_NAME[name] for name in seen.pile])
        unseen.difference_update([CARD_BY_NAME[laid.card] for laid in seen.arboretum])
    rest = sorted(unseen, reverse=True)
    players = []
    for hand, seen in zip(hands, public.seats, strict=True):
        while len(hand) < seen.hand_size:
            hand.append(rest.pop())
        grove = bare_ground()
        for laid in seen.arboretum:
            grove.plant(CARD_BY_NAME[laid.card], cell_at(laid.x, laid.y))
        players.append(player_of(grove, hand, [CARD_BY_NAME[name] for name in seen.pile]))
    return state_of(
        seats=len(players),
        first=public.first,
        turn=public.turn,
        phase=PHASE_BY_NAME[public.phase],
        in_play=in_play,
        deck=rest,
        players=players,
        shown=shown,
    )


def deal_unseen(state: ArboretumState, seat: i64, rng: QuickRng) -> None:
    """A5: the deck is unseen and, in the other hands, every card that did not come from a pile.

    When the game is over, all hands are open and there is nothing to deal.
    """
    if state.phase == OVER:
        return
    shown = state.shown
    pool = state.deck[: state.deck_left]
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            for card in state.players[other].hand:
                if shown[card] == 0:
                    pool = append(pool, card)
        other += 1
    rng.shuffle(pool)

    next: i64 = len(pool) - 1
    other = 0
    while other < state.seats:
        if other != seat:
            hand = state.players[other].hand
            i: i64 = 0
            while i < len(hand):
                if shown[hand[i]] == 0:
                    hand[i] = pool[next]
                    next -= 1
                i += 1
        other += 1
    state.deck = pool[: state.deck_left]
