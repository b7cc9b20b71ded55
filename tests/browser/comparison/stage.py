"""The same visitor at three screens, and pictures of what they show, in both themes."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, Request, WebSocket

from tests.browser.chromium import FLAGS
from tests.browser.conftest import FIXED_CHANCE, PHONE, SETTINGS, WIDE
from tests.browser.steps import wait_until

SIZES = {"wide": WIDE, "phone": PHONE, "landscape": {"width": 844, "height": 390}}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ADDRESS = "http://spinney.localhost"
"""Pages show their address, so it must not depend on the port of a server."""
EXACT = [
    # A tile that is drawn again in part, or by several threads, has other pixels along its edges now and then.
    "--disable-partial-raster",
    "--num-raster-threads=1",
    "--disable-checker-imaging",
    "--disable-threaded-animation",
    "--disable-new-content-rendering-timeout",
    "--run-all-compositor-stages-before-draw",
    "--disable-lcd-text",
    "--force-color-profile=srgb",
]
MILLISECONDS = 60_000
MOST_PARTS = 6
"""Of a long page; what is at the end of a handbook looks like its beginning."""

# So that a page can be asked whether something will still happen by itself.
COUNT_TIMERS = """(() => {
  const { setTimeout: set, clearTimeout: clear } = window;
  const pending = (window.pendingTimers = new Set());
  window.setTimeout = (run, delay = 0, ...rest) => {
    if (typeof run !== "function" || delay > 1000) return set(run, delay, ...rest);
    const id = set(() => (pending.delete(id), run(...rest)), delay);
    pending.add(id);
    return id;
  };
  window.clearTimeout = (id) => (pending.delete(id), clear(id));
})()"""

# Until two frames change nothing, no timer runs, and all pictures are there; then how many windows high the page is. A
# caret blinks, so it is hidden; how far a press has scrolled the page differs by some pixels, so it is scrolled back.
REST = """async ([patience, top]) => {
  // By whole pixels: after half of one, what sticks to the window may be drawn half a pixel off from then on.
  const most = Math.max(0, document.documentElement.scrollHeight - innerHeight - 1);
  scrollTo({ left: 0, top: Math.min(top, most), behavior: "instant" });
  if (!window.withoutCaret) {
    window.withoutCaret = new CSSStyleSheet();
    withoutCaret.replaceSync("* { caret-color: transparent !important }");
    document.adoptedStyleSheets.push(withoutCaret);
  }
  const frame = () => new Promise(requestAnimationFrame);
  const load = (href) => Object.assign(new Image(), { src: href }).decode().catch(() => undefined);
  const loaded = (window.loadedPictures ??= new Set());
  const end = performance.now() + patience;
  let changed = true;
  const change = () => (changed = true);
  const watch = new MutationObserver(change);
  document.addEventListener("scroll", change, true);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  while (changed || pendingTimers.size) {
    if (performance.now() > end) return null;
    changed = false;
    await frame();
    await frame();
    const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
    const drawn = [...document.querySelectorAll("image")].map((image) => image.href.baseVal);
    const shown = [...document.images].filter((image) => image.loading !== "lazy").map((image) => image.currentSrc);
    const fresh = [...new Set([...drawn, ...shown])].filter((href) => href && !loaded.has(href));
    if (fresh.length) changed = true;
    await Promise.all(fresh.map(load));
    for (const href of fresh) loaded.add(href);
  }
  watch.disconnect();
  document.removeEventListener("scroll", change, true);
  return document.querySelector("dialog:modal") ? 1 : Math.ceil(document.documentElement.scrollHeight / innerHeight);
}"""


def flags(port: int) -> list[str]:
    """For a browser in which `ADDRESS` is the server on this port."""
    usual = [flag for flag in FLAGS if "host-resolver" not in flag]
    return [*usual, *EXACT, f"--host-resolver-rules=MAP spinney.localhost:80 127.0.0.1:{port}"]


class Ear:
    """What a page has asked its server for and not received yet, and the last news that it received."""

    def __init__(self, page: Page) -> None:
        self.requests: set[Request] = set()
        self.questions: set[int] = set()
        self.news: dict[str, Any] = {}
        page.on("request", self._ask_for)
        page.on("requestfinished", self._end)
        page.on("requestfailed", self._end)
        page.on("websocket", self._listen)

    def _ask_for(self, request: Request) -> None:
        if request.is_navigation_request():
            self.requests.clear()
        if request.url.startswith("http"):
            self.requests.add(request)

    def _end(self, request: Request) -> None:
        self.requests.discard(request)

    def _listen(self, socket: WebSocket) -> None:
        self.questions.clear()
        self.news = {}
        socket.on("framesent", lambda text: self._asked(json.loads(text)))
        socket.on("framereceived", lambda text: self._told(json.loads(text)))

    def _asked(self, request: dict[str, Any]) -> None:
        if "id" in request:
            self.questions.add(request["id"])

    def _told(self, answer: dict[str, Any]) -> None:
        self.questions.discard(answer.get("to", 0))
        if "table" in answer:
            self.news = answer

    @property
    def seq(self) -> int:
        return int(self.news.get("seq", -1))

    def has_all(self) -> bool:
        return not self.requests and not self.questions


class Stage:
    """Pages of one visitor in every size. Whatever is done, is done on each of them."""

    def __init__(self, browser: Browser, folder: Path, scene: str, sizes: Iterable[str] = tuple(SIZES)) -> None:
        self.browser, self.folder, self.scene = browser, folder, scene
        self.sizes = list(sizes)
        self.contexts: list[BrowserContext] = []
        self.pages: dict[str, Page] = {}
        self.ears: dict[Page, Ear] = {}
        self.sessions: dict[Page, CDPSession] = {}
        self.seen: set[str] = set()

    def enter(self, cookie: str = "") -> None:
        """As whoever has this cookie, or as a stranger; in browsers that know nothing else yet."""
        self.leave()
        for number, size in enumerate(self.sizes):
            context = self.browser.new_context(
                base_url=ADDRESS,
                viewport=SIZES[size],  # type: ignore[arg-type]
                has_touch=size != "wide",
                color_scheme=SCHEMES[0],
                reduced_motion="reduce",
                locale="en-GB",
                service_workers="block",
            )
            seed = int.from_bytes(hashlib.sha256(f"{self.scene} {number}".encode()).digest()[:4])
            context.add_init_script(FIXED_CHANCE.replace("SEED", str(seed)))
            context.add_init_script(COUNT_TIMERS)
            context.add_init_script(SETTINGS.replace("SETTINGS", '{"bots": "at-once"}'))
            if cookie:
                name, _, value = cookie.partition("=")
                context.add_cookies([{"name": name, "value": value, "url": ADDRESS}])
            page = context.new_page()
            page.set_default_timeout(MILLISECONDS)
            self.contexts.append(context)
            self.pages[size] = page
            self.ears[page] = Ear(page)
            self.sessions[page] = context.new_cdp_session(page)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        self.contexts.clear()
        self.pages.clear()
        self.ears.clear()
        self.sessions.clear()

    def __iter__(self) -> Iterator[Page]:
        return iter(self.pages.values())

    def open(self, path: str) -> None:
        for page in self:
            page.goto(path)
        for page in self:
            self.rest(page)

    def each(self, do: Callable[[Page], object]) -> None:
        for page in self:
            do(page)

    def press(self, find: Callable[[Page], Locator]) -> None:
        for page in self:
            press(find(page))

    def hear(self, seq: int) -> None:
        """Until every page has received the game up to this row."""
        for page in self:
            wait_until(page, lambda ear=self.ears[page]: ear.seq >= seq, "the page did not hear of it")  # type: ignore[misc]
            self.rest(page)

    def rest(self, page: Page, part: int = 0) -> int:
        """Until the page has all it asked for, and has drawn it; of how many parts it consists."""
        top = part * page.viewport_size["height"] if page.viewport_size else 0
        while True:
            wait_until(page, self.ears[page].has_all, "the page waits for an answer")
            parts: int | None = page.evaluate(REST, [MILLISECONDS, top])
            if parts is None:
                raise TimeoutError("the page does not come to rest")
            if self.ears[page].has_all():
                return parts

    # Pictures.

    def look(self, name: str) -> None:
        for size in self.pages:
            self.take(size, name)

    def look_twice(self, name: str) -> None:
        """From the top, and again after scrolling down whatever can be scrolled in a dialog."""
        self.look(name)
        self.each(lambda page: page.evaluate(SCROLL_DIALOGS))
        self.look(f"{name}-below")

    def take(self, size: str, name: str) -> None:
        """The page, window by window: a picture of all of it would need a larger window, which changes the page."""
        page = self.pages[size]
        if "/workbench/" not in page.url:
            # A button that was disabled when the pointer left it may still count as pointed at.
            page.mouse.move(1, 1)
            page.mouse.move(0, 0)
        for scheme in SCHEMES:
            self.dress(page, scheme)
            for part in range(min(self.rest(page), MOST_PARTS)):
                if part:
                    self.rest(page, part)
                self.keep(f"{self.scene}.{slug(name)}.{size}.{scheme}.{part + 1}", self.shot(page))
        self.dress(page, SCHEMES[0])

    def keep(self, name: str, picture: bytes) -> None:
        if name in self.seen:
            raise ValueError(f"{name} was taken before")
        self.seen.add(name)
        (self.folder / f"{name}.png").write_bytes(picture)

    def dress(self, page: Page, scheme: Literal["light", "dark"]) -> None:
        page.emulate_media(color_scheme=scheme)
        if "/workbench/" in page.url:
            # The state page follows no settings.
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", scheme)

    def shot(self, page: Page) -> bytes:
        """What the window shows, as a PNG file."""
        wanted = {"format": "png", "optimizeForSpeed": True}
        return base64.b64decode(self.sessions[page].send("Page.captureScreenshot", wanted)["data"])


SCROLL_DIALOGS = """() => {
  for (const one of document.querySelectorAll("dialog[open], dialog[open] *"))
    if (one.scrollHeight > one.clientHeight) one.scrollTop = one.scrollHeight;
}"""


def slug(name: str) -> str:
    """
    >>> slug("Somebody else's turn, 2")
    'somebody-else-s-turn-2'
    """
    return re.sub(r"\W+", "-", name.lower()).strip("-")


# Playwright would scroll too, by fractions of a pixel.
SHOW = """node => {
  node.scrollIntoView({ block: "nearest", behavior: "instant" });
  scrollTo({ left: 0, top: Math.floor(scrollY), behavior: "instant" });
}"""


def press(what: Locator, x: float | None = None, y: float | None = None) -> None:
    """With a finger where there is one, else with a mouse. After that nothing is pointed at."""
    page = what.page
    what.evaluate(SHOW)
    at: Any = {} if x is None else {"position": {"x": x, "y": y}}
    if page.evaluate("navigator.maxTouchPoints") > 0:
        what.tap(**at)
        # A moment later it counts as pointed at.
        page.evaluate("new Promise((done) => setTimeout(done, 100)).then(() => new Promise(requestAnimationFrame))")
        page.mouse.move(1, 1)
    else:
        what.click(**at)
    page.mouse.move(0, 0)
