"""`spinney perft`: counting the positions that follow."""

from __future__ import annotations

import json

import pytest

from spinney.games import GAMES
from tests.cli.conftest import Say


@pytest.mark.parametrize("key", GAMES)
def test_perft_counts(said: Say, key: str) -> None:
    count = json.loads(said("perft", key, "--depth", "3", "--json")[1])["count"]
    divided = json.loads(said("perft", key, "--depth", "3", "--json", "--divide")[1])
    assert count == sum(divided.values()) > 0
    assert f"depth 3: {count:,}" in said("perft", key, "--depth", "3")[1]
    assert f"{count:,}  in total" in said("perft", key, "--depth", "3", "--divide")[1]
