"""What happens in Renature is shown in real Chromium: a scored area at its place, a turn's end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import card_of, match_of, news, play_now, send_move, wait_for_turn, wait_until

RECORD = """() => {
    window.flown = [];
    window.seen = [];
    const flown = (added) => added.classList?.contains("flyer") && window.flown.push(added.textContent.trim());
    new MutationObserver((changes) => {
        changes.forEach((one) => one.addedNodes.forEach(flown));
        const card = document.querySelector(".scored");
        if (!card?.querySelector(".name")) return;
        window.seen.push({
            area: card.querySelector(".name").textContent,
            struck: card.querySelectorAll("li.struck").length,
            back: card.querySelector(".turned")?.textContent.trim() ?? null,
            points: [0, 1].map((seat) => Number(document.querySelector(`.seat [data-points="${seat}"]`).textContent)),
        });
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
}"""
"""From now on remembers what flew over the page, and how the card of a scored area changed."""


def begin(visit: Visit) -> Page:
    """A game of two on one screen: nothing happens at it that the test has not done."""
    page = visit()
    card_of(page, "Renature").get_by_role("button", name="On one screen").click()
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    wait_until(page, lambda: bool(seen_by_actor(page).get("choices")), "the game did not begin")
    return page


def seen_by_actor(page: Page) -> dict[str, Any]:
    """The table in the eyes of the seat that is to act."""
    now = news(page)
    waiting = now["table"]["waiting"]
    return news(page, waiting[0]) if waiting else now


def do(page: Page, now: dict[str, Any], text: str) -> None:
    """An action of the seat that is to act, straight to the server."""
    page.evaluate(
        """async ([path, text, ticket, seat]) => {
            const headers = { "content-type": "application/json" };
            await fetch(path, { method: "POST", headers, body: JSON.stringify({ do: "act", text, ticket, seat }) });
        }""",
        [f"/api/tables/{match_of(page)}", text, now.get("ticket", 0), now["seat"]],
    )
    wait_until(page, lambda: news(page)["seq"] > now["seq"], f"{text} was not taken")


def some_move(now: dict[str, Any], dice: random.Random) -> str:
    """Dominoes and plants anywhere; clouds are kept, so that areas are scored in a row of their own."""
    choices: list[str] = now["choices"]
    for verb in ("place", "plant", "discard"):
        found = [text for text in choices if text.startswith(verb)]
        if found:
            return dice.choice(found)
    return next(text for text in choices if not text.startswith(("joker", "return", "again")))


def play_to_a_scoring(page: Page) -> dict[str, Any]:
    """Until the next action scores an area and does nothing before; that action is `leave` or `score`."""
    dice = random.Random(11)
    completed = False
    while True:
        now = seen_by_actor(page)
        assert now["table"]["status"] == "playing", "no area was completed"
        if completed:
            return now
        do(page, now, some_move(now, dice))
        completed = bool(seen_by_actor(page)["view"]["public"]["completed"])


def score_it(page: Page, now: dict[str, Any]) -> list[int]:
    """Score what is complete; everybody's points after it."""
    for text in ("leave", "score"):
        if text in now["choices"]:
            do(page, now, text)
            now = seen_by_actor(page)
    return points_in(now)


def points_in(now: dict[str, Any]) -> list[int]:
    return [seat["score"] for seat in now["view"]["public"]["seats"]]


def watch(visit: Visit, table: str, motion: str) -> Page:
    """Somebody else looks at the table, at a leisurely pace."""
    page = visit(f"/t/{table}", bots="leisurely", motion=motion)
    page.locator(".ren .frame").wait_for()
    # Parts that are needed later are fetched after the board.
    page.wait_for_load_state("networkidle")
    page.evaluate(RECORD)
    return page


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_an_area_is_scored_at_its_place(visit: Visit, motion: str) -> None:
    player = begin(visit)
    before = play_to_a_scoring(player)
    page = watch(visit, match_of(player), motion)
    had = points_in(before)
    have = score_it(player, before)

    wait_until(page, lambda: bool(page.evaluate("window.seen.length")), "the area was not scored")
    expect(page.locator(".scored")).to_have_count(0)
    seen = page.evaluate("window.seen")
    first, last = seen[0], seen[-1]
    assert list(dict.fromkeys(one["area"] for one in seen)) == before["view"]["public"]["completed"]
    # Nothing of it is shown at first, and nothing has come to the seats.
    assert (first["struck"], first["back"], first["points"]) == (0, None, had)
    # Only the player who took the token knows the number on its back.
    assert (last["back"], last["points"]) == ("?", have)
    flown = [int(text) for text in page.evaluate("window.flown") if text.startswith("+")]
    assert sum(flown) == (sum(have) - sum(had) if motion == "no-preference" else 0)


def test_dominoes_stay_where_they_are_while_something_is_planted(visit: Visit) -> None:
    page = visit()
    play_now(page, "Renature", "Seedling")
    now = wait_for_turn(page)
    send_move(page, next(text for text in now["choices"] if text.startswith("place")), now.get("ticket", 0))
    page.locator(".own.planting").wait_for()
    slot = page.locator(".hand .slot").first
    expect(slot).to_have_attribute("aria-disabled", "true")
    slot.dispatch_event("click")
    expect(slot).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".fit")).to_have_count(0)


@pytest.mark.parametrize(("press", "again"), [("Another turn (3 clouds)", True), ("End turn", False)])
def test_one_press_ends_a_turn_with_or_without_another(visit: Visit, press: str, again: bool) -> None:
    page = visit()
    play_now(page, "Renature", "Seedling")
    now = wait_for_turn(page)
    seat, dice = now["seat"], random.Random(1)
    while now["view"]["public"]["phase"] != "end":
        move = "leave" if "leave" in now["choices"] else some_move(now, dice)
        send_move(page, move, now.get("ticket", 0))
        now = wait_for_turn(page)
    clouds = now["view"]["public"]["seats"][seat]["clouds"]
    page.get_by_role("button", name=press, exact=True).click()
    wait_until(page, lambda: news(page)["view"]["public"]["phase"] not in ("end", "again"), "the turn did not end")
    own = news(page)["view"]["public"]["seats"][seat]
    assert own["clouds"] == clouds - (3 if again else 0)
