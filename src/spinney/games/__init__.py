"""The games: our three, and those of other installed distributions.

Another distribution names its `Game` in the entry point group `spinney.games`; docs/contract.md shows one.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points

from spinney.core.catalogue import add_words, read_words
from spinney.core.game import AnyGame, Game
from spinney.games.arboretum import ARBORETUM
from spinney.games.renature import RENATURE
from spinney.games.treehouse import TREEHOUSE

GROUP = "spinney.games"

log = logging.getLogger(GROUP)


def why_unusable(game: object, taken: Iterable[str]) -> str:
    """Why the object of an entry point cannot be used as a game; empty if it can."""
    if not isinstance(game, Game):
        return f"{game!r:.60} is not a Game"
    if not re.fullmatch("[a-z][a-z0-9_]*", game.key):
        return f"{game.key!r:.60} is not a key: small letters, digits and _"
    if game.key in taken:
        return f"there is a game {game.key!r} already"
    if game.messages is None or f"game-name-{game.key} =" not in read_words(game.messages, "en"):
        return f"its English messages have no game-name-{game.key}"
    return ""


def external_games(found: Iterable[EntryPoint], taken: Iterable[str]) -> dict[str, AnyGame]:
    """The games behind these entry points. One that cannot be used is logged and left out."""
    games: dict[str, AnyGame] = {}
    for point in sorted(found, key=lambda point: (point.name, point.value)):
        try:
            game = point.load()
            why = why_unusable(game, [*taken, *games])
        except Exception as error:  # other people's code may raise anything on import; our games must still work
            why = f"{type(error).__name__}: {error}"
        if why:
            log.log(log_level(), "the game %s (%s) is left out: %s", point.name, point.value, " ".join(why.split()))
            continue
        add_words(game.key, game.messages)
        games[game.key] = game
    return games


def log_level() -> int:
    """Worker processes do not repeat the warnings of the process that started them."""
    from multiprocessing import current_process

    # While a spawned process imports its main module, its name is set but its parent is not.
    return logging.WARNING if current_process().name == "MainProcess" else logging.DEBUG


OUR_GAMES: dict[str, AnyGame] = {game.key: game for game in (ARBORETUM, TREEHOUSE, RENATURE)}
GAMES: dict[str, AnyGame] = OUR_GAMES | external_games(entry_points(group=GROUP), OUR_GAMES)
