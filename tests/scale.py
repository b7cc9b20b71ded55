"""How much a test tries: SPINNEY_TEST_SCALE makes a run shorter (0.05, interpreted) or longer (20, a campaign)."""

from __future__ import annotations

import os

from spinney import is_compiled

# Interpreted, the same minutes try a twentieth.
SCALE = float(os.environ.get("SPINNEY_TEST_SCALE", "1.0" if is_compiled() else "0.05"))


def scaled(n: int) -> int:
    """So many examples of a test that takes `n` in the normal run; never none."""
    return max(1, round(n * SCALE))
