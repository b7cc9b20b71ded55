"""Programs that play, and programs that fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.bots.arena import Contest, Worker
from spinney.games import OUR_GAMES
from tests.bots.programs import FIRST, program
from tests.waiting import PATIENCE


@pytest.mark.process
def test_a_program_can_play(tmp_path: Path) -> None:
    worker = Worker(OUR_GAMES, Contest("treehouse", [program(tmp_path, FIRST), "random"], 2, 3, {}))
    assert worker.play(0).forfeit == ""


@pytest.mark.process
@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("raise SystemExit", "has ended"),
        ('import sys\nfor line in sys.stdin: print(\'{"do": "win"}\', flush=True)', "which is not legal"),
        ("import sys\nfor line in sys.stdin: print('hello', flush=True)", "answered b'hello"),
        ("import sys\nfor line in sys.stdin: print('x' * 99999, flush=True)", "more than 65536 bytes"),
        ("import time\ntime.sleep(60)", "took more than 0.3 s"),
    ],
)
def test_a_program_that_fails_loses_that_game(tmp_path: Path, source: str, line: str) -> None:
    seconds = 0.3 if "sleep" in source else PATIENCE
    worker = Worker(OUR_GAMES, Contest("treehouse", ["random", program(tmp_path, source)], 2, 3, {}, seconds))
    for number in (0, 1):
        lost = worker.play(number)
        assert line in lost.forfeit
        assert lost.ranks[lost.seats.index(1)] == 2
        assert lost.ranks[lost.seats.index(0)] == 1
