"""Reasons for an action, from the view alone, which a bot gives with its answer."""

from __future__ import annotations

from spinney.core.message import Argument, Message, player
from spinney.games.treehouse.aids import sealed_by
from spinney.games.treehouse.events import colour_words, room_words
from spinney.games.treehouse.guess import assemble
from spinney.games.treehouse.material import (
    CENTRE,
    CHOICES,
    COLOUR_COUNT,
    COLOURS,
    NOTHING_EACH,
    PLACES,
    ROUNDS,
    TWO_EACH,
    colour_of,
    room_name,
)
from spinney.games.treehouse.rounds import cards_left, condition_name, seat_after
from spinney.games.treehouse.rules import DISCARD, FIRST_BUILD, FIRST_CHOOSE, FIRST_CLAIM, FIRST_LAY, TAKE_TWO
from spinney.games.treehouse.state import UNLAID, House, TreehouseState, count_of
from spinney.games.treehouse.view_types import TreehouseView

MOST_REASONS = 3


def reasons(view: TreehouseView, action: int) -> tuple[Message, ...]:
    if view.private is None:
        return ()
    table = assemble(view)
    if action < FIRST_BUILD:
        found = why_choose(table, view.seat, action - FIRST_CHOOSE)
    elif action < DISCARD:
        found = why_build(table, view.seat, action - FIRST_BUILD)
    elif action == DISCARD:
        found = why_discard(table, view.seat)
    elif action < FIRST_LAY:
        found = why_take(table, view.seat, TWO_EACH if action == TAKE_TWO else NOTHING_EACH)
    elif action < FIRST_CLAIM:
        found = why_lay(table, view.seat, action - FIRST_LAY)
    else:
        found = why_claim(table, view.seat, action - FIRST_CLAIM)
    return tuple(found[:MOST_REASONS])


def rooms_of(table: TreehouseState, seat: int, colour: int) -> int:
    return int(count_of(table.players[seat].house.tally, colour))


def best_other(table: TreehouseState, seat: int, colour: int) -> tuple[int, int]:
    """The most rooms of a colour in another house, and whose house it is."""
    others = [other for other in range(table.seats) if other != seat]
    ahead = max(others, key=lambda other: rooms_of(table, other, colour))
    return rooms_of(table, ahead, colour), ahead


def lead(table: TreehouseState, seat: int, colour: int) -> int:
    """By how many rooms of a colour this house is ahead of the best other."""
    return rooms_of(table, seat, colour) - best_other(table, seat, colour)[0]


def why_choose(table: TreehouseState, seat: int, room: int) -> list[Message]:
    house = table.players[seat].house
    colour = int(colour_of(room))
    found = []
    if house.allowed(colour):
        found += majority(table, seat, colour)
        found += denial(table, seat, room)
        found += growth(table, seat, colour)
        later = ROUNDS - int(table.round)
        if later > 1:
            found.append(Message("treehouse-reason-scores", {"rounds": later}))
        return found
    if not any(house.allowed(colour_of(other)) for other in table.players[seat].hand):
        found.append(Message("treehouse-reason-nothing-fits"))
    return denial(table, seat, room) + found


def majority(table: TreehouseState, seat: int, colour: int) -> list[Message]:
    """T15: whether one room more takes or keeps the bonus, where others have rooms of the colour too."""
    most, _ = best_other(table, seat, colour)
    own = rooms_of(table, seat, colour)
    if most == 0 or own < most:
        return []
    key = "treehouse-reason-takes-lead" if own == most else "treehouse-reason-keeps-lead"
    return [Message(key, {"colour": colour_words(COLOURS[colour]), "rooms": own + 1, "other": most})]


def growth(table: TreehouseState, seat: int, colour: int) -> list[Message]:
    own = rooms_of(table, seat, colour)
    args = {"colour": colour_words(COLOURS[colour])}
    if own == 0:
        return [Message("treehouse-reason-first", args)]
    if own > 1 and own == max(rooms_of(table, seat, other) for other in range(COLOUR_COUNT)):
        return [Message("treehouse-reason-most", {**args, "rooms": own})]
    return []


def denial(table: TreehouseState, seat: int, room: int) -> list[Message]:
    """T6: the left neighbour receives the rest of the hand, but not after the last choice of a round."""
    if table.pick + 1 == CHOICES:
        return []
    left = int(seat_after(table, seat))
    colour = int(colour_of(room))
    rooms = rooms_of(table, left, colour)
    if rooms < 2 or not table.players[left].house.may_grow(colour):
        return []
    args = {"room": room_words(room_name(room)), "player": player(left)}
    return [Message("treehouse-reason-denies", {**args, "rooms": rooms, "colour": colour_words(COLOURS[colour])})]


def why_build(table: TreehouseState, seat: int, place: int) -> list[Message]:
    house = table.players[seat].house
    room = int(table.players[seat].chosen)
    colour = int(colour_of(room))
    elsewhere = [other for other in allowed_places(house, colour) if other != place]
    after = built(house, room, place)
    found = spared(house, room, place, elsewhere)
    found += left_open(house, after, [built(house, room, other) for other in elsewhere])
    if after.marker == CENTRE:
        found.append(Message("treehouse-reason-balance"))
    above = int(after.open & ~house.open).bit_count()
    if above:
        found.append(Message("treehouse-reason-above", {"places": above}))
    if not elsewhere:
        found.insert(0, Message("treehouse-reason-only-place", {"room": room_words(room_name(room))}))
    rooms = rooms_of(table, seat, colour) + 1
    return found or [Message("treehouse-reason-grows", {"colour": colour_words(COLOURS[colour]), "rooms": rooms})]


def allowed_places(house: House, colour: int) -> list[int]:
    allowed = house.allowed(colour)
    return [place for place in range(PLACES) if allowed >> place & 1]


def built(house: House, room: int, place: int) -> House:
    after = house.copy()
    after.build(room, place)
    return after


def spared(house: House, room: int, place: int, elsewhere: list[int]) -> list[Message]:
    """A colour that another place would seal off, if this place seals off none."""
    if sealed_by(house, room, place):
        return []
    sealed = [colour for other in elsewhere for colour in sealed_by(house, room, other)]
    if not sealed:
        return []
    dearest = max(sealed, key=lambda name: count_of(house.tally, COLOURS.index(name)))
    return [Message("treehouse-reason-spares", {"colour": colour_words(dearest)})]


def left_open(house: House, after: House, others: list[House]) -> list[Message]:
    """The colour with most rooms that can be built next and could not if this room were built on another place."""
    for colour in sorted(range(COLOUR_COUNT), key=lambda number: -count_of(house.tally, number)):
        if after.allowed(colour) and not all(other.allowed(colour) for other in others):
            return [Message("treehouse-reason-leaves-open", {"colour": colour_words(COLOURS[colour])})]
    return []


def why_discard(table: TreehouseState, seat: int) -> list[Message]:
    house = table.players[seat].house
    room = int(table.players[seat].chosen)
    args = {"room": room_words(room_name(room))}
    places = allowed_places(house, int(colour_of(room)))
    if not places:
        return [Message("treehouse-reason-fits-nowhere", args)]
    sealed = [sealed_by(house, room, place) for place in places]
    if not all(sealed):
        return []
    always = [name for name in sealed[0] if all(name in names for names in sealed)]
    if not always:
        return [Message("treehouse-reason-always-seals", args)]
    dearest = max(always, key=lambda name: count_of(house.tally, COLOURS.index(name)))
    return [Message("treehouse-reason-seals", {**args, "colour": colour_words(dearest)})]


def gain(table: TreehouseState, seat: int, colour: int, card: int) -> int:
    """T14, T17: what a condition card, or a claim as a card worth 1, gains in this colour on the best other house."""
    ahead = lead(table, seat, colour)
    return -ahead if card == NOTHING_EACH else ahead


def best_free(table: TreehouseState, seat: int, card: int) -> int:
    """T12: the colour where a card gains most, among those with an empty score card."""
    free = [colour for colour in range(COLOUR_COUNT) if table.laid[table.round * COLOUR_COUNT + colour] == UNLAID]
    return max(free, key=lambda colour: gain(table, seat, colour, card))


def why_take(table: TreehouseState, seat: int, card: int) -> list[Message]:
    if cards_left(table, TWO_EACH - card) == 0:
        return [Message("treehouse-reason-only-card")]
    found = effect(table, seat, best_free(table, seat, card), card)
    if cards_left(table, card) == 1 and seat_after(table, seat) != table.first():
        found.append(Message("treehouse-reason-last-card", {"condition": condition_name(card)}))
    return found


def why_lay(table: TreehouseState, seat: int, colour: int) -> list[Message]:
    card = int(table.players[seat].card)
    found = effect(table, seat, colour, card)
    if card == NOTHING_EACH and rooms_of(table, seat, colour) == 0:
        found.append(Message("treehouse-reason-nothing-to-lose", {"colour": colour_words(COLOURS[colour])}))
    return found or none_better(table, seat, colour, card)


def effect(table: TreehouseState, seat: int, colour: int, card: int) -> list[Message]:
    """What a condition card gains on this colour, if anything."""
    more = gain(table, seat, colour, card)
    if more <= 0:
        return []
    words = colour_words(COLOURS[colour])
    if card == TWO_EACH:
        return [Message("treehouse-reason-doubles", {"colour": words, "more": more})]
    _, other = best_other(table, seat, colour)
    return [Message("treehouse-reason-blanks", {"colour": words, "player": player(other), "more": more})]


def none_better(table: TreehouseState, seat: int, colour: int, card: int) -> list[Message]:
    """If nothing can be gained, a reason may be that no other colour costs less."""
    if gain(table, seat, colour, card) < gain(table, seat, best_free(table, seat, card), card):
        return []
    return [Message("treehouse-reason-none-better", {"colour": colour_words(COLOURS[colour])})]


def why_claim(table: TreehouseState, seat: int, colour: int) -> list[Message]:
    """T17."""
    rooms = rooms_of(table, seat, colour)
    args: dict[str, Argument] = {"colour": colour_words(COLOURS[colour]), "rooms": rooms}
    ahead = lead(table, seat, colour)
    if ahead > 0:
        return [Message("treehouse-reason-claims-lead", {**args, "more": ahead})]
    if rooms > 0:
        return [Message("treehouse-reason-claims", args)]
    return none_better(table, seat, colour, 1)
