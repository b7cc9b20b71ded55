"""The arena: deals shared, seats rotated, results kept, Elo and when a contest is decided."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from spinney.bots.arena import Contest, ResultsFile, Row, Worker, decided, elo_ratings, interval, lineups, standings
from spinney.core.bot import Answer, Bot
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.core.view import View
from spinney.games import OUR_GAMES


def row(game: int, seats: list[int], ranks: list[int]) -> Row:
    return Row(game, seats, [3 - rank for rank in ranks], ranks, [0.0, 0.0], [1, 1])


def test_everybody_sits_everywhere() -> None:
    assert lineups(2, 4) == [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]
    assert sorted(lineups(3, 2)) == [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]
    assert all(sorted(table) == [0, 1, 2] for table in lineups(3, 3))


class Witness(Bot):
    """Takes the first action, and remembers what each seat saw at its first decision."""

    def __init__(self) -> None:
        self.first: dict[int, View[Any, Any]] = {}

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        self.first.setdefault(view.seat, view)
        return Answer(legal[0])


@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_deal_is_shared_by_all_its_lineups(key: str) -> None:
    """The first two games are one deal from both seats; the third is another deal."""
    seen = []
    worker = Worker(OUR_GAMES, Contest(key, ["random", "random"], 2, 3, {}))
    for number in range(3):
        witness = Witness()
        worker.bots = [witness, witness]
        assert worker.play(number).seats == lineups(2, 2)[number % 2]
        seen.append(witness.first)
    assert seen[0] == seen[1]
    assert seen[0] != seen[2]


def test_another_contest_is_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    contest = Contest("treehouse", ["a", "b"], 2, 0)
    ResultsFile(path, contest).add(row(0, [0, 1], [1, 2]))
    assert list(ResultsFile(path, contest).rows) == [0]
    with pytest.raises(Unreadable, match="another contest"):
        ResultsFile(path, Contest("treehouse", ["a", "b"], 2, 1))
    path.write_text(path.read_text().replace("seats", "chairs") + "{}\n")
    with pytest.raises(Unreadable, match="line 2 is not a row"):
        ResultsFile(path, contest)
    path.write_text("hello\n")
    with pytest.raises(Unreadable, match="line 1 is not the start"):
        ResultsFile(path, contest)


def test_a_shared_victory_counts_as_a_share() -> None:
    rows = [row(0, [0, 1], [1, 1]), row(1, [1, 0], [2, 1])]
    first, second = standings(Contest("treehouse", ["a", "b"], 2, 0), rows)
    assert (first.score, second.score) == (1.5, 0.5)
    assert first.elo > 0 > second.elo


def test_elo_follows_the_share() -> None:
    """Winning three of four is about 190 Elo by the logistic curve."""
    rows = [row(game, [0, 1], [1, 2] if game % 4 else [2, 1]) for game in range(4000)]
    strong, weak = elo_ratings(2, rows)
    assert strong - weak == pytest.approx(190.8, abs=1)


def test_the_interval_holds_the_share() -> None:
    low, high = interval(65, 100)
    assert low < 0.65 < high
    assert low == pytest.approx(0.553, abs=0.002)
    assert high == pytest.approx(0.736, abs=0.002)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_clear_case_is_decided_early() -> None:
    always = [row(game, [0, 1], [1, 2]) for game in range(100)]
    assert decided(always, 2) == 12
    evenly = [row(game, [0, 1], [1, 2] if game % 2 else [2, 1]) for game in range(400)]
    stopped = decided(evenly, 2)
    assert stopped is not None
    assert decided(evenly[: stopped - 2], 2) is None
