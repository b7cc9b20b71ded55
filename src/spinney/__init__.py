"""Spinney: Arboretum, Best Treehouse Ever and Renature, to play and to study.

>>> import spinney
>>> list(spinney.GAMES)[0]
'arboretum'
>>> match = spinney.play(spinney.game("treehouse"), bots=["random", "random"], seed=7)
>>> match.outcome.winners
[0]
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spinney.bots.playing import IllegalAnswer, play
    from spinney.core.bot import Answer, Bot
    from spinney.core.game import AnyGame, Game
    from spinney.core.message import Refused, Unreadable
    from spinney.core.record import read_record, write_record
    from spinney.core.replay import Match, replay
    from spinney.games import GAMES

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Answer",
    "Bot",
    "Game",
    "IllegalAnswer",
    "Match",
    "Refused",
    "Unreadable",
    "game",
    "is_compiled",
    "play",
    "read_record",
    "replay",
    "write_record",
]

# Where the names above come from. They are imported on first use, so that the command line, or a program that needs one
# module, does not load everything.
_HOMES = {
    "GAMES": "spinney.games",
    "Answer": "spinney.core.bot",
    "Bot": "spinney.core.bot",
    "Game": "spinney.core.game",
    "IllegalAnswer": "spinney.bots.playing",
    "Match": "spinney.core.replay",
    "Refused": "spinney.core.message",
    "Unreadable": "spinney.core.message",
    "play": "spinney.bots.playing",
    "read_record": "spinney.core.record",
    "replay": "spinney.core.replay",
    "write_record": "spinney.core.record",
}

if os.environ.get("SPINNEY_INTERPRETED") == "1":
    from spinney.interpreted import prefer_source

    prefer_source()


if not TYPE_CHECKING:  # a type checker that sees this function assumes that every name exists

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(_HOMES[name]), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def game(key: str) -> AnyGame:
    """The game with this key; for an unknown key `Unreadable` lists the games."""
    games: dict[str, AnyGame] = import_module("spinney.games").GAMES
    if key not in games:
        unreadable: type[Unreadable] = import_module("spinney.core.message").Unreadable
        raise unreadable(f"unknown game {key!r}; choose from {', '.join(games)}")
    return games[key]


def is_compiled() -> bool:
    """Whether the engine runs compiled by mypyc."""
    from spinney.core import packed

    return not (packed.__file__ or "").endswith(".py")
