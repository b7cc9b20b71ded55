"""Adapters are tested if the package that they adapt to is installed; if not, the tests are skipped with a warning."""

from __future__ import annotations

from importlib.util import find_spec

import pytest


def needs(package: str, extra: str) -> None:
    """Skip the whole module unless this package is installed."""
    if find_spec(package) is None:
        reason = (
            f"NOT TESTED: {package} is not installed; pip install 'spinney-games[{extra}]' to test what adapts to it"
        )
        pytest.skip(reason, allow_module_level=True)
