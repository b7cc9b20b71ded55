"""How Best Treehouse Ever stages what happens: the reveal, the rounds, the end, and what is shown before a move."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import news, play_now, send_move, tab_to, wait_for_news, wait_for_turn, wait_until


def seat_of(now: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = now["view"]["public"]["seats"][now["view"]["seat"]]
    return found


def at(phase: str, round: int = 1) -> Callable[[dict[str, Any]], bool]:
    return lambda now: (now["view"]["public"]["phase"], now["view"]["public"]["round"]) == (phase, round)


def play_until(page: Page, there: Callable[[dict[str, Any]], bool], alone: bool = False) -> dict[str, Any]:
    """Straight to a position, without the board; rooms are built wherever they fit."""
    while not there(now := wait_for_turn(page)):
        send_move(page, now["choices"][0], now.get("ticket", 0))
        wait_for_news(page, now)
    return wait_for_turn(page, alone=alone)


def stage(page: Page, pace: str = "leisurely") -> None:
    """From here on what happens is shown one moment after the other."""
    page.evaluate("told => localStorage.setItem('spinney-settings', told)", json.dumps({"bots": pace}))
    page.reload()
    page.locator(".treehouse").wait_for()
    wait_for_turn(page)


def stop_time(page: Page) -> None:
    """Timers wait until the test lets time pass; the server and the pictures do not."""
    page.clock.install()
    page.reload()
    page.locator(".treehouse").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)


def lay_a_card(page: Page) -> None:
    page.locator(".colours .offered").first.click()


@pytest.mark.parametrize("small", [False, True])
def test_a_round_is_scored_in_a_panel_that_stays_until_it_is_closed(visit: Visit, small: bool) -> None:
    page = visit(motion="no-preference")
    if small:
        page.set_viewport_size({"width": 360, "height": 640})
    play_now(page, "Best Treehouse Ever", "Seedling")
    play_until(page, at("lay"))
    stage(page)
    lay_a_card(page)
    panel = page.get_by_role("dialog", name="Round 1 is over")
    panel.wait_for()
    wait_until(page, lambda: at("choose", 2)(news(page)), "the next round does not begin")
    # No points are shown before they are counted, and nothing of the next round is seen behind it.
    expect(page.get_by_text("Round 1 of 3")).to_be_visible()
    expect(page.locator(".hand [data-piece]")).to_have_count(0)
    expect(page.locator(".turn")).not_to_contain_text("Round 1:")
    scores = [str(seat["score"]) for seat in news(page)["view"]["public"]["seats"]]
    expect(panel.locator("td.total")).to_have_text(scores)
    expect(panel.locator(".deeds li")).to_have_count(2)
    button = panel.get_by_role("button", name="Next round")
    expect(button).to_be_focused()
    expect(button).to_be_in_viewport(ratio=1)
    above, below = page.locator(".top").bounding_box(), panel.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"], "the panel covers what stands above the board"
    assert below["x"] >= 0
    assert below["x"] + below["width"] <= page.evaluate("innerWidth")
    # Keys that only move about in it leave it open.
    page.keyboard.press("ArrowDown")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    expect(page.get_by_text("Round 2 of 3")).to_be_visible()
    expect(page.locator(".hand [data-piece]")).to_have_count(6)


def test_an_action_closes_the_panel(visit: Visit) -> None:
    page = visit(motion="no-preference")
    play_now(page, "Best Treehouse Ever", "Seedling")
    play_until(page, at("lay"))
    stage(page)
    lay_a_card(page)
    panel = page.get_by_role("dialog", name="Round 1 is over")
    panel.wait_for()
    wait_until(page, lambda: at("choose", 2)(news(page)), "the next round does not begin")
    now = news(page)
    send_move(page, now["choices"][0], now.get("ticket", 0))
    expect(panel).to_have_count(0)


def test_the_reveal_does_not_spoil_itself(visit: Visit) -> None:
    page = visit(motion="no-preference")
    play_now(page, "Best Treehouse Ever", "Seedling")
    play_until(page, at("choose"), alone=True)
    stage(page)
    stop_time(page)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
    room = page.locator(".hand button").first
    room.click()
    room.click()
    cards = page.locator(".reveal li")
    expect(cards).to_have_count(2)
    named = "names => names.map(name => getComputedStyle(name).opacity)"
    assert cards.locator(".room").evaluate_all(named) == ["0", "0"], "the names tell what the backs hide"
    expect(page.locator(".prompt .held")).to_have_count(0)
    expect(page.get_by_text("Everyone has chosen")).to_have_count(0)
    expect(page.locator(".bubble.said")).to_have_count(0)
    page.clock.run_for(1100)
    expect(cards).to_have_count(2)
    page.clock.run_for(200)
    expect(cards).to_have_count(0)
    expect(page.get_by_text("Everyone has chosen").first).to_be_attached()


def test_the_end_is_told_colour_by_colour_before_anybody_has_won(visit: Visit) -> None:
    page = visit(motion="no-preference")
    play_now(page, "Best Treehouse Ever", "Seedling")
    play_until(page, at("lay", 3))
    stage(page)
    lay_a_card(page)
    page.locator(".finale").wait_for()
    page.get_by_role("button", name="Pause the scoring").click()
    page.get_by_role("button", name="Round 3", exact=True).click()
    points = news(page)["outcome"]["points"]
    wins = re.compile(r"\bwins?\b")
    on = page.get_by_role("button", name="Next", exact=True)
    for _ in range(6):
        expect(page.locator("#app")).not_to_contain_text(wins)
        page.keyboard.press("ArrowRight")
        # The card has gone to somebody, or visibly to nobody.
        expect(page.locator(".verdict")).not_to_be_empty()
        expect(page.locator(".seats .wins")).to_have_count(page.locator(".verdict:not(.tied)").count())
    totals = page.locator(".seats .total")
    for seat, total in enumerate(points):
        expect(totals.nth(seat)).to_have_text(re.compile(rf"(^|\s){total}$"))
    on.click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_condition_card_is_laid_by_keys_on_a_card_that_says_what_it_does(visit: Visit) -> None:
    page = visit()
    play_now(page, "Best Treehouse Ever", "Seedling")
    before = play_until(page, at("lay"))
    expect(page.locator(".prompt")).to_contain_text("rooms of this colour score nothing this round")
    cards = page.locator(".colours .offered")
    expect(cards.first).to_have_accessible_name(re.compile(r"You: rooms \d, points (−\d|±0)\."))
    tab_to(page, ".colours .offered")
    page.keyboard.press("Enter")
    wait_for_news(page, before)
    laid = news(page)["view"]["public"]["rounds"][0]["laid"]
    assert before["view"]["seat"] in [seat for _, _, seat in laid]


def plan(page: Page) -> str:
    """Choose a room and the place where it shall go; that seals off nothing."""
    hand = page.locator(".hand button")
    hand.first.wait_for()
    place = page.locator(".place.offered:not(.seals) .empty").first
    for number in range(hand.count()):
        hand.nth(number).click()
        if place.count():
            break
    room = page.locator(".hand button.picked").get_attribute("data-piece")
    assert room is not None
    box = place.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(1, 1)
    page.locator(".prompt .left").wait_for()
    return room


def test_a_planned_room_builds_itself(visit: Visit) -> None:
    page = visit()
    play_now(page, "Best Treehouse Ever", "Seedling")
    play_until(page, at("choose"), alone=True)
    stop_time(page)
    room = plan(page)
    assert seat_of(news(page))["revealed"] == room
    expect(page.locator(".prompt .left")).to_have_text("3")
    page.clock.run_for(2000)
    expect(page.locator(".prompt .left")).to_have_text("1")
    page.clock.run_for(1000)
    wait_until(page, lambda: room in [one[0] for one in seat_of(news(page))["house"]], "it is not built")


def test_a_planned_room_waits_for_whoever_has_something_else_in_mind(visit: Visit) -> None:
    page = visit()
    play_now(page, "Best Treehouse Ever", "Seedling")
    play_until(page, at("choose"), alone=True)
    stop_time(page)
    room = plan(page)
    page.clock.run_for(1000)
    page.get_by_role("button", name="Build elsewhere").click()
    expect(page.locator(".prompt .left")).to_have_count(0)
    page.clock.run_for(10_000)
    expect(page.get_by_role("button", name="Build as planned")).to_be_visible()
    assert seat_of(news(page))["revealed"] == room


@pytest.mark.parametrize(("motion", "flies"), [("no-preference", True), ("reduce", False)])
def test_a_built_room_flies_into_its_tree_unless_nothing_shall_move(visit: Visit, motion: str, flies: bool) -> None:
    page = visit(motion=motion)
    play_now(page, "Best Treehouse Ever", "Seedling")
    now = play_until(page, at("place"))
    page.evaluate(
        """() => {
            window.flown = 0;
            new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
                if (node.classList?.contains("flyer")) {
                    window.flown++;
                    window.widest = Math.max(window.widest ?? 0, node.offsetWidth);
                }
            }))).observe(document.body, { childList: true });
        }"""
    )
    build = next(text for text in now["choices"] if text.startswith("build"))
    send_move(page, build, now.get("ticket", 0))
    wait_for_news(page, now)
    expect(page.locator(f'.own [data-place="{build.split()[1]}"] image')).to_have_count(1)
    if flies:
        wait_until(page, lambda: page.evaluate("window.flown") > 0, "nothing flies")
        assert page.evaluate("window.widest") <= 110
    else:
        assert page.evaluate("window.flown") == 0
