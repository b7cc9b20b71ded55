"""The levels: every one plays every game and has a name."""

from __future__ import annotations

import pytest

from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.levels import MOST_NODES, level_name, make_level
from spinney.core.catalogue import catalogue
from spinney.core.levels import LEVELS
from spinney.core.message import Message
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES
from tests.bots.positions import ask
from tests.contract.worlds import position


@pytest.mark.parametrize("key", OUR_GAMES)
def test_every_level_plays_every_game(key: str) -> None:
    game = OUR_GAMES[key]
    state = position(game, game.options(players=3), 5, 30)
    seat = game.rules.actor(state)
    # The last two think as the one before, only longer.
    for level in LEVELS[:-2]:
        answer = ask(game, make_level(level, game), state, seat)
        assert answer.action in list(game.rules.legal(state, seat))
    assert MOST_NODES <= 100_000


@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_ranger_takes_the_best_step_it_sees(key: str) -> None:
    game = OUR_GAMES[key]
    ranger = make_level("ranger", game)
    assert isinstance(ranger, GreedyBot)
    for seed in range(5):
        state = position(game, game.options(players=3), seed, 30)
        seat = game.rules.actor(state)
        view, legal = game.view(state, seat), list(game.rules.legal(state, seat))
        leads = ranger.leads(view, legal, QuickRng(seed))
        chosen = ranger.choose(view, legal, QuickRng(seed)).action
        assert leads[legal.index(chosen)] == max(leads)


def test_levels_have_names_and_descriptions() -> None:
    for level in LEVELS:
        assert catalogue().say(level_name(level))
        assert catalogue().say(Message("level-about-" + level)).endswith(".")
