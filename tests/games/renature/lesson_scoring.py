"""`python -m tests.games.renature.lesson_scoring`: write the scoring that ends the lesson in the client.

It is the end of the match of two in tests/golden, which has ties with and without neutral plants.
"""

from __future__ import annotations

from spinney.games.renature import RENATURE
from tests.lessons import file_of, golden_end, scoring_of, text_of

FILE = file_of(RENATURE)
SCORING = scoring_of(RENATURE, golden_end(RENATURE))

if __name__ == "__main__":
    FILE.write_text(text_of(SCORING), "utf-8")
