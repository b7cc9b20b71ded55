"""Setting up, and what an action does: N3 to N23. What is legal is in `offers.py`."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.core.event import Event
from spinney.core.options import Options
from spinney.core.rng import QuickRng, Rng
from spinney.core.rules import Rules, State
from spinney.games.renature import guess, judgement, offers, scoring
from spinney.games.renature.events import (
    AreaScored,
    CloudsGathered,
    DominoDiscarded,
    DominoDrawn,
    DominoPlaced,
    FinalCount,
    JokerMoved,
    Planted,
    PlantReturned,
    TokenTaken,
    TurnRepeated,
)
from spinney.games.renature.material import (
    AGAIN_PRICE,
    ANIMALS,
    AREAS,
    CLOUD_SPACES,
    DOMINOES,
    EVERY_DOMINO,
    JOKER_PRICE,
    LEFT_OUT_TOKENS,
    PAIRS,
    PLANT_COUNT,
    PLANTS,
    TOKEN_BACKS,
    TOKEN_SIZES,
    TOKENS,
    domino_name,
    dominoes_each,
    first_animal,
    kind_for,
    plant_value,
    plants_at_start,
    second_animal,
    secondary_points,
    standing,
    the_domino,
    the_token,
    type_of,
)
from spinney.games.renature.offers import (
    ANOTHER_TURN,
    END_TURN,
    FIRST_DISCARD,
    FIRST_JOKER,
    FIRST_PLACE,
    FIRST_PLANT,
    FIRST_RETURN,
    GATHER,
    GO_SCORE,
    LEAVE,
    SPOTS,
    may_act_with_clouds,
    may_plant,
    may_repeat,
)
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.state import (
    AGAIN,
    END,
    NOBODY,
    OVER,
    PLACE,
    PLANT,
    ROOM,
    SCORE,
    Player,
    RenatureState,
    new_player,
    new_state,
)
from spinney.games.renature.valley import BESIDE, Valley, area_name, cell_name

HIGHEST_START: Final = 4

_EVERY_TOKEN: Final[vec[i64]] = vec[i64]([i64(token) for token in range(TOKENS)])
_NO_AREAS: Final[vec[i64]] = vec[i64]([0] * AREAS)
_NO_SPARES: Final[vec[i64]] = vec[i64]([0] * LEFT_OUT_TOKENS)


def setup(options: RenatureOptions, rng: Rng) -> RenatureState:
    """N3 to N7: the first player is drawn, the tokens are laid out, then each seat in turn is dealt its dominoes."""
    seats: i64 = options.players
    valley = options.chosen_valley()
    chosen_first = options.first
    first: i64 = rng.below(seats) if chosen_first is None else chosen_first
    backs, spares = lay_tokens(valley, rng)

    dominoes = EVERY_DOMINO[:]
    rng.shuffle(dominoes)
    each = dominoes_each(seats)
    spaces = plants_at_start(seats)
    players: list[Player] = []
    seat: i64 = 0
    while seat < seats:
        score = HIGHEST_START - (seat - first + seats) % seats
        players.append(new_player(score, spaces[:], dominoes[seat * each : (seat + 1) * each]))
        seat += 1
    return new_state(
        valley=valley,
        first=first,
        players=players,
        backs=backs,
        spares=spares,
        left_out=dominoes[seats * each : DOMINOES],
        spaces=spaces,
    )


def lay_tokens(valley: Valley, rng: Rng) -> tuple[vec[i64], vec[i64]]:
    """N3: each shuffled token goes to the first free area of its size. Returns the backs by area, and the rest."""
    tokens = _EVERY_TOKEN[:]
    rng.shuffle(tokens)
    backs = _NO_AREAS[:]
    spares = _NO_SPARES[:]
    ahead = valley.first_of_size[:]
    left: i64 = 0
    for token in tokens:
        size = TOKEN_SIZES[token]
        area = ahead[size]
        if area < 0:
            spares[left] = the_token(size, TOKEN_BACKS[token])
            left += 1
        else:
            backs[area] = TOKEN_BACKS[token]
            ahead[size] = valley.next_of_size[area]
    return backs, spares


def place(state: RenatureState, seat: i64, placement: i64, story: list[Event] | None) -> None:
    """N8 to N11."""
    first = first_animal(placement % PAIRS)
    second = second_animal(placement % PAIRS)
    player = state.players[seat]
    player.take_from_hand(the_domino(first, second))
    state.completed = state.brook.lay(state.valley, placement)
    if story is not None:
        position = placement // PAIRS
        cells = (cell_name(state.valley.first[position]), cell_name(state.valley.second[position]))
        completes = [area_name(area) for area in range(AREAS) if (state.completed >> area) & 1 == 1]
        beside = areas_beside(state.valley, position)
        story.append(DominoPlaced(int(seat), domino_name(placement % PAIRS), cells, completes, beside))
    offer_plant(state, seat, story)


def areas_beside(valley: Valley, position: i64) -> list[str]:
    """The areas next to a pair of cells, in board order."""
    spots = [valley.spots_beside[k] for k in range(position * BESIDE, (position + 1) * BESIDE)]
    return [area_name(area) for area in sorted({int(valley.area_of_spot[spot]) for spot in spots if spot >= 0})]


def discard(state: RenatureState, seat: i64, domino: i64, story: list[Event] | None) -> None:
    """N8: nothing is planted, and no area is scored in this turn."""
    state.players[seat].take_from_hand(domino)
    state.discards[state.discard_count] = domino
    state.discard_count += 1
    if story is not None:
        story.append(DominoDiscarded(int(seat), domino_name(domino)))
    offer_end(state, seat, story)


def plant(state: RenatureState, seat: i64, kind: i64, spot: i64, story: list[Event] | None) -> None:
    """N12 to N14: the points first, then the clouds of the cell."""
    player = state.players[seat]
    land = state.land
    area = state.valley.area_of_spot[spot]
    plant = standing(kind, seat)
    points = scoring.planting_points(land, area, plant)
    player.plants[kind] -= 1
    player.score += points
    land.plant(area, spot, plant)
    if story is not None:
        owner = int(seat) if kind < PLANT_COUNT else None
        name = PLANTS[type_of(plant)]
        cell = state.valley.name_of_spot(spot)
        story.append(Planted(int(seat), name, owner, cell, area_name(area), int(points)))
    if land.clouds[spot] > 0:
        state.waiting = land.clouds[spot]
        land.clouds[spot] = 0
        offer_room(state, seat, story)
    else:
        offer_score(state, seat, story)


def move_joker(state: RenatureState, seat: i64, animal: i64, story: list[Event] | None) -> None:
    """N19."""
    state.players[seat].clouds -= JOKER_PRICE
    state.joker = animal
    if story is not None:
        story.append(JokerMoved(int(seat), ANIMALS[animal], JOKER_PRICE))


def take_back(state: RenatureState, seat: i64, spot: i64, story: list[Event] | None) -> None:
    """N20."""
    player = state.players[seat]
    area = state.valley.area_of_spot[spot]
    plant = state.land.take_back(area, spot)
    kind = kind_for(plant, seat)
    player.plants[kind] += 1
    player.clouds -= plant_value(plant)
    if story is not None:
        owner = int(seat) if kind < PLANT_COUNT else None
        name = PLANTS[type_of(plant)]
        cell = state.valley.name_of_spot(spot)
        story.append(PlantReturned(int(seat), name, owner, cell, area_name(area), int(plant_value(plant))))


def offer_plant(state: RenatureState, seat: i64, story: list[Event] | None) -> None:
    """Moment 2 (N22), if there is anything to choose."""
    player = state.players[seat]
    if may_act_with_clouds(state, player) or may_plant(state, player):
        state.phase = PLANT
    else:
        offer_score(state, seat, story)


def offer_room(state: RenatureState, seat: i64, story: list[Event] | None) -> None:
    """N13: the moment to make room lasts until all clouds fit, nothing can be paid for, or the player ends it."""
    player = state.players[seat]
    if player.clouds + state.waiting > CLOUD_SPACES and may_act_with_clouds(state, player):
        state.phase = ROOM
    else:
        gather(state, seat, story)


def gather(state: RenatureState, seat: i64, story: list[Event] | None) -> None:
    """N13: the clouds that fit move to the board, the rest are removed from the game."""
    player = state.players[seat]
    gained = CLOUD_SPACES - player.clouds
    if gained > state.waiting:
        gained = state.waiting
    player.clouds += gained
    if story is not None:
        story.append(CloudsGathered(int(seat), int(gained), int(state.waiting - gained)))
    state.waiting = 0
    offer_score(state, seat, story)


def offer_score(state: RenatureState, seat: i64, story: list[Event] | None) -> None:
    """Moment 3 (N22), only if the domino completed an area."""
    if state.completed != 0 and may_act_with_clouds(state, state.players[seat]):
        state.phase = SCORE
    else:
        score_completed(state, seat, story)


def score_completed(state: RenatureState, seat: i64, story: list[Event] | None) -> None:
    """N15 to N17: every area that the domino completed, in board order."""
    completed = state.completed
    state.completed = 0
    area: i64 = 0
    while completed != 0:
        if completed & 1 == 1:
            score_area(state, seat, area, story)
        completed >>= 1
        area += 1
    offer_end(state, seat, story)


def score_area(state: RenatureState, seat: i64, area: i64, story: list[Event] | None) -> None:
    """N16, N17: pay the ranks; the seat that completed the area gets the token."""
    land = state.land
    main, secondary = scoring.ranks(land.totals, area)
    size = state.valley.sizes[area]
    if scoring.is_seat(main):
        state.players[main].score += size
    if scoring.is_seat(secondary):
        state.players[secondary].score += secondary_points(size)
    land.holders[area] = seat
    state.players[seat].take_token(area)
    if story is not None:
        story.append(AreaScored(int(seat), scoring.area_scoring(state.valley, land, state.seats, area)))
        story.append(TokenTaken(int(seat), area_name(area), int(size), int(land.backs[area])))


def offer_end(state: RenatureState, seat: i64, story: list[Event] | None) -> None:
    """Moment 4 (N22)."""
    if may_act_with_clouds(state, state.players[seat]):
        state.phase = END
    else:
        draw(state, seat, story)


def draw(state: RenatureState, seat: i64, story: list[Event] | None) -> None:
    """N18, then moment 5: another turn, if the player can pay for it (N21)."""
    player = state.players[seat]
    if player.reserve_left > 0:
        domino = player.draw()
        if story is not None:
            story.append(DominoDrawn(int(seat), domino_name(domino), int(player.reserve_left)))
    if may_repeat(player):
        state.phase = AGAIN
    else:
        end_turn(state, seat, story)


def repeat(state: RenatureState, seat: i64, story: list[Event] | None) -> None:
    """N21."""
    state.players[seat].clouds -= AGAIN_PRICE
    state.phase = PLACE
    if story is not None:
        story.append(TurnRepeated(int(seat), AGAIN_PRICE))


def end_turn(state: RenatureState, seat: i64, story: list[Event] | None) -> None:
    """N18, N23: the next seat with a domino plays; if there is none, the game is over."""
    next = seat
    i: i64 = 0
    while i < state.seats:
        next = next + 1 if next + 1 < state.seats else 0
        if state.players[next].hand_size > 0:
            state.turn = next
            state.phase = PLACE
            return
        i += 1
    state.phase = OVER
    if story is not None:
        report_end(state, story)


def report_end(state: RenatureState, story: list[Event]) -> None:
    """N23 as a story. The state keeps the earlier scores, so that `points` works at any time."""
    area: i64 = 0
    while area < AREAS:
        if state.land.holders[area] == NOBODY:
            story.append(AreaScored(None, scoring.area_scoring(state.valley, state.land, state.seats, area)))
        area += 1
    totals = scoring.points(state)
    areas = scoring.area_points(state)
    seat: i64 = 0
    for player in state.players:
        backs = [int(state.land.backs[player.tokens[i]]) for i in range(player.token_count)]
        left = int(scoring.plants_left(player))
        before, paid = int(player.score), int(areas[seat])
        story.append(FinalCount(int(seat), before, paid, int(player.clouds), left, backs, int(totals[seat])))
        seat += 1


def repeat_moment(state: RenatureState, seat: i64, story: list[Event] | None) -> None:
    """N22: after a cloud action the moment is offered again if there is still something to choose."""
    phase = state.phase
    if phase == PLANT:
        offer_plant(state, seat, story)
    elif phase == ROOM:
        offer_room(state, seat, story)
    elif phase == SCORE:
        offer_score(state, seat, story)
    elif phase == END:
        offer_end(state, seat, story)


def apply(state: RenatureState, seat: i64, action: i64, story: list[Event] | None) -> None:
    if action >= FIRST_PLACE:
        place(state, seat, action - FIRST_PLACE, story)
    elif action >= FIRST_PLANT:
        plant(state, seat, (action - FIRST_PLANT) // SPOTS, (action - FIRST_PLANT) % SPOTS, story)
    elif action >= FIRST_RETURN:
        take_back(state, seat, action - FIRST_RETURN, story)
        repeat_moment(state, seat, story)
    elif action >= FIRST_DISCARD:
        discard(state, seat, action - FIRST_DISCARD, story)
    elif action >= FIRST_JOKER:
        move_joker(state, seat, action - FIRST_JOKER, story)
        repeat_moment(state, seat, story)
    elif action == LEAVE:
        offer_score(state, seat, story)
    elif action == GATHER:
        gather(state, seat, story)
    elif action == GO_SCORE:
        score_completed(state, seat, story)
    elif action == END_TURN:
        draw(state, seat, story)
    elif action == ANOTHER_TURN:
        repeat(state, seat, story)
    else:
        end_turn(state, seat, story)


@final
class Renature(Rules):
    def setup(self, options: Options, rng: Rng) -> State:
        return setup(cast(RenatureOptions, options), rng)

    def actor(self, state: State) -> i64:
        position = cast(RenatureState, state)
        return -1 if position.phase == OVER else position.turn

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return offers.legal(cast(RenatureState, state), seat)

    def random_action(self, state: State, seat: i64, rng: QuickRng) -> i64:
        return offers.random_action(cast(RenatureState, state), seat, rng)

    def apply(self, state: State, seat: i64, action: i64, story: list[Event] | None = None) -> None:
        apply(cast(RenatureState, state), seat, action, story)

    def deal_unseen(self, state: State, seat: i64, rng: QuickRng) -> None:
        guess.deal_unseen(cast(RenatureState, state), seat, rng)

    def points(self, state: State) -> vec[i64]:
        return scoring.points(cast(RenatureState, state))

    def tiebreaks(self, state: State) -> vec[i64]:
        """N24: the sunflower tokens."""
        position = cast(RenatureState, state)
        return vec[i64]([player.token_count for player in position.players])

    def action_count(self, state: State) -> i64:
        return FIRST_PLACE + cast(RenatureState, state).valley.positions * PAIRS

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        return judgement.candidates(cast(RenatureState, state), seat)

    def rollout_action(self, state: State, seat: i64, rng: QuickRng) -> i64:
        return judgement.rollout_action(cast(RenatureState, state), seat, rng)

    def value(self, state: State, seat: i64) -> float:
        if self.actor(state) < 0:
            return super().value(state, seat)
        return judgement.value(cast(RenatureState, state), seat)

    def values(self, state: State) -> vec[float]:
        if self.actor(state) < 0:
            return super().values(state)
        return judgement.values(cast(RenatureState, state))

    def margin_scale(self, state: State) -> float:
        return judgement.margin_scale(cast(RenatureState, state))
