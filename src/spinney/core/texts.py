"""The written forms of actions, cached: the same few thousand are needed again and again."""

from __future__ import annotations

from collections.abc import Callable


class Texts(dict[int, str]):
    """Maps the number of an action to its text; `written` makes a text that is not cached yet."""

    def __init__(self, written: Callable[[int], str]) -> None:
        super().__init__()
        self.written = written

    def __missing__(self, action: int) -> str:
        text = self[action] = self.written(action)
        return text
