"""Fixed randomness: a test gets the same deals, ids and names in every run, whatever runs before it or beside it.
SPINNEY_TEST_SEED gives others; `make test-long` uses a new one each time.

A value follows from the seed, the test's name, what is drawn, and how many were drawn before. A server is one or more
processes of its own and outlives a test, so the name of the test and the counts are kept in a folder.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import random
import shutil
import tempfile
from pathlib import Path

from spinney.server.randomness import LETTERS, Randomness

SEED = os.environ.get("SPINNEY_TEST_SEED", "1")
FOLDER = "SPINNEY_TEST_FOLDER"
"""The environment variable by which the launchers in tests/ find the name of the test."""


def folder() -> Path:
    """The folder of this test process, which the processes that it starts inherit."""
    if FOLDER not in os.environ:
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="spinney-test-")
        atexit.register(shutil.rmtree, os.environ[FOLDER], ignore_errors=True)
    return Path(os.environ[FOLDER])


def open_folder() -> None:
    """Give this process its own folder, even if it inherited one."""
    os.environ.pop(FOLDER, None)
    folder()


def begin_test(name: str) -> None:
    (folder() / "test").write_text(name)


def current_test() -> str:
    file = folder() / "test"
    return file.read_text() if file.is_file() else ""


def bytes_for(*what: object) -> bytes:
    """32 bytes for the current test and this purpose."""
    return hashlib.sha256("\n".join([SEED, current_test(), *map(str, what)]).encode()).digest()


def dice_for(*what: object) -> random.Random:
    return random.Random(bytes_for(*what))


def fixed_randomness(database: str) -> Randomness:
    """The randomness of a server on this database. All its processes, and those after a restart, share the counts."""
    counts = folder() / hashlib.sha256(database.encode()).hexdigest()[:16]
    counts.mkdir(exist_ok=True)

    def draw(kind: str) -> random.Random:
        return dice_for(kind, count_up(counts / f"{kind}-{bytes_for().hex()[:16]}"))

    return Randomness(
        match_id=lambda: "".join(draw("match").choices(LETTERS, k=14)),
        shuffle_secret=lambda: draw("secret").randbytes(32).hex(),
        guest_number=lambda: draw("guest").randrange(100, 1000),
    )


def count_up(file: Path) -> int:
    """How often this was called for this file, by any process: each call appends a byte."""
    handle = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    try:
        os.write(handle, b".")
        return os.lseek(handle, 0, os.SEEK_CUR)
    finally:
        os.close(handle)
