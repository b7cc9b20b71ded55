"""A state that fits a view, and dealing the unseen again."""

from __future__ import annotations

from itertools import permutations

from spinney.core.rng import QuickRng
from spinney.games.renature import RENATURE
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.state import RenatureState


def hidden(state: RenatureState) -> tuple[list[list[int]], list[list[int]], list[int], list[int], list[int]]:
    """Everything that can be hidden from a seat."""
    hands = [sorted(player.hand[i] for i in range(player.hand_size)) for player in state.players]
    reserves = [[player.reserve[i] for i in range(player.reserve_left)] for player in state.players]
    return hands, reserves, list(state.left_out), list(state.land.backs), sorted(state.spare_tokens)


def test_the_drawer_and_the_holder_alone_learn() -> None:
    """Other hands, all reserves and the backs of all tokens that the seat does not hold change when dealt again."""
    game = RENATURE.rules
    state = RENATURE.deal(RenatureOptions(players=3), QuickRng(3))
    rng = QuickRng(2, 1)
    for _ in range(80):
        game.apply(state, state.turn, game.rollout_action(state, state.turn, rng))
    assert game.actor(state) >= 0
    held = [area for area, holder in enumerate(state.land.holders) if holder == 0]
    assert held
    worlds = []
    for number in range(20):
        world = state.copy()
        game.deal_unseen(world, 0, QuickRng(5, number))
        assert sorted(world.players[0].hand) == sorted(state.players[0].hand)
        assert all(world.land.backs[area] == state.land.backs[area] for area in held)
        worlds.append(hidden(world))
    for part in range(1, 5):
        assert any(world[part] != worlds[0][part] for world in worlds), part
    assert any(world[0] != worlds[0][0] for world in worlds)
    others = [area for area, holder in enumerate(state.land.holders) if holder > 0]
    assert others
    assert len({tuple(backs[area] for area in others) for _, _, _, backs, _ in worlds}) > 1


def test_every_world_is_as_likely_as_the_others() -> None:
    """The three tokens of size 4: all six orders of their backs on G, H and J occur about equally often."""
    state = RENATURE.deal(RenatureOptions(), QuickRng(1))
    counts = dict.fromkeys(permutations((1, 2, 3)), 0)
    rng = QuickRng(9)
    for _ in range(600):
        RENATURE.rules.deal_unseen(state, 0, rng)
        backs = state.land.backs
        counts[backs[6], backs[7], backs[9]] += 1
    assert min(counts.values()) > 60
    left = {tuple(state.left_out)}
    for _ in range(50):
        RENATURE.rules.deal_unseen(state, 0, rng)
        left.add(tuple(state.left_out))
    assert len(left) > 45
