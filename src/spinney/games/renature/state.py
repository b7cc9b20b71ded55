"""A position of Renature: data, copies, small questions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.core.packed import packed
from spinney.core.rules import State
from spinney.games.renature.brook import Brook, empty_brook
from spinney.games.renature.material import (
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
from spinney.games.renature.valley import Valley

# The moments of a turn (N22). ROOM, between 2 and 3, is to make room for clouds (N13).
PLACE: Final = 0
PLANT: Final = 1
ROOM: Final = 2
SCORE: Final = 3
END: Final = 4
AGAIN: Final = 5
OVER: Final = 6

NO_PLANT: Final = -1
# The holder of a token that is still on its area.
NOBODY: Final = -1

_NO_DOMINOES: Final[vec[i64]] = vec[i64]([0] * DOMINOES)
_NO_TOTALS: Final[vec[i64]] = vec[i64]([0] * (AREAS * COLOURS))
_NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * (AREAS * PLANT_COUNT))
_NO_STANDING: Final[vec[i64]] = vec[i64]([0] * (COLOURS * PLANT_COUNT))
_ALL_THERE: Final[vec[i64]] = vec[i64]([NOBODY] * AREAS)
_NO_AREAS: Final[vec[i64]] = vec[i64]([0] * AREAS)
_EMPTY_HAND: Final[vec[i64]] = vec[i64]([0] * HAND)


@final
class Land:
    """What is in the areas: plants, clouds, tokens."""

    __slots__ = ("plants", "clouds", "totals", "counts", "standing", "holders", "backs")

    def __init__(
        self,
        *,
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
        self.totals = totals  # 5 * area + colour -> the total value of its plants there (N16)
        self.counts = counts  # 4 * area + type -> how many plants of that type, whatever their colour (N14)
        self.standing = standing  # plant -> how many of them are in the valley
        self.holders = holders  # area -> the seat that holds its token, NOBODY while it is there
        self.backs = backs  # area -> the back of its token; never changed in place, so copies share it

    def copy(self) -> Land:
        return Land(
            plants=self.plants[:],
            clouds=self.clouds[:],
            totals=self.totals[:],
            counts=self.counts[:],
            standing=self.standing[:],
            holders=self.holders[:],
            backs=self.backs,
        )

    def plant(self, area: i64, spot: i64, plant: i64) -> None:
        self.plants[spot] = plant
        self.totals[area * COLOURS + colour_of(plant)] += plant_value(plant)
        self.counts[area * PLANT_COUNT + type_of(plant)] += 1
        self.standing[plant] += 1

    def set_backs(self, backs: list[int]) -> None:
        """Set the backs of the tokens, by area."""
        self.backs = packed(backs)

    def take_back(self, area: i64, spot: i64) -> i64:
        """Clear a spot; returns the plant that was there."""
        plant = self.plants[spot]
        self.plants[spot] = NO_PLANT
        self.totals[area * COLOURS + colour_of(plant)] -= plant_value(plant)
        self.counts[area * PLANT_COUNT + type_of(plant)] -= 1
        self.standing[plant] -= 1
        return plant


def land_of(valley: Valley, backs: list[int]) -> Land:
    return bare_land(valley, packed(backs))


def bare_land(valley: Valley, backs: vec[i64]) -> Land:
    plants = valley.clouds[:]
    spot: i64 = 0
    while spot < len(plants):
        plants[spot] = NO_PLANT
        spot += 1
    return Land(
        plants=plants,
        clouds=valley.clouds[:],
        totals=_NO_TOTALS[:],
        counts=_NO_COUNTS[:],
        standing=_NO_STANDING[:],
        holders=_ALL_THERE[:],
        backs=backs,
    )


@final
class Player:
    """What one seat has."""

    __slots__ = ("score", "clouds", "plants", "hand", "hand_size", "reserve", "reserve_left", "tokens", "token_count")

    def __init__(
        self,
        *,
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
            score=self.score,
            clouds=self.clouds,
            plants=self.plants[:],
            hand=self.hand[:],
            hand_size=self.hand_size,
            reserve=self.reserve,
            reserve_left=self.reserve_left,
            tokens=self.tokens[:],
            token_count=self.token_count,
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
        """N18: move the next domino of the reserve to the hand."""
        self.reserve_left -= 1
        domino = self.reserve[self.reserve_left]
        self.hand[self.hand_size] = domino
        self.hand_size += 1
        return domino

    def take_token(self, area: i64) -> None:
        self.tokens[self.token_count] = area
        self.token_count += 1


def player_of(
    *, score: i64, clouds: i64, plants: list[int], hand: list[int], reserve: list[int], tokens: list[int]
) -> Player:
    return Player(
        score=score,
        clouds=clouds,
        plants=packed(plants),
        hand=packed(hand + [0] * (HAND - len(hand))),
        hand_size=len(hand),
        reserve=packed(reserve),
        reserve_left=len(reserve),
        tokens=packed(tokens + [0] * (AREAS - len(tokens))),
        token_count=len(tokens),
    )


def new_player_of(score: i64, plants: list[int], reserve: list[int]) -> Player:
    return new_player(score, packed(plants), packed(reserve))


def new_player(score: i64, plants: vec[i64], reserve: vec[i64]) -> Player:
    """N4 to N7: a board with all its plants and clouds, a reserve, and the hand drawn from it."""
    player = Player(
        score=score,
        clouds=CLOUD_SPACES,
        plants=plants,
        hand=_EMPTY_HAND[:],
        hand_size=0,
        reserve=reserve,
        reserve_left=len(reserve),
        tokens=_NO_AREAS[:],
        token_count=0,
    )
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
        "spare_tokens",
        "spaces",
    )

    def __init__(
        self,
        *,
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
        spare_tokens: vec[i64],
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
        self.completed = completed  # the areas that this turn's domino completed and that are not scored yet, as bits
        self.waiting = waiting  # clouds that do not fit yet (N13)
        self.players = players
        self.discards = discards  # the first discard_count are dominoes, in the order they were discarded
        self.discard_count = discard_count
        # None of these is ever changed in place, so copies share them.
        self.left_out = left_out  # the dominoes that were removed unseen (N6)
        self.spare_tokens = spare_tokens  # the 3 tokens that were removed unseen (N3)
        self.spaces = spaces  # kind -> how many spaces every board has for it (N5)

    def copy(self) -> RenatureState:
        return RenatureState(
            seats=self.seats,
            first=self.first,
            turn=self.turn,
            phase=self.phase,
            valley=self.valley,
            brook=self.brook.copy(),
            land=self.land.copy(),
            joker=self.joker,
            completed=self.completed,
            waiting=self.waiting,
            players=[player.copy() for player in self.players],
            discards=self.discards[:],
            discard_count=self.discard_count,
            left_out=self.left_out,
            spare_tokens=self.spare_tokens,
            spaces=self.spaces,
        )

    def throw_away(self, dominoes: list[int]) -> None:
        """Put dominoes among the discards, in this order."""
        for domino in dominoes:
            self.discards[self.discard_count] = domino
            self.discard_count += 1


def new_state_of(
    *,
    valley: Valley,
    first: i64,
    players: list[Player],
    backs: list[int],
    spares: list[int],
    left_out: list[int],
    spaces: list[int],
) -> RenatureState:
    return new_state(
        valley=valley,
        first=first,
        players=players,
        backs=packed(backs),
        spares=packed(spares),
        left_out=packed(left_out),
        spaces=packed(spaces),
    )


def new_state(
    *,
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
        seats=len(players),
        first=first,
        turn=first,
        phase=PLACE,
        valley=valley,
        brook=empty_brook(valley),
        land=bare_land(valley, backs),
        joker=0,
        completed=0,
        waiting=0,
        players=players,
        discards=_NO_DOMINOES[:],
        discard_count=0,
        left_out=left_out,
        spare_tokens=spares,
        spaces=spaces,
    )
