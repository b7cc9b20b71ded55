"""The games. Registering one is one line."""

from __future__ import annotations

from spinney.core.game import AnyGame
from spinney.games.arboretum import ARBORETUM
from spinney.games.renature import RENATURE
from spinney.games.treehouse import TREEHOUSE

GAMES: dict[str, AnyGame] = {game.key: game for game in (ARBORETUM, TREEHOUSE, RENATURE)}
