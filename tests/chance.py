"""Fixed chance: a test meets the same deals, ids and names in every run, whatever runs before it or beside it.
SPINNEY_TEST_SEED gives others; `make test-long` tries a new one each time.

The values follow from the seed, the test's name, what is drawn and how many of it were drawn before. A server is a
process of its own, perhaps several, and outlives a test: so the name of the test and the counts lie in a folder.
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
"""The variable that tells the launchers of tests/ where the name of the test lies."""


def folder() -> Path:
    """The folder of the tests' process; the processes that the tests start inherit it."""
    if FOLDER not in os.environ:
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="spinney-test-")
        atexit.register(shutil.rmtree, os.environ[FOLDER], ignore_errors=True)
    return Path(os.environ[FOLDER])


def open_folder() -> None:
    """A folder of its own for this process, though the one that started it has one."""
    os.environ.pop(FOLDER, None)
    folder()


def begin_test(name: str) -> None:
    (folder() / "test").write_text(name)


def current_test() -> str:
    file = folder() / "test"
    return file.read_text() if file.is_file() else ""


def bytes_for(*what: object) -> bytes:
    """32 bytes that belong to the current test and to this."""
    return hashlib.sha256("\n".join([SEED, current_test(), *map(str, what)]).encode()).digest()


def dice_for(*what: object) -> random.Random:
    return random.Random(bytes_for(*what))


def fixed_randomness(database: str) -> Randomness:
    """What a server on this database draws. All its processes, and those after a restart, count together."""
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
    """How often this was called for this file, by any process: each adds a byte at the end."""
    handle = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    try:
        os.write(handle, b".")
        return os.lseek(handle, 0, os.SEEK_CUR)
    finally:
        os.close(handle)
