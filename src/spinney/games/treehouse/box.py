"""What the page that scores a real table must know of the box."""

from __future__ import annotations

from msgspec import Struct

from spinney.games.treehouse.material import (
    CARDS_OF_A_KIND,
    CHOICES,
    COLOURS,
    LEVEL_OF,
    OF_A_COLOUR,
    PLACES,
    RESTS_ON,
    ROUNDS,
    Colour,
    Condition,
    position_of,
)
from spinney.games.treehouse.options import PLAYERS
from spinney.games.treehouse.score_file import MOST_POINTS, MOST_ROOMS


class BoxPlace(Struct, frozen=True):
    """T7, T8: a place of the tree."""

    level: int
    place: int
    rests_on: list[int]
    """The places, counted from 0, that must be built before it."""


class ScoreCards(Struct, frozen=True):
    """T12, T13, T17: what lies on the score cards in a round."""

    laid: int
    """How many of them have a card, or are taken."""
    kinds: list[Condition]
    most: int
    """Of a kind."""


class Box(Struct, frozen=True):
    min_players: int
    max_players: int
    colours: list[Colour]
    of_a_colour: int
    rounds: int
    rooms_of_a_round: int
    rooms: int
    """The most in one house."""
    points: int
    """The most that three rounds can bring."""
    places: list[BoxPlace]
    score_cards: dict[int, ScoreCards]
    """By the number of players."""
    youngest: dict[int, ScoreCards]
    """The same in the variant for the youngest players."""


def box() -> Box:
    return Box(
        min_players=PLAYERS[0],
        max_players=PLAYERS[-1],
        colours=list(COLOURS),
        of_a_colour=OF_A_COLOUR,
        rounds=ROUNDS,
        rooms_of_a_round=CHOICES,
        rooms=MOST_ROOMS,
        points=MOST_POINTS,
        places=[box_place(place) for place in range(PLACES)],
        score_cards={players: score_cards(players) for players in PLAYERS},
        youngest={players: ScoreCards(laid=players, kinds=["claim"], most=players) for players in PLAYERS},
    )


def box_place(place: int) -> BoxPlace:
    below = [other for other in range(PLACES) if RESTS_ON[place] >> other & 1]
    return BoxPlace(int(LEVEL_OF[place]), int(position_of(place)), below)


def score_cards(players: int) -> ScoreCards:
    if players == 2:
        return ScoreCards(laid=2, kinds=["none"], most=CARDS_OF_A_KIND)
    return ScoreCards(laid=players, kinds=["two", "none"], most=CARDS_OF_A_KIND)
