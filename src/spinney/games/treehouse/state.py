"""A position of Best Treehouse Ever: data, copies, small questions.

A house keeps sets of places as bits, so that the places where a room may be built are one `and` of three sets: those
with support, those that touch the room's colour, and those that the balance allows.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.packed import packed
from spinney.core.rules import State
from spinney.games.treehouse.material import (
    BALANCED,
    CENTRE,
    COLOUR_COUNT,
    EVERY_PLACE,
    LEVEL_OF,
    NO_CARD,
    ON_THE_TRUNK,
    PLACES,
    RESTS_ON,
    SIDE_OF,
    TOP,
    TOUCHES,
    colour_of,
)

# The moments of a round, T4 and T12 to T17.
CHOOSE: Final = 0
PLACE: Final = 1
TAKE: Final = 2
LAY: Final = 3
CLAIM: Final = 4
OVER: Final = 5

# What `Player.chosen` holds if not a room: no choice yet; or, in a guess, a choice that was made but is not known and
# has to be made again (T4).
OPEN: Final = -1
UNKNOWN: Final = -2

NO_ROOM: Final = -1
UNLAID: Final = -1

_NO_ROOMS: Final[vec[i64]] = vec[i64]([NO_ROOM] * PLACES)
_ANYWHERE: Final[vec[i64]] = vec[i64]([EVERY_PLACE] * COLOUR_COUNT)


def count_of(tally: i64, colour: i64) -> i64:
    """How many rooms of a colour a tally counts: four bits per colour, since there are twelve rooms of each."""
    return (tally >> (4 * colour)) & 15


@final
class House:
    """One player's treehouse."""

    __slots__ = ("rooms", "order", "built", "open", "reach", "marker", "tally")

    def __init__(
        self, *, rooms: vec[i64], order: vec[i64], built: i64, open: i64, reach: vec[i64], marker: i64, tally: i64
    ) -> None:
        self.rooms = rooms  # place -> room, or NO_ROOM
        self.order = order  # the places with rooms, in the order they were built
        self.built = built  # the same places as a set
        self.open = open  # the set of free places that have all the support they need (T8)
        self.reach = reach  # colour -> the set of places that T9 allows for its next room
        self.marker = marker  # LEFT, CENTRE or RIGHT (T10)
        self.tally = tally  # the rooms of every colour, see `count_of`

    def copy(self) -> House:
        return House(
            rooms=self.rooms[:],
            order=self.order[:],
            built=self.built,
            open=self.open,
            reach=self.reach[:],
            marker=self.marker,
            tally=self.tally,
        )

    def allowed(self, colour: i64) -> i64:
        """T8 to T10: the set of places where a room of this colour may be built now."""
        return self.open & self.reach[colour] & BALANCED[self.marker + 1]

    def build(self, room: i64, place: i64) -> None:
        """T8 to T10: build a room on an allowed place."""
        colour = colour_of(room)
        bit: i64 = i64(1) << place
        self.rooms[place] = room
        self.order = append(self.order, place)
        self.built |= bit
        self.open ^= bit
        level = LEVEL_OF[place]
        if level < TOP:
            # The two places that rest on this one: (level + 1, position) and (level + 1, position + 1).
            self.open_up(place + level)
            self.open_up(place + level + 1)
        if count_of(self.tally, colour) == 0:
            self.reach[colour] = TOUCHES[place]
        else:
            self.reach[colour] |= TOUCHES[place]
        self.tally += i64(1) << (4 * colour)
        self.marker += SIDE_OF[place]

    def open_up(self, place: i64) -> None:
        """Open a place if everything that it rests on is built (T8)."""
        support = RESTS_ON[place]
        if self.built & support == support:
            self.open |= i64(1) << place

    def may_grow(self, colour: i64) -> bool:
        """Whether the colour has no room yet or a free place touches one; if not, it is sealed off for good.

        A place without support counts as free, because its support may be built later.
        """
        return self.reach[colour] & ~self.built != 0


def bare_trunk() -> House:
    """T1, T8: a house without a room."""
    return House(
        rooms=_NO_ROOMS[:], order=vec[i64]([]), built=0, open=ON_THE_TRUNK, reach=_ANYWHERE[:], marker=CENTRE, tally=0
    )


@final
class Player:
    """What one seat has."""

    __slots__ = ("house", "hand", "chosen", "discards", "card", "score")

    def __init__(self, *, house: House, hand: vec[i64], chosen: i64, discards: vec[i64], card: i64, score: i64) -> None:
        self.house = house
        self.hand = hand  # in rising order; a secretly chosen room is still in it, a revealed one is not
        self.chosen = chosen  # the room chosen or, once revealed, not yet placed; or OPEN, or UNKNOWN
        self.discards = discards  # rooms that the table saw before they were discarded (T5)
        self.card = card  # the condition card held (T12), or NO_CARD
        self.score = score  # points of the rounds scored so far

    def copy(self) -> Player:
        return Player(
            house=self.house.copy(),
            hand=self.hand[:],
            chosen=self.chosen,
            discards=self.discards[:],
            card=self.card,
            score=self.score,
        )


def player_of(*, house: House, hand: list[int], chosen: i64, discards: list[int], card: i64, score: i64) -> Player:
    return Player(house=house, hand=packed(hand), chosen=chosen, discards=packed(discards), card=card, score=score)


def new_player() -> Player:
    """T1."""
    return Player(house=bare_trunk(), hand=vec[i64]([]), chosen=OPEN, discards=vec[i64]([]), card=NO_CARD, score=0)


@final
class TreehouseState(State):
    __slots__ = (
        "seats",
        "youngest",
        "round",
        "pick",
        "phase",
        "turn",
        "deck",
        "deck_left",
        "players",
        "leftovers",
        "firsts",
        "first_known",
        "laid",
        "sizes",
    )

    def __init__(
        self,
        *,
        seats: i64,
        youngest: bool,
        round: i64,
        pick: i64,
        phase: i64,
        turn: i64,
        deck: vec[i64],
        deck_left: i64,
        players: list[Player],
        leftovers: vec[i64],
        firsts: vec[i64],
        first_known: bool,
        laid: vec[i64],
        sizes: vec[i64],
    ) -> None:
        self.seats = seats
        self.youngest = youngest  # T17
        self.round = round  # 0 to 2
        self.pick = pick  # 0 to 4: how often the hands have been passed in this round
        self.phase = phase
        self.turn = turn  # the lowest seat that must act; -1 when the game is over
        self.deck = deck  # never changed in place, so copies share it; the next room is deck[deck_left - 1]
        self.deck_left = deck_left
        self.players = players
        self.leftovers = leftovers  # the last room of every hand, round by round and seat by seat (T6)
        self.firsts = firsts  # round -> its first chooser (T11), -1 while not decided
        self.first_known = first_known  # whether the table knows the first chooser of round 1
        self.laid = laid  # round * 6 + colour -> who laid which card there, see `laid_by`, or UNLAID
        self.sizes = sizes  # round * 4 + seat -> how many rooms the house had when that round was scored

    def copy(self) -> TreehouseState:
        return TreehouseState(
            seats=self.seats,
            youngest=self.youngest,
            round=self.round,
            pick=self.pick,
            phase=self.phase,
            turn=self.turn,
            deck=self.deck,
            deck_left=self.deck_left,
            players=[player.copy() for player in self.players],
            leftovers=self.leftovers[:],
            firsts=self.firsts[:],
            first_known=self.first_known,
            laid=self.laid[:],
            sizes=self.sizes[:],
        )

    def first(self) -> i64:
        """T11: the first chooser of this round."""
        return self.firsts[self.round]

    def has_held(self, seat: i64, holder: i64) -> bool:
        """T6: whether this seat held the hand that `holder` has now, earlier in this round."""
        return seat >= 0 and (seat - holder + self.pick + self.seats) % self.seats <= self.pick


def laid_card(seat: i64, worth: i64) -> i64:
    """An entry of `laid`: who laid a card there, and what a room is worth with it."""
    return seat * 4 + worth


def laid_by(card: i64) -> i64:
    return card // 4


def worth_of(card: i64) -> i64:
    return card % 4


def sort_rooms(rooms: vec[i64]) -> vec[i64]:
    """A few rooms, sorted in place."""
    i: i64 = 1
    while i < len(rooms):
        room = rooms[i]
        j = i
        while j > 0 and rooms[j - 1] > room:
            rooms[j] = rooms[j - 1]
            j -= 1
        rooms[j] = room
        i += 1
    return rooms


def state_of(
    *,
    seats: i64,
    youngest: bool,
    round: i64,
    pick: i64,
    phase: i64,
    turn: i64,
    deck: list[int],
    players: list[Player],
    leftovers: list[int],
    firsts: list[int],
    first_known: bool,
    laid: list[int],
    sizes: list[int],
) -> TreehouseState:
    return TreehouseState(
        seats=seats,
        youngest=youngest,
        round=round,
        pick=pick,
        phase=phase,
        turn=turn,
        deck=packed(deck),
        deck_left=len(deck),
        players=players,
        leftovers=packed(leftovers),
        firsts=packed(firsts),
        first_known=first_known,
        laid=packed(laid),
        sizes=packed(sizes),
    )
