"""Positions for bots, and bots asked about them."""

from __future__ import annotations

import pytest

from spinney.core.bot import Answer, Bot
from spinney.core.game import AnyGame
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.games import OUR_GAMES
from tests.contract.worlds import TABLES, position
from tests.perft.positions import table_name

tables = pytest.mark.parametrize("number", range(len(TABLES)), ids=table_name)


def ask(game: AnyGame, bot: Bot, state: State, seat: int, seed: int = 1) -> Answer:
    return bot.choose(game.view(state, seat), list(game.rules.legal(state, seat)), QuickRng(seed))


def middle(number: int, decisions: int = 21) -> tuple[AnyGame, State, int]:
    """A position where a seat has a real choice."""
    key, options = TABLES[number]
    game = OUR_GAMES[key]
    while True:
        state = position(game, options, number, decisions)
        seat = game.rules.actor(state)
        if len(game.rules.candidates(state, seat)) > 1:
            return game, state, seat
        decisions += 1
