"""`python -m tests.games.arboretum.lesson_scoring`: write the scoring that ends the lesson in the client.

It is the end of a game between bots, chosen because it shows all that the lesson tells of: a path of one species alone,
one that begins with a 1 and one that ends with an 8, paths without the right to score, and a 1 that cancels an 8.
"""

from __future__ import annotations

from spinney.bots import make_bot
from spinney.bots.playing import play_bots
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.options import ArboretumOptions
from tests.lessons import NAMES, file_of, scoring_of, text_of

FILE = file_of(ARBORETUM)
SEED = 252
BOTS = [make_bot("greedy", ARBORETUM) for _ in NAMES]
STATE = play_bots(ARBORETUM, ArboretumOptions(players=len(NAMES)), BOTS, SEED, 0).state
SCORING = scoring_of(ARBORETUM, STATE)

if __name__ == "__main__":
    FILE.write_text(text_of(SCORING), "utf-8")
