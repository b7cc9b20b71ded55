"""The scoring that ends the lesson is one of the rules of today, and teaches what a newcomer must know."""

from __future__ import annotations

from tests.games.treehouse.lesson_scoring import FILE, SCORING
from tests.lessons import text_of


def test_it_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == text_of(SCORING), "run python -m tests.games.treehouse.lesson_scoring"


def test_both_take_score_cards_and_tie_in_one_colour() -> None:
    bonuses = SCORING["sheet"]["bonuses"]
    assert {bonus["winner"] for bonus in bonuses} == {0, 1, None}
    assert any(bonus["winner"] is None and any(bonus["rooms"]) for bonus in bonuses)
