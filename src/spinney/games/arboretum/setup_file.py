"""The deal of a game in writing, so that other programs do not need our shuffle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct

from spinney.core.form import misfit
from spinney.core.message import Argument, Message, Unreadable, listed, player, quoted
from spinney.games.arboretum.events import card_words, species_words
from spinney.games.arboretum.material import (
    CARD_BY_NAME,
    CARDS,
    HAND,
    HIGHEST,
    SPECIES,
    card_name,
    species_in_play,
    species_of,
)
from spinney.games.arboretum.options import ArboretumOptions, other_species_wanted
from spinney.games.arboretum.state import DRAW_FIRST, ArboretumState, bare_ground, player_of, state_of


def wrong(what: str, **args: Argument) -> Unreadable:
    return Unreadable(Message("record-" + what, args))


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    species: list[str]
    first: int
    hands: list[list[str]]
    """In the order they were dealt, which is also the order of the actions offered to a seat."""
    deck: list[str]
    """The next card to be drawn comes first."""
    piles: list[list[str]]
    """The discard piles. With an opening discard, all have one card except the first player's (A3)."""


def write_setup(state: ArboretumState) -> dict[str, Any]:
    setup = Setup(
        species=[SPECIES[species] for species, plays in enumerate(state.in_play) if plays],
        first=state.first,
        hands=[[card_name(card) for card in player.hand] for player in state.players],
        deck=[card_name(state.deck[i]) for i in range(state.deck_left - 1, -1, -1)],
        piles=[[card_name(card) for card in player.pile] for player in state.players],
    )
    written: dict[str, Any] = msgspec.to_builtins(setup)
    return written


def opening(state: ArboretumState, eyes: int | None) -> list[Message]:
    """A1 to A3 for the log: the species in play, the hands that these eyes see, and who goes first."""
    species = [species_words(SPECIES[species]) for species, plays in enumerate(state.in_play) if plays]
    lines = [Message("arboretum-opening-species", {"species": listed(species)})]
    for seat, one in enumerate(state.players):
        if eyes is None or eyes == seat:
            hand = listed([card_words(card_name(card)) for card in sorted(one.hand)])
            lines.append(Message("opening-hand", {"player": player(seat), "cards": hand}))
        for card in one.pile:
            lines.append(
                Message("arboretum-opening-pile", {"player": player(seat), "card": card_words(card_name(card))})
            )
    return [*lines, Message("opening-first", {"player": player(state.first)})]


def read_setup(options: ArboretumOptions, written: dict[str, Any]) -> ArboretumState:
    try:
        setup = msgspec.convert(written, Setup)
    except msgspec.ValidationError as error:
        raise Unreadable(misfit(error)) from None
    check(options, setup)
    players = []
    for hand, pile in zip(setup.hands, setup.piles, strict=True):
        players.append(player_of(bare_ground(), cards(hand), cards(pile)))
    deck = cards(setup.deck[::-1])
    in_play = [int(species in setup.species) for species in SPECIES]
    return state_of(
        seats=options.players,
        first=setup.first,
        turn=setup.first,
        phase=DRAW_FIRST,
        in_play=in_play,
        deck=deck,
        players=players,
        shown=[0] * CARDS,
    )


def cards(names: list[str]) -> list[int]:
    return [CARD_BY_NAME[name] for name in names]


def check(options: ArboretumOptions, setup: Setup) -> None:
    """A1 to A3: refuse what cannot have been dealt under these options."""
    ArboretumOptions(players=options.players, first=setup.first, species=tuple(setup.species)).check()
    if len(setup.species) != species_in_play(options.players):
        raise other_species_wanted(options.players, setup.species)
    if options.first is not None and options.first != setup.first:
        raise wrong("first", first=setup.first, chosen=options.first)
    if options.species is not None and not set(options.species) <= set(setup.species):
        raise wrong("species")
    if len(setup.hands) != options.players or len(setup.piles) != options.players:
        raise wrong("hands", players=options.players)
    for seat, (hand, pile) in enumerate(zip(setup.hands, setup.piles, strict=True)):
        if len(hand) != HAND:
            raise wrong("hand", seat=seat, count=len(hand), wanted=HAND)
        wanted = int(options.opening_discard and seat != setup.first)
        if len(pile) != wanted:
            raise wrong("pile", seat=seat, count=len(pile), wanted=wanted)
    dealt = [name for part in (*setup.hands, *setup.piles, setup.deck) for name in part]
    for name in dealt:
        if name not in CARD_BY_NAME or SPECIES[species_of(CARD_BY_NAME[name])] not in setup.species:
            raise wrong("no-card", text=quoted(name))
    for name, count in Counter(dealt).items():
        if count > 1:
            raise wrong("twice", text=quoted(name))
    size = species_in_play(options.players) * HIGHEST
    if len(dealt) != size:
        raise wrong("count", count=len(dealt), wanted=size)
