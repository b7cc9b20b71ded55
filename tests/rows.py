"""Encoded rows taken apart, for the tests of every game's `encoding.py`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spinney.core.game import AnyGame
from spinney.core.rules import State
from spinney.core.view import View


def taken_apart(game: AnyGame, state: State, view: View[Any, Any]) -> dict[str, list[int]]:
    """The row of a view, part by part, each part as a flat list."""
    row = game.encode(view)
    found = {}
    at = 0
    for part in game.encoder.parts(state):
        found[part.name] = list(row[at : at + part.size()])
        at += part.size()
    assert at == len(row)
    return found


def marked(places: Iterable[int], size: int) -> list[int]:
    """Zeros with a 1 at these places."""
    numbers = [0] * size
    for place in places:
        numbers[place] = 1
    return numbers


def own_first(items: list[Any], seat: int) -> list[Any]:
    """A list indexed by seat, rotated to begin with this seat."""
    return items[seat:] + items[:seat]
