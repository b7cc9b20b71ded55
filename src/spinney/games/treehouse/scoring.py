"""What a colour is worth, who leads in it, and the points; callable at any moment of a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.games.treehouse.material import COLOUR_COUNT, COLOURS, colour_of
from spinney.games.treehouse.state import UNLAID, House, TreehouseState, count_of, laid_by, worth_of
from spinney.games.treehouse.view_types import CONDITIONS, ColourSheet, LaidCondition, RoundSheet

NOBODY: Final = -1

_NO_SEATS: Final[vec[i64]] = vec[i64]([0] * 4)


def worth(state: TreehouseState, round: i64, colour: i64) -> i64:
    """T14, T17: what a room of this colour is worth in a round, by the cards laid so far."""
    card = state.laid[round * COLOUR_COUNT + colour]
    if card == UNLAID:
        return 0 if state.youngest else 1
    return worth_of(card)


def round_points(state: TreehouseState, round: i64, tally: i64) -> i64:
    """T14: what a house with this tally scores in a round."""
    total: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        total += count_of(tally, colour) * worth(state, round, colour)
        colour += 1
    return total


def tally_of_first(house: House, size: i64) -> i64:
    """The tally of the first rooms of a house, as many as it had when an earlier round was scored."""
    tally: i64 = 0
    i: i64 = 0
    while i < size:
        tally += i64(1) << (4 * colour_of(house.rooms[house.order[i]]))
        i += 1
    return tally


def laid_cards(state: TreehouseState, round: int) -> list[LaidCondition]:
    """T12, T13, T17: what lies on the score cards, in their order."""
    laid = []
    for colour, name in enumerate(COLOURS):
        card = state.laid[round * COLOUR_COUNT + colour]
        if card != UNLAID:
            laid.append(LaidCondition(name, CONDITIONS[int(worth_of(card))], int(laid_by(card))))
    return laid


def round_sheet(state: TreehouseState, round: int) -> RoundSheet:
    """T14: a round that has been scored, colour by colour. Everybody saw all of it."""
    tallies = [tally_of_first(player.house, state.sizes[round * 4 + seat]) for seat, player in enumerate(state.players)]
    colours = []
    for colour, name in enumerate(COLOURS):
        each = int(worth(state, round, colour))
        rooms = [int(count_of(tally, colour)) for tally in tallies]
        colours.append(ColourSheet(name, each, rooms, [count * each for count in rooms]))
    totals = [sum(colour.points[seat] for colour in colours) for seat in range(state.seats)]
    return RoundSheet(round + 1, int(state.firsts[round]), laid_cards(state, round), colours, totals)


def bonus_winner(state: TreehouseState, colour: i64) -> i64:
    """T15: the seat that alone has the most rooms of a colour, or NOBODY."""
    most: i64 = 0
    winner: i64 = NOBODY
    seat: i64 = 0
    while seat < state.seats:
        count = count_of(state.players[seat].house.tally, colour)
        if count > most:
            most = count
            winner = seat
        elif count == most:
            winner = NOBODY
        seat += 1
    return winner


def points(state: TreehouseState) -> vec[i64]:
    """The points of the rounds scored so far and the bonus of every colour for the houses as they are now (T15)."""
    totals = _NO_SEATS[: state.seats]
    seat: i64 = 0
    while seat < state.seats:
        totals[seat] = state.players[seat].score
        seat += 1
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        winner = bonus_winner(state, colour)
        if winner != NOBODY:
            totals[winner] += count_of(state.players[winner].house.tally, colour)
        colour += 1
    return totals


def largest_colour(tally: i64) -> i64:
    """T16, the tie-break: the largest number of rooms of any one colour."""
    largest: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if count_of(tally, colour) > largest:
            largest = count_of(tally, colour)
        colour += 1
    return largest


def tiebreaks(state: TreehouseState) -> vec[i64]:
    """T16."""
    largest = _NO_SEATS[: state.seats]
    seat: i64 = 0
    while seat < state.seats:
        largest[seat] = largest_colour(state.players[seat].house.tally)
        seat += 1
    return largest


def next_first(state: TreehouseState) -> i64:
    """T11: the leading seat; if several lead, the first of them clockwise after this round's first chooser."""
    leader: i64 = NOBODY
    step: i64 = 1
    while step <= state.seats:
        seat = (state.first() + step) % state.seats
        if leader == NOBODY or state.players[seat].score > state.players[leader].score:
            leader = seat
        step += 1
    return leader
