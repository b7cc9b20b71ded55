"""The sums of `spinney simulate`."""

from __future__ import annotations

import pytest

from spinney.cli.tally import Tally
from spinney.core.outcome import Outcome


@pytest.mark.parametrize("players", [1, 2, 3, 5, 6, 7])
def test_shared_victories_are_exact(players: int) -> None:
    """However many seats share a victory: three thirds are exactly one, and so are seven sevenths."""
    tally = Tally.empty(players)
    for winners in range(1, players + 1):
        for first in range(players):
            ranks = [1 if (seat - first) % players < winners else players for seat in range(players)]
            shared = [seat for seat in range(players) if ranks[seat] == 1]
            tally.count(Outcome([0] * players, [0] * players, ranks, shared), 1)
    assert tally.games == players * players
    assert tally.wins == [players] * players
    whole = Tally.empty(players)
    whole.add(tally)
    whole.add(tally)
    assert (whole.games, whole.wins) == (2 * tally.games, [2 * players] * players)
