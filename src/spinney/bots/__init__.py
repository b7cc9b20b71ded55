"""Bots that play any game from what a seat may see."""

from __future__ import annotations

from typing import Any

from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.random_bot import RandomBot
from spinney.core.bot import Bot
from spinney.core.description import Description
from spinney.core.message import Unreadable

BOTS = ("random", "greedy")


def make_bot(name: str, description: Description[Any, Any, Any, Any]) -> Bot:
    """The bot of this name for a game; `Unreadable` if there is none."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(description)
    raise Unreadable(f"unknown bot {name!r}; there are {', '.join(BOTS)}")
