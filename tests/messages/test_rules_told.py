"""Rules that a translation once got wrong."""

from __future__ import annotations

import re

import pytest

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Message
from tests.messages.ftl import MESSAGES

HANDBOOK = MESSAGES.parent / "handbook"

# N10: next to a *matching* animal, which the joker is too; how each language says "matching", and what it may not say.
MATCHING = {
    "en": ("matching", "next to the same"),
    "uk": ("збігається", "такою самою"),
    "ru": ("совпадающ", "таким же животным"),
    "it": ("corrispond", "un animale uguale"),
    "pt-BR": ("combine", "um animal igual"),
    "pt-PT": ("combine", "um animal igual"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_n10_counts_the_joker(language: str) -> None:
    matching, same = MATCHING[language]
    rules = (HANDBOOK / language / "renature-rules.md").read_text("utf-8")
    [ruling] = re.findall(r"^- \*\*N10\*\* (.*)$", rules, re.M)
    refusal = catalogue(language).say(Message("renature-no-match", {"first": "3,4", "second": "3,5"}))
    page = (HANDBOOK / language / "renature.md").read_text("utf-8")
    for text in (ruling, refusal, page):
        assert matching in text
        assert same not in text
