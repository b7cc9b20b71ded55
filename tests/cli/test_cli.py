"""The command line, as people and programs call it."""

from __future__ import annotations

import dataclasses
import json
import os
import select
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spinney.bots.protocol import Question
from spinney.cli import COMMANDS, run
from spinney.cli.inputs import LanguageType, default_language
from spinney.core.rng import QuickRng
from spinney.games import GAMES
from tests.cli.conftest import Say, heed_ctrl_c, refused
from tests.server.client import with_tests
from tests.waiting import PATIENCE

SPINNEY = [sys.executable, "-m", "spinney"]
LAUNCHER = [sys.executable, "-m", "tests.cli.launcher"]
"""The same with fixed chance, for whatever deals."""


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


@pytest.mark.parametrize("command", ["simulate", "perft", "arena"])
@pytest.mark.parametrize("players", ["-1", "0", "1", "5"])
def test_how_many_can_play_is_said_by_the_game(said: Say, command: str, players: str) -> None:
    words = ["--bots", "random,random"] if command == "arena" else []
    answer = said(command, "arboretum", "--players", players, *words)
    refused(answer, f"this game is for 2 to 4 players, not {players}")


def test_a_game_for_one_is_simulated_measured_and_counted(said: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "arboretum", dataclasses.replace(GAMES["arboretum"], players=range(1, 2)))
    summary = json.loads(said("simulate", "arboretum", "--games", "3", "--json")[1])
    assert (summary["players"], summary["wins"]) == (1, [3.0])
    assert json.loads(said("perft", "arboretum", "--depth", "2", "--json")[1])["players"] == 1
    lines = said("bench", "arboretum", "--json", "--rounds", "1", "--no-interpreted")[1].splitlines()
    assert [json.loads(line)["players"] for line in lines] == [1, 1]
    refused(said("simulate", "arboretum", "--players", "2"), "the number of players must be 1, not 2")


def test_unknown_games_are_refused(said: Say) -> None:
    for command in ("simulate", "perft", "bench"):
        refused(said(command, "chess"), "unknown game 'chess'; choose from arboretum")


@pytest.mark.parametrize(
    ("pair", "sentence"),
    [
        ("species", "must have the form NAME=VALUE"),
        ("colour=red", "arboretum has no option 'colour'; choose from first, species, opening_discard"),
        ("species=oak,pine", "there is no species “pine”"),
        ("species=oak,maple", "2 players need 6 different species"),
        ("first=5", "the first player is a seat from 0 to 1"),
        ("first=x", "options: at first: it should be int | null, not str"),
        ("species=@/no/such/file", "cannot read /no/such/file"),
    ],
)
def test_bad_options_are_refused(said: Say, pair: str, sentence: str) -> None:
    refused(said("simulate", "arboretum", "-o", pair), sentence)


@pytest.mark.parametrize("key", GAMES)
def test_perft_counts(said: Say, key: str) -> None:
    count = json.loads(said("perft", key, "--depth", "3", "--json")[1])["count"]
    divided = json.loads(said("perft", key, "--depth", "3", "--json", "--divide")[1])
    assert count == sum(divided.values()) > 0
    assert f"depth 3: {count:,}" in said("perft", key, "--depth", "3")[1]
    assert f"{count:,}  in total" in said("perft", key, "--depth", "3", "--divide")[1]


@pytest.mark.parametrize("key", GAMES)
def test_bench_prints_a_line_a_measurement(said: Say, key: str) -> None:
    rows = [
        json.loads(row) for row in said("bench", key, "--json", "--rounds", "1", "--no-interpreted")[1].splitlines()
    ]
    assert [(row["players"], row["what"]) for row in rows] == [
        (n, what) for n in GAMES[key].players for what in ("random", "listing")
    ]
    for row in rows:
        assert {"game", "players", "games_per_second", "decisions_per_second", "compiled"} <= set(row)
        assert row["games_per_second"] > 0


def test_bad_records_are_refused_with_the_place(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    refused(said("replay", path), f"cannot read {path}: No such file")
    path.write_text("{}")
    refused(said("replay", path), "it is not a record: the field “game” is missing")
    path.write_bytes(b"\xff\xfe")
    refused(said("replay", path), "is not UTF-8 text")


def example(page: str) -> str:
    """The first JSON of a page of the manual."""
    return Path(page).read_text("utf-8").split("```json\n", 1)[1].split("```", 1)[0]


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
    assert "Ann wins with 3 points" in said("score", "arboretum", path, "--names", "Ann, Bob")[1]
    assert "Ann wins with 3 points" in said("score", "arboretum", path, "--names", "Ann")[1]


@pytest.mark.parametrize(
    ("key", "table"),
    [
        ("arboretum", json.dumps(TABLE)),
        ("treehouse", json.dumps({"players": [{"rooms": []}] * 2, "rounds": [{"red": "none", "blue": "none"}] * 3})),
        ("renature", example("docs/score-renature.md")),
    ],
)
def test_names_that_fit_no_table_are_refused(said: Say, tmp_path: Path, key: str, table: str) -> None:
    path = tmp_path / "table"
    path.write_text(table, "utf-8")
    assert said("score", key, path, "--names", "Ann,Bob")[0] == 0
    for names in (",,", "Ann,", " "):
        refused(said("score", key, path, "--names", names), f"--names {names!r} has an empty name")
    refused(said("score", key, path, "--names", "Ann,Bob,Cem"), "3 names for 2 players")


def test_a_file_of_lines_gets_a_line_of_answer_each(said: Say, tmp_path: Path) -> None:
    path = tmp_path / "tables.jsonl"
    path.write_text(json.dumps(TABLE) + "\n" + json.dumps(TABLE) + "\n")
    rows = [json.loads(row) for row in said("score", "arboretum", path, "--json")[1].splitlines()]
    assert [row["totals"] for row in rows] == [[3, 0], [3, 0]]
    path.write_text(json.dumps(TABLE) + "\n{}\n")
    refused(said("score", "arboretum", path), "line 2: this is not a table")


@pytest.mark.process
def test_the_terminal_says_that_it_needs_one() -> None:
    answer = subprocess.run(
        [*SPINNEY, "terminal"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0
    assert "needs a terminal" in answer.stdout


def wait_for_work(pid: int, seconds: float = 2) -> None:
    """Until a process has used so many seconds of a processor: it is not starting any more."""
    used, deadline = 0.0, time.monotonic() + PATIENCE
    while used < seconds:
        assert time.monotonic() < deadline
        time.sleep(0.1)
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.process
def test_ctrl_c_stops_long_work_at_once() -> None:
    words = [*SPINNEY, "simulate", "arboretum", "--games", "100000000"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, preexec_fn=heed_ctrl_c) as process:  # noqa: PLW1509
        try:
            wait_for_work(process.pid)
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 130
            assert process.stderr is not None
            assert process.stderr.read().decode().strip() == "stopped"
        finally:
            process.kill()


@pytest.mark.process
def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        [*SPINNEY, "perft", "arboretum", "--depth", "4", "--divide"], stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(PATIENCE) == 0


@pytest.mark.process
def test_a_closed_pipe_is_no_error_to_a_table_either() -> None:
    with subprocess.Popen(
        [*SPINNEY, "simulate", "arboretum", "--games", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == b""


@pytest.mark.process
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here that is always full")
@pytest.mark.parametrize("words", [["--help"], ["perft", "arboretum", "--depth", "1"], ["simulate", "arboretum"]])
def test_a_full_disk_behind_the_output_is_told_in_one_sentence(words: list[str]) -> None:
    with open("/dev/full", "w") as full:
        answer = subprocess.run([*SPINNEY, *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (answer.returncode, answer.stderr) == (2, "spinney: cannot continue: No space left on device\n")


@pytest.mark.parametrize(("code", "told"), [(3, 3), (None, 0), ("no more", 2)])
def test_who_leaves_keeps_the_exit_code(said: Say, monkeypatch: pytest.MonkeyPatch, code: Any, told: int) -> None:
    def leave(**words: object) -> None:
        raise SystemExit(code)

    monkeypatch.setattr("spinney.cli.perft.command.callback", leave)
    assert said("perft", "arboretum") == (told, "", "spinney: no more\n" if told == 2 else "")


class Typist:
    """A person at a real terminal."""

    def __init__(self, *words: str) -> None:
        # Here, not above: the other tests of this file do without a terminal, and so without a Unix.
        pty = pytest.importorskip("pty", reason="NOT TESTED: there are no pseudo-terminals on this system")
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            heed_ctrl_c()
            os.execve(sys.executable, [*LAUNCHER, *words], with_tests() | {"TERM": "dumb"})
        self.seen = ""
        self.read = 0
        self.gone = False

    def read_until(self, text: str, seconds: float = PATIENCE) -> str:
        deadline = time.monotonic() + seconds
        start = self.read
        while text not in self.seen[start:]:
            assert time.monotonic() < deadline, f"waited for {text!r}, saw: {self.seen[-800:]}"
            self.look(0.2)
            assert not self.gone or text in self.seen[start:], f"it ended before {text!r}: {self.seen[-800:]}"
        self.read = self.seen.index(text, start) + len(text)
        return self.seen[start : self.read]

    def look(self, seconds: float) -> None:
        """Read what comes within these seconds."""
        if not self.gone and select.select([self.screen], [], [], seconds)[0]:
            try:
                self.seen += os.read(self.screen, 65536).decode(errors="replace")
            except OSError:
                self.gone = True

    def press_ctrl_c_until(self, text: str) -> None:
        """As often as it takes: Python misses a signal between showing a prompt and waiting for a key."""
        start = self.read
        for _ in range(10):
            os.write(self.screen, b"\x03")
            patience = time.monotonic() + 10
            while text not in self.seen[start:] and not self.gone and time.monotonic() < patience:
                self.look(0.2)
            if self.gone or text in self.seen[start:]:
                break
        self.read_until(text)

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode() + b"\n")

    def ended(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.mark.process
def test_a_game_at_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("terminal", "arboretum", "--names", "Ann", "-o", "first=0")
    typist.read_until("Ann>")
    typist.type("play oak4 0,0")
    typist.read_until("First draw two cards.")
    typist.type("hint")
    typist.read_until("greedy would play: draw deck")
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


@pytest.mark.process
def test_bots_play_a_whole_game_at_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("terminal", "arboretum", "--people", "0", "--bot", "random", "--record", str(path))
    typist.read_until("saved to")
    assert typist.ended() == 0
    assert run(["replay", str(path), "--check"]) == 0


@pytest.mark.process
def test_a_place_for_the_record_is_looked_at_before_the_game(tmp_path: Path) -> None:
    typist = Typist("terminal", "arboretum", "--record", str(tmp_path / "no" / "x.json"))
    assert "Player" not in typist.read_until("there is no folder")
    assert typist.ended() == 2


@pytest.mark.process
def test_ctrl_c_keeps_the_record_so_far(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist("terminal", "arboretum", "--names", "Ann", "-o", "first=0", "--record", str(path))
    typist.read_until("Ann>")
    typist.type("draw deck")
    typist.read_until("Ann>")
    typist.press_ctrl_c_until("saved to")
    typist.read_until("stopped")
    assert typist.ended() == 130
    assert len(json.loads(path.read_text())["moves"]) == 1


@pytest.mark.process
def test_a_program_plays_at_the_terminal(tmp_path: Path) -> None:
    bot, path = tmp_path / "bot.py", tmp_path / "game.json"
    bot.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'do': json.loads(line)['legal'][0]}), flush=True)\n"
    )
    words = ["terminal", "treehouse", "--people", "0", "--bot", f"cmd:{sys.executable} {bot}", "--record", str(path)]
    typist = Typist(*words)
    typist.read_until("saved to")
    assert typist.ended() == 0
    assert run(["replay", str(path), "--check"]) == 0


@pytest.mark.process
def test_a_program_that_fails_at_the_terminal(tmp_path: Path) -> None:
    """A hint is only missed, but the game cannot go on; its record is kept."""
    words = ["terminal", "arboretum", "--names", "Ann", "--bot", "cmd:/no/such/bot"]
    typist = Typist(*words, "-o", "first=0")
    typist.read_until("Ann>")
    typist.type("hint")
    typist.read_until("/no/such/bot cannot be started")
    typist.type("quit")
    assert typist.ended() == 0
    path = tmp_path / "game.json"
    typist = Typist(*words, "-o", "first=1", "--record", str(path))
    typist.read_until("saved to")
    typist.read_until("spinney: /no/such/bot cannot be started: No such file or directory")
    assert typist.ended() == 2
    assert json.loads(path.read_text())["moves"] == []


def test_our_bot_behind_a_program_that_fails_is_told(said: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["arboretum"]
    state = game.deal(game.options(), QuickRng(5))
    seat = game.rules.actor(state)
    choices = game.choices(state, seat)
    view = game.view(state, seat)
    question = msgspec.json.encode(
        Question("arboretum", seat, msgspec.to_builtins(view), [*choices], [*choices.values()])
    )
    monkeypatch.setattr(sys, "stdin", StringIO(question.decode()))
    refused(said("bot", "arboretum", "--level", "cmd:/no/such/bot"), "/no/such/bot cannot be started")


def test_rows_that_are_no_actions_are_told_in_words(said: Say, tmp_path: Path) -> None:
    """The record of docs/records.md, with a level named."""
    record = json.loads(example("docs/records.md"))
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), "utf-8")
    code, out, _ = said("replay", path, "--language", "en")
    assert code == 0
    for line in (
        "   3  Ann takes back an action.",
        "   6  Bob has run out of time.",
        "   9  Bob is back in the game.",
        "  11  Bob resigns.",
    ):
        assert line in out.splitlines()
    assert "takes over for Bob." in out
    takeover = next(move for move in record["moves"] if move.get("kind") == "takeover")
    for text, words in (
        ("elder", "  7  За гравця Bob далі грає бот (Старійшина)."),
        ("cmd:x", "(cmd:x)."),
        ("", "(?)."),
    ):
        takeover["text"] = text
        path.write_text(json.dumps(record), "utf-8")
        assert words in said("replay", path, "--language", "uk")[1]


def test_help_says_whose_eyes_draw_the_board(said: Say) -> None:
    shown = " ".join(said("replay", "--help")[1].split())
    assert "as the seat sees it; without --seat, no hands are shown" in shown
    drawn = said("replay", "docs/examples/arboretum-game.json", "--board")[1]
    assert "hand: 7 cards" in drawn
    assert "your hand" not in drawn


@pytest.mark.process
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
    ("wish", "language"),
    [
        ("it_IT.UTF-8", "it"),
        ("pt", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT.UTF-8", "pt-PT"),
        ("pt_AO", "pt-PT"),
        ("C.UTF-8", "en"),
        ("ita", "en"),
        ("de_DE", "en"),
    ],
)
def test_the_language_of_the_terminal(wish: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", wish)
    assert default_language() == language


@pytest.mark.parametrize(("wish", "language"), [("uk", "uk"), ("pt", "pt-BR"), ("pt_PT", "pt-PT"), ("PT-br", "pt-BR")])
def test_a_language_is_asked_for_as_people_write_it(wish: str, language: str) -> None:
    assert LanguageType().convert(wish, None, None) == language


def test_a_language_that_is_not_spoken_is_refused(said: Say) -> None:
    refused(said("terminal", "arboretum", "--language", "tlh"), "'tlh' is not one of en, uk, it, pt-BR, pt-PT, ru")
