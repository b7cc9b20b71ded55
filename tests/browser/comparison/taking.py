"""Takes the pictures of one version: two browsers with a server each, which go through the scenes side by side."""

from __future__ import annotations

import queue
import shutil
import tempfile
import threading
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import find_program
from tests.browser.comparison import boards, shell
from tests.browser.comparison.scenes import SCENES, Scene
from tests.browser.comparison.stage import Stage, flags
from tests.browser.comparison.state_page import state_scenes
from tests.browser.comparison.version import Version

MODULES = (boards, shell)
"""Imported for their scenes."""
WORKERS = 2
PROBLEMS = "problems.txt"
"""Beside the pictures: what could not be shown, a line for each scene."""


def scenes_of(version: Version, wanted: Callable[[str], bool]) -> list[Scene]:
    # The state page last: it is still being built when the others begin.
    return [one for one in [*SCENES, *state_scenes(version)] if wanted(one.name)]


def take_pictures(version: Version, scenes: list[Scene], folder: Path, done: Callable[[str], None]) -> None:
    """Into this folder, which is emptied before; `done` is called with the name of each scene."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    todo: queue.SimpleQueue[Scene] = queue.SimpleQueue()
    for one in scenes:
        todo.put(one)
    problems: list[str] = []
    ended = threading.Event()

    def work() -> None:
        with tempfile.TemporaryDirectory(prefix="spinney-screens-") as home:
            try:
                for scene, problem in show(version, todo, ended, Path(home), folder):
                    problems.extend(problem)
                    done(scene)
            except Exception as error:
                problems.append(f"*: {described(error)}")

    workers = [threading.Thread(target=work) for _ in range(WORKERS)]
    for worker in workers:
        worker.start()
    try:
        for worker in workers:
            worker.join()
    finally:
        # After Ctrl-C, the scenes that have begun are completed, so that nothing is left behind.
        ended.set()
        for worker in workers:
            worker.join()
    (folder / PROBLEMS).write_text("".join(f"{problem}\n" for problem in sorted(problems)))


def show(
    version: Version, todo: queue.SimpleQueue[Scene], ended: threading.Event, home: Path, folder: Path
) -> Iterator[tuple[str, list[str]]]:
    """Scene after scene, with a server and a browser for them; the name of each, and the problem with it if any."""
    with sync_playwright() as playwright, version.server(home) as server:
        browser = playwright.chromium.launch(executable_path=find_program(), args=flags(server.port))
        while not ended.is_set():
            try:
                scene = todo.get_nowait()
            except queue.Empty:
                break
            # By which the server draws the same for a scene, whatever was shown before it.
            (home / "test").write_text(scene.name)
            stage = Stage(browser, folder, scene.name)
            problem = []
            try:
                scene.show(stage, server)
            except Exception as error:
                problem.append(f"{scene.name}: {described(error)}")
            stage.leave()
            yield scene.name, problem
        browser.close()


def described(error: Exception) -> str:
    """In one line: the way through our scenes, and what went wrong there."""
    ours = [
        frame for frame in traceback.extract_tb(error.__traceback__) if Path(__file__).parent.name in frame.filename
    ]
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in ours[1:]]
    return " ".join([*places, *str(error).split()])[:400]
