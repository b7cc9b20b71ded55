"""Reasons for an action, from the view alone, which a bot gives with its answer."""

from __future__ import annotations

from spinney.core.message import Message, player
from spinney.games.arboretum.events import card_words
from spinney.games.arboretum.guess import assemble
from spinney.games.arboretum.material import CARD_BY_NAME, CARDS, SPECIES, card_name, species_of, value_of
from spinney.games.arboretum.rules import DRAW_DECK, FIRST_DISCARD, FIRST_PILE, FIRST_PLAY, card_of, cell_of
from spinney.games.arboretum.scoring import best_paths, sums_of
from spinney.games.arboretum.view_types import ArboretumView

MOST_REASONS = 3


def reasons(view: ArboretumView, action: int) -> tuple[Message, ...]:
    if view.private is None:
        return ()
    if action < FIRST_DISCARD:
        found = why_draw(view, action)
    elif action >= FIRST_PLAY:
        found = why_play(view, int(card_of(action)), int(cell_of(action)))
    else:
        found = why_discard(view, int(card_of(action)))
    return tuple(found[:MOST_REASONS])


def paths_of(view: ArboretumView) -> list[list[int]]:
    """Per seat, the points of the best path of every species."""
    return [list(best_paths(one.grove)) for one in assemble(view).players]


def why_draw(view: ArboretumView, action: int) -> list[Message]:
    if action == DRAW_DECK:
        return [Message("arboretum-reason-blind")]
    owner = action - FIRST_PILE
    card = CARD_BY_NAME[view.public.seats[owner].pile[-1]]
    args = {"card": card_words(card_name(card))}
    found = []
    gain, species = best_gain(view, card)
    if gain > 0:
        found.append(Message("arboretum-reason-fits", {**args, "species": SPECIES[species], "more": gain}))
    paths = paths_of(view)
    if paths[view.seat][species_of(card)] > 0:
        found.append(Message("arboretum-reason-strengthens", {**args, "species": SPECIES[species_of(card)]}))
    found += denials(view, [card], paths)
    return found or [Message("arboretum-reason-takes", args)]


def best_gain(view: ArboretumView, card: int) -> tuple[int, int]:
    """How many points the best cell for a card would add to a path now, and the species of that path."""
    grove = assemble(view).players[view.seat].grove
    before = list(best_paths(grove))
    best = (0, 0)
    for cell in list(grove.open):
        after = grove.copy()
        after.plant(card, cell)
        best = max(best, largest_gain(before, list(best_paths(after))))
    return best


def largest_gain(before: list[int], after: list[int]) -> tuple[int, int]:
    return max((new - old, species) for species, (old, new) in enumerate(zip(before, after, strict=True)))


def why_play(view: ArboretumView, card: int, cell: int) -> list[Message]:
    grove = assemble(view).players[view.seat].grove
    before = list(best_paths(grove))
    first = not grove.cells
    grove.plant(card, cell)
    after = list(best_paths(grove))
    gain, species = largest_gain(before, after)
    found = []
    if gain > 0:
        args = {"species": SPECIES[species], "points": int(after[species]), "more": gain}
        found.append(Message("arboretum-reason-lengthens", args))
    elif first:
        found.append(Message("arboretum-reason-starts", {"card": card_words(card_name(card))}))
    return found + rights_kept(view, card, after)


def why_discard(view: ArboretumView, card: int) -> list[Message]:
    paths = paths_of(view)
    found = rights_kept(view, card, paths[view.seat])
    assert view.private is not None
    kept = [CARD_BY_NAME[name] for name in view.private.hand if CARD_BY_NAME[name] != card]
    found += denials(view, kept, paths)
    species = int(species_of(card))
    if all(path[species] == 0 for path in paths):
        found.append(Message("arboretum-reason-useless", {"card": card_words(card_name(card))}))
    return found


def rights_kept(view: ArboretumView, gone: int, paths: list[int]) -> list[Message]:
    """The species whose path this seat is certain to score with the rest of its hand, the largest path first."""
    assert view.private is not None
    hand = [CARD_BY_NAME[name] for name in view.private.hand if CARD_BY_NAME[name] != gone]
    # The worst case at the end: one other hand with every card that could get there (A10).
    certain, against = sums_of([hand, loose_cards(view, hand)])
    found = []
    for species in sorted(range(len(SPECIES)), key=lambda number: -paths[number]):
        if paths[species] > 0 and certain[species] > against[species]:
            args = {"species": SPECIES[species], "sum": certain[species], "other": against[species]}
            found.append(Message("arboretum-reason-keeps-right", args))
    return found


def loose_cards(view: ArboretumView, hand: list[int]) -> list[int]:
    """The cards that are or may get into other hands: all but those in this hand and those in arboretums."""
    bound = set(hand)
    for seat in view.public.seats:
        bound.update(CARD_BY_NAME[laid.card] for laid in seat.arboretum)
    in_play = {SPECIES.index(name) for name in view.public.species}
    return [card for card in range(CARDS) if species_of(card) in in_play and card not in bound]


def denials(view: ArboretumView, hand: list[int], paths: list[list[int]]) -> list[Message]:
    """Species of this hand in which another seat has a path, the largest path first."""
    found = []
    for seat, path in enumerate(paths):
        if seat == view.seat:
            continue
        for species in sorted(range(len(SPECIES)), key=lambda number: -path[number]):
            held = sum(int(value_of(card)) for card in hand if species_of(card) == species)
            if path[species] >= 3 and held > 0 and path[species] > paths[view.seat][species]:
                args = {"species": SPECIES[species], "player": player(seat), "sum": held, "points": path[species]}
                found.append((path[species], Message("arboretum-reason-denies", args)))
    return [message for _, message in sorted(found, key=lambda pair: -pair[0])]
