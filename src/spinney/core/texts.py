"""The written forms of actions. The same few thousand are wanted again and again, so each is made once and kept."""

from __future__ import annotations

from collections.abc import Callable


class Texts(dict[int, str]):
    """By the number of the action; `written` makes one that was not wanted before."""

    def __init__(self, written: Callable[[int], str]) -> None:
        super().__init__()
        self.written = written

    def __missing__(self, action: int) -> str:
        text = self[action] = self.written(action)
        return text
