"""Waiting for what a test means, never for a time: a busy machine is slow and a stopped process slower still."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 180.0
"""Seconds until something that does not come fails its test. What comes sooner is not waited for."""


def wait_until(true: Callable[[], bool], otherwise: str, pause: float = 0.05) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(pause)
