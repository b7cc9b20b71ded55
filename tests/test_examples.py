"""The worked example runs from end to end; only a larger run shows whether it learns anything."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

from tests.adapters.extras import needs

pytestmark = pytest.mark.slow

needs("numpy", "numpy")

EXAMPLE = Path(__file__).parents[1] / "examples" / "learn_value.py"


def test_a_value_is_learned_plugged_in_and_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--learn", "12", "--games", "2", "--iterations", "3"]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *words])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    first, second, *table = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"log-loss in games held out: \d\.\d+, by chance 0\.693", first)
    assert second.startswith("mid-game weights: ")
    assert [line.split(":")[0].strip() for line in table] == ["learned", "own"]
