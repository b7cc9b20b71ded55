"""The state page of a version (web/workbench), gone through as its own tests do."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.comparison.scenes import GAMES, Scene
from tests.browser.comparison.stage import Stage
from tests.browser.comparison.version import Version
from tests.browser.states import look_only
from tests.server.client import Server


def show_states(version: Version, game: str, stage: Stage, server: Server) -> None:
    drives = version.drives()
    # The sizes in which the tests of every version go through it.
    stage.sizes = ["wide", "phone"]
    stage.enter()
    with version.state_page() as address:
        stage.open(f"{address}?game={game}")
        for size, page in stage.pages.items():
            for name, state in states_of(page, game).items():
                if not state.get("moves"):
                    page.mouse.move(0, 0)
                    page.evaluate("name => { location.hash = name }", name)
                    page.locator(f'[data-shown="{name}"]').wait_for()
                    stage.rest(page)
                    drives.get((game, name), look_only)(page, looker(stage, size, name), state["props"])


def looker(stage: Stage, size: str, name: str) -> Any:
    looks = 0

    def look() -> None:
        nonlocal looks
        looks += 1
        stage.take(size, f"{name} {looks}")

    return look


def states_of(page: Page, game: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("path => fetch(path).then(answer => answer.json())", f"states-{game}.json")
    return found


def state_scenes(version: Version) -> list[Scene]:
    """None if this version has no state page."""
    if not version.has_states:
        return []

    def scene(game: str) -> Scene:
        return Scene(f"states-{game}", lambda stage, server: show_states(version, game, stage, server))

    return [scene(game) for game in GAMES]
