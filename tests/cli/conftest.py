"""The command line as the tests call it."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from spinney.cli import run
from spinney.core.catalogue import catalogue
from spinney.core.replay import Match

SPINNEY = [sys.executable, "-m", "spinney"]
NAMES = ["Ann", "Bob", "Cleo", "Dan"]


class Say:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str | Path) -> tuple[int, str, str]:
        code = run([str(arg) for arg in args])
        captured = self.capsys.readouterr()
        return code, captured.out, captured.err


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Say:
    return Say(capsys)


def heed_ctrl_c() -> None:
    """A shell ignores Ctrl-C in background jobs, and their children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def refused(answer: tuple[int, str, str], sentence: str) -> None:
    code, out, err = answer
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err


def games_alone(said: Say, *args: str | Path) -> Any:
    """A summary of simulated games, without the figures that depend on the machine."""
    code, out, err = said("simulate", "treehouse", "--json", "--seed", "6", *args)
    assert (code, err) == (0, "")
    return {key: value for key, value in json.loads(out).items() if "second" not in key}


def sheet_in_words(match: Match) -> list[str]:
    names = NAMES[: match.options.players]
    return [catalogue().say(line, names) for line in match.game.sheet_lines(match.sheet())]


def example(page: str) -> str:
    """The first JSON block of a page of the manual."""
    return Path(page).read_text("utf-8").split("```json\n", 1)[1].split("```", 1)[0]
