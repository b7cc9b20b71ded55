"""The arena: deals shared, seats rotated, runs continued, programs that fail."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spinney.bots import make_bot
from spinney.bots.arena import (
    Contest,
    ResultsFile,
    Row,
    Worker,
    decided,
    elo_ratings,
    interval,
    lineups,
    require_opponents,
    standings,
)
from spinney.bots.protocol import answer_lines
from spinney.cli import run
from spinney.core.bot import Answer, Bot
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.core.view import View
from spinney.games import GAMES, OUR_GAMES
from tests.waiting import PATIENCE

# A program that speaks the protocol: the first legal action, always.
FIRST = (
    "import json, sys\n"
    "for line in sys.stdin:\n"
    "    print(json.dumps({'do': json.loads(line)['legal'][0]}), flush=True)\n"
)


def program(tmp_path: Path, source: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(source)
    return f"cmd:{sys.executable} {path}"


def row(game: int, seats: list[int], ranks: list[int]) -> Row:
    return Row(game, seats, [3 - rank for rank in ranks], ranks, [0.0, 0.0], [1, 1])


def test_everybody_sits_everywhere() -> None:
    assert lineups(2, 4) == [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]
    assert sorted(lineups(3, 2)) == [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]
    assert all(sorted(table) == [0, 1, 2] for table in lineups(3, 3))


class Witness(Bot):
    """Takes the first action, and remembers what each seat saw when it was first asked."""

    def __init__(self) -> None:
        self.first: dict[int, View[Any, Any]] = {}

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        self.first.setdefault(view.seat, view)
        return Answer(legal[0])


@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_deal_is_shared_by_all_its_lineups(key: str) -> None:
    """The first two games are one deal from both seats; the third is another deal."""
    seen = []
    worker = Worker(OUR_GAMES, Contest(key, ["random", "random"], 2, 3, {}))
    for number in range(3):
        witness = Witness()
        worker.bots = [witness, witness]
        assert worker.play(number).seats == lineups(2, 2)[number % 2]
        seen.append(witness.first)
    assert seen[0] == seen[1]
    assert seen[0] != seen[2]


def six_games(capsys: pytest.CaptureFixture[str], *where: str) -> Any:
    """The results of six games, but for the time they took."""
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


def test_another_contest_is_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    contest = Contest("treehouse", ["a", "b"], 2, 0)
    ResultsFile(path, contest).add(row(0, [0, 1], [1, 2]))
    assert list(ResultsFile(path, contest).rows) == [0]
    with pytest.raises(Unreadable, match="another contest"):
        ResultsFile(path, Contest("treehouse", ["a", "b"], 2, 1))
    path.write_text(path.read_text().replace("seats", "chairs") + "{}\n")
    with pytest.raises(Unreadable, match="line 2 is not a row"):
        ResultsFile(path, contest)
    path.write_text("hello\n")
    with pytest.raises(Unreadable, match="line 1 is not the start"):
        ResultsFile(path, contest)


def test_a_shared_victory_counts_as_a_share() -> None:
    rows = [row(0, [0, 1], [1, 1]), row(1, [1, 0], [2, 1])]
    first, second = standings(Contest("treehouse", ["a", "b"], 2, 0), rows)
    assert (first.score, second.score) == (1.5, 0.5)
    assert first.elo > 0 > second.elo


def test_elo_follows_the_share() -> None:
    """Three of four is about 190 Elo, as the logistic curve has it."""
    rows = [row(game, [0, 1], [1, 2] if game % 4 else [2, 1]) for game in range(4000)]
    strong, weak = elo_ratings(2, rows)
    assert strong - weak == pytest.approx(190.8, abs=1)


def test_the_interval_holds_the_share() -> None:
    low, high = interval(65, 100)
    assert low < 0.65 < high
    assert low == pytest.approx(0.553, abs=0.002)
    assert high == pytest.approx(0.736, abs=0.002)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_clear_case_is_decided_early() -> None:
    always = [row(game, [0, 1], [1, 2]) for game in range(100)]
    assert decided(always, 2) == 12
    evenly = [row(game, [0, 1], [1, 2] if game % 2 else [2, 1]) for game in range(400)]
    stopped = decided(evenly, 2)
    assert stopped is not None
    assert decided(evenly[: stopped - 2], 2) is None


@pytest.mark.process
def test_a_program_can_play(tmp_path: Path) -> None:
    worker = Worker(OUR_GAMES, Contest("treehouse", [program(tmp_path, FIRST), "random"], 2, 3, {}))
    assert worker.play(0).forfeit == ""


@pytest.mark.process
@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("raise SystemExit", "has ended"),
        ('import sys\nfor line in sys.stdin: print(\'{"do": "win"}\', flush=True)', "which is not legal"),
        ("import sys\nfor line in sys.stdin: print('hello', flush=True)", "answered b'hello"),
        ("import sys\nfor line in sys.stdin: print('x' * 99999, flush=True)", "more than 65536 bytes"),
        ("import time\ntime.sleep(60)", "took more than 0.3 s"),
    ],
)
def test_a_program_that_fails_loses_that_game(tmp_path: Path, source: str, line: str) -> None:
    seconds = 0.3 if "sleep" in source else PATIENCE
    worker = Worker(OUR_GAMES, Contest("treehouse", ["random", program(tmp_path, source)], 2, 3, {}, seconds))
    for number in (0, 1):
        lost = worker.play(number)
        assert line in lost.forfeit
        assert lost.ranks[lost.seats.index(1)] == 2
        assert lost.ranks[lost.seats.index(0)] == 1


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


@pytest.mark.parametrize("key", OUR_GAMES)
def test_our_bots_speak_the_protocol(key: str) -> None:
    """What `spinney bot` answers is what the bot itself would choose."""
    game = OUR_GAMES[key]
    state = game.deal(game.options(), QuickRng(5))
    seat = game.rules.actor(state)
    choices = game.choices(state, seat)
    question = {
        "game": key,
        "seat": seat,
        "view": json.loads(msgspec.json.encode(game.view(state, seat))),
        "legal": list(choices),
        "actions": list(choices.values()),
    }
    out = StringIO()
    answer_lines(make_bot("gardener", game), game, 9, StringIO(json.dumps(question) + "\n\n"), out)
    own = make_bot("gardener", game).choose(game.view(state, seat), list(choices.values()), QuickRng(9))
    assert choices[json.loads(out.getvalue())["do"]] == own.action


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("hello", "line 1: not a question"),
        ('{"game": "chess"}', "line 1: not a question"),
        ('{"game": "chess", "seat": 0, "view": {}, "legal": [], "actions": []}', "line 1: not a question"),
    ],
)
def test_what_is_no_question_is_refused(line: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        answer_lines(make_bot("random", OUR_GAMES["arboretum"]), OUR_GAMES["arboretum"], 0, StringIO(line), StringIO())
