"""docs/server.md names real files and real functions, and its rooms are the folders that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
SERVER = ROOT / "src" / "spinney" / "server"
STEPS = re.findall(r"^\| \d+ \| (.+?) \|", PAGE, re.M)


def file_called(name: str) -> Path:
    """`moves.py` of the server, of the package, or of the client."""
    for folder in (SERVER, ROOT / "src" / "spinney", ROOT):
        if (folder / name).is_file():
            return folder / name
    raise AssertionError(f"docs/server.md names {name}, but there is no such file")


@pytest.mark.parametrize("step", STEPS)
def test_every_step_of_a_walk_is_where_the_page_says(step: str) -> None:
    *_, file = [file_called(name) for name in re.findall(r"`([\w/.]+\.(?:py|ts))`", step)]
    text = file.read_text("utf-8")
    for name in re.findall(r"`([A-Za-z_.]+)`", step):
        if not name.endswith((".py", ".ts")):
            *_, last = name.split(".")
            assert re.search(rf"\b(def|class) {last}\b", text), f"{file.name} has no {name}"


def test_the_page_lists_every_room() -> None:
    rooms = {folder.name for folder in SERVER.iterdir() if (folder / "__init__.py").is_file()}
    assert rooms == set(re.findall(r"^\| `(\w+)/` \|", PAGE, re.M))
