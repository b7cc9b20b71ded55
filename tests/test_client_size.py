"""The built client stays within the sizes that docs/client.md promises, in every language."""

from __future__ import annotations

import gzip
import html
import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from spinney.core.catalogue import LANGUAGES
from spinney.games import OUR_GAMES
from spinney.server.web.pages import STATIC

PAGE = (Path(__file__).parents[1] / "docs" / "client.md").read_text("utf-8")
FIRST, GAME = map(int, re.findall(r"at most (\d+) kB", PAGE))


@pytest.fixture
def page() -> str:
    if not (STATIC / "index.html").is_file():
        pytest.skip("NO CLIENT: it has not been built")
    return (STATIC / "index.html").read_text("utf-8")


def early(page: str) -> Any:
    """What is fetched while the client is still loading: the words of each language, and the page of a table."""
    (content,) = re.findall(r'<meta name="early" content="([^"]*)"', page)
    return json.loads(html.unescape(content))


def at(addresses: Iterable[str]) -> set[Path]:
    return {STATIC / address.removeprefix("/") for address in addresses}


@cache
def imports(script: Path) -> frozenset[Path]:
    """What a script imports as soon as it is loaded."""
    return frozenset(
        script.parent / name for name in re.findall(r'(?:from|import)"\./(.+?)"', script.read_text("utf-8"))
    )


def whole(files: set[Path]) -> set[Path]:
    """Files with all that they import, and the styles of the same names."""
    found: set[Path] = set()
    while files - found:
        found |= files
        files = files.union(*(imports(file) for file in files if file.suffix == ".js"))
    names = {stem(file) for file in found if file.parent.name == "assets"}
    return found | {file for file in (STATIC / "assets").glob("*.css") if stem(file) in names}


def stem(file: Path) -> str:
    """The name of a file without the hash at its end."""
    return file.name.rpartition("-")[0]


@cache
def kilobytes(file: Path) -> float:
    return len(gzip.compress(file.read_bytes(), 9)) / 1000


def first_visit(page: str, language: str) -> set[Path]:
    linked = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
    return whole(at([*linked, early(page)["words"][language], "/sw.js"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_visit(page: str, language: str) -> None:
    files = first_visit(page, language)
    assert len(files) >= 6
    assert sum(map(kilobytes, files)) <= FIRST


@pytest.mark.parametrize("game", OUR_GAMES)
def test_a_game(page: str, game: str) -> None:
    """With the words of its longest language. Words are scripts that import nothing."""
    scripts = sorted((STATIC / "assets").glob(f"{game}-*.js"), key=kilobytes)
    board = [script for script in scripts if imports(script)][-1]
    words = [script for script in scripts if not imports(script)][-1]
    files = whole(at(early(page)["table"]) | {board, words}) - first_visit(page, "en")
    assert len(files) >= 8
    assert sum(map(kilobytes, files)) <= GAME
