"""The scoring that ends the lesson is one of the rules of today, and teaches what a newcomer must know."""

from __future__ import annotations

from tests.games.arboretum.lesson_scoring import FILE, SCORING
from tests.lessons import text_of


def test_it_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == text_of(SCORING), "run python -m tests.games.arboretum.lesson_scoring"


def test_it_shows_all_that_the_lesson_tells_of() -> None:
    lines = SCORING["sheet"]["species"]
    claims = [claim for line in lines for claim in line["claims"]]
    pairs = [(path, claim) for line in lines for path, claim in zip(line["paths"], line["claims"], strict=True) if path]
    scored = [path for path, claim in pairs if claim["may_score"]]
    for part in ("for_pure", "for_one", "for_eight"):
        assert any(path[part] for path in scored), part
    assert any(not claim["may_score"] for _, claim in pairs)
    assert any(claim["eight_cancelled"] and claim["printed"] == claim["sum"] + 8 for claim in claims)
