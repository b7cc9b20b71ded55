"""What holds for all tests."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests compare English sentences, whatever language the machine speaks."""
    monkeypatch.setenv("SPINNEY_LANGUAGE", "en")
