"""What people do in the client, in the words of the tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect


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


def wait_for_turn(page: Page) -> dict[str, Any]:
    """Until it is this visitor's turn, or the game is over."""
    for _ in range(400):
        now = news(page)
        mine = set(now["own"]) & set(now["table"]["waiting"])
        if now["table"]["status"] in ("finished", "closed") or (mine and now.get("choices")):
            return now
        page.wait_for_timeout(50)
    raise AssertionError("the turn never came")


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
        # The page may hear of its turn a moment after the test; then the line still holds the move.
        wait_for_news(page, now, lambda: line.press("Enter"))
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
    dice = random.Random(7)
    for _ in range(most):
        now = wait_for_turn(page)
        if now["table"]["status"] == "finished":
            return
        send_move(page, dice.choice(now["choices"]), now.get("ticket", 0))


def wait_for_news(page: Page, before: dict[str, Any], again: Callable[[], None] | None = None) -> None:
    """Until the server has taken the move."""
    for attempt in range(400):
        if news(page)["seq"] > before["seq"]:
            return
        page.wait_for_timeout(25)
        if again and attempt % 40 == 39:
            again()
    raise AssertionError(f"nothing came of it: {before['table']['waiting']}, {before['choices'][:5]}")


def tab_to(page: Page, selector: str, most: int = 150) -> None:
    """Go there by the Tab key alone."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")
