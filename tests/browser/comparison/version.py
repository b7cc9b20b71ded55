"""A commit of Spinney with its client and its state page, built in a folder of its own."""

from __future__ import annotations

import contextlib
import functools
import http.server
import importlib.util
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent import futures
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.server.client import Server

ROOT = Path(__file__).parents[3]
SETTINGS = {
    # Nobody's seat is offered to a bot, however long the pictures take.
    "SPINNEY_GRACE": "1000000",
    # Its hints do not depend on time, and come quickly even from interpreted code.
    "SPINNEY_ADVISER": "ranger",
}


VITE = ["node", "node_modules/vite/bin/vite.js"]


class Version:
    """A worktree of a commit; `build` before anything else."""

    def __init__(self, commit: str, folder: Path) -> None:
        self.commit, self.folder = commit, folder
        self.states = folder / "build/states"
        self.has_states = (folder / "web/workbench/states.py").is_file()
        self.building: futures.Future[None] | None = None

    def build(self) -> None:
        """The client; its state page, which takes longer, is built meanwhile."""
        web = self.folder / "web"
        known = ROOT / "web"
        if not same_file(known / "package-lock.json", web / "package-lock.json"):
            run(["npm", "ci", "--no-audit", "--no-fund"], web)
        elif (known / "node_modules").is_dir():
            (web / "node_modules").symlink_to(known / "node_modules")
        else:
            run(["npm", "ci", "--no-audit", "--no-fund"], web)
        run([*VITE, "build", "--configLoader", "runner", "--logLevel", "error"], web)
        if self.has_states:
            pool = futures.ThreadPoolExecutor(1)
            self.building = pool.submit(self._build_states)
            pool.shutdown(wait=False)

    def _build_states(self) -> None:
        web = self.folder / "web"
        line = [*VITE, "build", "--configLoader", "runner", "--logLevel", "error"]
        run([*line, "--config", "workbench/states.config.ts", "--outDir", str(self.states)], web)
        run([sys.executable, "workbench/states.py", str(self.states / "workbench")], web, self.path)

    @property
    def path(self) -> dict[str, str]:
        """The environment variable by which Python finds the packages of this version."""
        return {"PYTHONPATH": os.pathsep.join(str(self.folder / name) for name in ("src", ".", "tests/toy"))}

    def server(self, home: Path) -> Server:
        """A server with fixed chance, which keeps everything in this folder."""
        # It must not find `tests` in the folder where it is started.
        own = {"SPINNEY_TEST_FOLDER": str(home), "PYTHONSAFEPATH": "1"}
        server = Server(f"sqlite:///{home / 'spinney.db'}")
        server.environment |= SETTINGS | own | self.path
        return server

    def drives(self) -> dict[tuple[str, str], Any]:
        """What is done on the state page: it has to know the classes of this version."""
        file = self.folder / "tests/browser/states.py"
        found: dict[tuple[str, str], Any] = loaded(file).DRIVES
        return found

    @contextlib.contextmanager
    def state_page(self) -> Iterator[str]:
        """Its address."""
        assert self.building is not None
        self.building.result()
        site = functools.partial(Quiet, directory=str(self.states))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), site) as server:
            serving = threading.Thread(target=server.serve_forever)
            serving.start()
            try:
                yield f"http://127.0.0.1:{server.server_port}/workbench/states.html"
            finally:
                server.shutdown()
                serving.join()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def find_commit(name: str) -> str | None:
    """The short hash of a commit, or None if there is none of this name."""
    line = ["git", "rev-parse", "--verify", "--quiet", "--short", "--end-of-options", f"{name}^{{commit}}"]
    found = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip() or None


@contextlib.contextmanager
def checked_out(commit: str) -> Iterator[Version]:
    with tempfile.TemporaryDirectory(prefix="spinney-screens-") as home:
        folder = Path(home) / commit
        run(["git", "worktree", "add", "--detach", str(folder), commit], ROOT)
        try:
            yield Version(commit, folder)
        finally:
            run(["git", "worktree", "remove", "--force", str(folder)], ROOT)


def run(line: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        line,
        cwd=folder,
        env=os.environ | (environment or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(line)} failed:\n{done.stdout[-3000:]}")


def same_file(one: Path, two: Path) -> bool:
    return one.is_file() and two.is_file() and one.read_bytes() == two.read_bytes()


def loaded(file: Path) -> ModuleType:
    """A module from a file, without taking the place of the one of this name here."""
    spec = importlib.util.spec_from_file_location(f"{file.stem}_{abs(hash(file))}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
