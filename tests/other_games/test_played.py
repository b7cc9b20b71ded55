"""The toy is simulated, replayed, and played at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spinney.bots import make_bot
from spinney.core.catalogue import catalogue
from spinney.core.levels import LEVELS
from spinney.core.rng import QuickRng
from spinney.games import GAMES
from tests.cli.conftest import Say, refused
from tests.cli.typist import Typist

PEBBLES = GAMES["pebbles"]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Say:
    return Say(capsys)


@pytest.mark.parametrize("players", PEBBLES.players)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_it_is_simulated(said: Say, players: int, bots: str) -> None:
    code, out, err = said("simulate", "pebbles", "--players", str(players), "--games", "20", "--bots", bots, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["games"] == 20


def test_it_is_not_for_six(said: Say) -> None:
    refused(said("simulate", "pebbles", "--players", "6"), "this game is for 1 to 5 players, not 6")


@pytest.mark.parametrize("level", LEVELS[:-2])
def test_every_level_plays_it(level: str) -> None:
    bot = make_bot(level, PEBBLES)
    state = PEBBLES.new(seed=3, players=3, short=True)
    while (seat := PEBBLES.actor(state)) >= 0:
        action = bot.choose(PEBBLES.view(state, seat), PEBBLES.legal(state, seat), QuickRng(1)).action
        PEBBLES.apply(state, seat, action)
    assert len(PEBBLES.outcome(state).winners) >= 1


def test_a_strong_bot_is_better_than_chance() -> None:
    """Even alone, with nobody to beat."""

    def points(level: str) -> int:
        total = 0
        for seed in range(20):
            state, bot = PEBBLES.new(seed=seed, players=1), make_bot(level, PEBBLES)
            while PEBBLES.actor(state) == 0:
                answer = bot.choose(PEBBLES.view(state, 0), PEBBLES.legal(state, 0), QuickRng(seed))
                PEBBLES.apply(state, 0, answer.action)
            total += PEBBLES.outcome(state).points[0]
        return total

    assert points("ranger") > 1.2 * points("random")


def test_a_record_replays_from_its_seed_and_not_without(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    assert said("simulate", "pebbles", "--players", "3", "--games", "1", "--record", path)[0] == 0
    record = json.loads(path.read_text())
    assert record["setup"] == {}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    code, out, _ = said("replay", path)
    assert code == 0
    assert out.splitlines()[-1].endswith("share the victory with 25 points.")
    path.write_text(json.dumps(record | {"chance": {"kind": "none"}}))
    refused(said("replay", path), "no seed")


def test_what_it_does_not_have_is_said_in_a_sentence(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text("{}")
    refused(said("score", "pebbles", path), "this game cannot score a table from a file")
    state = PEBBLES.new(seed=1)
    with pytest.raises(ValueError, match="this game has no encoding for learners"):
        PEBBLES.encode(PEBBLES.view(state, 0))
    assert catalogue().say(PEBBLES.why_not(PEBBLES.view(state, 0), "throw 31")) == (
        "“throw 31” is not one of your choices right now."
    )
    assert PEBBLES.opening(state, None) == []


@pytest.mark.process
def test_it_is_played_at_the_terminal_in_its_second_language(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist(
        "terminal", "pebbles", "--players", "1", "--names", "Ann", "-o", "short=true", "--language", "it", "--record",
        str(path),
    )  # fmt: skip
    for _ in range(4):
        shown = typist.read_until("Ann>")
        assert "la ninfea" in shown.lower()
        hand = shown.partition("la tua mano: ")[2].split("\r")[0].split()
        typist.type(f"throw {hand[0]}")
        typist.read_until("Lanci: Ann")
    typist.read_until("Ann vince con")
    assert typist.ended() == 0
    assert len(json.loads(path.read_text())["moves"]) == 4
