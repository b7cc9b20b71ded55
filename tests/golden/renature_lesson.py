"""`python -m tests.golden.renature_lesson`: write the scoring that ends the lesson in the client.

It is the end of the match of two in tests/golden, which has ties with and without neutral plants.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from spinney.games.renature import RENATURE
from tests.golden.matches import FOLDER, read_match

FILE = Path(__file__).parents[2] / "web/src/games/renature/lesson-scoring.json"
# The newcomer sits in the first seat and the bot in the second, and both are called there as they are in the lesson.
PLAYERS = [{"seat": seat, "name": "", "bot": "", "waiting": False} for seat in range(2)]


def scoring() -> dict[str, Any]:
    """What `Scoring.svelte` is given."""
    match = read_match((FOLDER / "renature-2.txt").read_text("utf-8"))
    state = match.start.copy()
    for move in match.moves:
        RENATURE.rules.apply(state, move.seat, RENATURE.find(state, move.seat, move.text))
    return {
        "sheet": msgspec.to_builtins(RENATURE.score_sheet(state)),
        "view": msgspec.to_builtins(RENATURE.view(state, 0)),
        "players": PLAYERS,
    }


def text() -> str:
    return msgspec.json.encode(scoring()).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
