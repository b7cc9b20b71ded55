"""On a wide screen everything is seen at once: seats with their numbers, the board, the hand; the log on demand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import FACTS, NEEDED, outside, sit_with_bots
from tests.browser.conftest import Visit
from tests.browser.steps import news

SIZES = [{"width": 1400, "height": 900}, {"width": 1280, "height": 720}]
SEATS = "header li"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", NEEDED)
def test_everything_is_on_the_screen(visit: Visit, game: str, players: int) -> None:
    page = visit("/", log=False)
    sit_with_bots(page, game, players)
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert outside(page, [*NEEDED[game], SEATS, f"{SEATS} b", f"{SEATS} [role=img]"]) == [], size
        cut = "names => names.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)"
        assert page.locator(f"{SEATS} b").evaluate_all(cut) == [], size
        assert page.locator(f"{SEATS} [role=img]").count() == FACTS[game] * players
    # As at 150 % zoom: the hand is there, whatever else has to be scrolled to.
    page.set_viewport_size({"width": 933, "height": 600})
    assert outside(page, [NEEDED[game][0], SEATS, f"{SEATS} [role=img]"]) == []


def numbers(page: Page, seat: int) -> list[str]:
    found: list[str] = (
        page.locator(SEATS)
        .nth(seat)
        .locator("[role=img]")
        .evaluate_all("ones => ones.map(one => one.getAttribute('aria-label'))")
    )
    return found


def test_the_header_says_in_words_what_a_seat_has(visit: Visit) -> None:
    page = visit("/", log=False)
    sit_with_bots(page, "arboretum", 2)
    assert numbers(page, 0)[0] == "Paths worth 0 points with the right to score every species"
    assert numbers(page, 0)[1] == "7 cards in hand"
    sit_with_bots(page, "renature", 2)
    now = news(page)["view"]["public"]["seats"][1]
    assert sorted(map(int, (one.split()[0] for one in numbers(page, 1)))) == sorted(
        [now["score"], now["clouds"], now["hand_size"], now["reserve"]]
    )


def test_bots_have_names_and_a_level_below(visit: Visit) -> None:
    page = visit("/", log=False)
    sit_with_bots(page, "treehouse", 4, "gardener")
    expect(page.locator(f"{SEATS} b")).to_have_text(["Clover", "Ivy", "Basil", "Tansy"])
    expect(page.locator(SEATS).nth(1)).to_contain_text("Gardener")


def test_the_log_is_folded_until_it_is_wanted(visit: Visit) -> None:
    page = visit("/", log=False)
    sit_with_bots(page, "renature", 2)
    log = page.get_by_role("region", name="Game log")
    button = page.get_by_role("button", name="Game log")
    expect(button).to_have_attribute("aria-pressed", "false")
    assert log.count() == 0
    button.click()
    expect(log).to_be_visible()
    expect(button).to_have_attribute("aria-pressed", "true")
    # It stays, until a key folds it again.
    page.reload()
    expect(log).to_be_visible()
    page.keyboard.press("l")
    expect(log).to_have_count(0)


def test_a_long_name_is_kept_or_refused_in_words(visit: Visit, complaints: list[str]) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    name = dialog.get_by_label("Your name")
    name.fill("Grandmother Wilhelmine from the mill")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_text("A name has 1 to 30 characters.")).to_be_visible()
    assert "409" in complaints.pop(), "the refusal"
    name.fill("Wilhelmine from the old mill")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("status").first).to_have_text("Saved.")
    expect(name).to_have_value("Wilhelmine from the old mill")
