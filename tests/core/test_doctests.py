"""The examples in the source are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import spinney

MODULES = [info.name for info in pkgutil.walk_packages(spinney.__path__, "spinney.") if info.name != "spinney.__main__"]


@pytest.mark.parametrize("name", ["spinney", *MODULES])
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
