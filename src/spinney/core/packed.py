"""The door between plain Python and packed arrays: compiled, so that what it makes is what compiled classes take."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.arrays import vec
from spinney.core.rng import Rng


def packed(items: list[int]) -> vec[i64]:
    """A packed array of these numbers; `list(array)` is the way back.

    Arrays do not go from interpreted code into compiled code: at that door mypyc takes a reference that it never gives
    back, and the array stays for ever. Compiled modules have functions that take plain lists, named `..._of`.
    """
    return vec[i64]([i64(item) for item in items])


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """These numbers in another order, for rules that are not compiled."""
    array = packed(items)
    rng.shuffle(array)
    return [int(item) for item in array]
