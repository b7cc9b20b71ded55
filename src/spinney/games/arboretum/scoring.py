"""Who may score a species, and what the paths are worth; callable at any moment of a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.packed import packed
from spinney.games.arboretum.material import CARDS, HIGHEST, SPECIES_COUNT, species_of, the_card, value_of
from spinney.games.arboretum.state import WIDTH, ArboretumState, Grove, Player, closed_ground, player_of

PURE_LENGTH: Final = 4

_NO_SPECIES: Final[vec[i64]] = vec[i64]([0] * SPECIES_COUNT)
_NO_CARDS: Final[vec[i64]] = vec[i64]([0] * CARDS)
_NO_NEIGHBOURS: Final[vec[i64]] = vec[i64]([-1] * (4 * CARDS))
_NO_SUMS: Final[vec[i64]] = vec[i64]([0] * (4 * SPECIES_COUNT))
_NO_SEATS: Final[vec[i64]] = vec[i64]([0] * 4)
_NO_GROVE: Final = closed_ground()


def hand_sums(players: list[Player]) -> vec[i64]:
    """A9, A10: the sum of every species in every hand, seat by seat; an 8 counts 0 while another hand holds the 1."""
    sums = _NO_SUMS[: SPECIES_COUNT * len(players)]
    one_at = _NO_SPECIES[:]  # species -> 1 + the seat that holds its 1, or 0
    eight_at = _NO_SPECIES[:]
    seat: i64 = 0
    for player in players:
        for card in player.hand:
            species = species_of(card)
            value = value_of(card)
            sums[SPECIES_COUNT * seat + species] += value
            if value == 1:
                one_at[species] = seat + 1
            elif value == HIGHEST:
                eight_at[species] = seat + 1
        seat += 1
    species = 0
    while species < SPECIES_COUNT:
        if one_at[species] > 0 and eight_at[species] > 0 and one_at[species] != eight_at[species]:
            sums[SPECIES_COUNT * (eight_at[species] - 1) + species] -= HIGHEST
        species += 1
    return sums


def sums_of(hands: list[list[int]]) -> list[list[int]]:
    """A9, A10 for hands that are known or supposed: hand by hand, the sum of every species."""
    sums = hand_sums([player_of(_NO_GROVE, hand, []) for hand in hands])
    return [
        [int(sums[SPECIES_COUNT * seat + species]) for species in range(SPECIES_COUNT)] for seat in range(len(hands))
    ]


def may_score(sums: vec[i64], species: i64, seat: i64) -> bool:
    """A9 to A11: the highest sum may score, ties all score, and everyone may if nobody holds the species."""
    own = sums[SPECIES_COUNT * seat + species]
    other = species
    while other < len(sums):
        if sums[other] > own:
            return False
        other += SPECIES_COUNT
    return True


def has_right(players: list[Player], species: i64, seat: i64) -> bool:
    """A9 to A11: whether a seat may score a species."""
    return may_score(hand_sums(players), species, seat)


def holds_one_elsewhere(players: list[Player], species: i64, seat: i64) -> bool:
    """A10: whether a hand other than this seat's holds the 1 of a species."""
    one = the_card(species, 1)
    other: i64 = 0
    for player in players:
        if other != seat and one in player.hand:
            return True
        other += 1
    return False


def best_paths(grove: Grove) -> vec[i64]:
    """A13 to A15: the points of the most valuable path of every species in this arboretum, 0 if there is none.

    Computed once for every card laid, because bots ask far more often.
    """
    if not grove.paths_known:
        grove.paths = _find_best_paths(grove)
        grove.paths_known = True
    return grove.paths


def _find_best_paths(grove: Grove) -> vec[i64]:
    best = _NO_SPECIES[:]
    count = _NO_SPECIES[:]
    board = grove.board
    rising = grove.rising
    cards = _NO_CARDS[: len(rising)]
    lower = _NO_NEIGHBOURS[: 4 * len(rising)]
    number = _NO_CARDS[:]  # card -> its place in `rising`
    i: i64 = 0
    for cell in rising:
        card = board[cell]
        cards[i] = card
        number[card] = i
        count[species_of(card)] += 1
        next = 4 * i
        k: i64 = 0
        while k < 4:
            near = board[cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH]
            if near >= 0 and value_of(near) < value_of(card):
                lower[next] = number[near]
                next += 1
            k += 1
        i += 1
    reach = _NO_CARDS[: len(rising)]
    pure = _NO_CARDS[: len(rising)]
    species: i64 = 0
    while species < SPECIES_COUNT:
        if count[species] >= 2:
            best[species] = _climb(cards, lower, species, reach, pure)
        species += 1
    return best


def _climb(cards: vec[i64], lower: vec[i64], species: i64, reach: vec[i64], pure: vec[i64]) -> i64:
    """The points of the most valuable path of one species, found by visiting the cards by rising value.

    Cards are identified by their index in that order; for each, `lower` has up to four neighbours that it may follow,
    then -1. reach[i] is the largest number of cards, plus the point for starting with a 1, of any rising walk from
    a card of the species to card i, 0 if there is none. pure[i] is the same for walks over this species alone, with
    the cards counted twice, so half of it is their number. Lower cards come first, so both are written before they
    are read.
    """
    best: i64 = 0
    i: i64 = 0
    for card in cards:
        own = species_of(card) == species
        longest: i64 = 0
        purest: i64 = 0
        k = 4 * i
        while k < 4 * i + 4 and lower[k] >= 0:
            near = lower[k]
            if reach[near] > longest:
                longest = reach[near]
            if pure[near] > purest:
                purest = pure[near]
            k += 1
        if not own:
            reach[i] = longest + 1 if longest > 0 else 0
            pure[i] = 0
            i += 1
            continue
        start: i64 = 1 if value_of(card) == 1 else 0
        end: i64 = 2 if value_of(card) == HIGHEST else 0
        if longest > 0:
            longest += 1
            if longest + end > best:
                best = longest + end
        if longest < 1 + start:
            longest = 1 + start
        reach[i] = longest
        purest = purest + 2 if purest > 0 else 2 + start
        pure[i] = purest
        if purest >= 2 * PURE_LENGTH and purest + end > best:
            best = purest + end
        i += 1
    return best


def path_points(cards: vec[i64], species: i64) -> i64:
    """A14: the points of a path with these cards, in order."""
    length: i64 = len(cards)
    points = length
    if length >= PURE_LENGTH and is_pure(cards, species):
        points += length
    if value_of(cards[0]) == 1:
        points += 1
    if value_of(cards[length - 1]) == HIGHEST:
        points += 2
    return points


def path_worth(cards: list[int], species: i64) -> tuple[i64, bool]:
    """A14: the points of a path, and whether its cards count twice because all are of one species."""
    path = packed(cards)
    return path_points(path, species), len(path) >= PURE_LENGTH and is_pure(path, species)


def is_pure(cards: vec[i64], species: i64) -> bool:
    for card in cards:
        if species_of(card) != species:
            return False
    return True


def best_path(grove: Grove, species: i64) -> vec[i64]:
    """The cells of a most valuable path of a species, from its first card to its last; empty if there is none.

    The same search as `_climb`, which also remembers the card before each card, both for the longest walk and for
    the longest pure one.
    """
    board = grove.board
    reach = _NO_CARDS[:]
    pure = _NO_CARDS[:]
    before = _NO_CARDS[:]
    pure_before = _NO_CARDS[:]
    best: i64 = 0
    best_end: i64 = -1
    best_is_pure = False
    for cell in grove.rising:
        card = board[cell]
        value = value_of(card)
        own = species_of(card) == species
        reach[card] = (2 if value == 1 else 1) if own else 0
        pure[card] = (3 if value == 1 else 2) if own else 0
        before[card] = -1
        pure_before[card] = -1
        end: i64 = 2 if value == HIGHEST else 0
        near_cells = vec[i64]([cell - WIDTH, cell - 1, cell + 1, cell + WIDTH])
        for near_cell in near_cells:
            near = board[near_cell]
            if near < 0 or value_of(near) >= value:
                continue
            if reach[near] > 0 and reach[near] + 1 > reach[card]:
                reach[card] = reach[near] + 1
                before[card] = near_cell
            if own and species_of(near) == species and pure[near] + 2 > pure[card]:
                pure[card] = pure[near] + 2
                pure_before[card] = near_cell
        if own and before[card] >= 0 and reach[card] + end > best:
            best = reach[card] + end
            best_end = cell
            best_is_pure = False
        if own and pure[card] >= 2 * PURE_LENGTH and pure[card] + end > best:
            best = pure[card] + end
            best_end = cell
            best_is_pure = True
    backwards = vec[i64]([])
    cell = best_end
    while cell >= 0:
        backwards = append(backwards, cell)
        cell = pure_before[board[cell]] if best_is_pure else before[board[cell]]
    return vec[i64]([backwards[len(backwards) - 1 - i] for i in range(len(backwards))])


def points(state: ArboretumState) -> vec[i64]:
    """A16: every seat's points if the game were scored now."""
    totals = _NO_SEATS[: state.seats]
    sums = hand_sums(state.players)
    seat: i64 = 0
    for player in state.players:
        best = best_paths(player.grove)
        species: i64 = 0
        while species < SPECIES_COUNT:
            if best[species] > 0 and may_score(sums, species, seat):
                totals[seat] += best[species]
            species += 1
        seat += 1
    return totals


def species_grown(grove: Grove) -> i64:
    """A16, the tie-break: the number of different species in this arboretum."""
    seen = _NO_SPECIES[:]
    grown: i64 = 0
    for cell in grove.cells:
        species = species_of(grove.board[cell])
        if seen[species] == 0:
            seen[species] = 1
            grown += 1
    return grown
