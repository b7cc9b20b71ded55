"""How many examples a test tries: SPINNEY_TEST_SCALE makes a run shorter (0.05, interpreted) or longer (20)."""

from __future__ import annotations

import os

from spinney import is_compiled

# Interpreted, a twentieth takes about the same time.
SCALE = float(os.environ.get("SPINNEY_TEST_SCALE", "1.0" if is_compiled() else "0.05"))


def scaled(n: int) -> int:
    """The number of examples for a test with `n` in a normal run; at least one."""
    return max(1, round(n * SCALE))
