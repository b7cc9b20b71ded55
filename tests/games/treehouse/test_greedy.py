"""The greedy bot understands the game: it beats random play nearly always."""

from __future__ import annotations

from spinney.bots import make_bot
from spinney.core.chance import QuickChance
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.options import TreehouseOptions
from tests.scale import scaled

GAMES = 100


def winners(seed: int, greedy_seat: int) -> list[int]:
    """Who won a game of the greedy bot at this seat against the random bot."""
    bots = [make_bot("greedy" if seat == greedy_seat else "random", TREEHOUSE) for seat in range(2)]
    state = TREEHOUSE.new(TreehouseOptions(), QuickChance(seed))
    chance = QuickChance(seed, 1)
    while (seat := TREEHOUSE.game.actor(state)) >= 0:
        legal = [int(action) for action in TREEHOUSE.game.legal(state, seat)]
        answer = bots[seat].choose(TREEHOUSE.view(state, seat), legal, chance)
        assert answer.action in legal
        TREEHOUSE.game.apply(state, seat, answer.action)
    return TREEHOUSE.outcome(state).winners


def test_greedy_beats_random_in_95_of_100_games() -> None:
    games = scaled(GAMES)
    won = sum(winners(seed, seed % 2) == [seed % 2] for seed in range(games))
    assert won >= 0.95 * games


def test_quick_moves_are_legal_and_better_than_random() -> None:
    """`rollout_action` against random play, seats alternating."""
    won = 0
    games = scaled(100)
    for seed in range(games):
        state = TREEHOUSE.new(TreehouseOptions(players=2 + seed % 3), QuickChance(seed))
        chance = QuickChance(seed, 1)
        while (seat := TREEHOUSE.game.actor(state)) >= 0:
            if seat == seed % state.seats:
                action = TREEHOUSE.game.rollout_action(state, seat, chance)
                assert action in list(TREEHOUSE.game.candidates(state, seat))
            else:
                action = TREEHOUSE.game.random_action(state, seat, chance)
            TREEHOUSE.game.apply(state, seat, action)
        won += TREEHOUSE.outcome(state).winners == [seed % state.seats]
    assert won >= 0.8 * games
