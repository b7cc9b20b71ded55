"""`spinney score`: real tables from files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Say, example, refused

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
