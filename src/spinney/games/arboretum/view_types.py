"""The form of what a seat may know of a game of Arboretum, and some state that looks like it; view.py fills it in."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from spinney.core.view import View
from spinney.games.arboretum.material import CARDS, SPECIES, species_of
from spinney.games.arboretum.notation import CARD_BY_NAME
from spinney.games.arboretum.state import (
    DISCARD,
    DRAW_FIRST,
    DRAW_SECOND,
    OVER,
    PLAY,
    ArboretumState,
    bare_ground,
    cell_at,
    player_of,
    state_of,
)

PHASES = {
    DRAW_FIRST: "draw_first",
    DRAW_SECOND: "draw_second",
    PLAY: "play",
    DISCARD: "discard",
    OVER: "over",
}
PHASE_BY_NAME = {name: phase for phase, name in PHASES.items()}


class LaidCard(Struct, frozen=True, array_like=True):
    """A card in an arboretum, x to the right of the first card and y below it."""

    card: str
    x: int
    y: int


class SeatView(Struct, frozen=True):
    """What everybody sees of one seat."""

    arboretum: list[LaidCard]
    """In the order the cards were laid."""
    pile: list[str]
    """The discard pile from the bottom up (A5: anybody may read it)."""
    hand_size: int
    shown: list[str]
    """Cards of the hand that everybody saw go there (A5); the whole hand when the game is over."""


class PublicView(Struct, frozen=True):
    phase: str
    turn: int
    """The seat whose turn it is, or was last."""
    first: int
    species: list[str]
    """The species in play (A1)."""
    deck: int
    """How many cards are left in the deck."""
    seats: list[SeatView]


class PrivateView(Struct, frozen=True):
    hand: list[str]
    """The own cards, by species and value."""


ArboretumView: TypeAlias = View[PublicView, PrivateView]


def assemble(view: ArboretumView) -> ArboretumState:
    """A state that looks like this view, the unseen cards in the order of the scoring pad."""
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
        unseen.difference_update(CARD_BY_NAME[name] for name in seen.pile)
        unseen.difference_update(CARD_BY_NAME[laid.card] for laid in seen.arboretum)
    rest = sorted(unseen, reverse=True)
    players = []
    for hand, seen in zip(hands, public.seats, strict=True):
        while len(hand) < seen.hand_size:
            hand.append(rest.pop())
        grove = bare_ground()
        for laid in seen.arboretum:
            grove.plant(CARD_BY_NAME[laid.card], cell_at(laid.x, laid.y))
        players.append(player_of(grove, hand, [CARD_BY_NAME[name] for name in seen.pile]))
    return state_of(len(players), public.first, public.turn, PHASE_BY_NAME[public.phase], in_play, rest, players, shown)
