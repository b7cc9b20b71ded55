"""Training: the same games and weights every time, continued where it was stopped, and better than chance."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.adapters.extras import needs

needs("numpy", "numpy")

import numpy as np

from spinney.core.message import Unreadable
from spinney.games import OUR_GAMES
from spinney.training import Fit, NetFit, Plan, Positions, SelfPlay, play_round, rounds, split, together, train

pytestmark = pytest.mark.slow

SMALL = Plan("treehouse", 2, games=(6, 6), iterations=4, fit=Fit(passes=2, batch=32))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_game_is_the_same_every_time(key: str, players: int) -> None:
    plan = Plan(key, players, iterations=3)
    one, again, other = (SelfPlay(plan, 1, None).play(number) for number in (4, 4, 5))
    assert np.array_equal(one.rows, again.rows)
    assert one.rows.shape[1] == players
    assert not np.array_equal(one.rows[:5], other.rows[:5])
    assert np.allclose(one.shares.sum(axis=1), 1)
    known = ~np.isnan(one.believed).any(axis=1)
    assert np.allclose(one.believed[known].sum(axis=1), 1, atol=1e-5)


def test_a_run_that_was_stopped_is_continued(tmp_path: Path) -> None:
    whole = train(SMALL, tmp_path / "whole")
    first = next(rounds(SMALL, tmp_path / "parts"))
    assert first.made["rounds"][0]["games"] == 6
    continued = train(SMALL, tmp_path / "parts")
    assert continued.hash == whole.hash != first.hash
    assert train(SMALL, tmp_path / "whole").hash == whole.hash


def test_a_folder_holds_the_games_of_one_plan(tmp_path: Path) -> None:
    train(msgspec.structs.replace(SMALL, games=(2,)), tmp_path)
    with pytest.raises(Unreadable, match="holds games of another plan"):
        train(msgspec.structs.replace(SMALL, seed=2), tmp_path)


def invented(count: int = 4000) -> Positions:
    """Positions whose better seat is the one with the larger second number, if the first says so."""
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(count, 2, 3)).astype(np.float32)
    rows[:, 1, 0] = rows[:, 0, 0]
    better = (rows[:, 0, 1] > rows[:, 1, 1]) == (rows[:, 0, 0] > 0)
    shares = np.stack([better, ~better], axis=1).astype(np.float32)
    return Positions(np.arange(count), np.zeros(count, np.int16), rows, shares, shares)


def test_a_hidden_layer_learns_what_a_sum_cannot() -> None:
    learn, held_out = split(invented())
    plain = NetFit(Fit(passes=20, batch=64), 1, 1, learn)
    plain.run(learn)
    assert plain.loss(held_out) == pytest.approx(np.log(2), abs=0.03)
    net = NetFit(Fit(units=12, passes=20, batch=64), 1, 1, learn)
    net.run(learn)
    assert net.loss(held_out) < 0.35


def test_stages_that_are_tied_learn_alike() -> None:
    positions = together([SelfPlay(SMALL, 1, None).play(number) for number in range(12)])
    free, tied = (NetFit(Fit(tie=tie, batch=64), 3, 15, positions) for tie in (0.0, 10.0))
    for net in (free, tied):
        net.run(positions)
    assert np.abs(tied.apart(tied.weights["linear"])).mean() < np.abs(free.apart(free.weights["linear"])).mean()


def test_positions_are_kept_in_the_folder(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(SMALL, games=(3,))
    played = play_round(plan, 1, None, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["000000.npz"]
    assert np.array_equal(play_round(plan, 1, None, tmp_path).rows, played.rows)
    assert len(played) == len(played.stages)
