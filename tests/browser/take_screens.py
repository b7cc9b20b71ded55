"""The pictures in docs/screens: the main screens, wide and on a phone, light and dark.

    python -m tests.browser.take_screens [FOLDER]

Plays real games on a server of its own, so the pictures are what a visitor sees. With pngquant they get small.
"""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from spinney.bots.thinking import think
from spinney.games import GAMES
from tests.browser.chromium import FLAGS, find_program
from tests.browser.conftest import PHONE, WIDE
from tests.browser.steps import play_now, send_move, wait_for_turn
from tests.server.client import Server

FOLDER = Path(__file__).parents[2] / "docs/screens"
NAMES = {"arboretum": "Arboretum", "treehouse": "Best Treehouse Ever", "renature": "Renature"}
LEVEL = "ranger"
END = 10_000
PICTURED = ("play", "choose", "place")
"""A picture is taken when something of the hand can be picked up: then it shows where that can go."""
SCENES = [
    # name, game, moves, phone, scheme
    ("home", "", 0, False, "light"),
    ("home", "", 0, True, "dark"),
    ("arboretum", "arboretum", 40, False, "light"),
    ("arboretum", "arboretum", 40, True, "dark"),
    ("arboretum-scoring", "arboretum", END, False, "dark"),
    ("treehouse", "treehouse", 14, False, "light"),
    ("treehouse", "treehouse", 14, True, "light"),
    ("treehouse-scoring", "treehouse", END, False, "light"),
    ("renature", "renature", 36, False, "light"),
    ("renature", "renature", 36, False, "dark"),
    ("renature", "renature", 36, True, "light"),
    ("renature-scoring", "renature", END, True, "dark"),
]


def take(browser: Browser, server: Server, folder: Path, scene: tuple[str, str, int, bool, str]) -> None:
    name, game, moves, phone, scheme = scene
    context = browser.new_context(
        base_url=server.url,
        viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
        has_touch=phone,
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    if game:
        play_now(page, NAMES[game], "Gardener")
        play_well(page, game, moves)
    settle(page)
    path = folder / f"{name}-{'phone' if phone else 'wide'}-{scheme}.png"
    page.screenshot(path=path)
    if shutil.which("pngquant"):
        subprocess.run(["pngquant", "--force", "--strip", "--ext", ".png", "--quality", "70-98", path], check=False)
    print(f"{path.name:<32} {path.stat().st_size / 1000:.0f} kB")
    context.close()


def play_well(page: Page, game: str, moves: int) -> None:
    """A position that people would get into, not one of random moves."""
    for done in itertools.count():
        now = wait_for_turn(page)
        if now["table"]["status"] == "finished":
            return
        if done >= moves and now["choices"][0].split()[0] in PICTURED:
            fits = [".arb .slot.offered", ".ren .slot:not(:has(.none))", ".hand li button:not(:has(.nowhere))"]
            fitting = page.locator(", ".join(fits))
            fitting.first.click(position={"x": 12, "y": 40})
            return
        thought = json.loads(think(GAMES[game], LEVEL, json.dumps(now["view"]).encode(), done))
        send_move(page, thought["do"], now.get("ticket", 0))


def settle(page: Page) -> None:
    """Until nothing loads or moves any more."""
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    page.wait_for_timeout(1500)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    program = find_program()
    if program is None:
        sys.exit("There is no Chromium here: apt-get install chromium-headless-shell")
    with (
        tempfile.TemporaryDirectory() as home,
        Server(f"sqlite:///{home}/spinney.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for scene in SCENES:
            take(browser, server, folder, scene)
        browser.close()


if __name__ == "__main__":
    main()
