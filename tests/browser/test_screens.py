"""Every screen, wide and phone, light and dark: accessible, in every language, nothing sticks out."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.steps import play_now, type_moves

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SCREENS = ["/", "/learn", "/replay"]
GAMES = ["Arboretum", "Best Treehouse Ever", "Renature"]


def violations(page: Page) -> list[str]:
    if not AXE.is_file():
        pytest.skip("NO AXE: web/node_modules/axe-core is not installed (no npm?)")
    # Straight into the page's world: the content-security policy allows no foreign script, and must not.
    page.evaluate(AXE.read_text() + "; undefined")
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def sticks_out(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")
    return wide


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("path", SCREENS)
def test_a_page(visit: Visit, path: str, phone: bool, scheme: str) -> None:
    page = visit(path, phone=phone, scheme=scheme)
    page.get_by_role("heading", level=1).first.wait_for()
    assert violations(page) == []
    assert not sticks_out(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_board(visit: Visit, game: str, phone: bool, scheme: str) -> None:
    page = visit("/", scheme=scheme)
    play_now(page, game)
    type_moves(page, random.Random(5), most=6)
    if phone:
        page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(400)
    assert violations(page) == []
    assert not sticks_out(page)


@pytest.mark.parametrize("locale", ["uk-UA", "it-IT", "pt-PT", "ru-RU"])
def test_other_languages(visit: Visit, locale: str) -> None:
    page = visit("/", locale=locale)
    page.get_by_role("heading", level=1).first.wait_for()
    assert page.evaluate("document.documentElement.lang") == locale[:2]
    assert page.get_by_text("Play now").count() == 0
    assert not sticks_out(page)
