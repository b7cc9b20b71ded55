"""The command line, as people and programs call it."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from spinney.cli import COMMANDS, run
from spinney.cli.inputs import usual_language
from spinney.games import GAMES

SPINNEY = [sys.executable, "-m", "spinney"]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Say:
    return Say(capsys)


class Say:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str | Path) -> tuple[int, str, str]:
        code = run([str(word) for word in words])
        captured = self.capsys.readouterr()
        return code, captured.out, captured.err


def refused(answer: tuple[int, str, str], sentence: str) -> None:
    code, out, err = answer
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err


def test_help_names_every_command(said: Say) -> None:
    code, out, _ = said("--help")
    assert code == 0
    assert all(command in out for command in COMMANDS)
    assert said() == (0, out, "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(said: Say, command: str) -> None:
    code, out, _ = said(command, "--help")
    assert code == 0
    assert "Usage: spinney" in out


def test_version_says_how_the_engine_runs(said: Say) -> None:
    assert "engine" in said("--version")[1]


@pytest.mark.parametrize(
    "words", [["dance"], ["simulate"], ["simulate", "arboretum", "--players", "7"], ["--nonsense"]]
)
def test_misuse_is_refused_in_one_sentence(said: Say, words: list[str]) -> None:
    refused(said(*words), "spinney: ")


def test_unknown_games_are_refused(said: Say) -> None:
    for command in ("simulate", "perft", "bench"):
        refused(said(command, "chess"), "unknown game 'chess'; there are arboretum")


@pytest.mark.parametrize(
    ("pair", "sentence"),
    [
        ("species", "not of the form NAME=VALUE"),
        ("colour=red", "arboretum has no option 'colour'; there are first, species, opening_discard"),
        ("species=oak,pine", "unknown species 'pine'"),
        ("species=oak,maple", "2 players need 6 different species"),
        ("first=5", "first must be a seat from 0 to 1"),
        ("first=x", "options: Expected `int | null`"),
        ("species=@/no/such/file", "cannot read /no/such/file"),
    ],
)
def test_bad_options_are_refused(said: Say, pair: str, sentence: str) -> None:
    refused(said("simulate", "arboretum", "-o", pair), sentence)


@pytest.mark.parametrize("key", GAMES)
def test_simulate_sums_up(said: Say, key: str) -> None:
    code, out, _ = said("simulate", key, "--games", "5", "--players", "3", "--json")
    summary = json.loads(out)
    assert code == 0
    assert summary["games"] == 5
    assert sum(summary["wins"]) == pytest.approx(5)
    assert "games/s" in said("simulate", key, "--games", "5")[1]


@pytest.mark.parametrize("key", GAMES)
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
        assert "wins with" in out or "Shared victory" in out
        rows = [json.loads(line) for line in said("replay", path, "--json", "--seat", "0")[1].splitlines()]
        assert rows[-1]["result"]["points"]
        assert "as they should be" in said("replay", path, "--check")[1]
        assert said("replay", path, "--board")[0] == 0
    refused(said(*words, "--record", folder), "exists already")


def test_a_folder_that_cannot_be_made_is_refused(said: Say, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(said("simulate", "arboretum", "--record", tmp_path / "file" / "below"), "cannot make the folder")


def test_bots_can_be_named_for_each_seat(said: Say) -> None:
    words = ("simulate", "arboretum", "--games", "2", "--json", "--bots")
    assert json.loads(said(*words, "greedy,random")[1])["wins"][0] == 2
    refused(said(*words, "genius"), "unknown bot 'genius'; there are")
    refused(said(*words, "random,random,random"), "3 bots for 2 players")


@pytest.mark.parametrize("key", GAMES)
def test_perft_counts(said: Say, key: str) -> None:
    count = json.loads(said("perft", key, "--depth", "3", "--json")[1])["count"]
    divided = json.loads(said("perft", key, "--depth", "3", "--json", "--divide")[1])
    assert count == sum(divided.values()) > 0
    assert f"depth 3: {count:,}" in said("perft", key, "--depth", "3")[1]
    assert f"{count:,}  in all" in said("perft", key, "--depth", "3", "--divide")[1]


@pytest.mark.parametrize("key", GAMES)
def test_bench_prints_a_line_a_measurement(said: Say, key: str) -> None:
    rows = [
        json.loads(row) for row in said("bench", key, "--json", "--rounds", "1", "--no-interpreted")[1].splitlines()
    ]
    assert [(row["players"], row["what"]) for row in rows] == [
        (n, what) for n in (2, 3, 4) for what in ("random", "listing")
    ]
    for row in rows:
        assert {"game", "players", "games_per_second", "decisions_per_second", "compiled"} <= set(row)
        assert row["games_per_second"] > 0


def test_bad_records_are_refused_with_the_place(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    refused(said("replay", path), f"cannot read {path}: No such file")
    path.write_text("{}")
    refused(said("replay", path), "not a record: Object missing required field `game`")
    path.write_bytes(b"\xff\xfe")
    refused(said("replay", path), "is not a text in UTF-8")


TABLE = {
    "players": [
        {"hand": ["oak 3", "oak 8"], "arboretum": [["oak 1", 0, 0], ["oak 2", 1, 0]]},
        {"hand": ["oak 7"], "arboretum": [["maple 4", 0, 0]]},
    ]
}


def test_a_table_is_scored(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(TABLE))
    answer = json.loads(said("score", "arboretum", path, "--json")[1])
    assert answer == {
        "totals": [3, 0],
        "winners": [0],
        "species": {
            "maple": {"sums": [0, 0], "may_score": [0, 1], "best": [0, 0], "paths": [None, None]},
            "oak": {
                "sums": [11, 7],
                "may_score": [0],
                "best": [3, 0],
                "paths": [[["oak 1", 0, 0], ["oak 2", 1, 0]], None],
            },
        },
    }
    assert "Ann wins with 3 points" in said("score", "arboretum", path, "--names", "Ann,Bob")[1]


def test_a_file_of_lines_gets_a_line_of_answer_each(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "tables.jsonl"
    path.write_text(json.dumps(TABLE) + "\n" + json.dumps(TABLE) + "\n")
    rows = [json.loads(row) for row in said("score", "arboretum", path, "--json")[1].splitlines()]
    assert [row["totals"] for row in rows] == [[3, 0], [3, 0]]
    path.write_text(json.dumps(TABLE) + "\n{}\n")
    refused(said("score", "arboretum", path), "line 2: not a table")


def test_the_terminal_says_that_it_needs_one() -> None:
    answer = subprocess.run(
        [*SPINNEY, "terminal"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0
    assert "needs a terminal" in answer.stdout


def heed_ctrl_c() -> None:
    """Whoever runs the tests in the background has Ctrl-C ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_stops_long_work_at_once() -> None:
    words = [*SPINNEY, "simulate", "arboretum", "--games", "100000000"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, preexec_fn=heed_ctrl_c) as process:  # noqa: PLW1509
        try:
            time.sleep(3)
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 130
            assert process.stderr is not None
            assert process.stderr.read().decode().strip() == "stopped"
        finally:
            process.kill()


def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        [*SPINNEY, "perft", "arboretum", "--depth", "4", "--divide"], stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(20) == 0


class Typist:
    """A person at a real terminal."""

    def __init__(self, *words: str) -> None:
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, [*SPINNEY, *words], os.environ | {"TERM": "dumb"})
        self.seen = ""
        self.read = 0

    def read_until(self, text: str, seconds: float = 20) -> str:
        deadline = time.monotonic() + seconds
        start = self.read
        while text not in self.seen[start:]:
            assert time.monotonic() < deadline, f"waited for {text!r}, saw: {self.seen[-800:]}"
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.screen, 65536).decode(errors="replace")
                except OSError:
                    assert text in self.seen[start:], f"it ended before {text!r}: {self.seen[-800:]}"
        self.read = self.seen.index(text, start) + len(text)
        return self.seen[start : self.read]

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode() + b"\n")

    def ended(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_a_game_at_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("terminal", "arboretum", "--names", "Ann", "-o", "first=0")
    typist.read_until("Ann>")
    typist.type("play oak4 0,0")
    typist.read_until("First draw two cards.")
    typist.type("hint")
    typist.read_until("greedy would: draw deck")
    for _ in range(2):
        typist.type("draw deck")
        typist.read_until("Ann>")
    typist.type("?")
    assert "play" in typist.read_until("Ann>")
    typist.type(f"save {path}")
    typist.read_until("saved to")
    typist.type("quit")
    assert typist.ended() == 0
    assert len(json.loads(path.read_text())["moves"]) == 2


def test_bots_play_a_whole_game_at_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("terminal", "arboretum", "--people", "0", "--bot", "random", "--record", str(path))
    typist.read_until("saved to")
    assert typist.ended() == 0
    assert run(["replay", str(path), "--check"]) == 0


def test_a_game_in_another_language() -> None:
    typist = Typist("terminal", "arboretum", "--language", "uk", "--bot", "sapling", "-o", "first=0")
    typist.read_until("Гравець 1>")
    typist.type("play oak4 0,0")
    typist.read_until("Спершу візьміть дві карти.")
    typist.type("help")
    typist.read_until("встати з-за столу")
    typist.type("hint")
    typist.read_until("Саджанець радить: draw deck")
    typist.type("quit")
    assert typist.ended() == 0


@pytest.mark.parametrize(
    ("wish", "language"), [("it_IT.UTF-8", "it"), ("pt", "pt"), ("C.UTF-8", "en"), ("ita", "en"), ("de_DE", "en")]
)
def test_the_language_of_the_terminal(wish: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", wish)
    assert usual_language() == language
