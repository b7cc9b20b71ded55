"""A position in numbers, for learned values: what every seat has, holds in the areas and can lay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.core.rules import State, lead
from spinney.core.value import Features
from spinney.games.renature.judgement import best_placement
from spinney.games.renature.material import AGAIN_PRICE, AREAS, COLOURS, KINDS, PLANTS, secondary_points
from spinney.games.renature.offers import count_fits
from spinney.games.renature.prospects import best_planting, board_hope, cloud_hope, prospects, turn_hope, turns_left
from spinney.games.renature.scoring import area_points, backs_of, ranks
from spinney.games.renature.state import NOBODY, PLACE, PLANT, RenatureState

# The numbers of a seat. Those up to TOKENS are about its board.
LEAD: Final = 0
AHEAD_OF_MEAN: Final = 1
SCORE: Final = 2
CLOUDS: Final = 3
CLOUDS_FOR_A_TURN: Final = 4
PLANTS_LEFT: Final = 5  # by kind
TOKENS: Final = 13
TURNS: Final = 14
BOARD_HOPE: Final = 15
TO_MOVE: Final = 16
WAITING: Final = 17
PAID_NOW: Final = 18
AREA_HOPE: Final = 19
BEST_PLACEMENT: Final = 20
FITS: Final = 21
# For areas that two dominoes can complete, and then for the others, the points held: safely, narrowly, by a tie that
# strikes both, and as second.
HELD: Final = 22
HOLDINGS: Final = 4
SIZE: Final = 30

# A total this much above the next cannot be caught up with by one small plant.
SAFE: Final = 3
# So much brook around an area can be covered at once.
NEARLY_DONE: Final = 2
# Dominoes of all seats in one step of the game; 54 at the start, at most.
PER_STEP: Final = 4
STEPS: Final = 14


@final
class RenatureFeatures(Features):
    """Learned where a turn begins; in other moments this turn counts as the best that it can plant now."""

    def __init__(self) -> None:
        self.size = SIZE
        self.moments = 1
        self.groups = STEPS

    def names(self) -> list[str]:
        board = ["lead", "ahead of mean", "score", "clouds", "clouds for a turn"]
        plants = [*PLANTS, *["neutral " + plant for plant in PLANTS]]
        turn = [
            "tokens",
            "turns",
            "board hope",
            "to move",
            "waiting",
            "paid now",
            "area hope",
            "best placement",
            "fits",
        ]
        held = [when + how for when in ("soon ", "later ") for how in ("safe", "narrow", "tied", "second")]
        return [*board, *plants, *turn, *held]

    def write(self, state: State, rows: vec[float]) -> i64:
        assert isinstance(state, RenatureState)
        hopes = prospects(state)
        turn = state.turn
        best = 0.0
        if state.phase == PLANT:
            best, _ = best_planting(state, turn)
        elif state.phase == PLACE:
            best = best_placement(state, turn) - turn_hope(state)
        total = best
        for hope in hopes:
            total += hope
        paid = area_points(state)
        seats = state.seats
        others = 1.0 / float(seats - 1)
        seat: i64 = 0
        for player in state.players:
            at = seat * SIZE
            turns = float(player.hand_size + player.reserve_left)
            board = board_hope(player)
            score = float(player.score + backs_of(state.land, player))
            own = score + cloud_hope(player) * float(player.clouds) + board + turn_hope(state) * turns
            rows[at + AREA_HOPE] = hopes[seat] - own
            rows[at + BEST_PLACEMENT] = best if seat == turn else 0.0
            hope = hopes[seat] + rows[at + BEST_PLACEMENT]
            rows[at + AHEAD_OF_MEAN] = hope - (total - hope) * others
            rows[at + SCORE] = score
            rows[at + CLOUDS] = float(player.clouds)
            rows[at + CLOUDS_FOR_A_TURN] = 1.0 if player.clouds >= AGAIN_PRICE else 0.0
            kind: i64 = 0
            while kind < KINDS:
                rows[at + PLANTS_LEFT + kind] = float(player.plants[kind])
                kind += 1
            rows[at + TOKENS] = float(player.token_count)
            rows[at + TURNS] = turns
            rows[at + BOARD_HOPE] = board
            rows[at + TO_MOVE] = 1.0 if seat == turn else 0.0
            rows[at + WAITING] = float((seat - turn + seats) % seats)
            rows[at + PAID_NOW] = float(paid[seat])
            rows[at + FITS] = float(count_fits(state, state.players[seat]))
            k: i64 = HELD
            while k < SIZE:
                rows[at + k] = 0.0
                k += 1
            seat += 1
        hopes[turn] += best
        seat = 0
        while seat < seats:
            rows[seat * SIZE + LEAD] = lead(hopes, hopes, seat)
            seat += 1
        write_holdings(state, rows)
        step = turns_left(state) // PER_STEP
        return step if step < STEPS else STEPS - 1


def write_holdings(state: RenatureState, rows: vec[float]) -> None:
    """Add up the points of the areas that every seat holds, by how firmly."""
    totals = state.land.totals
    holders = state.land.holders
    seats = state.seats
    area: i64 = 0
    while area < AREAS:
        if holders[area] == NOBODY:
            k = area * COLOURS
            size = state.valley.sizes[area]
            points = float(size)
            soon = state.brook.bounds[area] <= NEARLY_DONE
            _, secondary = ranks(totals, area)
            seat: i64 = 0
            while seat < seats:
                own = totals[k + seat]
                if own > 0:
                    at = seat * SIZE + (HELD if soon else HELD + HOLDINGS)
                    ahead = own - best_other(totals, k, seat)
                    if ahead >= SAFE:
                        rows[at] += points
                    elif ahead > 0:
                        rows[at + 1] += points
                    elif ahead == 0:
                        rows[at + 2] += points
                    if secondary == seat:
                        rows[at + 3] += float(secondary_points(size))
                seat += 1
        area += 1


def best_other(totals: vec[i64], start: i64, seat: i64) -> i64:
    """The highest total of another colour in the area whose totals start here."""
    best: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if colour != seat and totals[start + colour] > best:
            best = totals[start + colour]
        colour += 1
    return best
