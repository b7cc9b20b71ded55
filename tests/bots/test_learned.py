"""Bots with learned values: the weights of the package and of files, and what happens where there are none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from spinney.bots import make_bot
from spinney.bots.levels import learned_judge
from spinney.bots.playing import weights_of
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable
from spinney.core.record import quick_seed, read_record, write_record
from spinney.core.replay import Match
from spinney.core.weights import Weights
from spinney.games import OUR_GAMES
from tests.bots.positions import ask, middle, tables
from tests.contract.worlds import position

GAME = OUR_GAMES["renature"]


def random_weights(game: AnyGame, players: int) -> Weights:
    """Weights that know the lead and nothing else."""
    assert game.learned is not None
    names = game.learned.features.names()
    stages = int(game.learned.features.moments * game.learned.features.groups)
    return Weights(game.key, game.rules_version, players, names, [[0.1] + [0.0] * (len(names) - 1)] * stages)


def write(path: Path, weights: Weights) -> Path:
    path.write_bytes(msgspec.json.encode(weights))
    return path


@tables
def test_a_bot_plays_with_the_weights_of_a_file(tmp_path: Path, number: int) -> None:
    game, state, seat = middle(number)
    path = write(tmp_path / "weights.json", random_weights(game, int(state.seats)))
    answer = ask(game, make_bot(f"learned:40@{path}", game), state, seat)
    assert answer.action in list(game.rules.legal(state, seat))
    assert answer.belief is not None
    assert game.learned is not None
    if game.learned.features.covers(state):
        assert sum(answer.belief.chances) == pytest.approx(1)
    assert ask(game, make_bot(f"learned:40@{path}", game), state, seat) == answer


def test_weights_for_another_number_of_players_are_refused(tmp_path: Path) -> None:
    bot = make_bot(f"learned:40@{write(tmp_path / 'two.json', random_weights(GAME, 2))}", GAME)
    state = position(GAME, GAME.options(players=3), 5, 30)
    with pytest.raises(Unreadable, match="for 2 players, not for 3"):
        ask(GAME, bot, state, GAME.rules.actor(state))


def test_a_file_that_cannot_be_used_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot read"):
        make_bot(f"learned:40@{tmp_path / 'none.json'}", GAME)
    path = write(tmp_path / "weights.json", random_weights(OUR_GAMES["arboretum"], 2))
    with pytest.raises(Unreadable, match="of arboretum, not of renature"):
        make_bot(f"learned:40@{path}", GAME)


def test_a_game_without_numbers_to_learn_from_has_no_learned_bot() -> None:
    with pytest.raises(Unreadable, match="has no learned value"):
        make_bot("learned:40", replace(GAME, learned=None))


def test_the_record_of_a_game_names_the_weights(tmp_path: Path) -> None:
    path = write(tmp_path / "weights.json", random_weights(GAME, 2))
    bot = make_bot(f"learned:2@{path}", GAME)
    state = GAME.new(seed=1)
    named = weights_of({"mine": bot, "plain": make_bot("search:2", GAME)}, state)
    assert named == {"mine": random_weights(GAME, 2).hash}
    record = Match.deal(GAME, GAME.options(), quick_seed(1)).record(weights=named)
    assert read_record(write_record(record)).weights == named


def test_positions_that_were_not_learned_are_judged_by_hand() -> None:
    game = OUR_GAMES["treehouse"]
    state = position(game, game.options(players=2, youngest=True), 5, 10)
    assert learned_judge(game).value_for(state) is None
    seat = game.rules.actor(state)
    assert ask(game, make_bot("learned:60", game), state, seat) == ask(game, make_bot("search:60", game), state, seat)
