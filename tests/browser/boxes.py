"""Whether what a player needs is on the screen, without scrolling."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.steps import wait_for_drawing, wait_for_turn

NEEDED = {
    "arboretum": [".arb .hand .slot", ".arb .sources [data-place]", ".arb .field"],
    "treehouse": [".treehouse .hand li button", ".treehouse .own .tree", ".treehouse .prompt"],
    "renature": [".ren .hand .slot", ".ren .map svg", ".ren .prompt"],
}
"""What one plays with."""
FACTS = {"arboretum": 3, "treehouse": 3, "renature": 4}
"""How many numbers the header has for each seat."""
OUTSIDE = """(selectors) => selectors.flatMap((selector) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    if (!found.length) return [`${selector}: nothing`];
    return found.map((one) => one.getBoundingClientRect())
        .filter((box) => box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
        .map((box) => `${selector}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
})"""
NEW_TABLE = """async ([game, players, level]) => {
    const post = async (path, body) => {
        const headers = { "content-type": "application/json" };
        return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    await post("/api/me", { name: "Clover" });
    const bots = Array(players - 1).fill({ who: "bot", level });
    return (await post("/api/tables", { game, seats: [{ who: "me" }, ...bots] })).table.id;
}"""


def sit_with_bots(page: Page, game: str, players: int, level: str = "seedling") -> None:
    """A game of one person against bots, until it is the person's turn. The page must be somewhere on the server."""
    page.goto(f"/t/{page.evaluate(NEW_TABLE, [game, players, level])}")
    page.locator("section.board[data-seq]").wait_for()
    wait_for_turn(page)


def outside(page: Page, selectors: list[str]) -> list[str]:
    """What sticks out of the window, or is not there at all."""
    wait_for_drawing(page)
    found: list[str] = page.evaluate(OUTSIDE, selectors)
    return found
