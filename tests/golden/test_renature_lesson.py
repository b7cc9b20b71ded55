"""The scoring that ends the lesson is one of the rules of today, and teaches what a newcomer must know."""

from __future__ import annotations

from tests.golden.renature_lesson import FILE, scoring, text


def test_it_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m tests.golden.renature_lesson"


def test_it_shows_ties_neutral_plants_and_every_kind_of_points() -> None:
    sheet = scoring()["sheet"]
    neutral = len(sheet["seats"])
    assert any(area["struck"] and neutral not in area["struck"] for area in sheet["areas"])
    assert any(neutral in area["struck"] and area["main_to"] is not None for area in sheet["areas"])
    for part in ("areas", "plants", "backs"):
        assert any(seat[part] for seat in sheet["seats"]), part
