"""The greedy bot understands every game: it beats random play nearly always."""

from __future__ import annotations

import pytest

from spinney.bots.arena import Contest, Worker
from spinney.games import OUR_GAMES
from tests.scale import scaled

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("key", OUR_GAMES)
def test_greedy_beats_random_in_95_of_100_games(key: str) -> None:
    worker = Worker(OUR_GAMES, Contest(key, ["greedy", "random"], 2, 1))
    games = 2 * scaled(50)
    rows = [worker.play(number) for number in range(games)]
    won = sum(row.ranks[row.seats.index(0)] == 1 and row.ranks.count(1) == 1 for row in rows)
    assert won >= 0.95 * games
