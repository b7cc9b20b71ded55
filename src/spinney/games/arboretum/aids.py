"""Help for players, and why an action is not offered: both from the view alone."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from spinney.core.message import Message, player, quoted
from spinney.core.view import SPECTATOR
from spinney.games.arboretum.events import card_words
from spinney.games.arboretum.guess import assemble
from spinney.games.arboretum.material import CARD_BY_NAME, HIGHEST, SPECIES, Species, card_name, species_of, the_card
from spinney.games.arboretum.reasons import largest_gain
from spinney.games.arboretum.scoring import best_paths, sums_of
from spinney.games.arboretum.sheet import ScoredPath, scored_path
from spinney.games.arboretum.state import OPEN, cell_at, x_of, y_of
from spinney.games.arboretum.view_types import ArboretumView

REACH_OF_TEXT = 16


class SpeciesAid(Struct, frozen=True):
    """One species as this seat knows it. Lists are indexed by seat."""

    species: Species
    paths: list[ScoredPath | None]
    """Every seat's most valuable path now."""
    hand: list[str]
    """This seat's cards of the species; empty for a spectator."""
    own_sum: int
    """Their sum; an 8 counts unless a 1 is known to be in another hand."""
    shown_sums: list[int]
    """The sum that every other hand is known to hold; at this seat's index, its own sum."""
    unseen: list[str]
    """Cards that may still be in the deck or, unseen, in another hand."""
    eight: Literal["none", "safe", "at_risk", "cancelled"]
    """This seat's 8 (A10): cancelled by a 1 known to be in another hand, or at risk from one that may get there."""
    one: Literal["none", "idle", "cancels"]
    """This seat's 1 (A10): whether another hand holds, or may still get, the 8 that it cancels."""


class Aids(Struct, frozen=True):
    species: list[SpeciesAid]
    open_cells: list[list[tuple[int, int]]]
    """Per seat, the cells where a card could be laid (A6)."""
    worths: list[int]
    """Per seat, the points of its best paths if it had the right to score every species."""


def aids(view: ArboretumView) -> Aids:
    public = view.public
    table = assemble(view)
    known: list[list[int]] = [[CARD_BY_NAME[name] for name in seat.shown] for seat in public.seats]
    if view.private is not None:
        known[view.seat] = [CARD_BY_NAME[name] for name in view.private.hand]
    seen = {card for hand in known for card in hand}
    for seat in public.seats:
        seen.update(CARD_BY_NAME[name] for name in seat.pile)
        seen.update(CARD_BY_NAME[laid.card] for laid in seat.arboretum)

    # A10 for the known cards: an 8 counts 0 if another hand is known to hold the 1.
    known_sums = sums_of(known)
    species_aids = []
    for number, name in enumerate(SPECIES):
        if name not in public.species:
            continue
        sums = [of_hand[number] for of_hand in known_sums]
        own = [] if view.seat == SPECTATOR else sorted(card for card in known[view.seat] if species_of(card) == number)
        cards = range(number * HIGHEST, (number + 1) * HIGHEST)
        species_aids.append(
            SpeciesAid(
                species=name,
                paths=[scored_path(player.grove, number) for player in table.players],
                hand=[card_name(card) for card in own],
                own_sum=0 if view.seat == SPECTATOR else sums[view.seat],
                shown_sums=sums,
                unseen=[card_name(card) for card in cards if card not in seen],
                eight=own_eight(view, own, number, known),
                one=own_one(view, own, number, known),
            )
        )
    open_cells = [[(int(x_of(cell)), int(y_of(cell))) for cell in player.grove.open] for player in table.players]
    worths = [sum(best_paths(player.grove)) for player in table.players]
    return Aids(species_aids, open_cells, worths)


def own_eight(
    view: ArboretumView, own: list[int], species: int, known: list[list[int]]
) -> Literal["none", "safe", "at_risk", "cancelled"]:
    if the_card(species, HIGHEST) not in own:
        return "none"
    where = whereabouts(view, the_card(species, 1), known)
    if where == "there":
        return "cancelled"
    return "at_risk" if where == "loose" else "safe"


def own_one(
    view: ArboretumView, own: list[int], species: int, known: list[list[int]]
) -> Literal["none", "idle", "cancels"]:
    if the_card(species, 1) not in own:
        return "none"
    return "idle" if whereabouts(view, the_card(species, HIGHEST), known) == "bound" else "cancels"


def whereabouts(view: ArboretumView, card: int, known: list[list[int]]) -> Literal["there", "loose", "bound"]:
    """Whether a card is known to be in another hand, may still get there, or cannot."""
    if any(card in hand for seat, hand in enumerate(known) if seat != view.seat):
        return "there"
    laid = any(CARD_BY_NAME[one.card] == card for seat in view.public.seats for one in seat.arboretum)
    return "bound" if laid or card in known[view.seat] or view.public.phase == "over" else "loose"


class Preview(Struct, frozen=True):
    """What a card would bring in a cell."""

    path: ScoredPath
    """The path that would gain most by it."""
    more: int
    """How many points more than the best path of its species now."""


def preview(view: ArboretumView, text: str) -> Preview | None:
    """The path that a `play` would make or lengthen; None if there is none."""
    word, _, rest = text.partition(" ")
    name, _, place = rest.partition(" ")
    written = written_cell(place)
    if view.private is None or word != "play" or name not in view.private.hand or written is None:
        return None
    grove = assemble(view).players[view.seat].grove
    cell = next((cell for cell in grove.open if (x_of(cell), y_of(cell)) == written), None)
    if cell is None:
        return None
    before = list(best_paths(grove))
    grove.plant(CARD_BY_NAME[name], cell)
    more, species = largest_gain(before, list(best_paths(grove)))
    path = scored_path(grove, species)
    return Preview(path, more) if more > 0 and path else None


def written_cell(place: str) -> tuple[int, int] | None:
    found = re.fullmatch(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", place)
    return (int(found[1]), int(found[2])) if found else None


def why_not(view: ArboretumView, text: str) -> Message:
    """The first rule that forbids this text."""
    public = view.public
    if public.phase == "over":
        return Message("refused-over")
    if view.private is None:
        return Message("refused-spectator")
    if view.seat != public.turn:
        return Message("refused-turn", {"player": player(public.turn)})
    word, _, rest = text.partition(" ")
    wanted = public.phase.partition("_")[0]
    if word not in ("draw", "play", "discard"):
        return Message("arboretum-unknown-action", {"text": quoted(text)})
    if word != wanted:
        return Message("arboretum-now-" + wanted)
    if word == "draw":
        return why_not_draw(view, rest)
    name, _, place = rest.partition(" ")
    if name not in CARD_BY_NAME:
        return Message("arboretum-unknown-card", {"text": quoted(name)})
    if name not in view.private.hand:
        return Message("arboretum-not-in-hand", {"card": card_words(name)})
    if word == "play":
        return why_not_there(view, place)
    return Message("arboretum-unknown-action", {"text": quoted(text)})


def why_not_draw(view: ArboretumView, source: str) -> Message:
    """A4, A8."""
    if source == "deck":
        return Message("arboretum-deck-empty")
    number = re.fullmatch(r"pile ([0-9])", source)
    if number and int(number[1]) < len(view.public.seats):
        return Message("arboretum-pile-empty", {"player": player(int(number[1]))})
    return Message("arboretum-unknown-source", {"text": quoted(source)})


def why_not_there(view: ArboretumView, place: str) -> Message:
    """A6."""
    written = written_cell(place)
    if written is None:
        return Message("arboretum-unknown-cell", {"text": quoted(place)})
    grove = assemble(view).players[view.seat].grove
    if not grove.cells:
        return Message("arboretum-first-card")
    x, y = written
    if abs(x) <= REACH_OF_TEXT and abs(y) <= REACH_OF_TEXT:
        there = grove.board[cell_at(x, y)]
        if there >= 0:
            return Message("arboretum-cell-taken", {"card": card_words(card_name(there))})
        if there == OPEN:
            return Message("arboretum-unknown-action", {"text": quoted(place)})
    return Message("arboretum-not-adjacent")
