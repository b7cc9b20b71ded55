"""A position of Renature: data, copies, small questions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.core.game import State
from spinney.games.renature.material import (
    ANIMAL_COUNT,
    AREAS,
    CLOUD_SPACES,
    COLOURS,
    DOMINOES,
    HAND,
    PLANT_COUNT,
    colour_of,
    plant_value,
    type_of,
)
from spinney.games.renature.valley import AROUND, FREE, WIDTH, Valley

# The moments of a turn (N22). ROOM is the one between 2 and 3 to make room for clouds (N13).
PLACE: Final = 0
PLANT: Final = 1
ROOM: Final = 2
SCORE: Final = 3
END: Final = 4
AGAIN: Final = 5
OVER: Final = 6

NO_PLANT: Final = -1
# Who holds a token that still lies on its area.
NOBODY: Final = -1

EVERY_ANIMAL: Final = 1023


def _fitting() -> vec[i64]:
    """For every set of animals that lie next to a cell, those that match them all, jokers left aside (N11)."""
    fitting = [0] * (EVERY_ANIMAL + 1)
    fitting[0] = EVERY_ANIMAL
    for animal in range(ANIMAL_COUNT):
        fitting[1 << animal] = 1 << animal
    return vec[i64]([i64(animals) for animals in fitting])


FITTING: Final[vec[i64]] = _fitting()

_NO_DOMINOES: Final[vec[i64]] = vec[i64]([0] * DOMINOES)
_NO_TOTALS: Final[vec[i64]] = vec[i64]([0] * (AREAS * COLOURS))
_NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * (AREAS * PLANT_COUNT))
_NO_STANDING: Final[vec[i64]] = vec[i64]([0] * (COLOURS * PLANT_COUNT))
_ALL_THERE: Final[vec[i64]] = vec[i64]([NOBODY] * AREAS)
_NO_AREAS: Final[vec[i64]] = vec[i64]([0] * AREAS)
_EMPTY_HAND: Final[vec[i64]] = vec[i64]([0] * HAND)


@final
class Brook:
    """The dominoes in the valley, and what follows from them."""

    __slots__ = ("animals", "near", "ways", "bounds", "open", "open_count", "laid", "laid_count")

    def __init__(
        self,
        animals: vec[i64],
        near: vec[i64],
        ways: vec[i64],
        bounds: vec[i64],
        open: vec[i64],
        open_count: i64,
        laid: vec[i64],
        laid_count: i64,
    ) -> None:
        self.animals = animals  # cell -> animal, FREE or NO_BROOK
        self.near = near  # free cell -> the animals next to it as a set of bits, START among them on a start cell
        self.ways = ways  # cell -> how many brook cells next to it are free; a free cell with none is isolated (N15)
        self.bounds = bounds  # area -> how many brook cells next to it are neither covered nor isolated (N15)
        self.open = open  # the free positions that touch a domino or a start cell (N10), as they came up
        self.open_count = open_count
        self.laid = laid  # 100 * position + domino, in the order they were laid
        self.laid_count = laid_count

    def copy(self) -> Brook:
        return Brook(
            self.animals[:],
            self.near[:],
            self.ways[:],
            self.bounds[:],
            self.open[:],
            self.open_count,
            self.laid[:],
            self.laid_count,
        )

    def lay(self, valley: Valley, placement: i64) -> i64:
        """Lay a domino; the areas that this completed (N15), as a set of bits."""
        self.laid[self.laid_count] = placement
        self.laid_count += 1
        position = placement // 100
        one = valley.first[position]
        other = valley.second[position]
        animal = placement % 100 // ANIMAL_COUNT
        other_animal = placement % ANIMAL_COUNT
        animals = self.animals
        animals[one] = animal
        animals[other] = other_animal
        self.close_positions(valley)
        completed = self.settle(valley, one) | self.settle(valley, other)
        bit: i64 = 1
        completed |= self.touch(valley, one - WIDTH, bit << animal) | self.touch(valley, one - 1, bit << animal)
        completed |= self.touch(valley, one + 1, bit << animal) | self.touch(valley, one + WIDTH, bit << animal)
        bit <<= other_animal
        completed |= self.touch(valley, other - WIDTH, bit) | self.touch(valley, other - 1, bit)
        return completed | self.touch(valley, other + 1, bit) | self.touch(valley, other + WIDTH, bit)

    def close_positions(self, valley: Valley) -> None:
        """Keep the open positions that are still free."""
        animals = self.animals
        first = valley.first
        second = valley.second
        open = self.open
        kept: i64 = 0
        i: i64 = 0
        while i < self.open_count:
            position = open[i]
            if animals[first[position]] == FREE and animals[second[position]] == FREE:
                open[kept] = position
                kept += 1
            i += 1
        self.open_count = kept

    def touch(self, valley: Valley, cell: i64, animal: i64) -> i64:
        """An animal, as a bit, was laid next to this cell; the areas completed because the cell is now isolated."""
        if self.animals[cell] != FREE:
            return 0
        near = self.near
        if near[cell] == 0:
            self.open_up(valley, cell)
        near[cell] |= animal
        self.ways[cell] -= 1
        if self.ways[cell] > 0:
            return 0
        return self.settle(valley, cell)

    def open_up(self, valley: Valley, cell: i64) -> None:
        """The free positions with this cell open, but for those that its other cell has opened before."""
        k: i64 = 0
        while k < AROUND:
            position = valley.positions_at[cell * AROUND + k]
            if position >= 0:
                other = valley.first[position]
                if other == cell:
                    other = valley.second[position]
                if self.animals[other] == FREE and self.near[other] == 0:
                    self.open[self.open_count] = position
                    self.open_count += 1
            k += 1

    def settle(self, valley: Valley, cell: i64) -> i64:
        """This cell is covered or isolated: the areas around it that waited for it alone, as a set of bits."""
        areas = valley.areas_around
        bounds = self.bounds
        completed: i64 = 0
        k = cell * AROUND
        area = areas[k]
        while area >= 0:
            bounds[area] -= 1
            if bounds[area] == 0:
                bit: i64 = 1
                completed |= bit << area
            k += 1
            area = areas[k] if k < cell * AROUND + AROUND else -1
        return completed


def empty_brook(valley: Valley) -> Brook:
    return Brook(
        valley.bare_animals[:],
        valley.bare_near[:],
        valley.bare_ways[:],
        valley.bare_bounds[:],
        valley.bare_open[:],
        valley.open_count,
        _NO_DOMINOES[:],
        0,
    )


@final
class Land:
    """What stands and lies in the areas."""

    __slots__ = ("plants", "clouds", "totals", "counts", "standing", "holders", "backs")

    def __init__(
        self,
        plants: vec[i64],
        clouds: vec[i64],
        totals: vec[i64],
        counts: vec[i64],
        standing: vec[i64],
        holders: vec[i64],
        backs: vec[i64],
    ) -> None:
        self.plants = plants  # spot -> plant or NO_PLANT
        self.clouds = clouds  # spot -> clouds on it
        self.totals = totals  # 5 * area + colour -> the values of its plants there, added up (N16)
        self.counts = counts  # 4 * area + type -> how many plants of that type, whatever their colour (N14)
        self.standing = standing  # plant -> how many of them stand in the valley
        self.holders = holders  # area -> the seat that holds its token, NOBODY while it lies there
        self.backs = backs  # area -> the back of its token; never changed in place, so copies share it

    def copy(self) -> Land:
        return Land(
            self.plants[:],
            self.clouds[:],
            self.totals[:],
            self.counts[:],
            self.standing[:],
            self.holders[:],
            self.backs,
        )

    def plant(self, area: i64, spot: i64, plant: i64) -> None:
        self.plants[spot] = plant
        self.totals[area * COLOURS + colour_of(plant)] += plant_value(plant)
        self.counts[area * PLANT_COUNT + type_of(plant)] += 1
        self.standing[plant] += 1

    def take_back(self, area: i64, spot: i64) -> i64:
        """Clear a spot; the plant that stood there."""
        plant = self.plants[spot]
        self.plants[spot] = NO_PLANT
        self.totals[area * COLOURS + colour_of(plant)] -= plant_value(plant)
        self.counts[area * PLANT_COUNT + type_of(plant)] -= 1
        self.standing[plant] -= 1
        return plant


def bare_land(valley: Valley, backs: vec[i64]) -> Land:
    plants = valley.clouds[:]
    spot: i64 = 0
    while spot < len(plants):
        plants[spot] = NO_PLANT
        spot += 1
    return Land(plants, valley.clouds[:], _NO_TOTALS[:], _NO_COUNTS[:], _NO_STANDING[:], _ALL_THERE[:], backs)


@final
class Player:
    """What lies before one seat."""

    __slots__ = ("score", "clouds", "plants", "hand", "hand_size", "reserve", "reserve_left", "tokens", "token_count")

    def __init__(
        self,
        score: i64,
        clouds: i64,
        plants: vec[i64],
        hand: vec[i64],
        hand_size: i64,
        reserve: vec[i64],
        reserve_left: i64,
        tokens: vec[i64],
        token_count: i64,
    ) -> None:
        self.score = score
        self.clouds = clouds
        self.plants = plants  # kind -> how many are on the board
        self.hand = hand  # the first hand_size are dominoes
        self.hand_size = hand_size
        self.reserve = reserve  # never changed in place, so copies share it; the next is reserve[reserve_left - 1]
        self.reserve_left = reserve_left
        self.tokens = tokens  # the areas whose tokens this seat took, in that order
        self.token_count = token_count

    def copy(self) -> Player:
        return Player(
            self.score,
            self.clouds,
            self.plants[:],
            self.hand[:],
            self.hand_size,
            self.reserve,
            self.reserve_left,
            self.tokens[:],
            self.token_count,
        )

    def take_from_hand(self, domino: i64) -> None:
        hand = self.hand
        i: i64 = 0
        while hand[i] != domino:
            i += 1
        self.hand_size -= 1
        while i < self.hand_size:
            hand[i] = hand[i + 1]
            i += 1

    def draw(self) -> i64:
        """N18: the next domino of the reserve goes to the hand."""
        self.reserve_left -= 1
        domino = self.reserve[self.reserve_left]
        self.hand[self.hand_size] = domino
        self.hand_size += 1
        return domino

    def take_token(self, area: i64) -> None:
        self.tokens[self.token_count] = area
        self.token_count += 1


def new_player(score: i64, plants: vec[i64], reserve: vec[i64]) -> Player:
    """N4 to N7: a board with all its plants and clouds, a reserve, and the hand drawn from it."""
    player = Player(score, CLOUD_SPACES, plants, _EMPTY_HAND[:], 0, reserve, len(reserve), _NO_AREAS[:], 0)
    while player.hand_size < HAND:
        player.draw()
    return player


@final
class RenatureState(State):
    __slots__ = (
        "seats",
        "first",
        "turn",
        "phase",
        "valley",
        "brook",
        "land",
        "joker",
        "completed",
        "waiting",
        "players",
        "discards",
        "discard_count",
        "left_out",
        "spare_backs",
        "spaces",
    )

    def __init__(
        self,
        seats: i64,
        first: i64,
        turn: i64,
        phase: i64,
        valley: Valley,
        brook: Brook,
        land: Land,
        joker: i64,
        completed: i64,
        waiting: i64,
        players: list[Player],
        discards: vec[i64],
        discard_count: i64,
        left_out: vec[i64],
        spare_backs: vec[i64],
        spaces: vec[i64],
    ) -> None:
        self.seats = seats
        self.first = first
        self.turn = turn  # whose turn it is
        self.phase = phase
        self.valley = valley
        self.brook = brook
        self.land = land
        self.joker = joker
        self.completed = completed  # the areas this turn's domino completed and that are not scored yet, as bits
        self.waiting = waiting  # clouds that have not found room yet (N13)
        self.players = players
        self.discards = discards  # the first discard_count are dominoes, in the order they went
        self.discard_count = discard_count
        # None of these is ever changed in place, so copies share them.
        self.left_out = left_out  # dominoes out of the game unseen (N6)
        self.spare_backs = spare_backs  # 3 tokens out of the game unseen (N3), as 100 * size + back
        self.spaces = spaces  # kind -> how many spaces every board has for it (N5)

    def copy(self) -> RenatureState:
        return RenatureState(
            self.seats,
            self.first,
            self.turn,
            self.phase,
            self.valley,
            self.brook.copy(),
            self.land.copy(),
            self.joker,
            self.completed,
            self.waiting,
            [player.copy() for player in self.players],
            self.discards[:],
            self.discard_count,
            self.left_out,
            self.spare_backs,
            self.spaces,
        )

    def fitting_here(self, cell: i64) -> i64:
        """N11: the animals, as bits, that match all that lies next to a free cell."""
        bit: i64 = 1
        bit <<= self.joker
        return FITTING[self.brook.near[cell] & EVERY_ANIMAL & ~bit] | bit


def new_state(
    valley: Valley,
    first: i64,
    players: list[Player],
    backs: vec[i64],
    spares: vec[i64],
    left_out: vec[i64],
    spaces: vec[i64],
) -> RenatureState:
    """The table before the first turn (N3 to N7)."""
    return RenatureState(
        len(players),
        first,
        first,
        PLACE,
        valley,
        empty_brook(valley),
        bare_land(valley, backs),
        0,
        0,
        0,
        players,
        _NO_DOMINOES[:],
        0,
        left_out,
        spares,
        spaces,
    )
