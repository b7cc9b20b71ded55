"""How good a position looks, a sensible quick move, and the plays worth a thought: for bots.

An area pays only when it is scored, so before that its points count the more the fewer brook cells it waits for.
A plant on the board costs its value at the end, but only if no turn is left to put it down.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.chance import QuickChance
from spinney.games.renature.material import (
    ANIMAL_COUNT,
    AREAS,
    JOKER_PRICE,
    KINDS,
    plant_value,
    secondary_points,
    standing,
)
from spinney.games.renature.offers import (
    ANOTHER_TURN,
    LEAVE,
    STOP,
    count_kinds,
    count_places,
    count_spots,
    discard_action,
    find_place,
    find_spot,
    going_on,
    joker_action,
    legal,
    may_return,
    plant_action,
    return_action,
    write_places,
)
from spinney.games.renature.scoring import backs_of, is_seat, planting_points, ranks
from spinney.games.renature.state import AGAIN, END, NOBODY, PLACE, PLANT, SCORE, Player, RenatureState

# What the points of an area count for as long as nothing around it is covered.
OPEN_AREA: Final = 0.5
# What a plant on the board costs of its value when turns are plenty, and when they are not.
SPARE_PLANT: Final = 0.2
STUCK_PLANT: Final = 1.0
# What a cloud is worth: 1 at the end, and what it can do before.
CLOUD: Final = 1.2
# What a plant put down is worth beside its points, as a share of its value.
PUT_DOWN: Final = 0.7
# What the back of a token is worth as long as nobody has seen it, as a share of its size.
TOKEN: Final = 0.4
# With fewer placements than this, moving the joker is worth a thought.
FEW: Final = 4


def cost_of_plants(player: Player) -> float:
    """What the plants on a board will probably cost, given the turns that are left to put them down."""
    plants = player.plants
    count: i64 = 0
    worth: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        count += plants[kind]
        worth += plants[kind] * plant_value(kind)
        kind += 1
    turns = player.hand_size + player.reserve_left
    if count >= turns:
        return STUCK_PLANT * float(worth)
    return float(worth) * (SPARE_PLANT + (STUCK_PLANT - SPARE_PLANT) * float(count) / float(turns))


def chance_of_scoring(state: RenatureState, area: i64) -> float:
    """How much the points of an area count now: all if it is complete, OPEN_AREA if nothing around it is covered."""
    waiting = float(state.brook.bounds[area]) / float(state.valley.bare_bounds[area])
    return 1.0 - (1.0 - OPEN_AREA) * waiting


def prospects(state: RenatureState) -> list[float]:
    """The points every seat may hope for."""
    hopes: list[float] = []
    for player in state.players:
        hope = float(player.score) + CLOUD * float(player.clouds) + float(backs_of(state.land, player))
        hopes.append(hope - cost_of_plants(player))
    totals = state.land.totals
    holders = state.land.holders
    area: i64 = 0
    while area < AREAS:
        if holders[area] == NOBODY:
            main, secondary = ranks(totals, area)
            size = state.valley.sizes[area]
            weight = chance_of_scoring(state, area)
            if (state.completed >> area) & 1 == 1:
                hopes[state.turn] += TOKEN * float(size)
            if is_seat(main):
                hopes[main] += weight * float(size)
            if is_seat(secondary):
                hopes[secondary] += weight * float(secondary_points(size))
        area += 1
    return hopes


def area_swing(state: RenatureState, area: i64, seat: i64) -> i64:
    """What an area would pay this seat now, less what it would pay the others."""
    main, secondary = ranks(state.land.totals, area)
    size = state.valley.sizes[area]
    swing: i64 = 0
    if is_seat(main):
        swing += size if main == seat else -size
    if is_seat(secondary):
        swing += secondary_points(size) if secondary == seat else -secondary_points(size)
    return swing


def best_planting(state: RenatureState, seat: i64) -> tuple[float, i64]:
    """What the best planting beside the domino just laid is worth, and which it is; 0 and `leave` if there is none."""
    land = state.land
    valley = state.valley
    plants = state.players[seat].plants
    best = 0.0
    action: i64 = LEAVE
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
            weight = chance_of_scoring(state, area) if land.holders[area] == NOBODY else 0.0
            before = area_swing(state, area, seat)
            kind: i64 = 0
            while kind < KINDS:
                if plants[kind] > 0:
                    worth = float(planting_points(land, area, kind)) + PUT_DOWN * float(plant_value(kind))
                    land.plant(area, spot, standing(kind, seat))
                    worth += weight * float(area_swing(state, area, seat) - before)
                    land.take_back(area, spot)
                    worth += CLOUD * float(land.clouds[spot])
                    if worth > best:
                        best = worth
                        action = plant_action(kind, spot)
                kind += 1
        i += 1
    return best, action


def look_of(state: RenatureState, spot: i64) -> i64:
    """Spots of an area look alike, but those with clouds and those without are different."""
    return state.valley.area_of_spot[spot] + (AREAS if state.land.clouds[spot] > 0 else 0)


def expectations(state: RenatureState) -> list[float]:
    """The prospects of every seat, its next planting counted in."""
    hopes = prospects(state)
    if state.phase == PLANT:
        gain, _ = best_planting(state, state.turn)
        hopes[state.turn] += gain
    return hopes


def value(state: RenatureState, seat: i64) -> float:
    return ahead(expectations(state), seat)


def values(state: RenatureState) -> vec[float]:
    """`value` for every seat at the price of one."""
    hopes = expectations(state)
    found = vec[float](capacity=state.seats)
    seat: i64 = 0
    while seat < state.seats:
        found = append(found, ahead(hopes, seat))
        seat += 1
    return found


def ahead(hopes: list[float], seat: i64) -> float:
    """How far a seat's hopes are ahead of the best other's."""
    best_other = -1000.0
    other: i64 = 0
    while other < len(hopes):
        if other != seat and hopes[other] > best_other:
            best_other = hopes[other]
        other += 1
    return hopes[seat] - best_other


def candidates(state: RenatureState, seat: i64) -> vec[i64]:
    """Place if something fits, plant once per kind and area, and spend clouds only where it can matter at once."""
    phase = state.phase
    player = state.players[seat]
    if phase == PLACE:
        return places_worth_a_thought(state, player)
    if phase == PLANT:
        return plantings_worth_a_thought(state, seat)
    if phase == SCORE:
        actions = vec[i64]([going_on(phase)])
        spot: i64 = 0
        while spot < len(state.valley.spots):
            if (state.completed >> state.valley.area_of_spot[spot]) & 1 == 1 and may_return(state, player, spot):
                actions = append(actions, return_action(spot))
            spot += 1
        return actions
    if phase == END:
        return vec[i64]([going_on(phase)])
    return legal(state, seat)


def places_worth_a_thought(state: RenatureState, player: Player) -> vec[i64]:
    places = count_places(state, player)
    actions = vec[i64]([0] * places)
    write_places(state, player, actions)
    if places >= FEW:
        return actions
    animals: i64 = 0
    bit: i64 = 1
    i: i64 = 0
    while i < player.hand_size:
        domino = player.hand[i]
        animals |= (bit << domino // ANIMAL_COUNT) | (bit << domino % ANIMAL_COUNT)
        if places == 0:
            actions = append(actions, discard_action(domino))
        i += 1
    animal: i64 = 0
    while animal < ANIMAL_COUNT and player.clouds >= JOKER_PRICE:
        if (animals >> animal) & 1 == 1 and animal != state.joker:
            actions = append(actions, joker_action(animal))
        animal += 1
    return actions


def plantings_worth_a_thought(state: RenatureState, seat: i64) -> vec[i64]:
    """One spot for all that look alike."""
    actions = vec[i64]([LEAVE])
    seen: i64 = 0
    bit: i64 = 1
    spots = count_spots(state)
    i: i64 = 0
    while i < spots:
        spot = find_spot(state, i)
        look = look_of(state, spot)
        if (seen >> look) & 1 == 0:
            seen |= bit << look
            kind: i64 = 0
            while kind < KINDS:
                if state.players[seat].plants[kind] > 0:
                    actions = append(actions, plant_action(kind, spot))
                kind += 1
        i += 1
    return actions


def rollout_action(state: RenatureState, seat: i64, chance: QuickChance) -> i64:
    """Place at random where something fits, plant what scores most, and spend clouds on further turns alone."""
    phase = state.phase
    player = state.players[seat]
    if phase == PLACE:
        places = count_places(state, player)
        if places > 0:
            return find_place(state, player, chance.below(places))
        return discard_action(player.hand[chance.below(player.hand_size)])
    if phase == PLANT:
        _, action = best_planting(state, seat)
        return action
    if phase == AGAIN:
        return ANOTHER_TURN if count_kinds(player) > 0 else STOP
    return going_on(phase)
