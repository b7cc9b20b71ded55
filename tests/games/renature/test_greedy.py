"""The greedy bot understands the game: it beats random play nearly always. Quick moves beat random ones too."""

from __future__ import annotations

from spinney.bots import make_bot
from spinney.core.chance import QuickChance
from spinney.games.renature import RENATURE
from spinney.games.renature.options import RenatureOptions
from tests.scale import scaled

GAMES = 60


def winners(seed: int, greedy_seat: int) -> list[int]:
    """Who won a game of the greedy bot at this seat against the random bot."""
    bots = [make_bot("greedy" if seat == greedy_seat else "random", RENATURE) for seat in range(2)]
    state = RENATURE.new(RenatureOptions(), QuickChance(seed))
    chance = QuickChance(seed, 1)
    while (seat := RENATURE.game.actor(state)) >= 0:
        legal = [int(action) for action in RENATURE.game.legal(state, seat)]
        answer = bots[seat].choose(RENATURE.view(state, seat), legal, chance)
        assert answer.action in legal
        RENATURE.game.apply(state, seat, answer.action)
    return RENATURE.outcome(state).winners


def test_greedy_beats_random_in_95_of_100_games() -> None:
    games = scaled(GAMES)
    won = sum(winners(seed, seed % 2) == [seed % 2] for seed in range(games))
    assert won >= 0.95 * games


def test_quick_moves_beat_random_ones() -> None:
    game = RENATURE.game
    won, games = 0, scaled(200)
    for seed in range(games):
        state = RENATURE.new(RenatureOptions(), QuickChance(seed))
        chance = QuickChance(seed, 1)
        while (seat := game.actor(state)) >= 0:
            quick = seat == seed % 2
            action = game.rollout_action(state, seat, chance) if quick else game.random_action(state, seat, chance)
            assert action in list(game.legal(state, seat))
            game.apply(state, seat, action)
        won += RENATURE.outcome(state).winners == [seed % 2]
    assert won >= 0.8 * games


def test_judging_changes_nothing() -> None:
    game = RENATURE.game
    state = RENATURE.new(RenatureOptions(players=3), QuickChance(4))
    chance = QuickChance(4, 1)
    while (seat := game.actor(state)) >= 0:
        before = RENATURE.public_view(state)
        assert list(game.values(state)) == [game.value(state, other) for other in range(3)]
        game.candidates(state, seat)
        assert RENATURE.public_view(state) == before
        assert list(state.land.totals) == list(RENATURE.assemble(RENATURE.view(state, seat)).land.totals)
        game.apply(state, seat, game.random_action(state, seat, chance))
