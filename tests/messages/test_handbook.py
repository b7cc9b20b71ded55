"""The handbook: how to play and the rules, in every language, in the subset of Markdown that the client shows."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from spinney.core.catalogue import LANGUAGES
from spinney.games import OUR_GAMES

HANDBOOK = Path(str(files("spinney"))) / "handbook"
PAGES = [page for key in OUR_GAMES for page in (f"{key}.md", f"{key}-rules.md")]
RULINGS = {key: (game.ruling_letter, game.ruling_count) for key, game in OUR_GAMES.items()}


def page(language: str, name: str) -> str:
    return (HANDBOOK / language / name).read_text("utf-8")


def blocks(text: str) -> list[str]:
    return re.split(r"\n\n|\n(?=- )", text.strip())


PICTURE = re.compile(r"^<!-- picture: (\w+) -->\n(.+)$", re.M)


def shape(text: str) -> list[str]:
    """The kind of each block: a heading, a list item, a paragraph, or the name of a picture."""
    starts = ("# ", "## ", "- ")

    def kind(block: str) -> str:
        picture = PICTURE.match(block)
        return picture[1] if picture else next((start for start in starts if block.startswith(start)), "paragraph")

    return [kind(block) for block in blocks(text)]


def test_every_language_has_every_page() -> None:
    found = sorted(str(path.relative_to(HANDBOOK)) for path in HANDBOOK.rglob("*") if path.is_file())
    assert found == sorted(f"{language}/{name}" for language in LANGUAGES for name in PAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_only_headings_paragraphs_lists_bold_and_pictures(language: str, name: str) -> None:
    text = PICTURE.sub(r"\2", page(language, name))
    assert not re.search(r"[<>`_\[\]|\\]|\]\(|^\s*\d+\. |^###|^[ \t]", text, re.M), f"{language}/{name}"
    assert text.count("**") % 2 == 0
    assert "*" not in text.replace("**", ""), "no italics"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_the_same_shape_as_in_english(language: str, name: str) -> None:
    assert shape(page(language, name)) == shape(page("en", name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OUR_GAMES)
def test_every_ruling_once_and_in_order(language: str, key: str) -> None:
    letter, count = RULINGS[key]
    numbers = re.findall(r"^- \*\*([A-Z]\d+)\*\* ", page(language, f"{key}-rules.md"), re.M)
    assert numbers == [f"{letter}{number}" for number in range(1, count + 1)]


@pytest.mark.parametrize("key", OUR_GAMES)
def test_the_rulings_are_those_of_the_game(key: str) -> None:
    letter, count = RULINGS[key]
    readme = (Path(str(files("spinney"))) / "games" / key / "README.md").read_text("utf-8")
    assert re.findall(r"^- \*\*([A-Z]\d+)\*\* ", readme, re.M) == [f"{letter}{n}" for n in range(1, count + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_the_same_numbers_as_in_english(language: str, name: str) -> None:
    """A wrong number is an easy mistake for a translator, and readers believe it. A number may become a word."""
    for here, english in zip(blocks(page(language, name)), blocks(page("en", name)), strict=True):
        assert set(re.findall(r"\d+", here)) <= set(re.findall(r"\d+", english)), here


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OUR_GAMES)
def test_how_to_play_is_short(language: str, key: str) -> None:
    assert len(PICTURE.sub("", page(language, f"{key}.md")).split()) < 450


@pytest.mark.parametrize("key", OUR_GAMES)
def test_every_picture_is_drawn_and_shown(key: str) -> None:
    source = (Path(__file__).parents[2] / f"web/src/games/{key}/Pictures.svelte").read_text("utf-8")
    shown = [name for part in ("", "-rules") for name, _ in PICTURE.findall(page("en", f"{key}{part}.md"))]
    (drawn,) = re.findall(r"NAMES = \[([^\]]*)\]", source)
    assert sorted(shown) == sorted(re.findall(r'"(\w+)"', drawn))
    assert len(shown) >= 5
