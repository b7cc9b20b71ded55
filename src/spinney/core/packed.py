"""Packed arrays for plain Python. Compiled, so that the arrays it makes are those that compiled classes accept."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.core.rng import Rng


def packed(items: list[int]) -> vec[i64]:
    """A packed array of these numbers; `list(array)` turns it back.

    Do not pass arrays from interpreted to compiled code: there mypyc takes a reference that it never releases, and the
    array leaks. Compiled modules have functions that take plain lists instead, named `..._of`.
    """
    return vec[i64]([i64(item) for item in items])


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """A shuffled copy of these numbers, for rules that are not compiled."""
    array = packed(items)
    rng.shuffle(array)
    return [int(item) for item in array]
