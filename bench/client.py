"""The browser client: how much a first visit loads, how soon it is usable on a slow machine, how fast a move is drawn.

    python bench/client.py http://localhost:8765 [--browser /usr/bin/chromium]

Needs a running server (`spinney play`) and playwright (`pip install playwright`). Sizes are of script and style,
compressed by gzip; drawings are counted apart. The CPU is slowed four times for the first visit only.
"""

from __future__ import annotations

import argparse
import gzip
from typing import Any

# What the client may cost: kB of script and style for a first visit and for a game on top, ms until usable and to draw.
FIRST, GAME, USABLE_WITHIN, DRAWN_WITHIN = 90.0, 60.0, 1000.0, 8.0
GAMES = ("arboretum", "treehouse", "renature")
USABLE = "article button.main"
# Every own action is drawn in one go with its news: from the message's arrival to the frame after.
WATCH = """
window.drawn = [];
const hear = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(listener) {
    hear.set.call(this, (event) => {
      const start = performance.now();
      listener.call(this, event);
      queueMicrotask(() => queueMicrotask(() => {
        document.body.getBoundingClientRect();
        if (event.data.startsWith('{"kind":"news"')) window.drawn.push(performance.now() - start);
      }));
    });
  },
});
"""


class Loaded:
    """What one visit fetched, by kind."""

    def __init__(self, page: Any) -> None:
        self.kinds: dict[str, int] = {}
        self.requests = 0
        page.on("response", self.take)

    def take(self, response: Any) -> None:
        kind = response.headers.get("content-type", "").partition(";")[0]
        if "/api/" in response.url or response.status != 200:
            return
        self.requests += 1
        name = "code" if kind.endswith(("javascript", "css")) else "drawings" if kind.startswith("image") else "other"
        self.kinds[name] = self.kinds.get(name, 0) + len(gzip.compress(response.body(), 9))

    @property
    def code(self) -> float:
        return self.kinds.get("code", 0) / 1000

    def words(self) -> str:
        sizes = ", ".join(f"{name} {size / 1000:.1f} kB" for name, size in sorted(self.kinds.items()))
        return f"{self.requests} requests, {sizes}"


def judged(what: str, found: float, allowed: float, unit: str) -> None:
    print(f"  {what:<34} {found:7.1f} {unit} of {allowed:.0f}{'' if found <= allowed else '   TOO MUCH'}")


def first_visit(browser: Any, address: str) -> None:
    page = browser.new_page()
    loaded = Loaded(page)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(address)
    page.wait_for_selector(USABLE)
    usable = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    print(f"first visit: {loaded.words()}")
    judged("script and style", loaded.code, FIRST, "kB")
    judged("usable, the CPU slowed four times", usable, USABLE_WITHIN, "ms")
    page.close()


def one_game(browser: Any, address: str, number: int, moves: int) -> None:
    context = browser.new_context(viewport={"width": 1400, "height": 900}, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    loaded = Loaded(page)
    page.locator(USABLE).nth(number).click()
    page.locator("dialog[open] label", has_text="Seedling").click()
    page.locator("dialog[open] button.main.large").click()
    page.wait_for_selector("form input.field")
    page.wait_for_load_state("networkidle")
    for _ in range(moves):
        play_one(page)
    drawn = sorted(page.evaluate("window.drawn"))
    print(f"{GAMES[number]}: {loaded.words()}")
    judged("script and style on top", loaded.code, GAME, "kB")
    judged(f"a move drawn (middle of {len(drawn)})", drawn[len(drawn) // 2], DRAWN_WITHIN, "ms")
    judged("the slowest of them", drawn[-1], DRAWN_WITHIN, "ms")
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
        from playwright.sync_api import sync_playwright
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
