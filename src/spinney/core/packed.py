"""The door between plain Python and packed arrays: compiled, so that what it makes is what compiled classes take."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import vec


def packed(items: list[int]) -> vec[i64]:
    """A packed array of these numbers, for code that is not compiled itself; `list(array)` is the way back."""
    return vec[i64]([i64(item) for item in items])
