"""A bot as a plain function: bytes in, bytes out, in this process or another."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import msgspec
import pytest

from spinney.bots import make_bot
from spinney.bots.thinking import Thought, think
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES
from spinney.server.settings import Settings
from tests.contract.worlds import position


def think_there(key: str, bot: str, view: bytes, seed: int) -> bytes:
    return think(OUR_GAMES[key], bot, view, seed)


@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_thought_is_what_the_bot_would_answer(key: str) -> None:
    game = OUR_GAMES[key]
    state = position(game, game.options(players=3), 2, 24)
    seat = game.rules.actor(state)
    view = game.view(state, seat)
    thought = msgspec.json.decode(think(game, "search:60", msgspec.json.encode(view), 5), type=Thought)
    answer = make_bot("search:60", game).choose(view, list(game.rules.legal(state, seat)), QuickRng(5))
    assert game.choices(state, seat)[thought.do] == answer.action
    assert thought.reasons == answer.reasons
    assert thought.belief == answer.belief


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_hint_has_reasons_for_its_move_and_chances_that_add_up_to_1(key: str, players: int) -> None:
    game = OUR_GAMES[key]
    states = (position(game, game.options(players=players), 2, steps) for steps in range(12, 40))
    state = next(state for state in states if len(game.rules.candidates(state, game.actor(state))) > 1)
    seat = game.rules.actor(state)
    view = game.view(state, seat)
    hint = msgspec.json.decode(think(game, Settings().adviser, msgspec.json.encode(view), 5), type=Thought)
    assert hint.reasons == game.reasons(view, game.choices(state, seat)[hint.do])
    assert hint.belief is not None
    assert sum(hint.belief.chances) == pytest.approx(1)


@pytest.mark.process
def test_a_thought_is_the_same_in_another_process() -> None:
    game = OUR_GAMES["treehouse"]
    state = game.deal(game.options(players=2), QuickRng(3))
    view = msgspec.json.encode(game.view(state, 1))
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        there = pool.submit(think_there, "treehouse", "gardener", view, 8).result()
    assert there == think(game, "gardener", view, 8)


def test_what_cannot_be_thought_about_is_refused() -> None:
    game = OUR_GAMES["arboretum"]
    state = game.deal(game.options(players=2), QuickRng(3))
    waiting = 1 - game.rules.actor(state)
    with pytest.raises(Unreadable, match="not a view of arboretum"):
        think(game, "seedling", b"{}", 1)
    with pytest.raises(Unreadable, match="nothing to choose"):
        think(game, "seedling", msgspec.json.encode(game.view(state, waiting)), 1)
    with pytest.raises(Unreadable, match="unknown bot"):
        think(game, "genius", msgspec.json.encode(game.view(state, 1 - waiting)), 1)
