"""`python -m tests.games.treehouse.lesson_scoring`: write the scoring that ends the lesson in the client.

It is the end of the match of two in tests/golden, in which both win colours and tie in another.
"""

from __future__ import annotations

from spinney.games.treehouse import TREEHOUSE
from tests.lessons import file_of, golden_end, scoring_of, text_of

FILE = file_of(TREEHOUSE)
SCORING = scoring_of(TREEHOUSE, golden_end(TREEHOUSE))

if __name__ == "__main__":
    FILE.write_text(text_of(SCORING), "utf-8")
