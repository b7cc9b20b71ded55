"""Spinney: Arboretum, Best Treehouse Ever and Renature, to play and to study.

>>> from spinney.games import GAMES
>>> list(GAMES)[0]
'arboretum'
"""

from __future__ import annotations

import os

__version__ = "0.1.0"

if os.environ.get("SPINNEY_INTERPRETED") == "1":
    from spinney.interpreted import prefer_source

    prefer_source()


def is_compiled() -> bool:
    """Whether the engine runs compiled by mypyc."""
    from spinney.core import packed

    return not (packed.__file__ or "").endswith(".py")
