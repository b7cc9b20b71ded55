"""Every state of the three boards, wide and phone, light and dark: readable, and none is left out.

What a board shows depends on the deal: a chip that few games show may be unreadable for a long time. The state
page (web/workbench) draws all of them, and every rule of the games' stylesheets must have something to apply to there.
"""

from __future__ import annotations

import functools
import http.server
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.chromium import MILLISECONDS, Chromium
from tests.browser.conftest import PHONE, WIDE
from tests.browser.states import DRIVES, look_only
from tests.browser.test_screens import AXE, violations

WEB = Path(__file__).parents[2] / "web"
GAMES = ["arboretum", "treehouse", "renature"]

EXCEPTIONS: dict[str, str] = {}
"""Rules for which the state page has nothing to show, each with the reason."""

# The page is built once for a process.
pytestmark = pytest.mark.xdist_group("states")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def state_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a folder with the state page, its data and selectors.json, made for these tests alone."""
    node = shutil.which("node")
    vite = WEB / "node_modules/vite/bin/vite.js"
    if node is None or not vite.is_file() or not AXE.is_file():
        pytest.skip("NO NODE: the state page needs Node, and `npm ci` in web/")
    folder = tmp_path_factory.mktemp("states")
    command = [node, str(vite), "build", "--config", "workbench/states.config.ts", "--configLoader", "runner"]
    with subprocess.Popen([*command, "--logLevel", "error", "--outDir", str(folder / "site")], cwd=WEB) as build:
        try:
            subprocess.run([sys.executable, WEB / "workbench/states.py", folder], check=True, timeout=300)
            assert build.wait(timeout=300) == 0
        finally:
            build.kill()
    for data in folder.glob("states-*.json"):
        data.rename(folder / "site/workbench" / data.name)
    site = functools.partial(Quiet, directory=str(folder / "site"))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), site) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/workbench"
        finally:
            server.shutdown()
            serving.join()


def fetched(page: Page, name: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("path => fetch(path).then(answer => answer.json())", name)
    return found


# Which of the selectors have something to apply to that is drawn; a symbol is drawn wherever it is used.
MATCHING = """wanted => wanted.filter(one =>
  [...document.querySelectorAll(one)].some(found => found.getClientRects().length || found.closest("symbol")))"""

# Whether some text has surroundings that no text had before: `.note.warn` in a `.slot.picked` of an oak.
READABLE = """() => {
  const known = (window.surroundings ??= new Set());
  const before = known.size;
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const inside = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || !inside.checkVisibility()) continue;
    let around = "";
    for (let one = inside; one; one = one.parentElement)
      around += ` ${one.localName}.${[...one.classList].sort().join(".")} ${one.dataset.species ?? ""}`;
    known.add(around);
  }
  return known.size > before;
}"""


class Watch:
    """Somebody who looks at the state page in one size, and tells of what had not been seen there before."""

    def __init__(self, page: Page, game: str, where: str) -> None:
        self.page, self.where = page, where
        # What the games share is seen on the boards of each.
        files = fetched(page, "selectors.json")
        self.wanted = [one for file in files if file.startswith(game) or "/" not in file for one in files[file]]
        self.seen: set[str] = set()
        self.found: list[str] = []
        self.state = ""

    def show(self, name: str) -> None:
        self.state = name
        self.page.mouse.move(0, 0)
        self.page.evaluate("name => { location.hash = name }", name)
        self.page.locator(f'main[data-shown="{name}"]').wait_for()

    def look(self) -> None:
        """With axe if there is something new to read. Names and roles are the same in any size and colour."""
        self.match()
        if not self.page.evaluate(READABLE):
            return
        if self.where == "wide":
            self.found += [f"{self.state}: {one}" for one in violations(self.page)]
        for theme in ("light", "dark"):
            self.page.evaluate(THEME, theme)
            self.match()
            self.found += [f"{self.where}, {theme}, {self.state}: {one}" for one in pale(self.page)]
        self.page.evaluate(THEME, "light")

    def match(self) -> None:
        self.seen.update(self.page.evaluate(MATCHING, [one for one in self.wanted if one not in self.seen]))


THEME = """theme => {
  document.documentElement.dataset.theme = theme;
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}"""
PALE = """async options => {
  const hide = document.head.appendChild(document.createElement("style"));
  hide.textContent = "svg { visibility: hidden !important }";
  const silent = [...document.querySelectorAll("[aria-hidden]")];
  for (const one of silent) one.removeAttribute("aria-hidden");
  const { violations } = await axe.run(document, options);
  for (const one of silent) one.setAttribute("aria-hidden", "true");
  hide.remove();
  return violations;
}"""


def pale(page: Page) -> list[str]:
    """Text too pale for its background, even where axe does not look: over drawings, and where nothing is read out."""
    options = {
        "resultTypes": ["violations"],
        "runOnly": {"type": "rule", "values": ["color-contrast"]},
        "checks": {"color-contrast": {"options": {"ignoreLength": True}}},
    }
    page.evaluate(AXE.read_text() + "; undefined")
    found = page.evaluate(PALE, options)
    return [f"{one['id']}: {node['html'][:200]} {node['any'][0]['message']}" for one in found for node in one["nodes"]]


def watched(chromium: Chromium, address: str, game: str, where: str) -> Watch:
    """All states of a game, wide or on a phone; or those in which something moves, held still at the beginning."""
    moving = where == "moving"
    context = chromium.new_context(
        viewport=PHONE if where == "phone" else WIDE,
        reduced_motion="no-preference" if moving else "reduce",
        locale="en-GB",
    )
    page = context.new_page()
    page.set_default_timeout(MILLISECONDS)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    if moving:
        devtools = context.new_cdp_session(page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.goto(f"{address}/states.html?game={game}")
    watch = Watch(page, game, where)
    states = fetched(page, f"states-{game}.json")
    assert {state for of, state in DRIVES if of == game} <= states.keys(), "something is done on a state that is gone"
    for name, state in states.items():
        if moving == state.get("moves", False):
            watch.show(name)
            DRIVES.get((game, name), look_only)(page, watch.look, state["props"])
    chromium.close_context(context)
    assert errors == []
    return watch


@pytest.mark.parametrize("game", GAMES)
def test_the_states_of(game: str, chromium: Chromium, state_page: str) -> None:
    watches = [watched(chromium, state_page, game, where) for where in ("wide", "phone", "moving")]
    assert [one for watch in watches for one in watch.found] == []
    wanted = set(watches[0].wanted)
    missing = wanted.difference(*(watch.seen for watch in watches))
    # What is excepted must be missing, or the exception is out of date.
    assert missing == wanted & EXCEPTIONS.keys()
