"""Packed arrays of machine integers, behind one import.

Compiled modules get `librt.vecs`: mypyc looks at the first branch and reads and writes the memory directly.
Interpreted modules get plain lists through stand-ins of the same names, so the same source runs without librt.
This module is never compiled.

The result of growing or shrinking an array must be stored back, and an array has one owner:

    hand = append(hand, card)
    hand = remove(hand, card)
    deck, card = pop(deck)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec
else:

    class _ListType:
        def __call__(self, items: Any = (), *, capacity: int = 0) -> list[int]:
            return list(items)

    _LIST = _ListType()

    class vec:
        """`vec[i64](items)` and `vec[float](items)` make a list."""

        def __class_getitem__(cls, item: Any) -> _ListType:
            return _LIST

    def append(array: list[int], item: int) -> list[int]:
        array.append(item)
        return array

    def extend(array: list[int], items: list[int]) -> list[int]:
        array.extend(items)
        return array

    def remove(array: list[int], item: int) -> list[int]:
        array.remove(item)
        return array

    def pop(array: list[int], index: int = -1) -> tuple[list[int], int]:
        item = array.pop(index)
        return array, item


__all__ = ["append", "extend", "pop", "remove", "vec"]
