"""The defaults of `core/game.py`, so that small games stay small."""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec
from msgspec import Struct
from mypy_extensions import i64, u8

from spinney.core.arrays import vec
from spinney.core.encoding import Encoder, Part
from spinney.core.message import Message, Say, Unreadable, player, quoted
from spinney.core.outcome import Outcome
from spinney.core.rules import State
from spinney.core.score import TableScore
from spinney.core.view import SPECTATOR


class NoAids(Struct, frozen=True):
    """For games without aids."""


class Totals(Struct, frozen=True):
    """A score sheet with the result alone, without reasons."""

    outcome: Outcome | None = None


def aids(view: Any) -> Struct:
    return NoAids()


def why_not(view: Any, text: str) -> Message:
    if view.seat == SPECTATOR:
        return Message("refused-spectator")
    return Message("refused-not-offered", {"text": quoted(text)})


def preview(view: Any, text: str) -> None:
    return None


def picture(view: Any, say: Say) -> str:
    """The view as JSON: enough for the author of a new game."""
    return msgspec.json.format(msgspec.json.encode(view), indent=2).decode()


def opening(state: Any, eyes: int | None) -> list[Message]:
    return []


def score_sheet(state: Any) -> Struct:
    """`Match.sheet` adds the result."""
    return Totals()


def sheet_lines(sheet: Any) -> list[Message]:
    points = sheet.outcome.points if sheet.outcome else []
    return [Message("sheet-total", {"player": player(seat), "points": total}) for seat, total in enumerate(points)]


def write_setup(state: Any) -> dict[str, Any]:
    """Nothing: a record of such a game is dealt again from its seed."""
    return {}


def read_setup(options: Any, written: dict[str, Any]) -> NoReturn:
    raise Unreadable(Message("record-no-seed"))


def score_file(text: str, form: str, language: str = "en") -> TableScore:
    raise Unreadable(Message("score-no-file"))


class NoEncoder(Encoder):
    """For games without an encoding."""

    def parts(self, state: State) -> list[Part]:
        raise Unreadable("this game has no encoding for learners")

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        raise Unreadable("this game has no encoding for learners")

    def choice_count(self, state: State) -> i64:
        raise Unreadable("this game has no encoding for learners")

    def choices(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        raise Unreadable("this game has no encoding for learners")
