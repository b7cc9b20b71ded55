"""Bots by their names."""

from __future__ import annotations

import pytest

from spinney.bots import make_bot
from spinney.core.message import Unreadable
from spinney.games import OUR_GAMES


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:-1", "search:xs", "search:1e9", "search:0s", "genius", "cmd:"]
)
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(Unreadable):
        make_bot(name, OUR_GAMES["arboretum"])
