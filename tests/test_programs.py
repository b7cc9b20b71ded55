"""`make test` installs programs only after saying so: as root or when asked to, never when told not to."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "programs.sh"


def run(folder: Path, user: int, install: str | None, works: bool = True) -> tuple[int, str, list[str]]:
    """Run the script as on a machine without Chromium: exit code, output, arguments of apt-get."""
    asked = folder / "asked"
    stubs = {
        "id": f"echo {user}",
        "sudo": '"$@"',
        "apt-get": f'echo "$*" >>{asked}; exit {0 if works else 100}',
        "initdb": "exit 0",
        "nginx": "exit 0",
        "caddy": "exit 0",
    }
    for name, line in stubs.items():
        (folder / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / name).chmod(0o755)
    for name in ("sh", "ls", "env"):
        (folder / name).symlink_to(str(shutil.which(name)))
    environment = {"PATH": str(folder)} | ({} if install is None else {"INSTALL": install})
    done = subprocess.run(
        [str(shutil.which("sh")), SCRIPT], env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr, asked.read_text().splitlines() if asked.exists() else []


@pytest.mark.parametrize(("user", "install"), [(0, None), (0, "1"), (1000, "1")])
def test_it_says_what_it_installs_and_installs_it(tmp_path: Path, user: int, install: str | None) -> None:
    code, said, asked = run(tmp_path, user, install)
    assert (code, said) == (0, "Installing by apt-get: chromium-headless-shell (INSTALL=0 leaves them out)\n")
    assert asked == ["update -qq", "install -y -qq --no-install-recommends chromium-headless-shell"]


@pytest.mark.parametrize(("user", "install"), [(0, "0"), (1000, None), (1000, "0")])
def test_others_get_the_list_and_nothing_is_installed(tmp_path: Path, user: int, install: str | None) -> None:
    code, said, asked = run(tmp_path, user, install)
    assert code == 0
    assert said.startswith("WARNING: missing: chromium-headless-shell. The tests that need them are SKIPPED")
    assert asked == []


def test_what_cannot_be_installed_is_said(tmp_path: Path) -> None:
    code, said, asked = run(tmp_path, 0, None, works=False)
    assert code == 0
    assert "could not install chromium-headless-shell: the tests that need them are SKIPPED" in said
    assert len(asked) == 1


def test_anything_else_is_refused(tmp_path: Path) -> None:
    code, said, asked = run(tmp_path, 0, "yes")
    assert (code, said, asked) == (2, "INSTALL must be 0 or 1, not 'yes'\n", [])


def test_make_hands_it_over() -> None:
    line = ["make", "-n", "--no-print-directory", "programs", "INSTALL=0"]
    # Not as part of the `make` that runs the tests.
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    shown = subprocess.run(line, cwd=SCRIPT.parents[1], env=alone, capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["tests/programs.sh"]
    assert os.access(SCRIPT, os.X_OK)
