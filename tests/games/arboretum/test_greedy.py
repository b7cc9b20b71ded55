"""The greedy bot understands the game: it beats random play nearly always."""

from __future__ import annotations

from spinney.bots import make_bot
from spinney.core.chance import QuickChance
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.options import ArboretumOptions
from tests.scale import scaled

GAMES = 100


def winners(seed: int, greedy_seat: int) -> list[int]:
    """Who won a game of the greedy bot at this seat against the random bot."""
    bots = [make_bot("greedy" if seat == greedy_seat else "random", ARBORETUM) for seat in range(2)]
    state = ARBORETUM.new(ArboretumOptions(), QuickChance(seed))
    chance = QuickChance(seed, 1)
    while (seat := ARBORETUM.game.actor(state)) >= 0:
        legal = [int(action) for action in ARBORETUM.game.legal(state, seat)]
        answer = bots[seat].choose(ARBORETUM.view(state, seat), legal, chance)
        assert answer.action in legal
        ARBORETUM.game.apply(state, seat, answer.action)
    return ARBORETUM.outcome(state).winners


def test_greedy_beats_random_in_95_of_100_games() -> None:
    games = scaled(GAMES)
    won = sum(winners(seed, seed % 2) == [seed % 2] for seed in range(games))
    assert won >= 0.95 * games
