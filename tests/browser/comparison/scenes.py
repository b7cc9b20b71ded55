"""What is shown to be compared: every scene is a function that leads the screens somewhere and looks.

Only roles, labels and texts lead there, and what the server says: the classes of the client may change between two
versions. A scene has its own visitors and tables, and does not depend on those before it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.browser.comparison.stage import Stage
from tests.server.client import Server

GAMES = {"arboretum": "Arboretum", "treehouse": "Best Treehouse Ever", "renature": "Renature"}
Show = Callable[[Stage, Server], None]


@dataclass(frozen=True)
class Scene:
    name: str
    show: Show


SCENES: list[Scene] = []


def scene(name: str) -> Callable[[Show], Show]:
    def keep(show: Show) -> Show:
        SCENES.append(Scene(name, show))
        return show

    return keep
