"""The words of score files: in every language, each is one word with one meaning."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Message
from spinney.core.table_file import Words, bare
from spinney.games.renature.score_text import OF_A_PLAYER, OF_THE_TABLE

# Words that are looked up together.
TOGETHER = [
    ("player", "hand", "species"),
    ("player", "score", "youngest", "rooms"),
    ("two", "none", "claim"),
    (*OF_THE_TABLE, *OF_A_PLAYER),
    ("there", "taken"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", TOGETHER, ids=" ".join)
def test_each_word_means_one_thing(words: tuple[str, ...], language: str) -> None:
    known = Words(language, dict.fromkeys(words))
    for thing in words:
        for word in (thing, thing.upper(), *catalogue(language).say(Message("table-word-" + thing)).split()):
            assert known.read(word) == thing, word
            assert bare(word).isalpha(), "one word, without signs"
