"""`spinney train`, from the first game to weights that play."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from spinney.cli import run
from tests.adapters.extras import needs

needs("numpy", "numpy")

pytestmark = pytest.mark.slow


def test_trained_weights_play_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["train", "treehouse", "--games", "4,4", "--iterations", "4", "--folder", str(tmp_path)]
    assert run([*arguments, "--json"]) == 0
    answer = msgspec.json.decode(capsys.readouterr().out)
    assert [row["games"] for row in answer["rounds"]] == [4, 4]
    assert answer["plan"]["iterations"] == 4
    assert run(arguments) == 0
    said = capsys.readouterr().out
    assert "round 2: 4 games" in said
    assert answer["hash"] in said
    bots = f"learned:5@{tmp_path / 'round-2.json'},search:5"
    assert run(["arena", "treehouse", "--bots", bots, "--games", "2", "--workers", "1"]) == 0


def test_unusable_numbers_of_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for games in ("none", "", "5,0"):
        assert run(["train", "treehouse", "--games", games, "--folder", str(tmp_path)]) == 2
        assert "--games needs a number of games for each round" in capsys.readouterr().err
