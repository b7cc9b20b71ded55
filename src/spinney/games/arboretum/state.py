"""A position of Arboretum: data, copies, small questions.

Cells of an arboretum are numbered on a square that is wide enough for any game: the first card is on `ORIGIN`,
nobody lays more than 17 cards (A4 to A8: deck and discard piles together lose one card a turn), so no card is more
than 16 cells away from it and no open cell more than 17. Neighbours are found by addition, without a border to check.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import append, remove, vec
from spinney.core.packed import packed
from spinney.core.rules import State
from spinney.games.arboretum.material import value_of

REACH: Final = 17
WIDTH: Final = 35
CELLS: Final = 1225
ORIGIN: Final = 612

# What a cell without a card holds.
NOTHING: Final = -1
OPEN: Final = -2

# The moments of a turn, A4 to A8.
DRAW_FIRST: Final = 0
DRAW_SECOND: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
OVER: Final = 4


def cell_at(x: i64, y: i64) -> i64:
    """The cell x to the right of the first card and y below it."""
    return (y + REACH) * WIDTH + x + REACH


def x_of(cell: i64) -> i64:
    return cell % WIDTH - REACH


def y_of(cell: i64) -> i64:
    return cell // WIDTH - REACH


_NO_PATHS: Final[vec[i64]] = vec[i64]([])
_BARE: Final[vec[i64]] = vec[i64]([NOTHING] * CELLS)


@final
class Grove:
    """One player's arboretum."""

    __slots__ = ("board", "cells", "rising", "open", "paths", "paths_known", "walks", "growth", "seen")

    def __init__(self, board: vec[i64], cells: vec[i64], rising: vec[i64], open: vec[i64]) -> None:
        self.board = board  # cell -> card, NOTHING or OPEN
        self.cells = cells  # the cells with cards, in the order they were laid
        self.rising = rising  # the same cells by rising value, for the paths
        self.open = open  # the free cells next to a card (A6); the origin while there is none
        self.paths = _NO_PATHS  # the result of `scoring.best_paths`, never changed in place
        self.paths_known = False  # whether `paths` is up to date
        self.walks = _NO_PATHS  # the result of `prospects.walks_of`, never changed in place; empty if not known
        self.growth = _NO_PATHS  # the result of `features.growth_of`, likewise
        self.seen: object = None  # the result of `view.laid_cards`, never changed in place; None if not known

    def copy(self) -> Grove:
        grove = Grove(self.board[:], self.cells[:], self.rising[:], self.open[:])
        grove.paths = self.paths
        grove.paths_known = self.paths_known
        grove.walks = self.walks
        grove.growth = self.growth
        grove.seen = self.seen
        return grove

    def laid(self) -> list[int]:
        """Every card and its cell in one number each, `card * CELLS + cell`, in the order they were laid."""
        board = self.board
        return [int(board[cell] * CELLS + cell) for cell in self.cells]

    def plant(self, card: i64, cell: i64) -> None:
        """A6: lay a card on an open cell."""
        self.paths_known = False
        self.walks = _NO_PATHS
        self.growth = _NO_PATHS
        self.seen = None
        board = self.board
        board[cell] = card
        self.cells = append(self.cells, cell)

        rising = append(self.rising, cell)
        value = value_of(card)
        i: i64 = len(rising) - 1
        while i > 0 and value_of(board[rising[i - 1]]) > value:
            rising[i] = rising[i - 1]
            i -= 1
        rising[i] = cell
        self.rising = rising

        self.open = remove(self.open, cell)
        self.open_up(cell - WIDTH)
        self.open_up(cell - 1)
        self.open_up(cell + 1)
        self.open_up(cell + WIDTH)

    def open_up(self, cell: i64) -> None:
        if self.board[cell] == NOTHING:
            self.board[cell] = OPEN
            self.open = append(self.open, cell)


def closed_ground() -> Grove:
    """An arboretum without a card or an open cell; its arrays have room for a whole game."""
    return Grove(_BARE[:], vec[i64](capacity=17), vec[i64](capacity=17), vec[i64](capacity=40))


def bare_ground() -> Grove:
    """An arboretum without a card."""
    grove = closed_ground()
    grove.board[ORIGIN] = OPEN
    grove.open = append(grove.open, ORIGIN)
    return grove


@final
class Player:
    """What one seat has."""

    __slots__ = ("grove", "hand", "pile")

    def __init__(self, grove: Grove, hand: vec[i64], pile: vec[i64]) -> None:
        self.grove = grove
        self.hand = hand
        self.pile = pile  # bottom card first

    def copy(self) -> Player:
        return Player(self.grove.copy(), self.hand[:], self.pile[:])


def player_of(grove: Grove, hand: list[int], pile: list[int]) -> Player:
    return Player(grove, packed(hand), packed(pile))


@final
class ArboretumState(State):
    __slots__ = ("seats", "first", "turn", "phase", "in_play", "deck", "deck_left", "players", "shown")

    def __init__(
        self,
        *,
        seats: i64,
        first: i64,
        turn: i64,
        phase: i64,
        in_play: vec[i64],
        deck: vec[i64],
        deck_left: i64,
        players: list[Player],
        shown: vec[i64],
    ) -> None:
        self.seats = seats
        self.first = first
        self.turn = turn  # whose turn it is
        self.phase = phase
        self.in_play = in_play  # species -> 1 if its cards are in the game (A1)
        self.deck = deck  # never changed in place, so copies share it; the next card is deck[deck_left - 1]
        self.deck_left = deck_left
        self.players = players
        self.shown = shown  # card -> 1 while it is in a hand and everybody saw it go there (A5)

    def copy(self) -> ArboretumState:
        return ArboretumState(
            seats=self.seats,
            first=self.first,
            turn=self.turn,
            phase=self.phase,
            in_play=self.in_play,
            deck=self.deck,
            deck_left=self.deck_left,
            players=[player.copy() for player in self.players],
            shown=self.shown[:],
        )


def state_of(
    *,
    seats: i64,
    first: i64,
    turn: i64,
    phase: i64,
    in_play: list[int],
    deck: list[int],
    players: list[Player],
    shown: list[int],
) -> ArboretumState:
    return ArboretumState(
        seats=seats,
        first=first,
        turn=turn,
        phase=phase,
        in_play=packed(in_play),
        deck=packed(deck),
        deck_left=len(deck),
        players=players,
        shown=packed(shown),
    )
