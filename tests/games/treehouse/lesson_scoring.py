"""`python -m tests.games.treehouse.lesson_scoring`: write the scoring that ends the lesson in the client.

It is the end of the match of two in tests/golden, in which both win colours and tie in another.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.state import TreehouseState
from tests.golden.matches import FOLDER, read_match

FILE = Path(__file__).parents[3] / "web/src/games/treehouse/lesson-scoring.json"
# The lesson calls them so, in every language.
PLAYERS = [{"seat": seat, "name": name, "bot": "", "waiting": False} for seat, name in enumerate(["Hazel", "Rowan"])]


def scoring() -> dict[str, Any]:
    """What `Scoring.svelte` is given, as a spectator sees it."""
    match = read_match((FOLDER / "treehouse-2.txt").read_text("utf-8"))
    state = match.start.copy()
    assert isinstance(state, TreehouseState)
    for move in match.moves:
        TREEHOUSE.rules.apply(state, move.seat, TREEHOUSE.find(state, move.seat, move.text))
    return {
        "sheet": msgspec.to_builtins(TREEHOUSE.score_sheet(state)),
        "view": msgspec.to_builtins(TREEHOUSE.view(state, -1)),
        "players": PLAYERS,
    }


def text() -> str:
    return msgspec.json.encode(scoring()).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
