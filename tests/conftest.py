"""What holds for all tests."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests.scale import SCALE

# The same examples in every run of the same code, however busy the machine is; campaigns look for new ones.
settings.register_profile("spinney", derandomize=SCALE <= 1, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("spinney")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests compare English sentences, whatever language the machine speaks."""
    monkeypatch.setenv("SPINNEY_LANGUAGE", "en")
