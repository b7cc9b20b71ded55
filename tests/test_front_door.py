"""What `import spinney` offers, and that it loads things only when they are used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import spinney
from spinney.games import GAMES

LOOK = """
import sys
import spinney
heavy = [name for name in sys.modules if name.partition(".")[0] in ("msgspec", "click", "rich")]
heavy += [name for name in sys.modules if name.startswith(("spinney.games", "spinney.core", "spinney.bots"))]
assert not heavy, heavy
assert {"GAMES", "game", "play", "Match"} <= set(dir(spinney))
assert "spinney.games" not in sys.modules, "looking at the names loads nothing"
{use}
"""


@pytest.mark.process
@pytest.mark.parametrize("use", ["", "spinney.GAMES", "spinney.game('arboretum')", "from spinney import *"])
def test_importing_loads_neither_games_nor_other_packages(use: str) -> None:
    """In a fresh process, because this one has loaded everything."""
    program = LOOK.replace("{use}", use)
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True)


def test_every_name_is_there() -> None:
    assert all(getattr(spinney, name) is not None for name in spinney.__all__)
    assert set(spinney._HOMES) | {"game", "is_compiled"} == set(spinney.__all__)
    with pytest.raises(AttributeError, match="module 'spinney' has no attribute 'chess'"):
        spinney.chess  # type: ignore[attr-defined]  # noqa: B018


def test_a_game_by_its_key() -> None:
    assert {key: spinney.game(key) for key in spinney.GAMES} == GAMES
    with pytest.raises(spinney.Unreadable) as refused:
        spinney.game("nonsense")
    assert str(refused.value) == f"unknown game 'nonsense'; choose from {', '.join(GAMES)}"
