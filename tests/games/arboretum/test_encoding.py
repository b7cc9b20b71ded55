"""Every part of a row, compared with the view by other means."""

from __future__ import annotations

import pytest

from spinney.core.rng import QuickRng
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.material import SPECIES
from spinney.games.arboretum.options import ArboretumOptions
from spinney.games.arboretum.state import ArboretumState
from tests.contract.worlds import walk
from tests.rows import marked, own_first, taken_apart

CARDS = [f"{species}{value}" for species in SPECIES for value in range(1, 9)]
MOMENTS = ["draw_first", "draw_second", "play", "discard"]


def places(names: list[str]) -> list[int]:
    return [CARDS.index(name) for name in names]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_part_says_what_the_view_says(players: int) -> None:
    for state, _, _ in walk(ARBORETUM, ArboretumOptions(players=players), 5):
        assert isinstance(state, ArboretumState)
        for seat in range(players):
            view = ARBORETUM.view(state, seat)
            public = view.public
            assert view.private is not None
            hand = view.private.hand
            seats = own_first(public.seats, seat)
            wanted = {
                "moment": marked([MOMENTS.index(public.phase)] if public.phase != "over" else [], 4),
                "turn": marked([(public.turn - seat) % players], players),
                "first": marked([(public.first - seat) % players], players),
                "deck": [public.deck],
                "hand_sizes": [one.hand_size for one in seats],
                "species": marked([SPECIES.index(name) for name in public.species], 10),
                "hand": marked(places(hand), 80),
                "shown": [number for one in seats for number in marked(places(one.shown), 80)],
            }
            slots = [number for place in places(hand) for number in (place // 8 + 1, place % 8 + 1)]
            wanted["slots"] = slots + [0] * (18 - len(slots))
            seen = [*hand, *(name for one in seats for name in one.pile + one.shown)]
            seen += [laid.card for one in seats for laid in one.arboretum]
            in_game = [name for name in CARDS if name.rstrip("12345678") in public.species]
            wanted["unseen"] = marked(places(sorted(set(in_game) - set(seen))), 80)
            wanted["pile"], wanted["laid"], wanted["x"], wanted["y"] = [], [], [0] * 80, [0] * 80
            for one in seats:
                pile = [0] * 80
                for depth, name in enumerate(reversed(one.pile), 1):
                    pile[CARDS.index(name)] = depth
                wanted["pile"] += pile
                wanted["laid"] += marked(places([laid.card for laid in one.arboretum]), 80)
                for laid in one.arboretum:
                    wanted["x"][CARDS.index(laid.card)] = laid.x + 17
                    wanted["y"][CARDS.index(laid.card)] = laid.y + 17
            assert taken_apart(ARBORETUM, state, view) == wanted


def test_choices_by_hand() -> None:
    """The first turn of seat 1 of three: piles counted from its own, cards by their place in the hand."""
    state = ARBORETUM.deal(ArboretumOptions(players=3, first=0), QuickRng(3))
    near = [(x, y) for y in range(-17, 18) for x in range(-17, 18) if abs(x) + abs(y) <= 16]
    for seat in (0, 1):
        for text in ["draw deck", "draw deck" if seat == 0 else "draw pile 0"]:
            offered = ARBORETUM.choices(state, seat)
            numbers = dict(zip(offered, counted(state, seat), strict=True))
            assert numbers == {name: {"draw deck": 0, "draw pile 0": 3}[name] for name in offered}
            ARBORETUM.rules.apply(state, seat, offered[text])
        view = ARBORETUM.view(state, seat)
        assert view.private is not None
        for _ in ("play", "discard"):
            view = ARBORETUM.view(state, seat)
            assert view.private is not None
            offered = ARBORETUM.choices(state, seat)
            for text, number in zip(offered, counted(state, seat), strict=True):
                word, card, *where = text.split()
                slot = view.private.hand.index(card)
                if word == "discard":
                    assert number == 5 + slot
                else:
                    x, y = map(int, where[0].split(","))
                    assert number == 14 + slot * 545 + near.index((x, y))
            ARBORETUM.rules.apply(state, seat, list(offered.values())[-1])


def counted(state: ArboretumState, seat: int) -> list[int]:
    return list(ARBORETUM.encoder.choices(state, seat, ARBORETUM.rules.legal(state, seat)))
