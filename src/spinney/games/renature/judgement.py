"""How good a position looks, which actions are worth searching, best first, and sensible quick moves: for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.rng import QuickRng
from spinney.core.rules import best_first, lead, leads
from spinney.games.renature.brook import FITTING, LANE
from spinney.games.renature.material import (
    ANIMAL_COUNT,
    AREAS,
    HAND,
    JOKER_PRICE,
    KINDS,
    first_animal,
    kind_for,
    plant_value,
    second_animal,
    turned,
)
from spinney.games.renature.offers import (
    ANOTHER_TURN,
    LEAVE,
    STOP,
    animals_in_hand,
    count_spots,
    discard_action,
    find_spot,
    fitting_ways,
    joker_action,
    joker_and_others,
    legal,
    may_return,
    place_action,
    return_action,
    skip_action,
)
from spinney.games.renature.prospects import (
    TOKEN,
    area_lead,
    best_planting,
    cloud_hope,
    openness,
    planting_gain,
    plantings,
    prospects,
    put_down_hopes,
    turn_hope,
    turns_left,
)
from spinney.games.renature.state import (
    AGAIN,
    END,
    NO_PLANT,
    NOBODY,
    PLACE,
    PLANT,
    SCORE,
    Player,
    RenatureState,
)
from spinney.games.renature.valley import AROUND, BESIDE, FREE, WIDTH

# The penalty for using up the joker animal, and the bonus for an animal that another domino in hand has too.
JOKER_SPENT: Final = 0.4
FOLLOWED: Final = 0.2
# The penalty of each further way to lie on the same two cells, so that more cells are considered.
SAME_CELLS: Final = 0.2
# How much worse it is to discard a domino than to lay it for nothing.
DISCARD: Final = -1.0
# The lead that makes a win e times as likely as a loss: at the end, and how much more for each remaining turn.
SCALE_AT_END: Final = 3.0
SCALE_PER_TURN: Final = 0.12
# How many placements and plantings are worth searching.
MOST_PLACES: Final = 16
MOST_PLANTINGS: Final = 8
# With fewer placements than this, moving the joker is worth searching.
FEW: Final = 4

_NO_HAND: Final[vec[float]] = vec[float]([0.0] * HAND)
_UNKNOWN: Final = -1000.0
_UNKNOWN_AREAS: Final[vec[float]] = vec[float]([_UNKNOWN] * (2 * AREAS))


def expectations(state: RenatureState) -> vec[float]:
    """The prospects of every seat; for the acting seat, this turn counts as the best that it can lay or plant now."""
    hopes = prospects(state)
    if state.phase == PLANT:
        gain, _ = best_planting(state, state.turn)
        hopes[state.turn] += gain
    elif state.phase == PLACE:
        hopes[state.turn] += best_placement(state, state.turn) - turn_hope(state)
    return hopes


def best_placement(state: RenatureState, seat: i64) -> float:
    """The value of the best way to lay a domino of the hand."""
    _, scores = placements(state, seat)
    best = DISCARD
    i: i64 = 0
    while i < len(scores):
        if scores[i] > best:
            best = scores[i]
        i += 1
    return best


def value(state: RenatureState, seat: i64) -> float:
    hopes = expectations(state)
    return lead(hopes, hopes, seat)


def values(state: RenatureState) -> vec[float]:
    """`value` for every seat, at the cost of one."""
    hopes = expectations(state)
    return leads(hopes, hopes)


def margin_scale(state: RenatureState) -> float:
    return SCALE_AT_END + SCALE_PER_TURN * float(turns_left(state))


def candidates(state: RenatureState, seat: i64) -> vec[i64]:
    """The most promising placements and plantings; clouds are spent only if that can matter at once."""
    phase = state.phase
    if phase == PLACE:
        return promising_placements(state, seat, MOST_PLACES)
    if phase == PLANT:
        return promising_plantings(state, seat)
    if phase == SCORE:
        return returns_before_scoring(state, seat)
    if phase == END:
        return vec[i64]([skip_action(phase)])
    if phase == AGAIN:
        return vec[i64]([STOP, ANOTHER_TURN])
    return legal(state, seat)


def promising_placements(state: RenatureState, seat: i64, most: i64) -> vec[i64]:
    player = state.players[seat]
    actions, scores = placements(state, seat)
    places: i64 = len(actions)
    if places < FEW and player.clouds >= JOKER_PRICE:
        animals: i64 = 0
        bit: i64 = 1
        i: i64 = 0
        while i < player.hand_size:
            animals |= (bit << first_animal(player.hand[i])) | (bit << second_animal(player.hand[i]))
            i += 1
        animal: i64 = 0
        while animal < ANIMAL_COUNT:
            if (animals >> animal) & 1 == 1 and animal != state.joker:
                actions = append(actions, joker_action(animal))
                scores = append(scores, 0.0)
            animal += 1
    i = 0
    while i < player.hand_size:
        domino = player.hand[i]
        actions = append(actions, discard_action(domino))
        scores = append(scores, DISCARD + hand_score(state, player, domino))
        i += 1
    return best_first(actions, scores, most)


def placements(state: RenatureState, seat: i64) -> tuple[vec[i64], vec[float]]:
    """Every way to place a domino of the hand, and its value."""
    player = state.players[seat]
    near = state.brook.near
    open = state.brook.open
    first = state.valley.first
    second = state.valley.second
    fitting = FITTING
    joker, others = joker_and_others(state)
    lows, highs, turnable = animals_in_hand(player)
    turns = turns_left(state) - 1
    put_down = put_down_hopes(player)
    known = _UNKNOWN_AREAS[:]
    actions = vec[i64](capacity=64)
    scores = vec[float](capacity=64)
    hand_scores = _NO_HAND[:]
    i: i64 = 0
    while i < player.hand_size:
        hand_scores[i] = hand_score(state, player, player.hand[i])
        i += 1
    i = 0
    end = state.brook.open_count
    while i < end:
        position = open[i]
        here = fitting[near[first[position]] & others] | joker
        there = fitting[near[second[position]] & others] | joker
        ways = fitting_ways(here, there, lows, highs, turnable)
        if ways != 0:
            score = position_score(state, seat, position, turns, put_down, known)
            k: i64 = 0
            while ways != 0:
                if ways & 1 == 1:
                    actions = append(actions, place_action(position, player.hand[k]))
                    scores = append(scores, score + hand_scores[k])
                    score -= SAME_CELLS
                if ways & 2 == 2:
                    actions = append(actions, place_action(position, turned(player.hand[k])))
                    scores = append(scores, score + hand_scores[k])
                    score -= SAME_CELLS
                ways >>= LANE
                k += 1
        i += 1
    return actions, scores


def hand_score(state: RenatureState, player: Player, domino: i64) -> float:
    """How good it is to use up a domino: better without the joker, and if the rest of the hand has its animals too."""
    one = first_animal(domino)
    other = second_animal(domino)
    score = -JOKER_SPENT if one == state.joker or other == state.joker else 0.0
    i: i64 = 0
    while i < player.hand_size:
        kept = player.hand[i]
        if kept != domino:
            a = first_animal(kept)
            b = second_animal(kept)
            if a in (one, other) or b in (one, other):
                score += FOLLOWED
        i += 1
    return score


def best_gain(state: RenatureState, seat: i64, area: i64, open: float, put_down: vec[float]) -> float:
    """The value of the best planting in an area, 0 if it is better not to plant."""
    plants = state.players[seat].plants
    before = area_lead(state, area, open, seat) if state.land.holders[area] == NOBODY else 0.0
    best = 0.0
    kind: i64 = 0
    while kind < KINDS:
        if plants[kind] > 0:
            gain = planting_gain(state, seat, area, kind, open, before, put_down[kind])
            if gain > best:
                best = gain
        kind += 1
    return best


def position_score(
    state: RenatureState, seat: i64, position: i64, turns: i64, put_down: vec[float], known: vec[float]
) -> float:
    """The value of a domino here: the areas it completes, and the best planting beside it.

    `known` caches the best planting of every area, both if it stays open and if it is completed.
    """
    valley = state.valley
    completed = completes(state, position)
    score = 0.0
    area: i64 = 0
    rest = completed
    while rest != 0:
        if rest & 1 == 1:
            size = float(valley.sizes[area])
            open = openness(state, area, turns)
            score += TOKEN * size + area_lead(state, area, 0.0, seat) - area_lead(state, area, open, seat)
        rest >>= 1
        area += 1
    best = 0.0
    beside = valley.spots_beside
    k = position * BESIDE
    end = k + BESIDE
    while k < end and beside[k] >= 0:
        spot = beside[k]
        if state.land.plants[spot] == NO_PLANT:
            area = valley.area_of_spot[spot]
            place = area + AREAS * ((completed >> area) & 1)
            gain = known[place]
            if gain == _UNKNOWN:
                open = openness(state, area, turns) if place == area else 0.0
                gain = best_gain(state, seat, area, open, put_down)
                known[place] = gain
            gain += cloud_hope(state.players[seat]) * float(state.land.clouds[spot])
            if gain > best:
                best = gain
        k += 1
    return score + best


def completes(state: RenatureState, position: i64) -> i64:
    """The areas, as bits, that a domino here would complete (N15)."""
    one = state.valley.first[position]
    other = state.valley.second[position]
    brook = state.brook
    valley = state.valley
    completed = brook.settle(valley, one) | brook.settle(valley, other)
    cut_off: i64 = 0
    bit: i64 = 1
    k: i64 = 0
    while k < 2 * AROUND:
        cell = beside_position(one, other, k)
        if brook.ways[cell] == 1 and brook.animals[cell] == FREE and cell != one and cell != other:
            cut_off |= bit << k
            completed |= brook.settle(valley, cell)
        k += 1
    unsettle(state, one)
    unsettle(state, other)
    k = 0
    while cut_off != 0:
        if cut_off & 1 == 1:
            unsettle(state, beside_position(one, other, k))
        cut_off >>= 1
        k += 1
    return completed


def beside_position(one: i64, other: i64, k: i64) -> i64:
    """The cells around two cells, including the two."""
    cell = one if k < AROUND else other
    k &= 3
    return cell - WIDTH if k == 0 else cell - 1 if k == 1 else cell + 1 if k == 2 else cell + WIDTH


def unsettle(state: RenatureState, cell: i64) -> None:
    """Undo `Brook.settle`."""
    areas = state.valley.areas_around
    k = cell * AROUND
    end = k + AROUND
    while k < end and areas[k] >= 0:
        state.brook.bounds[areas[k]] += 1
        k += 1


def promising_plantings(state: RenatureState, seat: i64) -> vec[i64]:
    """Plantings, `leave`, and taking back a plant of a scored area if it is worth more here."""
    player = state.players[seat]
    actions, gains = plantings(state, seat)
    actions = append(actions, LEAVE)
    gains = append(gains, 0.0)
    if player.clouds > 0 and count_spots(state) > 0:
        turns = turns_left(state)
        tried: i64 = 0
        bit: i64 = 1
        spot: i64 = 0
        while spot < len(state.valley.spots):
            plant = state.land.plants[spot]
            scored = state.land.holders[state.valley.area_of_spot[spot]] != NOBODY
            if plant != NO_PLANT and scored and (tried >> plant) & 1 == 0 and may_return(state, player, spot):
                tried |= bit << plant
                actions = append(actions, return_action(spot))
                gains = append(gains, return_gain(state, seat, plant, turns))
            spot += 1
    return best_first(actions, gains, MOST_PLANTINGS)


def return_gain(state: RenatureState, seat: i64, plant: i64, turns: i64) -> float:
    """The value of taking such a plant back and planting it beside the domino just laid."""
    best = -1.0
    spots = count_spots(state)
    kind = kind_for(plant, seat)
    i: i64 = 0
    while i < spots:
        spot = find_spot(state, i)
        area = state.valley.area_of_spot[spot]
        open = openness(state, area, turns)
        before = area_lead(state, area, open, seat) if state.land.holders[area] == NOBODY else 0.0
        gain = planting_gain(state, seat, area, kind, open, before, 0.0)
        if gain > best:
            best = gain
        i += 1
    return best - cloud_hope(state.players[seat]) * float(plant_value(plant))


def returns_before_scoring(state: RenatureState, seat: i64) -> vec[i64]:
    """Score, or first take a plant out of an area that pays more without it, as when that breaks a tie."""
    actions = vec[i64]([skip_action(SCORE)])
    player = state.players[seat]
    land = state.land
    if player.clouds == 0:
        return actions
    spot: i64 = 0
    while spot < len(state.valley.spots):
        area = state.valley.area_of_spot[spot]
        if (state.completed >> area) & 1 == 1 and may_return(state, player, spot):
            before = area_lead(state, area, 0.0, seat)
            plant = land.take_back(area, spot)
            after = area_lead(state, area, 0.0, seat)
            land.plant(area, spot, plant)
            if after > before + float(plant_value(plant)):
                actions = append(actions, return_action(spot))
        spot += 1
    return actions


def rollout_action(state: RenatureState, seat: i64, rng: QuickRng) -> i64:
    """The most promising placement or planting; clouds are kept."""
    phase = state.phase
    if phase == PLACE:
        return promising_placements(state, seat, 1)[0]
    if phase == PLANT:
        _, action = best_planting(state, seat)
        return action
    if phase == AGAIN:
        return STOP
    return skip_action(phase)
