"""What Arboretum shows of itself: the scoring as a scene, what a card would bring, and words at the right moment."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import match_of, play_now, send_move, send_moves, skip_scoring, wait_for_turn, wait_until

STEP = 3000
"""How long each species is shown, in ms: SCENE in web/src/play/steps.svelte.ts."""


SIGNS = ["eight-at_risk", "eight-cancelled", "one-cancels"]
"""What may stand beside a sum: web/src/games/arboretum/chips.ts."""


def hold_clock(page: Page) -> None:
    """From now on time passes only when it is told to; a whole game under such a clock would last minutes."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


ASK = """async ([path, what, text]) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ do: "ask", what, text, id: 1 });
    return (await (await fetch(path, { method: "POST", headers, body })).json()).answer;
}"""


def asked(page: Page, what: str, text: str = "") -> Any:
    return page.evaluate(ASK, [f"/api/tables/{match_of(page)}", what, text])


def to_the_scoring(page: Page) -> dict[str, Any]:
    """A whole game; then the scoring waits at its first species."""
    play_now(page, "Arboretum", "Seedling")
    send_moves(page)
    page.get_by_role("region", name="Scoring").wait_for()
    # By a way back, which is not told again.
    page.keyboard.press("End")
    page.keyboard.press("Home")
    sheet: dict[str, Any] = asked(page, "sheet")
    expect(points_so_far(page)).to_have_text([str(points) for points in sums(sheet, 1)])
    return sheet


def points_so_far(page: Page) -> Locator:
    return page.get_by_role("list", name="Points so far").locator("b")


def totals(page: Page) -> list[int]:
    return [int(text) for text in points_so_far(page).all_text_contents()]


def sums(sheet: dict[str, Any], species: int) -> list[int]:
    """What both seats have after that many species; the visitor sits at the first seat."""
    return [sum(line["points"][seat] for line in sheet["species"][:species]) for seat in (0, 1)]


def test_the_scoring_is_told_one_thing_after_the_other(visit: Visit) -> None:
    page = visit(motion="no-preference")
    sheet = to_the_scoring(page)
    hold_clock(page)
    assert totals(page) == sums(sheet, 1)
    line = sheet["species"][1]
    cards = sum(len(claim["cards"]) for claim in line["claims"])
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("2 of 6")).to_be_visible()
    # Everything is said to those who do not see it.
    expect(page.locator("section [aria-live]").filter(has_text="score: ").first).to_contain_text("Reed: May")
    held, paths = page.locator("article .held"), page.locator("article .path")
    expect(held).to_have_count(cards)
    expect(page.locator("article .held.open")).to_have_count(0)
    page.clock.run_for(900)
    expect(page.locator("article .held.open")).to_have_count(cards)
    expect(page.locator("article.right, article.wrong")).to_have_count(0)
    expect(paths).to_have_count(0)
    page.clock.run_for(850)
    expect(page.locator("article.wrong")).to_have_count(sum(not claim["may_score"] for claim in line["claims"]))
    expect(paths).to_have_count(0)
    page.clock.run_for(500)
    expect(paths).to_have_count(sum(path is not None for path in line["paths"]))
    assert totals(page) == sums(sheet, 1)
    page.clock.run_for(700)
    assert totals(page) == sums(sheet, 2)
    # It waits where it was led, and shows nothing of what follows.
    page.clock.run_for(2 * STEP)
    expect(page.get_by_text("2 of 6")).to_be_visible()
    assert page.locator("tbody tr").nth(2).locator("td").all_text_contents() == ["·", "·"]
    expect(page.locator("tbody tr").nth(2).get_by_role("button")).to_be_disabled()
    # Whoever goes back sees what was shown there, and the points count back.
    page.keyboard.press("ArrowLeft")
    expect(page.locator("article .why.told")).to_have_count(2)
    page.clock.run_for(500)
    assert totals(page) == sums(sheet, 1)


def test_the_scoring_runs_by_itself_to_the_verdict(visit: Visit) -> None:
    page = visit(motion="no-preference")
    sheet = to_the_scoring(page)
    hold_clock(page)
    verdict = page.get_by_role("button", name="Play again")
    page.get_by_role("button", name="Play scoring").click()
    for number in range(2, 7):
        page.clock.run_for(STEP)
        expect(page.get_by_text(f"{number} of 6")).to_be_visible()
        expect(page.locator(".won")).to_have_count(0)
    expect(verdict).to_have_count(0)
    # A touch stops it.
    page.locator("article").first.click()
    page.clock.run_for(2 * STEP)
    expect(page.get_by_text("6 of 6")).to_be_visible()
    assert totals(page) == sheet["outcome"]["points"]
    page.get_by_role("button", name="Next").click()
    expect(verdict).to_be_visible()


def test_where_nothing_shall_move_a_species_is_told_at_once(visit: Visit) -> None:
    page = visit(phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    sheet = to_the_scoring(page)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("2 of 6")).to_be_visible()
    assert totals(page) == sums(sheet, 2)
    expect(page.locator("article .why.told")).to_have_count(2)
    # However far one scrolls, the points stay in sight.
    page.locator("article").last.scroll_into_view_if_needed()
    expect(page.get_by_role("list", name="Points so far")).to_be_in_viewport(ratio=1)


def to_a_gain(page: Page) -> tuple[str, str, int]:
    """Until some card would make or lengthen a path: the card, the cell and the points."""
    for _ in range(400):
        now = wait_for_turn(page)
        for text in now["choices"]:
            found = asked(page, "preview", text) if text.startswith("play") else None
            if found:
                _, card, cell = text.split()
                return card, cell, found["more"]
        send_move(page, now["choices"][0], now.get("ticket", 0))
    raise AssertionError("nothing would ever have brought a point")


def test_a_card_shows_what_it_would_bring_where_it_is_held(visit: Visit) -> None:
    page = visit()
    play_now(page, "Arboretum", "Seedling")
    card, cell, more = to_a_gain(page)
    ghost, said = page.locator(".cell.ghost"), page.get_by_text(f"{more} point")
    page.locator(f'.hand [data-piece="{card}"]').click(position={"x": 10, "y": 40})
    target = page.locator(f'.offered[data-place="{cell}"]')
    target.hover()
    expect(ghost.and_(page.locator(".aimed"))).to_have_count(1)
    expect(page.locator(".paths .plus")).to_have_count(1)
    expect(said).to_have_count(1)
    # Nothing is left of it when something else is pointed at, and the focus shows the same.
    page.mouse.move(1, 1)
    expect(ghost).to_have_count(0)
    expect(page.locator(".paths")).to_have_count(0)
    target.focus()
    expect(page.locator(".paths .plus")).to_have_count(1)
    target.press("Enter")
    expect(page.locator(f'.cell.laid[data-piece="{card}"]')).to_be_visible()
    expect(ghost).to_have_count(0)


def test_a_hint_is_shown_in_the_own_arboretum(visit: Visit) -> None:
    page = visit()
    play_now(page, "Arboretum", "Seedling")
    now = wait_for_turn(page)
    while not now["choices"][0].startswith("play"):
        send_move(page, now["choices"][0], now.get("ticket", 0))
        now = wait_for_turn(page)
    page.get_by_role("button", name="Show this arboretum").click()
    expect(page.get_by_text("Reed’s arboretum")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Your arboretum")).to_be_visible()
    expect(page.locator(".cell.ghost.hinted")).to_have_count(1)


def carries_signs(page: Page) -> bool:
    """Whether a sum of the visitor's hand has a sign beside it."""
    species = asked(page, "aids")["species"]
    return any(one["eight"] in ("at_risk", "cancelled") or one["one"] == "cancels" for one in species)


def test_a_sign_beside_a_sum_explains_itself_once(visit: Visit) -> None:
    page = visit()
    play_now(page, "Arboretum", "Seedling")
    now = wait_for_turn(page)
    # In the first turns there is enough else to learn.
    while not carries_signs(page) or len(now["view"]["public"]["seats"][0]["arboretum"]) < 2:
        send_move(page, now["choices"][0], now.get("ticket", 0))
        now = wait_for_turn(page)
        assert now["table"]["status"] == "playing"
    said, signs = page.locator(".bubble.said"), page.locator(".hand .note")
    expect(said).to_contain_text("your hand counts")
    page.get_by_role("region", name="Arboretum on view").click(position={"x": 5, "y": 5})
    expect(said).to_have_count(0)
    # Another kind of sign would be explained too: as if all had been met.
    assert page.evaluate("JSON.parse(localStorage.getItem('spinney-arboretum-chips')).length") > 0
    page.evaluate(f"localStorage.setItem('spinney-arboretum-chips', '{json.dumps(SIGNS)}')")
    page.reload()
    expect(signs.first).to_be_visible()
    expect(said).to_have_count(0)


def test_after_the_game_the_wheel_scrolls_the_page(visit: Visit) -> None:
    page = visit()
    play_now(page, "Arboretum", "Seedling")
    send_moves(page)
    skip_scoring(page)
    page.get_by_role("button", name="Show the board").click()
    layer = page.locator(".field .layer")
    page.get_by_role("region", name="Arboretum on view").hover()
    before = layer.get_attribute("style")
    scrolled = page.evaluate("scrollY")
    page.mouse.wheel(0, 150 if scrolled == 0 else -150)
    wait_until(page, lambda: page.evaluate("scrollY") != scrolled, "the page did not scroll")
    assert layer.get_attribute("style") == before
    # With the control key, as a pinch comes, it is still the arboretum that is meant.
    page.keyboard.down("Control")
    page.mouse.wheel(0, -150)
    page.keyboard.up("Control")
    wait_until(page, lambda: layer.get_attribute("style") != before, "nothing came closer")


def test_the_lesson_leads_to_a_scoring_and_a_real_game(visit: Visit) -> None:
    page = visit("/lesson/arboretum")
    coach = page.get_by_role("region", name="first game").or_(page.locator("section.coach")).first
    coach.get_by_role("button", name="Continue").click()

    def turn() -> None:
        """The newcomer draws two cards and plays one."""
        deck = page.locator('.offered[data-place="deck"]')
        for left in ("Draw your second card.", "Play one of your cards."):
            deck.click()
            expect(page.get_by_text(left)).to_be_visible()
        page.locator(".hand .slot.offered").first.click(position={"x": 10, "y": 30})
        page.locator(".target.offered").first.click()

    turn()
    expect(coach).to_contain_text("Step 5 of 10")
    page.locator(".hand .slot.offered").first.click(position={"x": 10, "y": 30})
    page.locator('.offered[data-place="pile 0"]').click()
    expect(page.get_by_text("Your turn: draw")).to_be_visible()
    turn()
    # What a path is worth, who may score it, and both in a finished game.
    for said in ("ending with an 8", "your 8 in hand counts 0"):
        expect(coach).to_contain_text(said)
        coach.get_by_role("button", name="Continue").click()
    expect(coach).to_contain_text("Step 9 of 10")
    expect(page.get_by_text("1 of 6")).to_be_visible()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(coach).to_contain_text("Step 10 of 10")
    coach.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/t/*")
