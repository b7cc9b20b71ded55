"""The examples in the source are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import spinney

# Only Alembic can run the migrations.
APART = ("spinney.__main__", "spinney.server.store.sql.migrations.env")
MODULES = [info.name for info in pkgutil.walk_packages(spinney.__path__, "spinney.") if info.name not in APART]


@pytest.mark.parametrize("name", ["spinney", *MODULES])
def test_examples(name: str) -> None:
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("spinney"):
            raise
        pytest.skip(f"needs an extra that is not installed: {error.name}")
    assert doctest.testmod(module).failed == 0
