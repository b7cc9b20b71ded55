"""Waiting for the condition that a test is about, never for a fixed time: a busy machine is slow."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 180.0
"""The seconds after which a condition that is not met fails its test. No test waits longer than it has to."""


def wait_until(true: Callable[[], bool], otherwise: str, pause: float = 0.05) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(pause)
