"""The catalogue says everything that the code can say, and nothing that it cannot."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from spinney.core.catalogue import LANGUAGES, Catalogue, catalogue
from spinney.core.message import Message, player

SOURCE = Path(str(files("spinney")))


def keys(language: str) -> list[str]:
    found = []
    for path in sorted((SOURCE / "messages" / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                found.append(entry.id.name)
    return found


def mentioned() -> str:
    parts = [path.read_text("utf-8") for path in SOURCE.rglob("*.py")]
    parts += [path.read_text("utf-8") for path in (SOURCE / "messages" / "en").glob("*.ftl")]
    return "\n".join(parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    found = keys(language)
    assert len(found) == len(set(found))


def test_every_message_of_the_code_is_in_the_catalogue() -> None:
    """Keys stand in the code as literals; a literal that ends in a dash is the start of several."""
    literals = set(re.findall(r'Message\(\s*"([a-z0-9-]+)"', mentioned()))
    known = keys("en")
    missing = [key for key in literals if not any(k == key or (key.endswith("-") and k.startswith(key)) for k in known)]
    assert missing == []


def test_every_message_is_used() -> None:
    text = mentioned()
    unused = []
    for key in keys("en"):
        start = key.rpartition("-")[0] + "-"
        if not re.search(rf'"{key}"|\{{ ?{key}\b|"{start}" \+', text):
            unused.append(key)
    assert unused == []


def test_names_are_filled_in() -> None:
    won = Message("game-won", {"player": player(1), "points": 1})
    assert catalogue().say(won, ["Ann", "Bob"]) == "Bob wins with 1 point."
    assert catalogue().say(won) == "Seat 1 wins with 1 point."


def test_an_unknown_message_is_our_bug() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        catalogue().say(Message("nonsense"))


def test_a_missing_argument_is_our_bug() -> None:
    with pytest.raises(LookupError, match="game-won"):
        Catalogue("en").say(Message("game-won"))
