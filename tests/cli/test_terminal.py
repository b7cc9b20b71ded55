"""`spinney terminal`: whole games typed at a real terminal, and what it shows."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from spinney.bots import make_bot
from spinney.cli import run
from spinney.cli.terminal import TerminalGame, ask_game, beginnings
from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Message
from spinney.core.replay import Match
from spinney.games import OUR_GAMES
from tests.cli.conftest import NAMES, SPINNEY, sheet_in_words
from tests.cli.typist import Typist
from tests.contract.worlds import finished


@pytest.mark.process
def test_the_terminal_says_that_it_needs_one() -> None:
    answer = subprocess.run(
        [*SPINNEY, "terminal"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0
    assert "needs a terminal" in answer.stdout


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
    """Without it there is no hint; on its own turn the game cannot continue, but the record is kept."""
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


def at_the_terminal(match: Match, language: str = "en") -> TerminalGame:
    """A table of bots, about to play this deal."""
    console = Console(file=io.StringIO(), highlight=False, width=1000)
    names = NAMES[: match.options.players]
    bot = make_bot("random", match.game)
    return TerminalGame(console, catalogue(language), match.at_start(), names, 0, bot, "random", None)


def shown(table: TerminalGame) -> str:
    assert isinstance(table.console.file, io.StringIO)
    return table.console.file.getvalue()


@pytest.mark.parametrize("key", OUR_GAMES)
def test_the_terminal_ends_with_the_score_sheet_and_the_final_points(key: str) -> None:
    table = at_the_terminal(finished(key))
    table.play()
    lines = shown(table).splitlines()
    sheet = sheet_in_words(table.match)
    assert lines[-len(sheet) - 1 : -1] == sheet
    points = table.match.outcome.points
    for name, total in zip(NAMES, points, strict=False):
        # Arboretum has no score before the end, so its picture shows none.
        assert key == "arboretum" or any(line.startswith(f"{name}: {total} point") for line in lines[: -len(sheet) - 1])


def test_one_word_actions_are_offered_whole() -> None:
    many = ["leave", "score", *(f"plant own oak {row},1" for row in range(20))]
    assert beginnings(many) == ["leave", "score", "plant own oak ... (20)"]
    table = at_the_terminal(finished("renature"))
    table.list_all(dict.fromkeys(["end", "joker bat", "joker owl", "leave"], 0))
    assert [line.strip() for line in shown(table).splitlines()] == ["end", "joker bat  owl", "leave"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_asks_for_a_game_by_its_names(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(file=io.StringIO(), width=1000)
    asked: list[str] = []
    name = catalogue(language).say(Message("game-name-treehouse"))

    def answer(question: str) -> str:
        asked.append(question)
        return name[:6].lower()

    monkeypatch.setattr(console, "input", answer)
    assert ask_game(console, catalogue(language)) is OUR_GAMES["treehouse"]
    assert name in asked[0]
