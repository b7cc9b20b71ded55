"""`python -m tests.games.arboretum.lesson_scoring`: write the scoring that ends the lesson in the client.

It is the end of a game between bots, chosen because it shows all that the lesson tells of: a path of one species alone,
one that begins with a 1 and one that ends with an 8, paths without the right to score, and a 1 that cancels an 8.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from spinney.bots import make_bot
from spinney.bots.playing import play_bots
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.options import ArboretumOptions
from spinney.games.arboretum.sheet import ScoreSheet
from spinney.games.arboretum.state import ArboretumState

FILE = Path(__file__).parents[3] / "web/src/games/arboretum/lesson-scoring.json"
SEED = 252
# Somebody else's game: it is told about them, and not about the newcomer.
NAMES = ["Olena", "Marco"]


@cache
def final_state() -> ArboretumState:
    bots = [make_bot("greedy", ARBORETUM) for _ in NAMES]
    return play_bots(ARBORETUM, ArboretumOptions(players=len(NAMES)), bots, SEED, 0).state  # type: ignore[return-value]


def sheet() -> ScoreSheet:
    found = ARBORETUM.score_sheet(final_state())
    assert isinstance(found, ScoreSheet)
    return found


def text() -> str:
    players = [{"seat": seat, "name": name, "bot": "", "waiting": False} for seat, name in enumerate(NAMES)]
    shown = {"sheet": sheet(), "view": ARBORETUM.view(final_state(), 0), "players": players}
    return msgspec.json.encode(shown).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
