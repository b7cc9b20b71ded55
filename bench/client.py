"""The browser client: how much a first visit loads, how soon it is usable on a slow machine, what a move costs.

    python bench/client.py http://localhost:8765 [--browser /usr/bin/chromium]

Needs a running server (`spinney play`) and playwright (`pip install playwright`). Sizes are of script and style,
compressed by gzip; drawings are counted apart. The CPU is slowed four times for the first visit only. What a move
costs is processor time of script, style and layout.
"""

from __future__ import annotations

import argparse
import gzip
import random
from typing import Any

# What the client may cost: kB of script and style for a first visit and for a game on top, ms until usable and a move.
FIRST, GAME, USABLE_WITHIN, MOVE_WITHIN = 90.0, 60.0, 1000.0, 8.0
GAMES = ("arboretum", "treehouse", "renature")
USABLE = "article button.main"
# What a processor spends on a page, in seconds of its own time, so that others on the machine do not count.
SPENT = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


class Loaded:
    """What one visit fetched, by kind."""

    def __init__(self, page: Any) -> None:
        self.responses: dict[str, Any] = {}
        page.on("response", lambda response: self.responses.setdefault(response.url, response))

    def kinds(self) -> dict[str, float]:
        """The compressed kB of each kind."""
        kinds = {"code": 0.0}
        for address, response in self.responses.items():
            if "/api/" in address or response.status != 200:
                continue
            kind = response.headers.get("content-type", "").partition(";")[0]
            code = kind.endswith(("javascript", "css"))
            name = "code" if code else "drawings" if kind.startswith("image") else "other"
            kinds[name] = kinds.get(name, 0.0) + len(gzip.compress(response.body(), 9)) / 1000
        return kinds


def tell(name: str, loaded: Loaded, budget: float) -> None:
    kinds = loaded.kinds()
    sizes = ", ".join(f"{kind} {size:.1f} kB" for kind, size in sorted(kinds.items()) if kind != "code")
    print(f"{name}: {len(loaded.responses)} requests, {sizes}")
    judge("script and style", kinds["code"], budget, "kB")


def judge(what: str, found: float, allowed: float, unit: str) -> None:
    print(f"  {what:<36} {found:7.1f} {unit} of {allowed:.0f}{'' if found <= allowed else '   TOO MUCH'}")


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
    tell("first visit", loaded, FIRST)
    judge("usable, with the CPU slowed four times", usable, USABLE_WITHIN, "ms")
    page.close()


def one_game(browser: Any, address: str, number: int, moves: int) -> None:
    context = browser.new_context(viewport={"width": 1400, "height": 900}, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    news: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: news.append(str(frame)[:15])))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    loaded = Loaded(page)
    page.locator(USABLE).nth(number).click()
    page.locator("dialog[open] label", has_text="Seedling").click()
    page.locator("dialog[open] button.main.large").click()
    page.wait_for_selector("form input.field")
    page.wait_for_load_state("networkidle")
    tell(GAMES[number], loaded, GAME)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, heard = spent(session), len(news)
    play(page, moves)
    drawn = sum(frame.startswith('{"kind":"news"') for frame in news[heard:])
    judge(f"drawing one of {drawn} moves", (spent(session) - before) / max(drawn, 1), MOVE_WITHIN, "ms")
    context.close()


def play(page: Any, moves: int) -> None:
    """Send moves past the page, which then has nothing to do but to draw them and the bot's."""
    dice = random.Random(1)
    table = page.url.replace("/t/", "/api/tables/")
    while moves > 0:
        now = page.request.get(table).json()
        if now["table"]["status"] == "finished":
            break
        if now.get("choices") and now["seat"] in now["table"]["waiting"]:
            act = {"do": "act", "text": dice.choice(now["choices"]), "ticket": now.get("ticket", 0)}
            page.request.post(table, data=act)
            moves -= 1
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", nargs="?", default="http://localhost:8765")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--moves", type=int, default=40)
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
