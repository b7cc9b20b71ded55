"""What a seat does not know: a state that fits its view, with the unseen dominoes and backs dealt again."""

from __future__ import annotations

from collections import Counter

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.rng import QuickRng
from spinney.games.renature.material import (
    ANIMALS,
    AREAS,
    DOMINO_BY_NAME,
    EVERY_DOMINO,
    LARGEST,
    NEUTRAL,
    PAIRS,
    PLANT_COUNT,
    PLANTS,
    TOKEN_BACKS,
    TOKEN_SIZES,
    back_of,
    domino_as_laid,
    domino_named,
    plants_at_start,
    size_of,
    the_token,
)
from spinney.games.renature.state import NOBODY, OVER, RenatureState, new_state_of, player_of
from spinney.games.renature.valley import CELL_BY_NAME, Valley, area_name, area_number
from spinney.games.renature.valley_file import valley_of
from spinney.games.renature.view_types import PHASE_BY_NAME, LaidDomino, PublicView, RenatureView


def assemble(view: RenatureView) -> RenatureState:
    """A state that fits this view, with the unseen dominoes in the order of the joker track."""
    public = view.public
    valley = valley_of(public.valley)
    seats = len(public.seats)
    unseen = [int(domino) for domino in EVERY_DOMINO]
    for laid in public.laid:
        unseen.remove(domino_named(laid.domino))
    for name in public.discards:
        unseen.remove(DOMINO_BY_NAME[name])
    own_hand = [] if view.private is None else [DOMINO_BY_NAME[name] for name in view.private.hand]
    for domino in own_hand:
        unseen.remove(domino)
    unseen.reverse()
    players = []
    for seat, seen in enumerate(public.seats):
        hand = own_hand if seat == view.seat else [unseen.pop() for _ in range(seen.hand_size)]
        reserve = [unseen.pop() for _ in range(seen.reserve)]
        tokens = [area_number(area) for area in seen.tokens]
        players.append(
            player_of(
                score=seen.score,
                clouds=seen.clouds,
                plants=seen.own + seen.neutral,
                hand=hand,
                reserve=reserve,
                tokens=tokens,
            )
        )
    backs, spares = backs_that_fit(view, valley)
    spaces = list(plants_at_start(seats))
    state = new_state_of(
        valley=valley, first=public.first, players=players, backs=backs, spares=spares, left_out=unseen, spaces=spaces
    )
    state.turn = public.turn
    state.phase = PHASE_BY_NAME[public.phase]
    state.joker = ANIMALS.index(public.joker)
    state.waiting = public.waiting
    state.completed = sum(1 << area_number(area) for area in public.completed)
    state.throw_away([DOMINO_BY_NAME[name] for name in public.discards])
    fill_valley(state, public)
    return state


def fill_valley(state: RenatureState, public: PublicView) -> None:
    """Lay the dominoes and plants, and remove the clouds and tokens that were taken."""
    valley, land = state.valley, state.land
    for laid in public.laid:
        state.brook.lay(valley, position_of(valley, laid) * PAIRS + domino_as_laid(laid.domino))
    for plant in public.plants:
        spot = valley.spot_at[CELL_BY_NAME[plant.cell]]
        colour = NEUTRAL if plant.owner is None else plant.owner
        land.plant(valley.area_of_spot[spot], spot, colour * PLANT_COUNT + PLANTS.index(plant.plant))
    left = {valley.spot_at[CELL_BY_NAME[seen.cell]]: seen.clouds for seen in public.clouds}
    for spot in range(len(valley.spots)):
        land.clouds[spot] = left.get(spot, 0)
    for area, seen in enumerate(public.tokens):
        land.holders[area] = NOBODY if seen.holder is None else seen.holder


def position_of(valley: Valley, laid: LaidDomino) -> int:
    cell = CELL_BY_NAME[laid.first]
    right = CELL_BY_NAME[laid.second] == cell + 1
    return int(valley.positions_at[cell * 4 + (2 if right else 3)])


def backs_that_fit(view: RenatureView, valley: Valley) -> tuple[list[int], list[int]]:
    """The backs by area: the known ones, and for the other areas some of the remaining tokens."""
    known = {} if view.private is None else dict(view.private.backs)
    known |= {token.area: token.back for token in view.public.tokens if token.back is not None}
    left = Counter(zip(TOKEN_SIZES, TOKEN_BACKS, strict=True))
    for name, value in known.items():
        left[valley.sizes[area_number(name)], value] -= 1
    rest = sorted(left.elements())
    backs = []
    for area in range(AREAS):
        back = known.get(area_name(area))
        if back is None:
            taken = next(token for token in rest if token[0] == valley.sizes[area])
            rest.remove(taken)
            back = taken[1]
        backs.append(back)
    return backs, [int(the_token(size, back)) for size, back in rest]


def deal_unseen(state: RenatureState, seat: i64, rng: QuickRng) -> None:
    deal_dominoes(state, seat, rng)
    deal_backs(state, seat, rng)


def deal_dominoes(state: RenatureState, seat: i64, rng: QuickRng) -> None:
    """N6: the unseen dominoes are in the other hands, in every reserve, this seat's too, and left out."""
    pool = state.left_out[:]
    other: i64 = 0
    for player in state.players:
        i: i64 = 0
        while i < player.reserve_left:
            pool = append(pool, player.reserve[i])
            i += 1
        if other != seat:
            i = 0
            while i < player.hand_size:
                pool = append(pool, player.hand[i])
                i += 1
        other += 1
    rng.shuffle(pool)

    dealt: i64 = len(state.left_out)
    state.left_out = pool[:dealt]
    other = 0
    for player in state.players:
        player.reserve = pool[dealt : dealt + player.reserve_left]
        dealt += player.reserve_left
        if other != seat:
            i = 0
            while i < player.hand_size:
                player.hand[i] = pool[dealt]
                dealt += 1
                i += 1
        other += 1


def deal_backs(state: RenatureState, seat: i64, rng: QuickRng) -> None:
    """N3, N17: for each size, the unseen backs are those of all tokens that this seat does not hold.

    When the game is over, everyone has seen the backs of all tokens that were taken (N23).
    """
    sizes = state.valley.sizes
    backs = state.land.backs[:]
    spares = state.spare_tokens[:]
    size: i64 = 2
    while size <= LARGEST:
        pool = vec[i64]([])
        for spare in spares:
            if size_of(spare) == size:
                pool = append(pool, back_of(spare))
        area: i64 = 0
        while area < AREAS:
            if sizes[area] == size and not knows_back(state, seat, area):
                pool = append(pool, backs[area])
            area += 1
        rng.shuffle(pool)
        dealt: i64 = 0
        i: i64 = 0
        while i < len(spares):
            if size_of(spares[i]) == size:
                spares[i] = the_token(size, pool[dealt])
                dealt += 1
            i += 1
        area = 0
        while area < AREAS:
            if sizes[area] == size and not knows_back(state, seat, area):
                backs[area] = pool[dealt]
                dealt += 1
            area += 1
        size += 1
    state.land.backs = backs
    state.spare_tokens = spares


def knows_back(state: RenatureState, seat: i64, area: i64) -> bool:
    holder = state.land.holders[area]
    if holder == NOBODY:
        return False
    return holder == seat or state.phase == OVER
