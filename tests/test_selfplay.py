"""Self-play: the same games whatever is played beside them, and correct trajectories."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adapters.extras import needs

needs("numpy", "numpy")

import numpy as np

from spinney.core.message import Unreadable
from spinney.core.options import Options
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES
from spinney.selfplay import DECISION_SEED_MASK, Batch, Played, play
from tests.contract.worlds import IDS, TABLES

pytestmark = pytest.mark.slow

tables = pytest.mark.parametrize(("key", "options"), TABLES, ids=IDS)


def any_choice(batch: Batch) -> Any:
    return batch.pick(batch.uniform)


def moody(batch: Batch) -> Any:
    """Depends on the row and the choices, so that a wrong one changes the game."""
    weights: Any = np.arange(batch.rows.shape[1]) % 13
    moods = batch.rows.astype(np.int64) @ weights
    return batch.best((batch.legal * 31 + moods[batch.owners]) % 97)


def whole(played: list[Played]) -> dict[str, Any]:
    """All groups as one, in the order of games, then of decisions."""
    games = np.concatenate([one.games for one in played])
    order = np.argsort(games, kind="stable")
    found = {
        name: np.concatenate([getattr(one, name) for one in played])[order] for name in ("seats", "choices", "rows")
    }
    return found | {"games": games[order], "points": np.concatenate([one.points for one in played])}


def words(options: Options) -> dict[str, Any]:
    return {name: getattr(options, name) for name in options.__struct_fields__ if getattr(options, name) is not None}


@tables
def test_trajectories_replay(key: str, options: Options) -> None:
    """Played again through the plain contract, every decision has the recorded row, choices and seat."""
    game = OUR_GAMES[key]
    [played] = play(key, moody, games=3, seed=5, first_game=7, expected=True, **words(options))
    states = [game.deal(options, QuickRng(5, number)) for number in (7, 8, 9)]
    for k in range(len(played.choices)):
        state = states[played.games[k] - 7]
        seat = game.rules.actor(state)
        assert seat == played.seats[k]
        assert bytes(played.rows[k]) == game.encode(game.view(state, seat))
        assert played.expected[k] == game.rules.value(state, seat)
        actions = list(game.rules.legal(state, seat))
        choices = list(game.encoder.choices(state, seat, game.rules.legal(state, seat)))
        assert played.legal[played.starts[k] : played.starts[k + 1]].tolist() == choices
        game.rules.apply(state, seat, actions[choices.index(played.choices[k])])
    for number, state in enumerate(states):
        outcome = game.outcome(state)
        assert game.rules.actor(state) == -1
        assert played.points[number].tolist() == outcome.points
        assert played.ranks[number].tolist() == outcome.ranks
        assert played.shares[number].tolist() == [
            (seat in outcome.winners) / len(outcome.winners) for seat in range(options.players)
        ]
    for k in range(0, len(played.choices), 17):
        points = played.points[played.games[k] - 7]
        seat = played.seats[k]
        assert played.leads[k] == points[seat] - max(np.delete(points, seat))
        assert played.results[k] == played.shares[played.games[k] - 7, seat]


@pytest.mark.parametrize("key", OUR_GAMES)
@pytest.mark.parametrize("policy", [moody, any_choice, "random", "quick"])
def test_a_game_is_the_same_whatever_is_played_beside_it(key: str, policy: Any) -> None:
    together = whole(list(play(key, policy, games=20, seed=2)))
    for group in (1, 7, 20):
        apart = whole(list(play(key, policy, games=20, seed=2, together=group)))
        assert all(np.array_equal(together[name], apart[name]) for name in together)
    later = whole(list(play(key, policy, games=4, first_game=16, seed=2)))
    assert np.array_equal(later["choices"], together["choices"][together["games"] >= 16])
    other = whole(list(play(key, policy, games=20, seed=3)))
    assert not np.array_equal(other["points"], together["points"])


@pytest.mark.process
@pytest.mark.parametrize("policy", [moody, "quick"])
def test_the_number_of_workers_changes_nothing(policy: Any) -> None:
    groups = [list(play("treehouse", policy, games=22, seed=4, together=5, workers=n)) for n in (1, 2, 3)]
    assert [one.first_game for one in groups[0]] == [0, 5, 10, 15, 20]
    for other in groups[1:]:
        for one, same in zip(groups[0], other, strict=True):
            for name in ("first_game", "games", "seats", "choices", "rows", "starts", "legal", "points", "ranks"):
                assert np.array_equal(getattr(one, name), getattr(same, name)), name


@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games(cluster: str) -> None:
    here = list(play("treehouse", "quick", games=12, seed=4, together=5))
    there = list(play("treehouse", "quick", games=12, seed=4, together=5, ray=cluster))
    for one, same in zip(here, there, strict=True):
        assert np.array_equal(one.choices, same.choices)
        assert np.array_equal(one.rows, same.rows)


def test_random_without_asking_is_random_with_asking() -> None:
    """`random` picks by the same numbers as a policy that picks by `batch.uniform`; each game has its own."""
    asked = whole(list(play("renature", any_choice, games=6, seed=8)))
    unasked = whole(list(play("renature", "random", games=6, seed=8)))
    assert all(np.array_equal(asked[name], unasked[name]) for name in asked)
    seen: list[Batch] = []

    def remembering(batch: Batch) -> Any:
        seen.append(batch)
        return any_choice(batch)

    assert len(list(play("renature", remembering, games=6, seed=8))) == 1
    assert seen[0].uniform.tolist() == [QuickRng(8 ^ DECISION_SEED_MASK, number).unit() for number in range(6)]
    assert [batch.step for batch in seen] == list(range(len(seen)))


def test_helpers_of_a_batch() -> None:
    starts = np.array([0, 3, 4, 6])
    legal = np.array([5, 2, 9, 1, 0, 7])
    batch = Batch(0, None, np.array([0, 1, 0]), None, starts, legal, None, 10)
    assert len(batch) == 3
    assert batch.counts.tolist() == [3, 1, 2]
    assert batch.owners.tolist() == [0, 0, 0, 1, 2, 2]
    assert [np.flatnonzero(line).tolist() for line in batch.mask()] == [[2, 5, 9], [1], [0, 7]]
    assert batch.pick(np.array([0.0, 0.99, 0.5])).tolist() == [5, 1, 7]
    assert batch.best(np.array([1.0, 3.0, 3.0, -5.0, 2.0, 1.0])).tolist() == [2, 1, 0]


def test_without_rows_little_is_kept() -> None:
    [played] = play("arboretum", "random", games=2, rows=False)
    assert played.rows is None
    assert played.expected is None
    [asked] = play("arboretum", lambda batch: any_choice(batch) if batch.rows.size else None, games=2, rows=False)
    assert asked.rows is None
    assert np.array_equal(asked.choices, played.choices)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (lambda batch: batch.uniform, "one whole number per decision, 2 here, not float64"),
        (lambda batch: batch.legal, "one whole number per decision, 2 here, not int64"),
        (lambda batch: batch.seats * 0 + 106, "decision 0 of the batch: 106 is not legal; legal:"),
    ],
)
def test_wrong_answers_are_refused_in_a_sentence(answer: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        list(play("treehouse", answer, games=2))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"key": "chess"}, "unknown game 'chess'"),
        ({"policy": "best"}, "a policy must be a function of a batch, 'random' or 'quick', not 'best'"),
        ({"games": 0}, "games must be at least 1, not 0"),
        ({"workers": 0}, "workers must be at least 1, not 0"),
        ({"seed": 2**63}, "seed must be at least 0 and below 2^63, not 9223372036854775808"),
        ({"seed": -1}, "seed must be at least 0 and below 2^63, not -1"),
        ({"first_game": -3}, "first_game must be at least 0 and below 2^63, not -3"),
        ({"first_game": 2**63 - 1, "games": 2}, "the last game must be at least 0 and below 2^63"),
        ({"players": 7}, "options: this game is for 2 to 4 players, not 7"),
        ({"colour": 7}, "options: there is no field “colour”"),
    ],
)
def test_wrong_words_are_refused_in_a_sentence(words: dict[str, Any], message: str) -> None:
    started: dict[str, Any] = {"key": "treehouse", "policy": "random", "games": 1}
    with pytest.raises(Unreadable) as refused:
        play(**(started | words))
    assert str(refused.value).startswith(message)
