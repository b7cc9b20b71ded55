"""Measures the browser client: the size of a first visit, the time until it is usable, the cost of a move.

    python bench/client.py http://localhost:8765 [--browser /usr/bin/chromium]

Needs a running server (`spinney play`) and playwright (`pip install playwright`). Sizes are of scripts and styles,
compressed by gzip; images are counted separately.

The page is usable when it is painted and answers a click, counted from the start of the navigation, with the CPU slowed
down four times. Printed are the best and the median of some visits without a cache. This is wall time, so the machine
should be idle.

The cost of a move is CPU time of the page's main thread, from the message to the painted page: script, style, layout,
and the rest, which is painting and the overhead of messages and frames. The news of a move and the request for aids
that follows count together. Moves are sent by HTTP, not through the page, one after the other; the result is the
median. Motion is turned off for these games, and on for the cost of a table that waits.
"""

from __future__ import annotations

import argparse
import gzip
import random
import statistics
from collections.abc import Iterator
from typing import Any

# Budgets: kB of scripts and styles for a first visit, and for a game in addition; ms until usable, per move, and per
# idle second.
FIRST, GAME, USABLE_WITHIN, MOVE_WITHIN, WAIT_WITHIN = 90.0, 60.0, 1000.0, 8.0, 10.0
GAMES = ("arboretum", "treehouse", "renature")
USABLE = "article button.main"
# CPU time of the page's main thread, so that other processes do not count.
SPENT = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "all": "TaskDuration"}
QUIET = 150
WAITING = 5
# Runs in the page before everything else: notes when the first button is painted and the main thread is free to answer
# a click.
WATCH = """
new MutationObserver((_, watch) => {
  if (!document.querySelector("article button.main")) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""

AT_ONCE = (
    "if (location.protocol !== 'about:') localStorage.setItem('spinney-settings', JSON.stringify({bots: 'at-once'}))"
)


class Loaded:
    """The responses of one visit."""

    def __init__(self, page: Any) -> None:
        self.responses: dict[str, Any] = {}
        page.on("response", lambda response: self.responses.setdefault(response.url, response))

    def kinds(self) -> dict[str, float]:
        """Compressed kB by kind."""
        kinds = {"code": 0.0}
        for address, response in list(self.responses.items()):
            if "/api/" in address or address.startswith("blob:") or response.status != 200:
                continue
            kind = response.headers.get("content-type", "").partition(";")[0]
            code = kind.endswith(("javascript", "css"))
            name = "code" if code else "drawings" if kind.startswith("image") else "other"
            kinds[name] = kinds.get(name, 0.0) + len(gzip.compress(response.body(), 9)) / 1000
        return kinds


def report_sizes(name: str, loaded: Loaded, budget: float) -> None:
    kinds = loaded.kinds()
    sizes = ", ".join(f"{kind} {size:.1f} kB" for kind, size in sorted(kinds.items()) if kind != "code")
    print(f"{name}: {len(loaded.responses)} requests, {sizes}")
    report_budget("script and style", kinds["code"], budget, "kB")


def report_budget(what: str, found: float, allowed: float, unit: str) -> None:
    print(f"  {what:<44} {found:7.1f} {unit} of {allowed:.0f}{'' if found <= allowed else '   TOO MUCH'}")


def spent(session: Any) -> dict[str, float]:
    """CPU milliseconds of the page's main thread so far."""
    metrics = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return {part: float(metrics[name]) * 1000 for part, name in SPENT.items()}


def first_visit(browser: Any, address: str, visits: int) -> None:
    usable = []
    for visit in range(visits):
        context = browser.new_context(locale="en-GB")
        page = context.new_page()
        loaded = Loaded(page)
        page.add_init_script(WATCH)
        slow = context.new_cdp_session(page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.goto(address)
        page.wait_for_load_state("networkidle")
        usable.append(page.evaluate("window.usable"))
        if visit == 0:
            report_sizes("first visit", loaded, FIRST)
            page.locator(USABLE).first.click()
            page.wait_for_selector("dialog[open]")
        context.close()
    report_budget(f"usable, CPU slowed down four times, best of {visits}", min(usable), USABLE_WITHIN, "ms")
    print(f"  {'median':<44} {statistics.median(usable):7.1f} ms")


def one_game(browser: Any, address: str, number: int, moves: int) -> None:
    context = browser.new_context(viewport={"width": 1400, "height": 900}, reduced_motion="reduce", locale="en-GB")
    # Every move is drawn by itself, and at once.
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    news: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: news.append(str(frame)[:15])))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    loaded = Loaded(page)
    page.locator(USABLE).nth(number).click()
    page.locator("dialog[open] label", has_text="Seedling").click()
    page.locator("dialog[open] button.main.large").click()
    page.wait_for_selector("[data-seq]")
    page.wait_for_load_state("networkidle")
    report_sizes(GAMES[number], loaded, GAME)
    page.mouse.move(1, 1)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    costs = list(each_move(page, session, news, moves))
    middle = {part: statistics.median(cost[part] for cost in costs) for part in SPENT}
    report_budget(f"drawing a move, median of {len(costs)}", middle["all"], MOVE_WITHIN, "ms")
    rest = middle["all"] - sum(middle[part] for part in SPENT if part != "all")
    parts = ", ".join(f"{part} {middle[part]:.1f}" for part in SPENT if part != "all")
    print(f"  of which {parts}, painting and the rest {rest:.1f}; best {min(cost['all'] for cost in costs):.1f}")
    context.close()


def waiting_table(browser: Any, address: str, number: int) -> None:
    """The CPU time of a page while nothing happens at the table."""
    context = browser.new_context(viewport={"width": 1400, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.goto(address)
    page.locator(USABLE).nth(number).click()
    page.locator("dialog[open] button.main.large").click()
    page.wait_for_selector("[data-seq]")
    await_quiet(page, [], page.url.replace("/t/", "/api/tables/"))
    page.wait_for_timeout(4000)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = spent(session)
    page.wait_for_timeout(WAITING * 1000)
    report_budget("waiting, per second", (spent(session)["all"] - before["all"]) / WAITING, WAIT_WITHIN, "ms")
    context.close()


def each_move(page: Any, session: Any, news: list[str], moves: int) -> Iterator[dict[str, float]]:
    """Send moves by HTTP, so that the page only draws them and those of the bot; yields the cost per drawn move."""
    dice = random.Random(1)
    table = page.url.replace("/t/", "/api/tables/")
    await_quiet(page, news, table)
    for _ in range(moves):
        now = page.request.get(table).json()
        if now["table"]["status"] == "finished":
            return
        before, heard = spent(session), len(news)
        act = {"do": "act", "text": dice.choice(now["choices"]), "ticket": now.get("ticket", 0)}
        page.request.post(table, data=act)
        await_quiet(page, news, table)
        after = spent(session)
        drawn = sum(frame.startswith('{"kind":"news"') for frame in news[heard:])
        if drawn:
            yield {part: (after[part] - before[part]) / drawn for part in SPENT}


def await_quiet(page: Any, news: list[str], table: str) -> None:
    """Wait until the bots have moved and the page has drawn it."""
    while True:
        heard = len(news)
        page.wait_for_timeout(QUIET)
        now = page.request.get(table).json()
        if heard == len(news) and (now.get("choices") or now["table"]["status"] == "finished"):
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", nargs="?", default="http://localhost:8765")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--visits", type=int, default=5)
    args = parser.parse_args()
    try:
        from playwright.sync_api import sync_playwright  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        parser.error("playwright is missing: pip install playwright")
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=args.browser, args=["--no-sandbox", "--disable-gpu"])
        first_visit(browser, args.address, args.visits)
        for number in range(len(GAMES)):
            one_game(browser, args.address, number, args.moves)
            waiting_table(browser, args.address, number)
        browser.close()


if __name__ == "__main__":
    main()
