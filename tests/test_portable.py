"""The tests can be collected, and most of them can run, on systems other than Unix."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.gate import one_at_a_time

COLLECT = """
import sys

# A name that stands for None cannot be imported.
sys.modules.update(dict.fromkeys(["fcntl", "grp", "pwd", "resource", "syslog", "termios"]))

import pytest

sys.exit(pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", "tests"]))
"""


@pytest.mark.process
def test_collecting_needs_no_module_of_unix() -> None:
    root = Path(__file__).parent.parent
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-c", COLLECT], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "tests/core/test_workers.py::" in done.stdout


def test_one_at_a_time_passes_and_the_first_finds_out(tmp_path: Path) -> None:
    file = tmp_path / "gate"
    with one_at_a_time(file, lambda: "trouble") as found:
        assert found == "trouble"
        with (
            closing(sqlite3.connect(file, timeout=0)) as other,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            other.execute("BEGIN EXCLUSIVE")
    with one_at_a_time(file, lambda: "asked again") as found:
        assert found == "trouble"


def test_whoever_fails_inside_opens_the_gate_again(tmp_path: Path) -> None:
    file = tmp_path / "gate"
    with pytest.raises(KeyError), one_at_a_time(file, lambda: "none"):
        raise KeyError
    with one_at_a_time(file, lambda: "asked again") as found:
        assert found == "none"
