"""A person who types at a real terminal."""

from __future__ import annotations

import os
import select
import sys
import time

import pytest

from tests.cli.conftest import heed_ctrl_c
from tests.server.client import with_tests
from tests.waiting import PATIENCE

LAUNCHER = [sys.executable, "-m", "tests.cli.launcher"]
"""`spinney` with fixed randomness."""


class Typist:
    """A person at a real terminal."""

    def __init__(self, *args: str) -> None:
        # Imported here, because other tests of the files that use this need no terminal and run on any system.
        pty = pytest.importorskip("pty", reason="NOT TESTED: there are no pseudo-terminals on this system")
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            heed_ctrl_c()
            os.execve(sys.executable, [*LAUNCHER, *args], with_tests() | {"TERM": "dumb"})
        self.seen = ""
        self.read = 0
        self.gone = False

    def read_until(self, text: str, seconds: float = PATIENCE) -> str:
        deadline = time.monotonic() + seconds
        start = self.read
        while text not in self.seen[start:]:
            assert time.monotonic() < deadline, f"waited for {text!r}, saw: {self.seen[-800:]}"
            self.look(0.2)
            assert not self.gone or text in self.seen[start:], f"it ended before {text!r}: {self.seen[-800:]}"
        self.read = self.seen.index(text, start) + len(text)
        return self.seen[start : self.read]

    def look(self, seconds: float) -> None:
        """Read the output of these seconds."""
        if not self.gone and select.select([self.screen], [], [], seconds)[0]:
            try:
                self.seen += os.read(self.screen, 65536).decode(errors="replace")
            except OSError:
                self.gone = True

    def press_ctrl_c_until(self, text: str) -> None:
        """As often as it takes: Python misses a signal between showing a prompt and waiting for a key."""
        start = self.read
        for _ in range(10):
            os.write(self.screen, b"\x03")
            patience = time.monotonic() + 10
            while text not in self.seen[start:] and not self.gone and time.monotonic() < patience:
                self.look(0.2)
            if self.gone or text in self.seen[start:]:
                break
        self.read_until(text)

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode() + b"\n")

    def ended(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
