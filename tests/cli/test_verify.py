"""`spinney verify`: the shuffle of a finished game, right or wrong."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from spinney.core.record import Record, sealed_seed, write_record
from spinney.core.replay import Match
from spinney.core.rng import QuickRng
from spinney.core.shuffle import Shuffle, commit
from spinney.games import OUR_GAMES
from tests.cli.conftest import Say, refused


def dealt_by_a_server() -> Record:
    """A finished game with a seed that both seats took part in."""
    game = OUR_GAMES["treehouse"]
    shuffle = Shuffle("table1", "ab" * 32, commit("ab" * 32), ["01" * 16, "02" * 16])
    match = Match.deal(game, game.options(), sealed_seed(shuffle.seed()))
    rng = QuickRng(1)
    while not match.over:
        seat = game.rules.actor(match.state)
        match.apply(seat, game.rules.random_action(match.state, seat, rng))
    return msgspec.structs.replace(match.record(), shuffle=shuffle)


def test_a_right_shuffle(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(write_record(dealt_by_a_server()), "utf-8")
    code, out, err = said("verify", path)
    assert (code, err) == (0, "")
    first = [line.partition(": ")[0] for line in out.splitlines()]
    assert first == ["right"] * 3 + ["note"] * 2 + ["match", "the server's commitment", "seat 0", "seat 1"]
    answer = json.loads(said("verify", path, "--json")[1])
    assert (len(answer["right"]), answer["wrong"]) == (3, None)


def test_a_wrong_shuffle_has_another_exit_code_than_misuse(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = dealt_by_a_server()
    assert record.shuffle is not None
    other = msgspec.structs.replace(record.shuffle, nonces=["01" * 16, "03" * 16])
    path.write_text(write_record(msgspec.structs.replace(record, shuffle=other)), "utf-8")
    code, out, err = said("verify", path)
    assert code == 1
    assert "right" not in out
    assert err.startswith("wrong: ")
    assert err.count("\n") == 1
    answer = json.loads(said("verify", path, "--json")[1])
    assert answer["right"] == []
    assert answer["wrong"] in err
    path.write_text("{}", "utf-8")
    refused(said("verify", path), "it is not a record")
