"""Every screen, wide and phone, light and dark: accessible, in every language, nothing sticks out."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from spinney.core.catalogue import first_spoken
from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.steps import card_of, play_now, send_moves, skip_scoring, wait_for_drawing, wait_for_turn, wait_until

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SCREENS = ["/", "/learn", "/learn/arboretum", "/learn/treehouse", "/learn/renature", "/replay", "/device"]
GAMES = ["Arboretum", "Best Treehouse Ever", "Renature"]


def violations(page: Page) -> list[str]:
    if not AXE.is_file():
        pytest.skip("NO AXE: web/node_modules/axe-core is not installed (no npm?)")
    # Straight into the page's world: the content-security policy allows no foreign script, and must not.
    page.evaluate(AXE.read_text() + "; undefined")
    # Scores are often one figure, which axe would pass over: a 7 must be as readable as an 11.
    strict = {"resultTypes": ["violations"], "checks": {"color-contrast": {"options": {"ignoreLength": True}}}}
    found = page.evaluate("async (strict) => (await axe.run(document, strict)).violations", strict)
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


def check(page: Page) -> None:
    wait_for_drawing(page)
    assert violations(page) == []
    assert not sticks_out(page)


def check_all_ways(page: Page) -> None:
    """Wide and as a phone, light and dark, and then as it was."""
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        for size in (PHONE, WIDE):
            dress(page, scheme, size)
            check(page)
    dress(page, "light", WIDE)


def check_two_ways(page: Page) -> None:
    """On a phone at night and wide by day: the boards themselves are looked at in every way by test_states.py."""
    dress(page, "dark", PHONE)
    check(page)
    dress(page, "light", WIDE)
    check(page)


def dress(page: Page, scheme: Literal["light", "dark"], size: dict[str, int]) -> None:
    page.emulate_media(color_scheme=scheme)
    page.locator(f"html[data-theme={scheme}]").wait_for(state="attached")
    page.set_viewport_size(size)  # type: ignore[arg-type]


def sticks_out(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")
    return wide


@pytest.mark.parametrize("path", SCREENS)
def test_a_page(visit: Visit, path: str) -> None:
    page = visit(path)
    page.get_by_role("heading", level=1).first.wait_for()
    check_all_ways(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_and_what_opens_on_it(visit: Visit, game: str) -> None:
    page = visit("/")
    play_now(page, game, "Seedling")
    send_moves(page, most=12)
    wait_for_turn(page)
    check_two_ways(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("region", name="Hint").wait_for()
    check_two_ways(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").wait_for()
    check(page)
    page.keyboard.press("Escape")
    if game == "Arboretum":
        page.get_by_role("button", name="Look through the discard pile").first.click()
        page.get_by_role("dialog").wait_for()
        check_two_ways(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_replay(visit: Visit, game: str) -> None:
    page = visit("/")
    play_now(page, game, "Seedling")
    send_moves(page)
    page.get_by_role("region", name="Scoring").first.wait_for()
    check_two_ways(page)
    skip_scoring(page)
    check_two_ways(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="One step forward").click()
    check_two_ways(page)
    page.get_by_role("button", name="To the end").click()
    check_two_ways(page)


def test_gathering_and_settings(visit: Visit) -> None:
    page = visit("/")
    card_of(page, "Renature").get_by_role("button", name="With friends").click()
    page.get_by_role("dialog").get_by_text("More options").click()
    check_all_ways(page)
    page.get_by_role("dialog").get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("heading", name="Invite others").wait_for()
    check_all_ways(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    check_all_ways(page)


def test_lessons_and_the_hide_screen(visit: Visit) -> None:
    page = visit("/lesson/arboretum")
    page.locator(".arb").first.wait_for()
    check_two_ways(page)
    for game in ("treehouse", "renature"):
        page.goto(f"/lesson/{game}")
        page.locator(".coach").wait_for()
        check_two_ways(page)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").wait_for()
    check_two_ways(page)
    page.goto("/")
    card_of(page, "Best Treehouse Ever").get_by_role("button", name="On one screen").click()
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="I am ").wait_for()
    check_two_ways(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_in_the_drawer_have_pictures(visit: Visit, game: str) -> None:
    page = visit("/", phone=True)
    play_now(page, game, "Seedling")
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog")
    drawer.get_by_text("The complete rules").click()
    expect(drawer.locator("figure svg").first).to_be_visible()
    assert drawer.locator("figure").count() >= 5
    assert drawer.locator("figure:not(:has(svg))").count() == 0
    # Every drawing that is used is there.
    lost = "uses => uses.map(use => use.getAttribute('href')).filter(href => !document.querySelector(href))"
    wait_until(page, lambda: drawer.locator("figure use").evaluate_all(lost) == [], "drawings are missing")
    check(page)


def test_what_was_said_is_said_again_in_another_language(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Olena")
    dialog.get_by_role("button", name="Save").click()
    said = dialog.get_by_role("status").first
    expect(said).to_have_text("Saved.")
    dialog.get_by_text("Українська").click()
    expect(said).to_have_text("Збережено.")


@pytest.mark.parametrize("locale", ["uk-UA", "it-IT", "pt-BR", "pt-PT", "ru-RU"])
def test_other_languages(visit: Visit, locale: str) -> None:
    page = visit("/", locale=locale)
    page.get_by_role("heading", level=1).first.wait_for()
    assert page.evaluate("document.documentElement.lang") == first_spoken([locale])
    assert page.get_by_text("Play now").count() == 0
    assert not sticks_out(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert not sticks_out(page)
    # The boards too, where words are longest for their room.
    for number in range(len(GAMES)):
        page.goto("/")
        page.locator("article button.main").nth(number).click()
        page.locator("dialog[open] button.main.large").click()
        page.wait_for_url("**/t/*")
        send_moves(page, most=4)
        wait_for_turn(page)
        assert not sticks_out(page)
