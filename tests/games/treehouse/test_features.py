"""The numbers for learned values: what they count, and what they must not know."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.core.packed import packed
from spinney.core.rng import QuickRng
from spinney.core.value import features_of
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.features import TreehouseFeatures
from spinney.games.treehouse.material import COLOUR_COUNT, colour_of
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.state import PLACE, TreehouseState

FEATURES = TreehouseFeatures()


def middle(players: int, seed: int, decisions: int, youngest: bool = False) -> TreehouseState:
    state = TREEHOUSE.deal(TreehouseOptions(players=players, youngest=youngest), QuickRng(seed))
    rng = QuickRng(seed, 1)
    for _ in range(decisions):
        seat = TREEHOUSE.actor(state)
        TREEHOUSE.apply(state, seat, int(TREEHOUSE.rules.rollout_action(state, seat, rng)))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_the_deck_is_not_known(players: int) -> None:
    state = middle(players, 3, 20)
    before = features_of(FEATURES, state)
    rooms = [int(room) for room in state.deck[: state.deck_left]]
    assert rooms != rooms[::-1]
    state.deck = packed(rooms[::-1])
    assert features_of(FEATURES, state) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_colour_is_counted_once(players: int) -> None:
    state = middle(players, 4, 12 * players)
    rows, _ = features_of(FEATURES, state)
    size = int(FEATURES.size)
    for seat, player in enumerate(state.players):
        row = dict(zip(FEATURES.names(), rows[seat * size : (seat + 1) * size], strict=True))
        steps = ("-2", "-1", "0", "+1", "+2")
        assert sum(row["colours " + step] for step in steps) == 6
        assert sum(row["rooms " + step] for step in steps) == row["rooms"] == len(player.house.order)
        assert row["best lead"] >= row["next lead"] >= row["worst lead"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_colour_is_of_one_kind(players: int) -> None:
    """Counted another way than the game does, at every moment of a round."""
    for decisions in range(6 * players, 9 * players):
        state = middle(players, 5, decisions)
        rows, _ = features_of(FEATURES, state)
        size = int(FEATURES.size)
        built = [[colour_of(player.house.rooms[place]) for place in player.house.order] for player in state.players]
        if state.phase == PLACE:
            for rooms, player in zip(built, state.players, strict=True):
                if player.chosen >= 0 and player.house.allowed(colour_of(player.chosen)):
                    rooms.append(colour_of(player.chosen))
        for seat, player in enumerate(state.players):
            row = dict(zip(FEATURES.names(), rows[seat * size : (seat + 1) * size], strict=True))
            expected: Counter[str] = Counter()
            for colour in range(COLOUR_COUNT):
                count = built[seat].count(colour)
                best, grows = max(
                    (rooms.count(colour), state.players[other].house.may_grow(colour))
                    for other, rooms in enumerate(built)
                    if other != seat
                )
                step = f"{max(-2, min(2, count - best)):+d}".replace("+0", "0")
                expected[f"{min(count, 5)} rooms {step}"] += 1
                kind = (
                    "ready" if player.house.allowed(colour) else "alive" if player.house.may_grow(colour) else "sealed"
                )
                expected[f"{kind}{' rivalled' if grows else ''} {step}"] += 1
                for hand, name in ((seat, "hand"), ((seat - 1) % players, "next hand")):
                    held = [colour_of(room) for room in state.players[hand].hand].count(colour)
                    if held and kind == "ready":
                        expected[f"{'more' if held > 1 else 'one'} in {name} {step}"] += 1
            kinds = FEATURES.names()[41:121]
            assert {name: row[name] for name in kinds if row[name]} == expected


def test_the_variant_for_the_youngest_was_not_learned() -> None:
    assert FEATURES.covers(middle(2, 1, 10))
    assert not FEATURES.covers(middle(2, 1, 10, youngest=True))
