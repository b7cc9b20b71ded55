"""Deal the unseen again, from what a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.chance import QuickChance
from spinney.games.renature.material import AREAS, LARGEST, back_of, size_of, the_token
from spinney.games.renature.state import NOBODY, OVER, RenatureState


def deal_unseen(state: RenatureState, seat: i64, chance: QuickChance) -> None:
    deal_dominoes(state, seat, chance)
    deal_backs(state, seat, chance)


def deal_dominoes(state: RenatureState, seat: i64, chance: QuickChance) -> None:
    """N6: unseen are the other hands, every reserve, the own one too, and the dominoes that were left out."""
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
    chance.shuffle(pool)

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


def deal_backs(state: RenatureState, seat: i64, chance: QuickChance) -> None:
    """N3, N17: size by size, unseen are the backs of all tokens that this seat does not hold.

    When the game is over, everybody has seen the backs of all tokens that were taken (N23).
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
        chance.shuffle(pool)
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
