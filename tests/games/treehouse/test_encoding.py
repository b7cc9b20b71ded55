"""Every part of a row, compared with the view by other means."""

from __future__ import annotations

import pytest

from spinney.core.packed import packed
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.material import COLOURS
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.state import TreehouseState
from tests.contract.worlds import walk
from tests.rows import marked, own_first, taken_apart

ROOMS = [f"{colour}{number}" for colour in COLOURS for number in range(1, 13)]
MOMENTS = ["choose", "place", "take", "lay", "claim"]
PLACES = [(level, place) for level in range(2, 7) for place in range(1, level + 1)]
WORTH = ["none", "claim", "two"]


def places(names: list[str]) -> list[int]:
    return [ROOMS.index(name) for name in names]


@pytest.mark.parametrize("youngest", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_part_says_what_the_view_says(players: int, youngest: bool) -> None:
    for state, _, _ in walk(TREEHOUSE, TreehouseOptions(players=players, youngest=youngest), 8):
        assert isinstance(state, TreehouseState)
        for seat in range(players):
            view = TREEHOUSE.view(state, seat)
            public, private = view.public, view.private
            assert private is not None
            seats = own_first(public.seats, seat)
            hands = own_first([*private.known_hands[:seat], private.hand, *private.known_hands[seat + 1 :]], seat)
            wanted = {
                "moment": marked([MOMENTS.index(public.phase)] if public.phase != "over" else [], 5),
                "waiting": marked([(other - seat) % players for other in public.waiting], players),
                "round": marked([public.round - 1], 3),
                "choice": marked([public.choice - 1], 5),
                "youngest": [int(youngest)],
                "deck": [public.deck],
                "chosen": marked(places([private.chosen] if private.chosen else []), 72),
                "hand_sizes": [one.hand_size for one in seats],
                "knows_hand": [int(hand is not None) for hand in hands],
                "score": [one.score for one in seats],
                "marker": [n for one in seats for n in marked([["left", "centre", "right"].index(one.marker)], 3)],
                "card": [n for one in seats for n in marked([["none", "two"].index(one.card)] if one.card else [], 2)],
                "hand": [number for hand in hands for number in marked(places(hand or []), 72)],
            }
            first, laid, laid_by = [0] * (3 * players), [0] * 54, [0] * (18 * players)
            for number, done in enumerate(public.rounds):
                if done.first is not None:
                    first[number * players + (done.first - seat) % players] = 1
                for one in done.laid:
                    card = number * 6 + COLOURS.index(one.colour)
                    laid[card * 3 + WORTH.index(one.condition)] = 1
                    laid_by[card * players + (one.seat - seat) % players] = 1
            wanted |= {"first": first, "laid": laid, "laid_by": laid_by, "house": [], "revealed": []}
            seen = [*private.leftovers, *(name for hand in hands for name in hand or [])]
            for one in seats:
                seen += [*one.discards, *(built.room for built in one.house)]
                revealed = [0, 0]
                if one.revealed:
                    seen.append(one.revealed)
                    colour, number = divmod(ROOMS.index(one.revealed), 12)
                    revealed = [colour + 1, number + 1]
                wanted["revealed"] += revealed
                stands = [(ROOMS.index(b.room) // 12) * 20 + PLACES.index((b.level, b.place)) for b in one.house]
                wanted["house"] += marked(stands, 120)
            wanted["unseen"] = marked(places(sorted(set(ROOMS) - set(seen))), 72)
            assert taken_apart(TREEHOUSE, state, view) == wanted


def test_choices_are_the_actions() -> None:
    state = next(state for state, _, _ in walk(TREEHOUSE, TreehouseOptions(), 1))
    assert list(TREEHOUSE.encoder.choices(state, 0, packed([3, 71, 106]))) == [3, 71, 106]
    assert TREEHOUSE.encoder.choice_count(state) == TREEHOUSE.rules.action_count(state)
