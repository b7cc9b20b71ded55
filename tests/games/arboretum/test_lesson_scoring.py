"""The scoring that the lesson shows is a real one, and shows what the lesson tells of."""

from __future__ import annotations

from tests.games.arboretum.lesson_scoring import FILE, sheet, text


def test_it_is_what_the_rules_say_today() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m tests.games.arboretum.lesson_scoring"


def test_it_shows_all_that_the_lesson_tells_of() -> None:
    lines = sheet().species
    claims = [claim for line in lines for claim in line.claims]
    pairs = [(path, claim) for line in lines for path, claim in zip(line.paths, line.claims, strict=True) if path]
    scored = [path for path, claim in pairs if claim.may_score]
    assert any(path.for_pure for path in scored)
    assert any(path.for_one for path in scored)
    assert any(path.for_eight for path in scored)
    assert any(not claim.may_score for _, claim in pairs)
    assert any(claim.eight_cancelled and claim.printed == claim.sum + 8 for claim in claims)
