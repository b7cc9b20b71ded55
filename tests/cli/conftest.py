"""The command line as the tests call it."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from spinney.cli import run


class Say:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str | Path) -> tuple[int, str, str]:
        code = run([str(word) for word in words])
        captured = self.capsys.readouterr()
        return code, captured.out, captured.err


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Say:
    return Say(capsys)


def heed_ctrl_c() -> None:
    """Whoever runs the tests in the background has Ctrl-C ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def refused(answer: tuple[int, str, str], sentence: str) -> None:
    code, out, err = answer
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err
