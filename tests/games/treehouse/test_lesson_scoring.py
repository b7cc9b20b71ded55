"""The scoring that ends the lesson."""

from __future__ import annotations

from tests.games.treehouse.lesson_scoring import FILE, scoring, text


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m tests.games.treehouse.lesson_scoring"


def test_it_shows_what_the_lesson_tells() -> None:
    """Both take score cards, and in one colour they tie."""
    bonuses = scoring()["sheet"]["bonuses"]
    assert {bonus["winner"] for bonus in bonuses} == {0, 1, None}
    assert any(bonus["winner"] is None and any(bonus["rooms"]) for bonus in bonuses)
