"""tools/english.py finds the habits it knows, in every kind of prose, and nothing in code."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from tools.english import ROOT, check, main
from tools.habits import HABITS, Habit
from tools.prose import blanked, in_markdown, in_python

from tools import english, prose

EMPTY = "exception = []\n"


def names(text: str, path: str = "x.md") -> list[str]:
    read = in_python if path.endswith(".py") else in_markdown
    return [hit.habit for hit in check(read(path, text))[0]]


def lines(text: str, path: str = "x.md") -> list[int]:
    read = in_python if path.endswith(".py") else in_markdown
    return [hit.line for hit in check(read(path, text))[0]]


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.name)
def test_every_habit_finds_its_bad_example_and_not_its_good_one(habit: Habit) -> None:
    pattern = re.compile(habit.pattern, re.IGNORECASE)
    assert pattern.search(blanked(habit.bad))
    assert not pattern.search(blanked(habit.good))


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.name)
def test_no_good_example_has_any_other_habit(habit: Habit) -> None:
    assert names(habit.good) == []


def test_the_names_are_unique() -> None:
    assert len({habit.name for habit in HABITS}) == len(HABITS)


@pytest.mark.parametrize("module", [english, prose], ids=lambda module: module.__name__)
def test_the_examples_of_the_script(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted
    assert found.failed == 0


def test_prose_of_a_document() -> None:
    assert names("# The own hand\n\nText.\n\n- by lot\n- fine\n\n| a | anew |\n") == ["bare-own", "by-lot", "anew"]


def test_a_sentence_over_two_lines_is_found_where_it_begins() -> None:
    assert lines("Fine.\n\nHere the\nown hand is\nshown.\n") == [3]


def test_code_in_a_document_is_left_alone() -> None:
    fenced = "```text\nthe own hand\n```\n\n    by lot\n\n"
    spans = "`anew` [here](the/own/own) <https://x.example/the-own> <!-- the own -->\n"
    assert names(fenced + spans) == []


def test_prose_between_two_pieces_of_code_is_searched() -> None:
    assert names("`this` and the own hand of `that`\n") == ["bare-own"]


def test_code_counts_as_a_word() -> None:
    assert names("What is named here is no `Game`.\n") == ["is-no"]
    assert names("It belongs to `Table`. Who is there? `x` who does not read\n") == []


PYTHON = '''"""A module about the own hand."""

import click

# First by lot,
# then deal
# anew.
FIELD = 1  # put down  # noqa: E501
"""A field that is no action."""


class Kind:
    """Kinds.

    >>> print("the own hand")
    the own hand
    """

    def method(self, *words: str, **more: str) -> str:
        """Such a one."""
        return "the own hand, by lot"


@click.option("--x", help="A line a " "move.")
def command() -> None:
    """Goes on where it was stopped."""
'''


def test_prose_of_a_program() -> None:
    assert list(zip(lines(PYTHON, "x.py"), names(PYTHON, "x.py"), strict=True)) == [
        (1, "bare-own"),
        (5, "by-lot"),
        (7, "anew"),
        (8, "put-down-or-away"),
        (9, "is-no"),
        (19, "words-and-more"),
        (19, "words-and-more"),
        (20, "such-a-one"),
        (24, "per-as-a"),
        (26, "goes-on"),
    ]


def test_a_comment_may_go_over_several_lines() -> None:
    assert lines("# Here is the\n# own hand.\n", "x.py") == [1]
    assert lines("x = 1  # Here is the\n       # own hand.\n", "x.py") == [1]
    assert lines("x = 1  # Here is the\n# own hand.\n", "x.py") == []
    assert lines("x = 1  # Here is the\ny = 2  # own hand.\n", "x.py") == []
    assert lines("# Here is the\n\n# own hand.\n", "x.py") == []


def test_strings_that_nobody_is_shown_are_left_alone() -> None:
    assert names('x = "the own hand"\nf(text="by lot")\n', "x.py") == []


def test_an_argument_called_by_any_other_name_is_left_alone() -> None:
    assert names("def f(*parts: str, **fields: str) -> None: ...\n", "x.py") == []


def repository(folder: Path, files: dict[str, str], exceptions: str = EMPTY) -> Path:
    for name, text in {**files, "tools/english-exceptions.toml": exceptions}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


BAD = {"docs/a.md": "Show the own hand.\n", "src/b.py": '"""By lot."""\n'}


def test_hits_are_named_with_place_and_advice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], repository(tmp_path, BAD)) == 1
    out = capsys.readouterr().out
    assert "docs/a.md:1: bare-own: ...Show the own hand...." in out
    assert "'the own': write 'your own'" in out
    assert "src/b.py:1: by-lot" in out
    assert "2 hits in 2 files" in out


def test_nothing_found_is_success_without_a_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], repository(tmp_path, {"docs/a.md": "Show your own hand.\n"})) == 0
    assert capsys.readouterr().out == ""


def test_only_the_given_paths_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, BAD)
    assert main(["--json", str(root / "docs")], root) == 1
    assert [hit["path"] for hit in json.loads(capsys.readouterr().out)["hits"]] == ["docs/a.md"]


def test_json_has_everything_about_a_hit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json"], repository(tmp_path, {"README.md": "One.\nThe own.\n"})) == 1
    assert json.loads(capsys.readouterr().out) == {
        "hits": [
            {
                "path": "README.md",
                "line": 2,
                "habit": "bare-own",
                "text": "The own",
                "context": "One. The own.",
                "instead": "'your own', 'its own', 'their own', or 'the seat's'",
            }
        ],
        "unused": [],
    }


def test_hits_are_counted_by_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--count"], repository(tmp_path, {**BAD, "src/spinney/core/c.py": "# anew, by lot\n"})) == 1
    assert capsys.readouterr().out.splitlines()[:3] == ["    1 docs", "    1 src", "    2 src/spinney/core"]


def test_the_habits_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--habits"]) == 0
    out = capsys.readouterr().out
    assert all(habit.name in out and habit.bad in out for habit in HABITS)


def exception(path: str = "docs/a.md", text: str = "Show the own hand", reason: str = "a test") -> str:
    return f'[[exception]]\npath = "{path}"\ntext = "{text}"\nreason = "{reason}"\n'


def test_an_exception_excuses_its_own_place_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {"docs/a.md": "Show the own\nhand.\n\nHide the own hand.\n", "docs/b.md": "Show the own hand.\n"}
    assert main(["--json"], repository(tmp_path, files, exception())) == 1
    shown = json.loads(capsys.readouterr().out)
    assert [(hit["path"], hit["line"]) for hit in shown["hits"]] == [("docs/a.md", 4), ("docs/b.md", 1)]
    assert shown["unused"] == []


def test_an_exception_that_matches_nothing_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, {"docs/a.md": "Show your own hand.\n", "README.md": "Fine.\n"}, exception())
    assert main([], root) == 1
    assert "docs/a.md: the exception 'Show the own hand' matches nothing any more" in capsys.readouterr().out
    assert main([str(root / "docs/a.md")], root) == 1
    assert main([str(root / "README.md")], root) == 0


def test_an_exception_for_a_file_that_is_gone_is_an_error(tmp_path: Path) -> None:
    assert main([], repository(tmp_path, {"README.md": "Fine.\n"}, exception())) == 1


@pytest.mark.parametrize(
    ("exceptions", "why"),
    [
        ("[[exception]\n", "english-exceptions.toml: "),
        ('other = "x"\n', "only tables [[exception]] are allowed"),
        (exception(reason=" "), "exception 1 needs a path, a text and a reason"),
        ('[[exception]]\npath = "docs/a.md"\ntext = "the own"\n', "exception 1 needs a path, a text and a reason"),
        (exception() + exception() + "line = 4\n", "exception 2 needs a path, a text and a reason"),
    ],
)
def test_exceptions_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], exceptions: str, why: str
) -> None:
    assert main([], repository(tmp_path, BAD, exceptions)) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("src/broken.py", b"def f(:\n", "src/broken.py cannot be read"),
        ("src/open.py", b'x = """\n', "src/open.py cannot be read"),
        ("docs/latin.md", b"caf\xe9\n", "docs/latin.md cannot be read"),
    ],
)
def test_files_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: bytes, why: str
) -> None:
    root = repository(tmp_path, {name: ""})
    (root / name).write_bytes(content)
    assert main([], root) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("path", "why"), [("nowhere.md", "there is no "), ("Makefile", "is neither Python nor Markdown")]
)
def test_paths_that_cannot_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str], path: str, why: str) -> None:
    root = repository(tmp_path, {"Makefile": "all:\n"})
    assert main([str(root / path)], root) == 2
    assert why in capsys.readouterr().err


def test_a_path_outside_the_repository_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outside = tmp_path / "outside.md"
    outside.write_text("Fine.\n", "utf-8")
    assert main([str(outside)], repository(tmp_path / "inside", {})) == 2
    assert "is not in" in capsys.readouterr().err


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    files = dict.fromkeys(("src/.hidden/a.py", "src/build/b.py", "tests/node_modules/c.py"), '"""By lot."""\n')
    assert main([], repository(tmp_path, files)) == 0


def test_the_documents_and_the_tools_have_no_habits() -> None:
    """The whole repository is checked by make lint; these are quick, and what most people read."""
    documents = [ROOT / "docs", *ROOT.glob("*.md"), *ROOT.glob("bench/**/*.md"), *ROOT.glob("src/spinney/games/*/*.md")]
    assert main([*map(str, documents), str(ROOT / "tools")]) == 0


@pytest.mark.process
def test_the_script_as_people_call_it() -> None:
    asked = subprocess.run(
        [sys.executable, "tools/english.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "python tools/english.py --habits" in asked.stdout
    assert "Exit code: 0 if nothing was found" in asked.stdout
    wrong = subprocess.run([sys.executable, "tools/english.py", "--colour"], cwd=ROOT, capture_output=True, check=False)
    assert wrong.returncode == 2
