"""The scoring that ends the lesson is one of the rules of today, and teaches what a newcomer must know."""

from __future__ import annotations

from tests.games.renature.lesson_scoring import FILE, SCORING
from tests.lessons import text_of


def test_it_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == text_of(SCORING), "run python -m tests.games.renature.lesson_scoring"


def test_it_shows_ties_neutral_plants_and_every_kind_of_points() -> None:
    sheet = SCORING["sheet"]
    neutral = len(sheet["seats"])
    assert any(area["struck"] and neutral not in area["struck"] for area in sheet["areas"])
    assert any(neutral in area["struck"] and area["main_to"] is not None for area in sheet["areas"])
    for part in ("areas", "plants", "backs"):
        assert any(seat[part] for seat in sheet["seats"]), part
