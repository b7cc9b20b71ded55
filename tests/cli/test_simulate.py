"""`spinney simulate`: the same games on any number of workers, and what goes wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spinney.cli import simulate
from spinney.games import OUR_GAMES
from tests.cli.conftest import Say, games_alone, heed_ctrl_c, refused
from tests.waiting import PATIENCE, wait_until


@pytest.mark.parametrize("key", OUR_GAMES)
def test_simulate_sums_up(said: Say, key: str) -> None:
    code, out, _ = said("simulate", key, "--games", "5", "--players", "3", "--json")
    summary = json.loads(out)
    assert code == 0
    assert summary["games"] == 5
    assert sum(summary["wins"]) == pytest.approx(5)
    assert "games/s" in said("simulate", key, "--games", "5")[1]


@pytest.mark.parametrize("key", OUR_GAMES)
def test_simulated_games_are_recorded_and_replayed(said: Say, tmp_path: Path, key: str) -> None:
    folder = tmp_path / "records"
    words = ["simulate", key, "--games", "3", "--seed", "4", "--json"]
    plain = json.loads(said(*words)[1])
    recorded = json.loads(said(*words, "--record", folder)[1])
    assert recorded["mean_points"] == plain["mean_points"], "recording must not change the games"
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"{key}-4-{n}.json" for n in range(3)]
    for path in paths:
        code, out, err = said("replay", path)
        assert (code, err) == (0, "")
        assert " wins " in out or " share the victory " in out
        rows = [json.loads(line) for line in said("replay", path, "--json", "--seat", "0")[1].splitlines()]
        assert rows[-1]["result"]["points"]
        assert "the record is valid" in said("replay", path, "--check")[1]
        assert said("replay", path, "--board")[0] == 0
    refused(said(*words, "--record", folder), "exists already")


def test_bots_can_be_named_for_each_seat(said: Say) -> None:
    words = ("simulate", "arboretum", "--games", "2", "--json", "--bots")
    assert json.loads(said(*words, "greedy,random")[1])["wins"][0] == 2
    refused(said(*words, "genius"), "unknown bot 'genius'; choose from")
    refused(said(*words, "random,random,random"), "3 bots for 2 players")


def test_names_of_bots_may_have_spaces(said: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("simulate", "arboretum", "--games", "1", "--json")
    summary = json.loads(said(*words, "--bots", " sapling , seedling", "--record", tmp_path)[1])
    assert summary["bots"] == "sapling,seedling"
    record = json.loads((tmp_path / "arboretum-0-0.json").read_text())
    assert record["seats"] == [{"bot": "sapling"}, {"bot": "seedling"}]
    # Games between random bots take the quick path.
    monkeypatch.setattr(simulate, "play_bots", None)
    assert said(*words, "--bots", "random , random")[0] == 0


def test_the_last_games_of_a_seed(said: Say) -> None:
    last = 2**63 // 4 - 1
    words = ("simulate", "treehouse", "--bots", "greedy,random", "--json", "--first", str(last), "--games")
    assert json.loads(said(*words, "1")[1])["first"] == last
    refused(said(*words, "2"), f"with 2 players the last game of a seed is number {last}")


@pytest.mark.process
@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_the_workers_change_nothing(said: Say, tmp_path: Path, bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "QUICK_GAMES", 3)
    words = ("--games", "10", "--bots", bots, "--record")
    alone = games_alone(said, *words, tmp_path / "alone.jsonl")
    assert alone == games_alone(said, *words, tmp_path / "two.jsonl", "--workers", "2")
    assert (tmp_path / "alone.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_a_run_can_be_split(said: Say, tmp_path: Path, bots: str) -> None:
    words = ("--bots", bots, "--record")
    whole = games_alone(said, "--games", "5", *words, tmp_path / "whole.jsonl")
    begun = games_alone(said, "--games", "2", *words, tmp_path / "begun.jsonl")
    ended = games_alone(said, "--games", "3", "--first", "2", *words, tmp_path / "ended.jsonl")
    assert (whole["first"], ended["first"]) == (0, 2)
    assert [a + b for a, b in zip(begun["wins"], ended["wins"], strict=True)] == pytest.approx(whole["wins"])
    parts = [(tmp_path / f"{name}.jsonl").read_bytes() for name in ("begun", "ended")]
    assert b"".join(parts) == (tmp_path / "whole.jsonl").read_bytes()
    games_alone(said, "--games", "2", "--first", "3", *words, tmp_path / "folder")
    assert sorted(path.name for path in (tmp_path / "folder").iterdir()) == ["treehouse-6-3.json", "treehouse-6-4.json"]


# Speaks the protocol for a while, then ends.
TIRED = """
import json, sys
for number, line in enumerate(sys.stdin):
    if number == 150:
        break
    print(json.dumps({"do": json.loads(line)["legal"][0]}), flush=True)
"""


@pytest.mark.process
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_program_that_fails_is_told_with_the_game(said: Say, tmp_path: Path, workers: str) -> None:
    words = ("simulate", "treehouse", "--games", "9", "--workers", workers, "--bots")
    refused(said(*words, "random,cmd:/no/such/bot"), "game 0: /no/such/bot cannot be started")
    path = tmp_path / "bot.py"
    path.write_text(TIRED)
    code, _, err = said(*words, f"random,cmd:{sys.executable} {path}")
    assert code == 2
    number, _, rest = err.removeprefix("spinney: game ").partition(": ")
    assert int(number) > 0
    assert rest == f"{sys.executable} {path} has ended\n"


# Leaves a file when it is asked, and thinks until its input ends.
SLOW = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
sys.stdin.readline()
open(os.path.join({folder!r}, str(os.getpid())), "w").close()
sys.stdin.read()
"""


@pytest.mark.process
@pytest.mark.parametrize("whole_family", [True, False])
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_ctrl_c_ends_the_workers_too(tmp_path: Path, command: str, whole_family: bool) -> None:
    """At once and without output of their own, whether all of them get the signal or only the first process."""
    asked = tmp_path / "asked"
    asked.mkdir()
    bot = tmp_path / "bot.py"
    bot.write_text(SLOW.format(folder=str(asked)))
    slow = f"cmd:{sys.executable} {bot}"
    words = [sys.executable, "-m", "spinney", command, "treehouse", "--bots", f"{slow},{slow}", "--workers", "2"]
    with subprocess.Popen(
        words,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509
    ) as process:
        try:
            wait_until(lambda: len(list(asked.iterdir())) >= 2, "nobody was asked")
            (os.killpg if whole_family else os.kill)(process.pid, signal.SIGINT)
            assert process.wait(PATIENCE) == 130
            assert process.stderr is not None
            # Reading to the end works only if no worker still holds it open.
            assert process.stderr.read().decode().strip() == "stopped"
        finally:
            process.kill()
