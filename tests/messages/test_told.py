"""The games that were proofread still read the same."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import LANGUAGES
from spinney.games import OUR_GAMES
from tests.messages.told import FOLDER, file_of, tell


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_game_is_told_as_it_was_read(key: str, language: str) -> None:
    assert tell(key, language) == file_of(key, language).read_text("utf-8")


def test_there_is_one_of_each_game_in_each_language_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {
        f"{key}-{language}.txt" for key in OUR_GAMES for language in LANGUAGES
    }
