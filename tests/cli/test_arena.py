"""`spinney arena`: the same results wherever it runs, runs that are continued, and what is refused."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spinney.bots.arena import require_opponents
from spinney.cli import run
from spinney.core.message import Unreadable
from spinney.games import GAMES, OUR_GAMES
from tests.bots.programs import program


def six_games(capsys: pytest.CaptureFixture[str], *where: str) -> Any:
    """The results of six games, without the time they took."""
    words = ["arena", "treehouse", "--bots", "gardener,search:20", "--games", "6", "--json", "--seed", "7"]
    assert run([*words, *where]) == 0
    answer = json.loads(capsys.readouterr().out)
    for standing in answer["standings"]:
        del standing["seconds_per_move"]
    return answer


@pytest.mark.process
def test_results_do_not_depend_on_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    assert six_games(capsys, "--workers", "1") == six_games(capsys, "--workers", "2")


@pytest.mark.process
@pytest.mark.filterwarnings("ignore")
def test_results_are_the_same_on_a_ray_cluster(cluster: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert six_games(capsys, "--ray", cluster) == six_games(capsys, "--workers", "1")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("cluster")
def test_a_ray_cluster_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "treehouse", "--bots", "random,random", "--ray", "nowhere"]) == 2
    assert "cannot reach the Ray cluster at nowhere" in capsys.readouterr().err


@pytest.mark.process
def test_names_of_bots_may_have_spaces(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    words = ["arena", "treehouse", "--workers", "1", "--games", "2", "--json", "--out", str(path), "--bots"]
    for names in (" random , search:1", "random,search:1"):
        assert run([*words, names]) == 0
        assert json.loads(capsys.readouterr().out)["contest"]["bots"] == ["random", "search:1"]


@pytest.mark.process
def test_a_stopped_run_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    words = ["arena", "treehouse", "--bots", "gardener,random", "--workers", "1", "--json", "--out", str(path)]
    assert run([*words, "--games", "4"]) == 0
    four = path.read_text()
    path.write_text(four[:-20])  # the last line was cut
    assert run([*words, "--games", "8"]) == 0
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    assert [one["game"] for one in rows[1:]] == list(range(8))
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 8


@pytest.mark.process
def test_the_time_of_a_program_is_an_option(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    slow = program(tmp_path, "import time\ntime.sleep(60)")
    words = ["arena", "treehouse", "--bots", f"random,{slow}", "--games", "1", "--workers", "1"]
    assert run([*words, "--program-seconds", "0.2"]) == 0
    assert "took more than 0.2 s" in capsys.readouterr().err
    assert run([*words, "--program-seconds", "0"]) == 2


@pytest.mark.process
def test_a_program_that_is_not_there_loses(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "treehouse", "--bots", "random,cmd:/no/such/bot", "--games", "2", "--workers", "1"]) == 0
    captured = capsys.readouterr()
    assert "game 0: /no/such/bot cannot be started: No such file or directory" in captured.err
    assert "100.0%" in captured.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "random"], "at least two bots"),
        (["--bots", "random,genius"], "unknown bot 'genius'"),
        (["--bots", "random,random,random", "--decide"], "--decide works only with two bots and two players"),
        (["--bots", "random,cmd:'"], "cannot be read as a command"),
        (["--bots", "random,random", "--out", "/no/such/folder/file"], "cannot use /no/such/folder/file"),
        (["--bots", "random,random", "--ray", "local"], "playing on a cluster needs Ray; install spinney-games[ray]"),
    ],
)
def test_misuse_is_refused(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(["arena", "treehouse", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_one_player_has_no_opponents(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "patience", replace(OUR_GAMES["treehouse"], key="patience", players=range(1, 2)))
    assert run(["arena", "patience", "--bots", "random,random"]) == 2
    sentence = "spinney: patience is a game for one player; an arena needs at least two\n"
    assert capsys.readouterr().err == sentence
    with pytest.raises(Unreadable, match="an arena needs at least two players, not 1"):
        require_opponents(replace(OUR_GAMES["treehouse"], players=range(1, 6)), 1)
    assert run(["arena", "treehouse", "--bots", "random,random", "--players", "1"]) == 2
