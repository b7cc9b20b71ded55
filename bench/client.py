"""The browser client: how much a first visit loads, how soon it is usable on a slow machine, what a move costs.

    python bench/client.py http://localhost:8765 [--browser /usr/bin/chromium]

Needs a running server (`spinney play`) and playwright (`pip install playwright`). Sizes are of script and style,
compressed by gzip; drawings are counted apart. The CPU is slowed four times for the first visit only. What a move
costs is processor time of script, style and layout.
"""

from __future__ import annotations

import argparse
import gzip
from typing import Any

GAMES = ("arboretum", "treehouse", "renature")
USABLE = "article button.main"
# What a processor spends on a page, in seconds of its own time, so that others on the machine do not count.
SPENT = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


class Loaded:
    """What one visit fetched, by kind."""

    def __init__(self, page: Any) -> None:
        self.responses: dict[str, Any] = {}
        page.on("response", lambda response: self.responses.setdefault(response.url, response))

    def words(self) -> str:
        kinds: dict[str, int] = {}
        for address, response in self.responses.items():
            if "/api/" in address or response.status != 200:
                continue
            kind = response.headers.get("content-type", "").partition(";")[0]
            code = kind.endswith(("javascript", "css"))
            name = "code" if code else "drawings" if kind.startswith("image") else "other"
            kinds[name] = kinds.get(name, 0) + len(gzip.compress(response.body(), 9))
        sizes = ", ".join(f"{name} {size / 1000:.1f} kB" for name, size in sorted(kinds.items()))
        return f"{len(self.responses)} requests, {sizes}"


def spent(session: Any) -> float:
    """Milliseconds of processor time that the page has taken so far."""
    metrics = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return sum(float(metrics[name]) for name in SPENT) * 1000


def first_visit(browser: Any, address: str) -> None:
    page = browser.new_page()
    loaded = Loaded(page)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(address)
    page.wait_for_selector(USABLE)
    usable = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    print(f"{'first visit':<12} {loaded.words()}; usable after {usable:.0f} ms with the CPU slowed four times")
    page.close()


def one_game(browser: Any, address: str, number: int, moves: int) -> None:
    context = browser.new_context(viewport={"width": 1400, "height": 900}, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    loaded = Loaded(page)
    page.locator(USABLE).nth(number).click()
    page.locator("dialog[open] label", has_text="Seedling").click()
    page.locator("dialog[open] button.main.large").click()
    page.wait_for_selector("form input.field")
    page.wait_for_load_state("networkidle")
    loaded_words = loaded.words()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = spent(session)
    for _ in range(moves):
        play_one(page)
    each = (spent(session) - before) / moves
    print(f"{GAMES[number]:<12} {loaded_words}; a move takes {each:.1f} ms, written by hand and with the bot's answer")
    context.close()


def play_one(page: Any) -> None:
    """Write the first move on offer, word by word."""
    page.wait_for_selector(".mine", timeout=60_000)
    line = page.locator("form input.field")
    line.fill(line.get_attribute("placeholder") or "")
    for _ in range(6):
        steps = page.locator("form ul button")
        if not steps.count():
            break
        steps.first.click()
        if not line.input_value().endswith(" "):
            break
    line.press("Enter")
    page.wait_for_timeout(250)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", nargs="?", default="http://localhost:8765")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--moves", type=int, default=12)
    args = parser.parse_args()
    try:
        from playwright.sync_api import sync_playwright  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        parser.error("playwright is missing: pip install playwright")
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=args.browser, args=["--no-sandbox", "--disable-gpu"])
        first_visit(browser, args.address)
        for number in range(len(GAMES)):
            one_game(browser, args.address, number, args.moves)
        browser.close()


if __name__ == "__main__":
    main()
