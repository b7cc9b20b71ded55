"""Bots that play any game from what a seat may see."""

from __future__ import annotations

from pathlib import Path

from spinney.bots.greedy_bot import GreedyBot
from spinney.bots.learned import LearnedJudge
from spinney.bots.levels import learned_judge, make_level, search_parameters
from spinney.bots.random_bot import RandomBot
from spinney.bots.search_bot import SearchBot
from spinney.core.bot import Bot
from spinney.core.game import AnyGame
from spinney.core.levels import LEVELS
from spinney.core.message import Unreadable

# The default time limit of a program per decision.
PROGRAM_SECONDS = 10.0

BOTS = ("random", "greedy", *LEVELS)


def make_bot(name: str, game: AnyGame, program_seconds: float = PROGRAM_SECONDS) -> Bot:
    """The bot of this name for a game; `Unreadable` if there is none.

    Besides the names in `BOTS`: `search:500` thinks for 500 iterations and `search:1.5s` for 1.5 seconds per decision;
    `learned:500` searches as long with the learned value of the game, `learned:500@FILE` with the weights of a file;
    `cmd:./mybot` is a program that speaks the text protocol, with `program_seconds` per decision.
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    if name in LEVELS:
        return make_level(name, game)
    kind, colon, rest = name.partition(":")
    if colon and kind == "search":
        return search_bot(rest, game)
    if colon and kind == "learned":
        return learned_bot(rest, game)
    if colon and kind == "cmd":
        from spinney.bots.program_bot import ProgramBot

        return ProgramBot(rest, game, program_seconds)
    raise Unreadable(
        f"unknown bot {name!r}; choose from {', '.join(BOTS)}, search:ITERATIONS, search:SECONDSs, "
        "learned:ITERATIONS, learned:ITERATIONS@FILE, cmd:PROGRAM"
    )


def search_bot(budget: str, game: AnyGame, judge: LearnedJudge | None = None) -> SearchBot:
    parameters = search_parameters(game.search)
    if budget.isdecimal() and 0 < int(budget) < 10**9:
        return SearchBot(game, parameters, iterations=int(budget), judge=judge)
    number = budget.removesuffix("s")
    if budget.endswith("s") and number.replace(".", "", 1).isdecimal() and 0 < float(number) < 3600:
        return SearchBot(game, parameters, seconds=float(number), judge=judge)
    raise Unreadable(f"search needs a number of iterations or seconds, as in search:500 or search:1.5s, not {budget!r}")


def learned_bot(rest: str, game: AnyGame) -> SearchBot:
    budget, at, file = rest.partition("@")
    return search_bot(budget, game, learned_judge(game, Path(file) if at else None))
