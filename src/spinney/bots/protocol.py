"""The text protocol for programs that play: one JSON line in, one out, per decision (docs/bots.md)."""

from __future__ import annotations

from typing import Any, TextIO

import msgspec
from msgspec import Struct

from spinney.core.bot import Bot
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng


class Question(Struct, frozen=True):
    """What a program is asked."""

    game: str
    seat: int
    view: dict[str, Any]
    """Everything this seat may know, as `Game.view` has it."""
    legal: list[str]
    """The written actions to choose from."""
    actions: list[int]
    """The same actions as numbers, in the same order, for learners."""


class Reply(Struct, frozen=True):
    """Its answer: one of the legal actions, as written in the question."""

    do: str


def answer_lines(bot: Bot, game: AnyGame, seed: int, lines: TextIO, out: TextIO) -> None:
    """Answer questions until the input ends; `Unreadable` names a line that is not a question."""
    rng = QuickRng(seed)
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            question = msgspec.json.decode(line, type=Question)
            view = msgspec.convert(question.view, game.view_type)
        except msgspec.DecodeError as error:
            raise Unreadable(f"line {number}: not a question: {error}") from None
        if question.game != game.key:
            raise Unreadable(f"line {number}: this bot plays {game.key}, not {question.game!r}")
        if not question.legal or len(question.legal) != len(question.actions):
            raise Unreadable(f"line {number}: legal and actions must have the same length and not be empty")
        answer = bot.choose(view, question.actions, rng)
        reply = Reply(question.legal[question.actions.index(answer.action)])
        out.write(msgspec.json.encode(reply).decode() + "\n")
        out.flush()
