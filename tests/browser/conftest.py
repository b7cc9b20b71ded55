"""A real server and real Chromium: real clicks, keys and touches."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import spinney
from tests.chance import dice_for
from tests.server.client import Server
from tests.waiting import PATIENCE

playwright_api = pytest.importorskip("playwright.sync_api", reason="NO PLAYWRIGHT: pip install playwright")

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright  # noqa: E402

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    # Which takes a busy machine for a broken one, and ends the browser.
    "--disable-gpu-watchdog",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MILLISECONDS = PATIENCE * 1000
"""Playwright's measure of patience."""
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
"""What a page draws by lot: its bytes for the shuffle, the name of its guest (mulberry32)."""
WIDE, PHONE = {"width": 1400, "height": 900}, {"width": 390, "height": 844}


def fix_chance(context: BrowserContext, number: int = 0) -> None:
    """For all pages of the test's browser of this number."""
    context.add_init_script(FIXED_CHANCE.replace("SEED", str(dice_for("browser", number).getrandbits(32))))


def program() -> str:
    """The browser there is; none, or no built client, skips the test."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("NO CHROMIUM: apt-get install chromium")
    if not (Path(spinney.__file__).parent / "server/static/index.html").is_file():
        pytest.skip("NO CLIENT: it is not built into this installation (no Node?)")
    return found


# By module: while Playwright is open its event loop runs in this thread, and no other test could have one.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    found = program()
    expect.set_options(timeout=MILLISECONDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS, timeout=MILLISECONDS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'spinney.db'}") as running:
        yield running


Visit = Callable[..., Page]


@pytest.fixture
def complaints() -> list[str]:
    """What the browsers complained about; a test that provokes a complaint takes it out."""
    return []


@pytest.fixture
def visit(chromium: Browser, server: Server, complaints: list[str]) -> Iterator[Visit]:
    """Opens a browser of its own at a path; what it complains about fails the test."""
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", phone: bool = False, scheme: str = "light", **more: object) -> Page:
        context = chromium.new_context(
            base_url=server.url,
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            has_touch=phone,
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion=str(more.get("motion", "reduce")),  # type: ignore[arg-type]
            locale=str(more.get("locale", "en-GB")),
        )
        fix_chance(context, len(contexts))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(MILLISECONDS)
        page.on("console", lambda said: complain(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: check_host(request.url))
        page.goto(path)
        return page

    def complain(text: str) -> None:
        if not CUT.search(text):
            complaints.append(text)

    def check_host(url: str) -> None:
        if not url.startswith((server.url, server.url.replace("http", "ws"), "data:", "blob:")):
            complaints.append(f"asked another host: {url}")

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
