"""The toy game in tests/toy, a distribution of its own, installed for the tests.

`make` installs it into the virtual environment, as users would. If it is not there, for example in a source tree, pip
installs it into a temporary folder for this run, so that its entry point is always a real one.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from importlib import invalidate_caches
from importlib.metadata import entry_points
from pathlib import Path

TOY = Path(__file__).parent / "toy"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--no-deps"]


def install_toy() -> None:
    """Call this before anything imports `spinney.games`. Workers of pytest-xdist inherit the path."""
    if any(point.name == "pebbles" for point in entry_points(group="spinney.games")):
        return
    folder = tempfile.mkdtemp(prefix="spinney-toy-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    subprocess.run([*PIP, "--no-build-isolation", "--no-index", "--target", folder, str(TOY)], check=True)
    sys.path.append(folder)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), folder]))
    invalidate_caches()
