"""Whole games on the boards: by mouse, by keyboard alone, by touch, and by two people on one screen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import Hands
from tests.browser.conftest import Visit
from tests.browser.steps import (
    card_of,
    news,
    play_now,
    send_move,
    shown_seq,
    skip_scoring,
    tab_to,
    wait_for_drawing,
    wait_for_news,
    wait_for_turn,
    wait_until,
)

GAMES = {"Arboretum": "arboretum", "Best Treehouse Ever": "treehouse", "Renature": "renature"}
DRAGGED = ("play", "choose", "build", "place", "plant")
"""What is carried somewhere, and so can be dragged."""


def pick(choices: list[str], dice: random.Random) -> str:
    """Mostly move the game forward; now and then do something that costs clouds."""
    going = [text for text in choices if text.split()[0] not in ("joker", "return", "discard", "leave")]
    return dice.choice(going if going and dice.random() < 0.9 else choices)


def play_out(hands: Hands, game: str, dice: random.Random) -> dict[str, Any]:
    while True:
        now = wait_for_turn(hands.page)
        if now["table"]["status"] == "finished":
            return now
        text = pick(now["choices"], dice)
        drag = not hands.touch and text.split()[0] in DRAGGED and dice.random() < 0.4
        hands.do(game, text, now, drag)
        wait_for_news(hands.page, now)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_mouse(visit: Visit, name: str) -> None:
    page = visit()
    play_now(page, name, "Seedling")
    hands = Hands(page)
    play_out(hands, GAMES[name], random.Random(1))
    assert hands.drags > 0
    skip_scoring(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("region", name="Scoring").first).to_be_visible()


def test_a_whole_game_by_touch(visit: Visit) -> None:
    page = visit(phone=True)
    play_now(page, "Best Treehouse Ever", "Seedling")
    play_out(Hands(page, touch=True), "treehouse", random.Random(2))
    skip_scoring(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page, dice = visit(), random.Random(3)
    keys = page.keyboard
    tab_to(page, "article button.main")
    keys.press("Enter")
    tab_to(page, "dialog input[name^=level]")
    keys.press("ArrowLeft")
    tab_to(page, "dialog button.main")
    keys.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator(".sources").wait_for()
    while True:
        now = wait_for_turn(page)
        if now["table"]["status"] == "finished":
            break
        if now["choices"][0].startswith("draw"):
            page.locator(".place.offered").first.wait_for()
            tab_to(page, ".place.offered")
            keys.press("Enter")
        else:
            page.locator(".slot.offered").first.wait_for()
            tab_to(page, ".hand .slot")
            for _ in range(dice.randrange(4)):
                keys.press(dice.choice(["ArrowLeft", "ArrowRight"]))
            keys.press("Enter")
            # The focus goes where the card can go: to the open cells, or to the discard pile.
            tab_to(page, ".target.offered, .place.takes")
            keys.press("Enter")
        wait_for_news(page, now)
    tab_to(page, ".finale header button")
    keys.press("Enter")
    tab_to(page, "section.ending button.main")
    assert focus_is_seen(page)


def focus_is_seen(page: Page) -> bool:
    seen: bool = page.evaluate(
        """() => {
            const style = getComputedStyle(document.activeElement);
            return document.activeElement.matches(":focus-visible") && style.outlineStyle !== "none";
        }"""
    )
    return seen


def test_pass_and_play_hides_what_is_not_for_the_other(visit: Visit) -> None:
    page = visit()
    card_of(page, "Arboretum").get_by_role("button", name="On one screen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Player 1").fill("Olena")
    dialog.get_by_role("textbox", name="Player 2").fill("Marco")
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    names, dice, hands = ["Olena", "Marco"], random.Random(4), Hands(page)
    expect(page.get_by_role("heading", name="’s turn")).to_be_visible()
    for _ in range(4):
        seat = news(page)["table"]["waiting"][0]
        expect(page.locator(".hand")).to_have_count(0)
        page.get_by_role("button", name=f"I am {names[seat]}").click()
        page.locator(".hand").wait_for()
        for _ in range(4):
            now = news(page, seat)
            own, cards = now["view"]["private"]["hand"], page.locator(".hand .slot")
            expect(cards).to_have_count(len(own))
            assert sorted(cards.evaluate_all("cards => cards.map(card => card.dataset.piece)")) == sorted(own)
            hands.do("arboretum", dice.choice(now["choices"]), now)
            wait_for_news(page, now)
        expect(page.get_by_role("heading", name=f"{names[1 - seat]}’s turn")).to_be_visible()
        assert news(page)["table"]["waiting"] == [1 - seat]


def test_only_the_click_that_ends_a_drag_is_swallowed(visit: Visit) -> None:
    page = visit()
    play_now(page, "Arboretum", "Seedling")
    wait_for_turn(page)
    first, second = page.locator(".hand .slot").first, page.locator(".hand .slot").nth(1)
    box = first.bounding_box()
    assert box is not None
    at, mouse = (box["x"] + 10, box["y"] + 60), page.mouse
    # To and fro: it is let go where it was lifted, over itself, and so the browser sends a click.
    mouse.move(*at)
    mouse.down()
    mouse.move(at[0], at[1] - 40, steps=2)
    mouse.move(*at, steps=2)
    mouse.up()
    expect(first).to_have_attribute("aria-pressed", "false")
    second.click(position={"x": 10, "y": 40})
    expect(second).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("motion", "flies"), [("no-preference", True), ("reduce", False)])
def test_a_domino_flies_into_the_valley_unless_nothing_shall_move(visit: Visit, motion: str, flies: bool) -> None:
    page = visit(motion=motion)
    play_now(page, "Renature", "Seedling")
    now = wait_for_turn(page)
    page.locator(".hand .slot").first.wait_for()
    count_flyers(page)
    text = next(choice for choice in now["choices"] if choice.startswith("place"))
    Hands(page).do("renature", text, now)
    wait_for_news(page, now)
    if flies:
        wait_until(page, lambda: flown(page) > 0, "nothing flew")
    else:
        wait_until(page, lambda: shown_seq(page) > now["seq"], "the page did not hear of it")
        wait_for_drawing(page)
        assert flown(page) == 0
    expect(page.locator(".flyer")).to_have_count(0)
    cell = text.split()[2]
    expect(page.locator(f'[data-piece="at {cell}"], [data-piece="at {text.split()[3]}"]').first).to_be_visible()


def test_a_plant_that_is_taken_back_flies_home(visit: Visit) -> None:
    page = visit(motion="no-preference")
    play_now(page, "Renature", "Seedling")
    now = wait_for_turn(page)
    while not any(choice.startswith("return") for choice in now["choices"]):
        planting = [choice for choice in now["choices"] if choice.startswith("plant")]
        laying = [choice for choice in now["choices"] if choice.startswith("place")]
        send_move(page, (planting or laying or now["choices"])[0], now.get("ticket", 0))
        now = wait_for_turn(page)
    wait_for_drawing(page)
    expect(page.locator(".flyer")).to_have_count(0)
    count_flyers(page)
    text = next(choice for choice in now["choices"] if choice.startswith("return"))
    piece = page.locator(f'[data-piece="at {text.split()[1]}"]')
    expect(piece).to_have_count(1)
    send_move(page, text, now.get("ticket", 0))
    expect(piece).to_have_count(0)
    wait_until(page, lambda: flown(page) == 1, "it did not fly")
    expect(page.locator(".flyer")).to_have_count(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_waits_draws_nothing(visit: Visit, name: str) -> None:
    """Endless animations run on the compositor; otherwise the page would be drawn sixty times a second."""
    page = visit(motion="no-preference")
    play_now(page, name, "Seedling")
    wait_for_turn(page)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def styled() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) for metric in metrics if metric["name"] == "RecalcStyleCount")

    def is_still() -> bool:
        before = styled()
        page.wait_for_timeout(1000)
        return styled() - before < 5

    wait_until(page, is_still, "the page goes on drawing")
    assert page.evaluate("document.getAnimations().length") > 0, "something does move"


def flown(page: Page) -> int:
    count: int = page.evaluate("window.flown")
    return count


def count_flyers(page: Page) -> None:
    """From now on, in `window.flown`."""
    page.evaluate(
        """() => {
            window.flown = 0;
            const isFlyer = (node) => node instanceof Element && node.matches(".flyer");
            new MutationObserver((changes) => {
                for (const { addedNodes } of changes) window.flown += [...addedNodes].filter(isFlyer).length;
            }).observe(document.body, { childList: true });
        }"""
    )
