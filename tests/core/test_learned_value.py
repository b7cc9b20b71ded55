"""Rules with an external judge: the search uses the judge, and the judge sees what the seats see."""

from __future__ import annotations

import sys
from dataclasses import replace
from subprocess import run
from typing import Any

import pytest

from spinney.bots.levels import search_parameters
from spinney.bots.search_bot import SearchBot
from spinney.core.learned_value import JudgedRules
from spinney.core.playout import play_out
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.games import OUR_GAMES
from tests.contract.worlds import position


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_judge_gets_the_rows_and_the_own_leads_of_all_seats(key: str, players: int) -> None:
    game = OUR_GAMES[key]
    state = position(game, game.options(players=players), 4, 30)
    heard: list[Any] = []

    def judge(rows: Any, leads: list[float]) -> list[float]:
        heard.append((bytes(rows), leads))
        return [float(seat) for seat in range(players)]

    judged = JudgedRules(game.rules, game.encoder, judge)
    assert list(judged.values(state)) == list(range(players))
    assert judged.value(state, 1) == 1
    rows = b"".join(game.encode(game.view(state, seat)) for seat in range(players))
    assert heard == [(rows, list(game.rules.values(state)))] * 2
    play_out(game.rules, state, QuickRng(1))
    assert list(judged.values(state)) == list(game.rules.values(state))
    assert len(heard) == 2


def answer(key: str, state: State, judge: Any) -> tuple[int, list[float]]:
    game = OUR_GAMES[key]
    judged = replace(game, rules=JudgedRules(game.rules, game.encoder, judge)) if judge else game
    bot = SearchBot(judged, search_parameters(judged.search), iterations=40)
    seat = game.rules.actor(state)
    chosen = bot.choose(game.view(state, seat), list(game.rules.legal(state, seat)), QuickRng(5))
    assert chosen.belief is not None
    return chosen.action, chosen.belief.margins


@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_judge_that_agrees_changes_nothing_and_one_that_does_not_is_heard(key: str) -> None:
    state = position(OUR_GAMES[key], OUR_GAMES[key].options(players=2), 6, 12)
    assert len(OUR_GAMES[key].rules.legal(state, OUR_GAMES[key].rules.actor(state))) > 1
    plain = answer(key, state, None)
    assert answer(key, state, lambda rows, leads: leads) == plain
    assert answer(key, state, lambda rows, leads: [lead + 100 for lead in leads])[1] != plain[1]


def test_plain_play_imports_none_of_the_extras() -> None:
    extras = ("numpy", "pettingzoo", "gymnasium", "pyspiel", "ray", "sklearn")
    program = (
        "import sys, spinney.games, spinney.bots, spinney.cli, spinney.adapters.spiel\n"
        "from spinney.core import learned_value, lockstep\n"
        f"print([name for name in {extras} if name in sys.modules])"
    )
    answered = run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert answered.stdout == "[]\n"
