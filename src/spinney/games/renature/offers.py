"""What is legal at each moment (N22), listed or chosen at random: N8 to N13, N19 to N21.

The action space: `leave`, `gather`, `score`, `end`, `again`, `stop`; then `joker` for every animal, `discard` for every
domino, `return` for every spot, `plant` for every kind and spot, `place` for every position and domino.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.core.rng import QuickRng
from spinney.games.renature.brook import EVERY_ANIMAL, FITTING, FULL_LANES, LANE, SPARE_BITS, THRICE
from spinney.games.renature.material import (
    AGAIN_PRICE,
    ANIMAL_COUNT,
    JOKER_PRICE,
    KINDS,
    PAIRS,
    first_animal,
    kind_for,
    plant_value,
    second_animal,
    standing,
    turned,
)
from spinney.games.renature.state import (
    AGAIN,
    NO_PLANT,
    OVER,
    PLACE,
    PLANT,
    ROOM,
    SCORE,
    Player,
    RenatureState,
)
from spinney.games.renature.valley import BESIDE

LEAVE: Final = 0
GATHER: Final = 1
GO_SCORE: Final = 2
END_TURN: Final = 3
ANOTHER_TURN: Final = 4
STOP: Final = 5
FIRST_JOKER: Final = 6
FIRST_DISCARD: Final = 16
FIRST_RETURN: Final = 116
FIRST_PLANT: Final = 218
FIRST_PLACE: Final = 1034
# The most area cells that any valley can have: the 18 largest tokens.
SPOTS: Final = 102


def joker_action(animal: i64) -> i64:
    return FIRST_JOKER + animal


def discard_action(domino: i64) -> i64:
    return FIRST_DISCARD + domino


def return_action(spot: i64) -> i64:
    return FIRST_RETURN + spot


def plant_action(kind: i64, spot: i64) -> i64:
    return FIRST_PLANT + kind * SPOTS + spot


def place_action(position: i64, domino: i64) -> i64:
    """`domino` begins with the animal of the position's first cell."""
    return FIRST_PLACE + position * PAIRS + domino


def skip_action(phase: i64) -> i64:
    """The action that ends a moment without doing anything else."""
    if phase == PLANT:
        return LEAVE
    if phase == ROOM:
        return GATHER
    if phase == SCORE:
        return GO_SCORE
    return END_TURN


def animals_in_hand(player: Player) -> tuple[i64, i64, i64]:
    """The first animals of the dominoes in hand, their second animals, and the spare bit of each that is not a double.

    Each is a number with three lanes, one for each place in the hand; the lane of a missing domino is empty.
    """
    lows: i64 = 0
    highs: i64 = 0
    turnable: i64 = 0
    bit: i64 = 1
    # From the last to the first, each lane shifted up by the next: mypyc compiles `bit << 32` to a shift of a C int.
    i = player.hand_size - 1
    while i >= 0:
        low = first_animal(player.hand[i])
        high = second_animal(player.hand[i])
        lows = (lows << LANE) | (bit << low)
        highs = (highs << LANE) | (bit << high)
        turnable = (turnable << LANE) | (0 if low == high else EVERY_ANIMAL + 1)
        i -= 1
    return lows, highs, turnable


def joker_and_others(state: RenatureState) -> tuple[i64, i64]:
    """N11: the joker as a set of animals, in every lane; and the set of all others, once."""
    joker: i64 = 1
    joker <<= state.joker
    return joker * THRICE, EVERY_ANIMAL & ~joker


def fitting_ways(here: i64, there: i64, lows: i64, highs: i64, turnable: i64) -> i64:
    """N11: how the dominoes of a hand fit on two cells, where `here` and `there` are the animals that match on each.

    The lane of a domino holds 1 if it fits with its first animal on the first cell, plus 2 if it fits turned round.
    All three are tried at once: adding ten ones to a lane carries into its spare bit unless the lane is empty.
    """
    straight = ((here & lows) + FULL_LANES) & ((there & highs) + FULL_LANES) & SPARE_BITS
    other_way = ((here & highs) + FULL_LANES) & ((there & lows) + FULL_LANES) & turnable
    return (straight >> ANIMAL_COUNT) | (other_way >> (ANIMAL_COUNT - 1))


def count_ways(ways: i64) -> i64:
    """How many ways `fitting_ways` found."""
    in_lanes = (ways & THRICE) + ((ways >> 1) & THRICE)
    return (in_lanes + (in_lanes >> LANE) + (in_lanes >> (2 * LANE))) & 7


def count_places(state: RenatureState, player: Player) -> i64:
    """N9 to N11: how many ways there are to place a domino of this hand."""
    near = state.brook.near
    open = state.brook.open
    first = state.valley.first
    second = state.valley.second
    fitting = FITTING
    joker, others = joker_and_others(state)
    lows, highs, turnable = animals_in_hand(player)
    count: i64 = 0
    i: i64 = 0
    end = state.brook.open_count
    while i < end:
        position = open[i]
        here = fitting[near[first[position]] & others] | joker
        there = fitting[near[second[position]] & others] | joker
        ways = fitting_ways(here, there, lows, highs, turnable)
        count += count_ways(ways)
        i += 1
    return count


def count_fits(state: RenatureState, player: Player) -> i64:
    """On how many pairs of free cells some domino of this hand fits."""
    near = state.brook.near
    open = state.brook.open
    first = state.valley.first
    second = state.valley.second
    fitting = FITTING
    joker, others = joker_and_others(state)
    lows, highs, turnable = animals_in_hand(player)
    count: i64 = 0
    i: i64 = 0
    end = state.brook.open_count
    while i < end:
        position = open[i]
        here = fitting[near[first[position]] & others] | joker
        there = fitting[near[second[position]] & others] | joker
        if fitting_ways(here, there, lows, highs, turnable) != 0:
            count += 1
        i += 1
    return count


def write_places(state: RenatureState, player: Player, actions: vec[i64]) -> i64:
    """List the places of `count_places`; returns how many there are."""
    near = state.brook.near
    open = state.brook.open
    first = state.valley.first
    second = state.valley.second
    fitting = FITTING
    joker, others = joker_and_others(state)
    lows, highs, turnable = animals_in_hand(player)
    next: i64 = 0
    i: i64 = 0
    end = state.brook.open_count
    while i < end:
        position = open[i]
        here = fitting[near[first[position]] & others] | joker
        there = fitting[near[second[position]] & others] | joker
        ways = fitting_ways(here, there, lows, highs, turnable)
        k: i64 = 0
        while ways != 0:
            if ways & 1 == 1:
                actions[next] = place_action(position, player.hand[k])
                next += 1
            if ways & 2 == 2:
                actions[next] = place_action(position, turned(player.hand[k]))
                next += 1
            ways >>= LANE
            k += 1
        i += 1
    return next


def places_of(state: RenatureState, seat: i64, domino: i64) -> vec[i64]:
    """Where a seat could place a domino if it held no other."""
    player = state.players[seat].copy()
    player.hand[0] = domino
    player.hand_size = 1
    actions = vec[i64]([0] * count_places(state, player))
    write_places(state, player, actions)
    return actions


def find_place(state: RenatureState, player: Player, place: i64) -> i64:
    """The action at this index of `write_places`."""
    near = state.brook.near
    open = state.brook.open
    first = state.valley.first
    second = state.valley.second
    fitting = FITTING
    joker, others = joker_and_others(state)
    lows, highs, turnable = animals_in_hand(player)
    i: i64 = 0
    while True:
        position = open[i]
        here = fitting[near[first[position]] & others] | joker
        there = fitting[near[second[position]] & others] | joker
        ways = fitting_ways(here, there, lows, highs, turnable)
        count = count_ways(ways)
        if place < count:
            break
        place -= count
        i += 1
    k: i64 = 0
    while True:
        place -= ways & 1
        if place < 0:
            return place_action(position, player.hand[k])
        place -= (ways >> 1) & 1
        if place < 0:
            return place_action(position, turned(player.hand[k]))
        ways >>= LANE
        k += 1


def count_spots(state: RenatureState) -> i64:
    """N12: how many free spots the domino that was just laid touches."""
    brook = state.brook
    beside = state.valley.spots_beside
    plants = state.land.plants
    k = brook.laid[brook.laid_count - 1] // PAIRS * BESIDE
    end = k + BESIDE
    count: i64 = 0
    while k < end and beside[k] >= 0:
        if plants[beside[k]] == NO_PLANT:
            count += 1
        k += 1
    return count


def find_spot(state: RenatureState, place: i64) -> i64:
    """The free spot at this index among those that the domino touches."""
    brook = state.brook
    beside = state.valley.spots_beside
    plants = state.land.plants
    k = brook.laid[brook.laid_count - 1] // PAIRS * BESIDE
    while True:
        if plants[beside[k]] == NO_PLANT:
            if place == 0:
                return beside[k]
            place -= 1
        k += 1


def count_kinds(player: Player) -> i64:
    plants = player.plants
    count: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if plants[kind] > 0:
            count += 1
        kind += 1
    return count


def find_kind(player: Player, place: i64) -> i64:
    plants = player.plants
    kind: i64 = 0
    while True:
        if plants[kind] > 0:
            if place == 0:
                return kind
            place -= 1
        kind += 1


def count_returns(state: RenatureState, player: Player) -> i64:
    """N20: how many standing plants this player can take back: affordable, theirs or neutral, with a free space."""
    in_valley = state.land.standing
    plants = player.plants
    spaces = state.spaces
    seat = state.turn
    clouds = player.clouds
    count: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if plant_value(kind) <= clouds and plants[kind] < spaces[kind]:
            count += in_valley[standing(kind, seat)]
        kind += 1
    return count


def may_return(state: RenatureState, player: Player, spot: i64) -> bool:
    """N20 for one spot."""
    plant = state.land.plants[spot]
    if plant == NO_PLANT or plant_value(plant) > player.clouds:
        return False
    kind = kind_for(plant, state.turn)
    return kind >= 0 and player.plants[kind] < state.spaces[kind]


def find_return(state: RenatureState, player: Player, place: i64) -> i64:
    spot: i64 = 0
    while True:
        if may_return(state, player, spot):
            if place == 0:
                return spot
            place -= 1
        spot += 1


def count_cloud_actions(state: RenatureState, player: Player) -> i64:
    """N19, N20: how many cloud actions are offered in addition to the choices of the moment."""
    if player.clouds == 0:
        return 0
    count = count_returns(state, player)
    if player.clouds >= JOKER_PRICE:
        count += ANIMAL_COUNT - 1
    return count


def find_cloud_action(state: RenatureState, player: Player, place: i64) -> i64:
    """The cloud action at this index: first the joker for every other animal (N19), then plants to take back (N20)."""
    if player.clouds >= JOKER_PRICE:
        if place < ANIMAL_COUNT - 1:
            return joker_action(place if place < state.joker else place + 1)
        place -= ANIMAL_COUNT - 1
    return return_action(find_return(state, player, place))


def may_act_with_clouds(state: RenatureState, player: Player) -> bool:
    if player.clouds >= JOKER_PRICE:
        return True
    return player.clouds > 0 and count_returns(state, player) > 0


def may_repeat(player: Player) -> bool:
    """N21."""
    return player.clouds >= AGAIN_PRICE and player.hand_size > 0


def may_plant(state: RenatureState, player: Player) -> bool:
    """N12: whether there is a plant left and a spot for it."""
    return count_spots(state) > 0 and count_kinds(player) > 0


def legal(state: RenatureState, seat: i64) -> vec[i64]:
    phase = state.phase
    if seat != state.turn or phase == OVER:
        return vec[i64]([])
    if phase == AGAIN:
        return vec[i64]([ANOTHER_TURN, STOP])
    player = state.players[seat]
    with_clouds = count_cloud_actions(state, player)
    next: i64 = 0
    if phase == PLACE:
        actions = vec[i64]([0] * (count_places(state, player) + player.hand_size + with_clouds))
        next = write_places(state, player, actions)
        for domino in player.hand[: player.hand_size]:
            actions[next] = discard_action(domino)
            next += 1
    elif phase == PLANT:
        spots = count_spots(state)
        kinds = count_kinds(player)
        actions = vec[i64]([0] * (spots * kinds + 1 + with_clouds))
        while next < spots * kinds:
            actions[next] = plant_action(find_kind(player, next // spots), find_spot(state, next % spots))
            next += 1
        actions[next] = LEAVE
        next += 1
    else:
        actions = vec[i64]([0] * (1 + with_clouds))
        actions[0] = skip_action(phase)
        next = 1
    i: i64 = 0
    while i < with_clouds:
        actions[next + i] = find_cloud_action(state, player, i)
        i += 1
    return actions


def random_action(state: RenatureState, seat: i64, rng: QuickRng) -> i64:
    """One of `legal`, found without listing them."""
    phase = state.phase
    if phase == AGAIN:
        return ANOTHER_TURN if rng.below(2) == 0 else STOP
    player = state.players[seat]
    with_clouds = count_cloud_actions(state, player)
    if phase == PLACE:
        places = count_places(state, player)
        place = rng.below(places + player.hand_size + with_clouds)
        if place < places:
            return find_place(state, player, place)
        place -= places
        if place < player.hand_size:
            return discard_action(player.hand[place])
        return find_cloud_action(state, player, place - player.hand_size)
    if phase == PLANT:
        spots = count_spots(state)
        choices = spots * count_kinds(player)
        place = rng.below(choices + 1 + with_clouds)
        if place < choices:
            return plant_action(find_kind(player, place // spots), find_spot(state, place % spots))
        place -= choices
    else:
        place = rng.below(1 + with_clouds)
    return skip_action(phase) if place == 0 else find_cloud_action(state, player, place - 1)
