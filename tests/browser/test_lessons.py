"""The lessons, from the first word of the coach to a real game. Arboretum's is in test_arboretum_scenes.py."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.waiting import PATIENCE


def news_of_lesson(page: Page, game: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        "async (key) => (await fetch(`/api/tables/${sessionStorage.getItem(key)}`)).json()", f"spinney-lesson-{game}"
    )
    return found


def act(page: Page, game: str, now: dict[str, Any]) -> None:
    """The first thing that is offered, as another tab would send it."""
    page.evaluate(
        """async ([key, body]) => {
            const path = `/api/tables/${sessionStorage.getItem(key)}`;
            await fetch(path, { method: "POST", body: JSON.stringify(body) });
        }""",
        [
            f"spinney-lesson-{game}",
            {"do": "act", "seat": 0, "text": now["choices"][0], "ticket": now.get("ticket", 0)},
        ],
    )


@pytest.mark.parametrize("size", [(1400, 900), (360, 640)])
@pytest.mark.parametrize("game", ["treehouse", "renature"])
def test_a_lesson_ends_with_a_scoring_and_a_real_game(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/lesson/{game}")
    coach = page.locator("section.coach")
    coach.wait_for()
    expect(coach).to_contain_text("Step 1 of 10")
    assert news_of_lesson(page, game)["seq"] == 0 or game == "treehouse", "the newcomer begins"
    on, real = coach.get_by_role("button", name="Continue"), coach.get_by_role("button", name="Play a real game")
    scoring = page.get_by_role("region", name="Scoring").first
    end = time.monotonic() + PATIENCE
    while not scoring.count():
        assert time.monotonic() < end, f"the lesson does not go on: {coach.inner_text()}"
        now = news_of_lesson(page, game)
        if page.get_by_role("button", name="Next round").count():
            page.get_by_role("button", name="Next round").click()
        elif on.count():
            on.click()
        elif now["table"]["waiting"] == [0]:
            act(page, game, now)
        page.wait_for_timeout(50)
    expect(coach).to_contain_text("Step 9 of 10")
    # The arrow keys lead through the scoring faster than it runs by itself.
    while not real.count():
        assert time.monotonic() < end, "the scoring does not end"
        scoring.press("ArrowRight")
        page.wait_for_timeout(50)
    expect(coach).to_contain_text("Step 10 of 10")
    real.click()
    page.wait_for_url("**/t/*")
