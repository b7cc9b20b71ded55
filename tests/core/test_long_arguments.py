"""A message with a very long argument is still a sentence."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letters", [1_000, 3_000, 100_000])
def test_a_long_argument_is_cut(letters: int, language: str) -> None:
    inner = Message("refused-malformed", {"why": "x" * letters})
    for message in (inner, Message("refused-record", {"why": inner})):
        said = catalogue(language).say(message)
        assert "xxx" in said
        assert "…" in said
        assert len(said) < 1_500
