"""The points that every seat can expect: the parts that `judgement.py` puts together.

Every area pays in the end, scored early or not, so a lead there counts more the less it can still change; while much
can change, a seat's share of the points is its share of the plants. Every remaining domino lets its owner plant one
plant: plants without a turn cost their value, and the most valuable are planted first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.games.renature.material import (
    AREAS,
    COLOURS,
    KINDS,
    NEUTRAL,
    PLANT_COUNT,
    plant_value,
    secondary_points,
    standing,
)
from spinney.games.renature.offers import (
    LEAVE,
    count_spots,
    find_spot,
    plant_action,
)
from spinney.games.renature.scoring import backs_of, is_seat, planting_points, ranks
from spinney.games.renature.state import (
    NOBODY,
    Player,
    RenatureState,
)

# How open an area is while nothing is covered or planted there and many turns remain.
OPEN_AREA: Final = 0.8
# With this many turns left at the table, it is half as open.
HALF_OPEN: Final = 8.0
# The points of an open area are shared among its plants and this much value that may still be planted.
STILL_TO_GROW: Final = 3.0
# What a turn with a plant is worth, and what each point of the plant's value adds.
PLANTING: Final = 2.5
PER_VALUE: Final = 0.8
# What a remaining turn is worth besides that, over the number of seats: without it, the seat that has just moved would
# look ahead of the others.
TURN_TO_COME: Final = 12.0
# How many plants are planted per turn, on average.
PLANTS_A_TURN: Final = 0.93
# What a cloud is worth before the end, besides the 1 it scores then; with this many turns left, half of that.
CLOUD: Final = 1.2
HALF_CLOUD: Final = 4.0
# What the unseen back of a token is worth, as a share of its size.
TOKEN: Final = 0.4

_NO_HOPES: Final[vec[float]] = vec[float]([0.0] * 4)
_NO_KINDS: Final[vec[float]] = vec[float]([0.0] * KINDS)


def board_hope(player: Player) -> float:
    """What the plants on a board can still bring, the most valuable planted first; those without a turn cost points."""
    plants = player.plants
    turns = PLANTS_A_TURN * float(player.hand_size + player.reserve_left)
    hope = 0.0
    type: i64 = PLANT_COUNT - 1
    while type >= 0:
        count = float(plants[type] + plants[type + PLANT_COUNT])
        put_down = count if count < turns else turns
        worth = float(type + 1)
        hope += put_down * (PLANTING + PER_VALUE * worth) - (count - put_down) * worth
        turns -= put_down
        type -= 1
    return hope


def put_down_hopes(player: Player) -> vec[float]:
    """kind -> by how much planting one changes `board_hope`."""
    plants = player.plants
    before = board_hope(player)
    found = _NO_KINDS[:]
    type: i64 = 0
    while type < PLANT_COUNT:
        plants[type] -= 1
        found[type] = board_hope(player) - before
        plants[type] += 1
        found[type + PLANT_COUNT] = found[type]
        type += 1
    return found


def turns_left(state: RenatureState) -> i64:
    """How many dominoes all seats together have yet to lay or discard."""
    turns: i64 = 0
    for player in state.players:
        turns += player.hand_size + player.reserve_left
    return turns


def cloud_hope(player: Player) -> float:
    """What a cloud is worth to a player."""
    turns = float(player.hand_size + player.reserve_left)
    return 1.0 + CLOUD * turns / (turns + HALF_CLOUD)


def turn_hope(state: RenatureState) -> float:
    return TURN_TO_COME / float(state.seats)


def openness(state: RenatureState, area: i64, turns: i64) -> float:
    """How much can still change in an area, from 0 to 1: that takes brook to cover, room for plants, and turns."""
    bounds = state.brook.bounds[area]
    if bounds == 0:
        return 0.0
    counts = state.land.counts
    k = area * PLANT_COUNT
    size = state.valley.sizes[area]
    free = size - counts[k] - counts[k + 1] - counts[k + 2] - counts[k + 3]
    waiting = float(bounds) / float(state.valley.bare_bounds[area])
    room = float(free) / float(size)
    left = float(turns)
    return OPEN_AREA * (room if room < waiting else waiting) * left / (left + HALF_OPEN)


def add_area(state: RenatureState, area: i64, open: float, hopes: vec[float]) -> None:
    """Add what every seat can expect from an area of this openness."""
    totals = state.land.totals
    size = state.valley.sizes[area]
    main, secondary = ranks(totals, area)
    if is_seat(main):
        hopes[main] += (1.0 - open) * float(size)
    if is_seat(secondary):
        hopes[secondary] += (1.0 - open) * float(secondary_points(size))
    if open > 0.0:
        k = area * COLOURS
        grown = totals[k] + totals[k + 1] + totals[k + 2] + totals[k + 3] + totals[k + 4]
        share = open * float(size + secondary_points(size)) / (float(grown) + STILL_TO_GROW)
        seat: i64 = 0
        while seat < state.seats:
            hopes[seat] += share * float(totals[k + seat])
            seat += 1


def area_lead(state: RenatureState, area: i64, open: float, seat: i64) -> float:
    """What this seat can expect from an area, less the average of the others: `add_area` for one seat, but faster."""
    totals = state.land.totals
    size = state.valley.sizes[area]
    secondary_size = secondary_points(size)
    against = 1.0 / float(state.seats - 1)
    main, secondary = ranks(totals, area)
    lead = 0.0
    if is_seat(main):
        lead = float(size) if main == seat else -against * float(size)
    if is_seat(secondary):
        lead += float(secondary_size) if secondary == seat else -against * float(secondary_size)
    if open == 0.0:
        return lead
    k = area * COLOURS
    others = totals[k] + totals[k + 1] + totals[k + 2] + totals[k + 3] - totals[k + seat]
    grown = others + totals[k + seat] + totals[k + NEUTRAL]
    share = float(size + secondary_size) / (float(grown) + STILL_TO_GROW)
    return (1.0 - open) * lead + open * share * (float(totals[k + seat]) - against * float(others))


def prospects(state: RenatureState) -> vec[float]:
    """The points every seat can expect."""
    hopes = _NO_HOPES[: state.seats]
    seat: i64 = 0
    for player in state.players:
        hope = float(player.score) + cloud_hope(player) * float(player.clouds) + float(backs_of(state.land, player))
        hopes[seat] = hope + board_hope(player) + turn_hope(state) * float(player.hand_size + player.reserve_left)
        seat += 1
    holders = state.land.holders
    turns = turns_left(state)
    area: i64 = 0
    while area < AREAS:
        if holders[area] == NOBODY:
            add_area(state, area, openness(state, area, turns), hopes)
            if (state.completed >> area) & 1 == 1:
                hopes[state.turn] += TOKEN * float(state.valley.sizes[area])
        area += 1
    return hopes


def planting_gain(
    state: RenatureState, seat: i64, area: i64, kind: i64, open: float, before: float, put_down: float
) -> float:
    """What a plant in an area is worth to this seat, not counting clouds; `before` is its lead there without it."""
    land = state.land
    gain = float(planting_points(land, area, kind)) + put_down
    if land.holders[area] == NOBODY:
        total = area * COLOURS + standing(kind, seat) // PLANT_COUNT
        land.totals[total] += plant_value(kind)
        gain += area_lead(state, area, open, seat) - before
        land.totals[total] -= plant_value(kind)
    return gain


def best_planting(state: RenatureState, seat: i64) -> tuple[float, i64]:
    """What the best planting beside the domino just laid is worth, and which it is; 0 and `leave` if there is none."""
    actions, gains = plantings(state, seat)
    best = 0.0
    action: i64 = LEAVE
    i: i64 = 0
    while i < len(actions):
        if gains[i] > best:
            best = gains[i]
            action = actions[i]
        i += 1
    return best, action


def plantings(state: RenatureState, seat: i64) -> tuple[vec[i64], vec[float]]:
    """Every kind of plant on one of each set of like spots, and what it is worth."""
    land = state.land
    valley = state.valley
    player = state.players[seat]
    put_down = put_down_hopes(player)
    turns = turns_left(state)
    actions = vec[i64](capacity=24)
    gains = vec[float](capacity=24)
    seen: i64 = 0
    bit: i64 = 1
    spots = count_spots(state)
    i: i64 = 0
    while i < spots:
        spot = find_spot(state, i)
        look = look_of(state, spot)
        if (seen >> look) & 1 == 0:
            seen |= bit << look
            area = valley.area_of_spot[spot]
            open = openness(state, area, turns)
            before = area_lead(state, area, open, seat) if land.holders[area] == NOBODY else 0.0
            clouds = cloud_hope(player) * float(land.clouds[spot])
            kind: i64 = 0
            while kind < KINDS:
                if player.plants[kind] > 0:
                    actions = append(actions, plant_action(kind, spot))
                    gain = planting_gain(state, seat, area, kind, open, before, put_down[kind])
                    gains = append(gains, gain + clouds)
                kind += 1
        i += 1
    return actions, gains


def look_of(state: RenatureState, spot: i64) -> i64:
    """Spots of an area are alike, except that those with clouds differ from those without."""
    return state.valley.area_of_spot[spot] + (AREAS if state.land.clouds[spot] > 0 else 0)
