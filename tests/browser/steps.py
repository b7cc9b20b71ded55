"""What people do in the client, in the words of the tests."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect


def play_now(page: Page, game: str) -> None:
    """Two clicks from the home page into a game against bots."""
    page.locator("article", has=page.get_by_role("heading", name=game)).get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
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
        if now["table"]["status"] != "playing" or (mine and now.get("choices")):
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
        seq = now["seq"]
        page.wait_for_function(
            "async ([path, seq]) => (await (await fetch(path)).json()).seq > seq",
            arg=[f"/api/tables/{match_of(page)}", seq],
            polling=50,
        )
    return news(page)
