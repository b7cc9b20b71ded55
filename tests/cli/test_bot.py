"""`spinney bot`: one of our bots as a program."""

from __future__ import annotations

import sys
from io import StringIO

import msgspec
import pytest

from spinney.bots.protocol import Question
from spinney.core.rng import QuickRng
from spinney.games import GAMES
from tests.cli.conftest import Say, refused


def test_our_bot_behind_a_program_that_fails_is_told(said: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["arboretum"]
    state = game.deal(game.options(), QuickRng(5))
    seat = game.rules.actor(state)
    choices = game.choices(state, seat)
    view = game.view(state, seat)
    question = msgspec.json.encode(
        Question("arboretum", seat, msgspec.to_builtins(view), [*choices], [*choices.values()])
    )
    monkeypatch.setattr(sys, "stdin", StringIO(question.decode()))
    refused(said("bot", "arboretum", "--level", "cmd:/no/such/bot"), "/no/such/bot cannot be started")
