"""What people do in the client, in the words of the tests."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.waiting import PATIENCE


def card_of(page: Page, game: str) -> Locator:
    return page.locator("article", has=page.get_by_role("heading", name=game))


def play_now(page: Page, game: str, level: str | None = None) -> None:
    """Two clicks from the home page into a game against bots; a third one for another level."""
    card_of(page, game).get_by_role("button", name="Play now").click()
    dialog = page.get_by_role("dialog")
    if level is not None:
        dialog.get_by_text(level, exact=True).click()
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")


def match_of(page: Page) -> str:
    return page.url.rstrip("/").rsplit("/", 1)[-1]


def news(page: Page, seat: int | None = None) -> dict[str, Any]:
    """The table as the server shows it to this visitor: what the test knows of the choices."""
    query = "" if seat is None else f"?seat={seat}"
    found: dict[str, Any] = page.evaluate(
        "async (path) => (await fetch(path)).json()", f"/api/tables/{match_of(page)}{query}"
    )
    return found


def wait_until(page: Page, true: Callable[[], bool], otherwise: str) -> None:
    """As in tests.waiting, while the browser's own events are taken in."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, otherwise
        page.wait_for_timeout(50)


def wait_for_turn(page: Page, alone: bool = False) -> dict[str, Any]:
    """Until it is this visitor's turn, and of nobody else if `alone`, or the game is over; the page shows it too."""
    now = news(page)

    def has_come() -> bool:
        nonlocal now
        now = news(page)
        mine, waiting = set(now["own"]), set(now["table"]["waiting"])
        if alone and waiting - mine:
            return False
        return now["table"]["status"] == "finished" or bool(mine & waiting and now.get("choices"))

    wait_until(page, has_come, "the turn never came")
    wait_until(page, lambda: shown_seq(page) >= now["seq"], "the page did not hear of it")
    return now


def skip_scoring(page: Page) -> None:
    """From the end of a game to the verdict."""
    page.get_by_role("button", name="Skip the scoring").click()


def shown_seq(page: Page) -> int:
    """How much of the game the page shows: it may hear of something a moment after the test."""
    shown: int = page.evaluate("Number(document.querySelector('section.board[data-seq]')?.dataset.seq ?? -1)")
    return shown


DRAWN = """async (patience) => {
    let now = "the fonts";
    const drawing = async () => {
        await document.fonts.ready;
        now = "a frame";
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        const ends = (one) => one.effect.getComputedTiming().endTime !== Infinity;
        const moving = document.getAnimations().filter(ends);
        now = moving.map((one) => one.effect.target?.outerHTML.slice(0, 200)).join("; ");
        await Promise.allSettled(moving.map((one) => one.finished));
        return "";
    };
    return Promise.race([drawing(), new Promise((resolve) => setTimeout(() => resolve(now), patience))]);
}"""


def wait_for_drawing(page: Page) -> None:
    """Until what the page knows by now is drawn, and what it has begun to move has come to rest."""
    waited_for = page.evaluate(DRAWN, PATIENCE * 1000)
    assert waited_for == "", f"still waiting for {waited_for}"


def type_moves(page: Page, dice: random.Random, most: int = 1000) -> dict[str, Any]:
    """Play by written moves alone; the last news."""
    line = page.get_by_label("Write a move")
    for _ in range(most):
        now = wait_for_turn(page)
        if now["table"]["status"] != "playing":
            return now
        text = dice.choice(now["choices"])
        expect(line).to_be_editable()
        line.fill(text)
        line.press("Enter")
        wait_for_news(page, now)
    return news(page)


def send_move(page: Page, text: str, ticket: int) -> None:
    """Straight to the server, from this visitor's browser."""
    page.evaluate(
        """async ([path, text, ticket]) => {
            const headers = { "content-type": "application/json" };
            await fetch(path, { method: "POST", headers, body: JSON.stringify({ do: "act", text, ticket }) });
        }""",
        [f"/api/tables/{match_of(page)}", text, ticket],
    )


def send_moves(page: Page, most: int = 1000) -> None:
    """Play without the board, to look at what the page shows then."""
    # A page that comes when all is over is told no scoring.
    page.locator("section.board[data-seq]").wait_for()
    dice = random.Random(7)
    for _ in range(most):
        now = wait_for_turn(page)
        if now["table"]["status"] == "finished":
            return
        send_move(page, dice.choice(now["choices"]), now.get("ticket", 0))


def wait_for_news(page: Page, before: dict[str, Any]) -> None:
    """Until the server has taken the move of these eyes; others may act at the same time."""

    def is_taken() -> bool:
        now = news(page, before["seat"])
        return bool(now.get("ticket", 0) > before.get("ticket", 0) or now["table"]["status"] == "finished")

    wait_until(page, is_taken, f"nothing came of it: {before['table']['waiting']}, {before['choices'][:5]}")


def tab_to(page: Page, selector: str, most: int = 150) -> None:
    """Go there by the Tab key alone."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")
