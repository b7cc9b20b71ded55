"""The levels: every one plays every game and has a name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spinney import play
from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.levels import MOST_NODES, learned_judge, level_name, make_level
from spinney.core.catalogue import catalogue
from spinney.core.levels import LEVELS, LookAhead, Think
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


@pytest.mark.parametrize("players", [2, 3])
def test_a_level_may_be_something_else_at_another_number_of_players(players: int) -> None:
    game = replace(OUR_GAMES["renature"], levels_at={3: {"ranger": Think(7), "seedling": LookAhead(learned=True)}})
    state = position(game, game.options(players=players), 5, 30)
    seat = game.rules.actor(state)
    belief = ask(game, make_level("ranger", game), state, seat).belief
    assert (belief and belief.iterations) == (7 if players == 3 else None)
    for level in LEVELS[:-2]:
        assert make_level(level, game).weights_hash(state) == game.weights_of_level(level, state)
    assert bool(game.weights_of_level("seedling", state)) == (players == 3)


def test_a_bot_that_looks_one_step_ahead_can_compare_chances() -> None:
    game = OUR_GAMES["renature"]
    bot = GreedyBot(game, judge=learned_judge(game))
    match = play(game, bots=[bot, bot], seed=3)
    assert match.outcome.winners
    state = position(game, game.options(players=2), 5, 30)
    seat = game.rules.actor(state)
    chances = bot.leads(game.view(state, seat), list(game.rules.legal(state, seat)), QuickRng(1))
    assert 0 <= min(chances) < max(chances) <= 1
    assert chances != GreedyBot(game).leads(game.view(state, seat), list(game.rules.legal(state, seat)), QuickRng(1))


def test_levels_have_names_and_descriptions() -> None:
    for level in LEVELS:
        assert catalogue().say(level_name(level))
        assert catalogue().say(Message("level-about-" + level)).endswith(".")
