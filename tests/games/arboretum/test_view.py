"""What each seat sees, and that it sees nothing else."""

from __future__ import annotations

import pytest

from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.material import card_name
from spinney.games.arboretum.options import ArboretumOptions
from spinney.games.arboretum.view_types import LaidCard, PrivateView, SeatView
from tests.games.arboretum.boards import act, middle, table
from tests.scale import scaled

SPECIES_OF_TWO = ("cassia", "dogwood", "jacaranda", "maple", "oak", "willow")


def test_the_public_part_is_all_that_lies_open() -> None:
    state = table("""
        deck M1 M2
        seat 0
          hand O8 J7 W1
          shown J7
          pile C1 C2
          O1 O4
          .  D6
        seat 1
          hand W2
    """)
    public = ARBORETUM.view(state, SPECTATOR).public
    assert public.seats == [
        SeatView(
            arboretum=[LaidCard("oak1", 0, 0), LaidCard("oak4", 1, 0), LaidCard("dogwood6", 1, 1)],
            pile=["cassia1", "cassia2"],
            hand_size=3,
            shown=["jacaranda7"],
        ),
        SeatView(arboretum=[], pile=[], hand_size=1, shown=[]),
    ]
    assert (public.phase, public.turn, public.first, public.deck) == ("draw_first", 0, 0, 2)
    assert public.species == list(SPECIES_OF_TWO)


def test_the_private_part_is_the_own_hand_in_order() -> None:
    state = table("deck M1\nseat 0\nhand W1 O8 J7 O2\nseat 1\nhand C1")
    assert ARBORETUM.view(state, 0).private == PrivateView(["jacaranda7", "oak2", "oak8", "willow1"])
    assert ARBORETUM.view(state, 1).private == PrivateView(["cassia1"])
    assert ARBORETUM.view(state, SPECTATOR).private is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a5_known_are_exactly_the_cards_taken_from_piles_and_still_held(players: int) -> None:
    """Derived from the moves alone: `draw pile` adds a card, `play` and `discard` remove it."""
    for seed in range(scaled(20)):
        state = ARBORETUM.deal(ArboretumOptions(players=players), QuickRng(seed))
        rng = QuickRng(seed, 1)
        known: list[set[str]] = [set() for _ in range(players)]
        while (seat := ARBORETUM.rules.actor(state)) >= 0:
            action = ARBORETUM.rules.random_action(state, seat, rng)
            word, *rest = ARBORETUM.write(state, action).split()
            if word == "draw" and rest[0] == "pile":
                known[seat].add(card_name(state.players[int(rest[1])].pile[-1]))
            elif word != "draw":
                known[seat].discard(rest[0])
            ARBORETUM.rules.apply(state, seat, action)
            if ARBORETUM.rules.actor(state) >= 0:
                for watcher in range(SPECTATOR, players):
                    shown = [set(seen.shown) for seen in ARBORETUM.view(state, watcher).public.seats]
                    assert shown == known


def test_all_hands_lie_open_when_the_game_is_over() -> None:
    state = table("""
        deck M1
        seat 0
          hand O8 J7
        seat 1
          hand W1
          pile C1
    """)
    act(state, "draw deck", "draw pile 1", "play cassia1 0,0")
    assert [seen.shown for seen in ARBORETUM.view(state, SPECTATOR).public.seats] == [[], []]
    act(state, "discard maple1")
    assert [seen.shown for seen in ARBORETUM.view(state, SPECTATOR).public.seats] == [
        ["jacaranda7", "oak8"],
        ["willow1"],
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aids_and_sketches_do_not_change_when_the_unseen_is_dealt_anew(players: int) -> None:
    for seed in range(scaled(10)):
        for state in (middle(players, seed, 3 + 7 * seed), middle(players, seed, 1000)):
            for seat in range(SPECTATOR, players):
                other = state.copy()
                ARBORETUM.rules.deal_unseen(other, seat, QuickRng(seed, 9))
                mine, same = ARBORETUM.view(state, seat), ARBORETUM.view(other, seat)
                assert mine == same
                assert ARBORETUM.aids(mine) == ARBORETUM.aids(same)
                assert ARBORETUM.sketch(mine) == ARBORETUM.sketch(same)
