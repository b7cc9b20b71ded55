"""A real server and real Chromium: real clicks, keys and touches."""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Callable, Generator, Iterator
from urllib.parse import urlsplit

import pytest

from tests.chance import dice_for
from tests.server.client import Server

pytest.importorskip("playwright.sync_api", reason="NO PLAYWRIGHT: pip install playwright")

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import ELSEWHERE, LONGEST_TEST, MILLISECONDS, Chromium, program

CUT = re.compile(
    "ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED|ERR_INCOMPLETE_CHUNKED"
    "|WebSocket connection|An unknown error occurred when fetching"
)
"""How a browser misses a server that is killed on purpose, or a line that is cut."""
FIXED_CHANCE = """(() => {
    let state = SEED;
    Math.random = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    Crypto.prototype.getRandomValues = (array) => array.forEach((_, i) => (array[i] = Math.random() * 256)) ?? array;
})()"""
"""What a page draws at random: its bytes for the shuffle, the name of its guest (mulberry32)."""
SETTINGS = """(() => {
    const key = "spinney-settings";
    // An empty page has no storage.
    const done = location.protocol !== "http:" || localStorage.getItem(key);
    if (!done) localStorage.setItem(key, JSON.stringify(SETTINGS));
})()"""
"""What a page is set to at first."""
WIDE, PHONE = {"width": 1400, "height": 900}, {"width": 390, "height": 844}


def fix_chance(context: BrowserContext, number: int = 0) -> None:
    """For all pages of the test's browser of this number."""
    context.add_init_script(FIXED_CHANCE.replace("SEED", str(dice_for("browser", number).getrandbits(32))))


# By module: while Playwright is open its event loop runs in this thread, and no other test could have one.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    program()
    expect.set_options(timeout=MILLISECONDS)
    with sync_playwright() as playwright:
        chromium = Chromium(playwright)
        yield chromium
        chromium.close()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """A test fails when it lasts too long, and is begun again when it failed because the browser stopped drawing."""
    chromium = pyfuncitem.funcargs.get("chromium")
    if not isinstance(chromium, Chromium):
        return (yield)
    chromium.browser  # noqa: B018 # so that there is one to watch
    with chromium.within(LONGEST_TEST):
        try:
            return (yield)
        except Exception:
            if not chromium.has_stopped_drawing():
                raise
    warnings.warn(f"Chromium stopped drawing: {pyfuncitem.name} is begun again", stacklevel=1)
    chromium.begin_again()
    with chromium.within(LONGEST_TEST):
        return pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'spinney.db'}") as running:
        yield running


Visit = Callable[..., Page]


@pytest.fixture
def complaints(chromium: Chromium) -> list[str]:
    """What the pages complained about; a test that provokes a complaint takes it out."""
    chromium.complaints.clear()
    return chromium.complaints


@pytest.fixture
def visit(chromium: Chromium, server: Server, complaints: list[str]) -> Iterator[Visit]:
    """Opens a browser of its own at a path; what it complains about fails the test."""
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", phone: bool = False, scheme: str = "light", **kwargs: object) -> Page:
        context = chromium.new_context(
            base_url=server.url.replace("127.0.0.1", str(kwargs.get("host", "127.0.0.1"))),
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            color_scheme=scheme,
            reduced_motion=str(kwargs.get("motion", "reduce")),
            locale=str(kwargs.get("locale", "en-GB")),
        )
        fix_chance(context, len(contexts))
        # Only what is about the staging of events waits for it.
        # The line for written moves is below the log.
        chosen = {"bots": kwargs.get("bots", "at-once"), "log": kwargs.get("log", True)}
        context.add_init_script(SETTINGS.replace("SETTINGS", json.dumps(chosen)))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(MILLISECONDS)
        page.on("console", lambda said: complain(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: check_host(request.url))
        if kwargs.get("stopped"):
            # Time passes in this page only when the test says so (`page.clock.run_for`).
            page.clock.install(time=0)
            page.clock.pause_at(1000)
        page.goto(path)
        return page

    def complain(text: str) -> None:
        if not CUT.search(text):
            complaints.append(text)

    def check_host(url: str) -> None:
        own = urlsplit(url).netloc in (f"127.0.0.1:{server.port}", f"{ELSEWHERE}:{server.port}")
        if not own and not url.startswith(("data:", "blob:")):
            complaints.append(f"asked another host: {url}")

    yield open_page
    for context in contexts:
        chromium.close_context(context)
    assert complaints == []
