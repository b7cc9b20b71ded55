"""Help for players, and why an action is not offered: both from the view alone."""

from __future__ import annotations

import re

from msgspec import Struct

from spinney.core.message import Message, player, quoted
from spinney.games.treehouse.events import colour_words, room_words
from spinney.games.treehouse.guess import assemble
from spinney.games.treehouse.material import (
    BALANCED,
    COLOUR_COUNT,
    COLOURS,
    LEVEL_OF,
    NO_CARD,
    NOTHING_EACH,
    PLACES,
    RESTS_ON,
    ROOM_BY_NAME,
    SIDE_OF,
    TOP,
    TWO_EACH,
    Colour,
    Condition,
    Side,
    colour_of,
    is_place,
    place_at,
    position_of,
    room_name,
)
from spinney.games.treehouse.rounds import cards_left
from spinney.games.treehouse.rules import MARKERS
from spinney.games.treehouse.scoring import NOBODY, bonus_winner, round_points, worth
from spinney.games.treehouse.state import CLAIM, LAY, NO_ROOM, TAKE, UNLAID, House, TreehouseState, count_of, laid_card
from spinney.games.treehouse.view_types import CONDITIONS, TreehouseView


class OpenPlace(Struct, frozen=True):
    """T8 to T10: a place where the room may be built now."""

    level: int
    place: int
    marker: Side
    """Where the balance marker would then be."""
    seals: list[Colour]
    """The colours that this placement would seal off and that are not sealed off yet. A colour is sealed off when
    the house has rooms of it and no free place touches one; a free place need not have support yet. The room's own
    colour is among them if the room is the first of its colour and goes into a hole."""


class ClosedPlace(Struct, frozen=True):
    """A free place where the room may not be built now."""

    level: int
    place: int
    reasons: list[Message]
    """Every rule that forbids it."""


class RoomAid(Struct, frozen=True):
    """Where one of this seat's rooms could go."""

    room: str
    open: list[OpenPlace]
    closed: list[ClosedPlace]
    """The other free places, and those above the top level that would have support."""
    rooms: int
    """How many rooms of its colour the house would have with it."""


class ColourAid(Struct, frozen=True):
    """One colour at the whole table. Lists are indexed by seat."""

    colour: Colour
    worth: int
    """What a room of it is worth in this round's scoring, by the cards laid so far."""
    rooms: list[int]
    points: list[int]
    """The points it would score now."""
    may_grow: list[bool]
    """False where it is sealed off."""
    bonus: int | None
    """T15: who would take its score card now."""


class CardAid(Struct, frozen=True):
    """T12: how many condition cards of a kind nobody has taken."""

    condition: Condition
    left: int


class LayAid(Struct, frozen=True):
    """T12, T13, T17: what this scoring would be if this seat laid its card on a free colour, or took its score card."""

    colour: Colour
    condition: Condition
    gains: list[int]
    """The points of the round by seat, with this card and those laid so far."""


class Aids(Struct, frozen=True):
    marker: Side | None
    """T10: this seat's balance marker; None for a spectator."""
    rooms: list[RoomAid]
    """This seat's revealed room, then the rooms in its hand."""
    colours: list[ColourAid]
    gains: list[int]
    """The points that this round's scoring would bring now, by seat."""
    cards: list[CardAid]
    """Filled while condition cards are being taken."""
    lays: list[LayAid]
    """Filled while this seat still has a condition card to lay, or on its turn to take a score card."""


def aids(view: TreehouseView) -> Aids:
    table = assemble(view)
    colours = []
    for colour, name in enumerate(COLOURS):
        each = int(worth(table, table.round, colour))
        rooms = [int(count_of(player.house.tally, colour)) for player in table.players]
        winner = int(bonus_winner(table, colour))
        colours.append(
            ColourAid(
                colour=name,
                worth=each,
                rooms=rooms,
                points=[count * each for count in rooms],
                may_grow=[bool(player.house.may_grow(colour)) for player in table.players],
                bonus=None if winner == NOBODY else winner,
            )
        )
    gains = gains_now(table)
    cards = [CardAid(CONDITIONS[kind], int(cards_left(table, kind))) for kind in (TWO_EACH, NOTHING_EACH)]
    if table.phase != TAKE:
        cards = []
    if view.private is None:
        return Aids(None, [], colours, gains, cards, [])
    seen = view.public.seats[view.seat]
    house = table.players[view.seat].house
    own = ([seen.revealed] if seen.revealed is not None else []) + view.private.hand
    return Aids(seen.marker, [room_aid(house, room) for room in own], colours, gains, cards, lay_aids(table, view.seat))


def gains_now(table: TreehouseState) -> list[int]:
    """T14: by seat."""
    return [int(round_points(table, table.round, player.house.tally)) for player in table.players]


def lay_aids(table: TreehouseState, seat: int) -> list[LayAid]:
    card = table.players[seat].card if table.phase == LAY else 1 if table.phase == CLAIM else NO_CARD
    if card == NO_CARD or (table.phase == CLAIM and table.turn != seat):
        return []
    found = []
    for colour, name in enumerate(COLOURS):
        place = table.round * COLOUR_COUNT + colour
        if table.laid[place] == UNLAID:
            table.laid[place] = laid_card(seat, card)
            found.append(LayAid(name, CONDITIONS[int(card)], gains_now(table)))
            table.laid[place] = UNLAID
    return found


def room_aid(house: House, name: str) -> RoomAid:
    room = ROOM_BY_NAME[name]
    allowed = house.allowed(colour_of(room))
    open, closed = [], []
    for place in range(PLACES):
        level, position = int(LEVEL_OF[place]), int(position_of(place))
        if allowed >> place & 1:
            marker = MARKERS[house.marker + SIDE_OF[place] + 1]
            open.append(OpenPlace(level, position, marker, sealed_by(house, room, place)))
        elif not house.built >> place & 1:
            closed.append(ClosedPlace(level, position, reasons_against(house, room, level, position)))
    for position in range(1, TOP + 2):
        below = [place_at(TOP, near) for near in (position - 1, position) if is_place(TOP, near)]
        if all(house.built >> place & 1 for place in below):
            closed.append(ClosedPlace(TOP + 1, position, reasons_against(house, room, TOP + 1, position)))
    return RoomAid(name, open, closed, int(count_of(house.tally, colour_of(room))) + 1)


def sealed_by(house: House, room: int, place: int) -> list[Colour]:
    """The colours that this placement would seal off (see `OpenPlace.seals`)."""
    after = house.copy()
    after.build(room, place)
    return [name for colour, name in enumerate(COLOURS) if house.may_grow(colour) and not after.may_grow(colour)]


def reasons_against(house: House, room: int, level: int, position: int) -> list[Message]:
    """T7 to T10: every rule that forbids this room there; none if it is allowed."""
    if level > TOP:
        return [Message("treehouse-too-high")]
    place = place_at(level, position)
    if house.rooms[place] != NO_ROOM:
        return [Message("treehouse-place-taken", {"room": room_words(room_name(house.rooms[place]))})]
    reasons = []
    colour = colour_of(room)
    missing = RESTS_ON[place] & ~house.built
    if missing:
        reasons.append(Message("treehouse-no-support", {"below": missing_below(place, missing)}))
    if not house.may_grow(colour):
        reasons.append(Message("treehouse-sealed-off", {"colour": colour_words(COLOURS[colour])}))
    elif not house.reach[colour] >> place & 1:
        reasons.append(Message("treehouse-must-touch", {"colour": colour_words(COLOURS[colour])}))
    if not BALANCED[house.marker + 1] >> place & 1:
        reasons.append(Message("treehouse-balance", {"side": MARKERS[house.marker + 1]}))
    return reasons


def missing_below(place: int, missing: int) -> str:
    """T8: which of the rooms below a place must be built first: both, or the left or right one of two."""
    below = [below for below in range(PLACES) if RESTS_ON[place] >> below & 1]
    if len(below) == 1:
        return "one"
    left, right = (bool(missing >> below & 1) for below in below)
    return "both" if left and right else "left" if left else "right"


def combined(reasons: list[Message]) -> Message:
    """Several reasons as one message."""
    if len(reasons) == 1:
        return reasons[0]
    return Message("treehouse-reasons", {"first": reasons[0], "rest": combined(reasons[1:])})


def why_not(view: TreehouseView, text: str) -> Message:
    """The rules that forbid this text."""
    public = view.public
    if public.phase == "over":
        return Message("refused-over")
    if view.private is None:
        return Message("refused-spectator")
    word, _, rest = text.partition(" ")
    if word not in ("choose", "build", "discard", "take", "lay", "claim"):
        return Message("treehouse-unknown-action", {"text": quoted(text)})
    if public.phase in ("take", "lay", "claim") and view.seat not in public.waiting:
        return Message("refused-turn", {"player": player(public.waiting[0])})
    if public.phase == "place" and view.seat not in public.waiting:
        return Message("treehouse-placed-already")
    if public.phase == "choose" and word != "choose" and view.private.chosen is not None:
        return Message("treehouse-chosen-already", {"room": room_words(view.private.chosen)})
    if word != public.phase and not (public.phase == "place" and word in ("build", "discard")):
        return Message("treehouse-now-" + public.phase)
    if word == "choose":
        return why_not_choose(view, rest)
    if word == "build":
        return why_not_there(view, rest)
    if word == "take" and rest in ("two", "none"):
        return Message("treehouse-no-card-left", {"condition": rest})
    if word in ("lay", "claim"):
        return why_not_colour(view, rest)
    return Message("treehouse-unknown-action", {"text": quoted(text)})


def why_not_choose(view: TreehouseView, name: str) -> Message:
    """T4."""
    assert view.private is not None
    if name not in ROOM_BY_NAME:
        return Message("treehouse-unknown-room", {"text": quoted(name)})
    if name == view.private.chosen:
        return Message("treehouse-chosen-already", {"room": room_words(name)})
    if name not in view.private.hand:
        return Message("treehouse-not-in-hand", {"room": room_words(name)})
    return Message("treehouse-unknown-action", {"text": quoted(name)})


def why_not_there(view: TreehouseView, text: str) -> Message:
    """T7 to T10."""
    found = re.fullmatch(r"([1-9]),([1-9])", text)
    revealed = view.public.seats[view.seat].revealed
    if not found or revealed is None:
        return Message("treehouse-unknown-place", {"text": quoted(text)})
    level, position = int(found[1]), int(found[2])
    if level <= TOP and not is_place(level, position):
        return Message("treehouse-unknown-place", {"text": quoted(text)})
    house = assemble(view).players[view.seat].house
    reasons = reasons_against(house, ROOM_BY_NAME[revealed], level, position)
    return combined(reasons) if reasons else Message("treehouse-unknown-action", {"text": quoted(text)})


def why_not_colour(view: TreehouseView, name: str) -> Message:
    """T12, T13, T17: a score card holds one card."""
    if name not in COLOURS:
        return Message("treehouse-unknown-colour", {"text": quoted(name)})
    for laid in view.public.rounds[-1].laid:
        if laid.colour == name:
            return Message("treehouse-colour-taken", {"colour": colour_words(name), "player": player(laid.seat)})
    return Message("treehouse-unknown-action", {"text": quoted(name)})
