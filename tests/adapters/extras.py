"""Adapters are tested where the package they adapt to is installed; where it is not, that is said loudly."""

from __future__ import annotations

from importlib.util import find_spec

import pytest


def needs(package: str, extra: str) -> None:
    """Skip the whole module unless this package is here."""
    if find_spec(package) is None:
        reason = (
            f"NOT TESTED: {package} is not installed; pip install 'spinney-games[{extra}]' to test what adapts to it"
        )
        pytest.skip(reason, allow_module_level=True)
