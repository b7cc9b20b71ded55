"""What becomes of a test when it is the browser that fails."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error, Page

from tests.browser import chromium as browsers
from tests.browser.chromium import Chromium
from tests.browser.conftest import Visit

FOR_EVER = "new Promise(() => {})"
first_pages: list[Page] = []


@pytest.mark.filterwarnings("ignore:Chromium stopped drawing")
def test_a_test_is_begun_again_when_its_browser_stops_drawing(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browsers, "FRAME_PATIENCE", 1.0)
    page = visit("/")
    if not first_pages:
        first_pages.append(page)
        page.evaluate("window.requestAnimationFrame = () => 0")
        raise AssertionError("whatever waits for a frame fails")
    assert first_pages[0].is_closed()
    page.get_by_role("heading", level=1).first.wait_for()


def test_a_page_that_draws_is_no_excuse(visit: Visit, chromium: Chromium) -> None:
    visit("/")
    assert not chromium.has_stopped_drawing()


def test_a_page_that_never_answers_ends_its_test_and_the_next_one_gets_a_browser(
    visit: Visit, chromium: Chromium
) -> None:
    page = visit("/")
    with chromium.within(1), pytest.raises(Error, match="closed"):
        page.evaluate(FOR_EVER)
    visit("/").get_by_role("heading", level=1).first.wait_for()
