"""The games. Registering one is one line."""

from __future__ import annotations

from typing import Any

from spinney.core.description import Description
from spinney.games.arboretum import ARBORETUM
from spinney.games.renature import RENATURE
from spinney.games.treehouse import TREEHOUSE

GAMES: dict[str, Description[Any, Any, Any, Any]] = {game.key: game for game in (ARBORETUM, TREEHOUSE, RENATURE)}
