"""`spinney bench`: a line for each measurement."""

from __future__ import annotations

import json

import pytest

from spinney.games import GAMES
from tests.cli.conftest import Say


@pytest.mark.parametrize("key", GAMES)
def test_bench_prints_a_line_a_measurement(said: Say, key: str) -> None:
    rows = [
        json.loads(row) for row in said("bench", key, "--json", "--rounds", "1", "--no-interpreted")[1].splitlines()
    ]
    assert [(row["players"], row["what"]) for row in rows] == [
        (n, what) for n in GAMES[key].players for what in ("random", "listing")
    ]
    for row in rows:
        assert {"game", "players", "games_per_second", "decisions_per_second", "compiled"} <= set(row)
        assert row["games_per_second"] > 0
