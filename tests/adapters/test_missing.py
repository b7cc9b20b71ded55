"""Without the package that it adapts to, an adapter says in one sentence what to install."""

from __future__ import annotations

import sys
from subprocess import run

import pytest


@pytest.mark.parametrize(
    ("module", "package", "sentence"),
    [
        ("selfplay", "numpy", "self-play needs NumPy: pip install 'spinney-games[numpy]'"),
        (
            "adapters.pettingzoo",
            "pettingzoo",
            "these environments need PettingZoo: pip install 'spinney-games[pettingzoo]'",
        ),
        ("adapters.openspiel", "pyspiel", "these games need OpenSpiel: pip install 'spinney-games[openspiel]'"),
    ],
)
def test_a_missing_package_is_named(module: str, package: str, sentence: str) -> None:
    program = f"import sys; sys.modules[{package!r}] = None; import spinney.{module}"
    answered = run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert answered.returncode == 1
    assert answered.stderr.splitlines()[-1] == f"ImportError: {sentence}"
