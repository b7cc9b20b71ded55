"""Chromium for the tests, and another one when it no longer answers."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Playwright

import spinney
from tests.waiting import PATIENCE

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is what Playwright itself drives without a screen: no windows, so nothing waits for one to be drawn."""
ELSEWHERE = "spinney.lan"
"""A name by which a browser reaches this machine as if it were another one in the local network."""
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
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
]
MILLISECONDS = PATIENCE * 1000
"""Playwright's measure of patience."""
LONGEST_TEST = 5 * PATIENCE
"""Seconds. Playwright sets no limit to what a page computes, nor to the closing of a context."""
FRAME_PATIENCE = 60.0
DRAWS = """(patience) => Promise.race([
    new Promise(requestAnimationFrame).then(() => true),
    new Promise((resolve) => setTimeout(resolve, patience, false)),
])"""
"""Whether the page still gets frames."""


def find_program() -> str | None:
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def program() -> str:
    """The browser there is; none, or no built client, skips the test."""
    found = find_program()
    if found is None:
        pytest.skip("NO CHROMIUM: apt-get install chromium-headless-shell")
    if not (Path(spinney.__file__).parent / "server/static/index.html").is_file():
        pytest.skip("NO CLIENT: it is not built into this installation (no Node?)")
    return found


class Chromium:
    """One browser for many tests. One that hangs is killed, which ends the wait, and the next test gets another."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._browser: Browser | None = None
        self._process = 0
        self.complaints: list[str] = []
        """What its pages complained about during a test."""

    @property
    def browser(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self._browser = self._playwright.chromium.launch(
                executable_path=program(), args=FLAGS, timeout=MILLISECONDS
            )
            processes = self._browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
            self._process = next(one["id"] for one in processes if one["type"] == "browser")
        return self._browser

    def new_context(self, **wanted: Any) -> BrowserContext:
        return self.browser.new_context(**wanted)

    def has_stopped_drawing(self) -> bool:
        """Whether a page answers and yet gets no frames. On a busy machine Chromium may come to that, rarely; it then
        draws nothing until it is started again, and whatever waits for a drawn element waits in vain."""
        if self._browser is None or not self._browser.is_connected():
            return False
        try:
            with self.within(PATIENCE):
                pages = [page for context in self._browser.contexts for page in context.pages]
                return not all(page.evaluate(DRAWS, FRAME_PATIENCE * 1000) for page in pages)
        except Error:
            return False

    @contextlib.contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Whatever still waits for the browser after so long fails."""
        timer = threading.Timer(seconds, self._kill)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)

    def begin_again(self) -> None:
        """As if it had not been used: the next context is one of a new browser."""
        self._kill()
        self.close()
        self._browser = None
        self.complaints.clear()

    def close_context(self, context: BrowserContext) -> None:
        """A browser that cannot close what a test has left open has failed nobody's test."""
        with self.within(PATIENCE), contextlib.suppress(Error):
            context.close()

    def close(self) -> None:
        if self._browser is not None:
            with self.within(PATIENCE), contextlib.suppress(Error):
                self._browser.close()
