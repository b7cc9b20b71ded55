"""`make constraints` runs this in a new environment, to pin every package that is installed there."""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import Distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
FILE = ROOT / "constraints.txt"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

HEADER = """\
# The versions that `make` installs for people who work on Spinney; `pip install spinney-games` does not read them.
# Written by `make constraints`: CONTRIBUTING.md says when.
"""
# Our own distributions, and pip, which is upgraded in every new environment.
NOT_PINNED = {"spinney-games", "pebbles-for-spinney", "pip"}
PYTHONS = [f"3.{minor}" for minor in range(11, 15)]


def unsupported(package: Distribution) -> list[str]:
    """The versions of Python that we support and this version of the package does not."""
    supported = SpecifierSet(package.metadata["Requires-Python"] or "")
    return [python for python in PYTHONS if not supported.contains(python)]


def main() -> None:
    packages = {canonicalize_name(package.name): package for package in distributions()}
    needed = [Requirement(text) for text in PROJECT["dependencies"]]
    markers = {canonicalize_name(one.name): f"; {one.marker}" for one in needed if one.marker}
    lines = []
    for name in sorted(set(packages) - NOT_PINNED):
        if missing := unsupported(packages[name]):
            sys.exit(
                f"{name} {packages[name].version} is not for Python {', '.join(missing)}: set PYTHON to the oldest"
            )
        lines.append(f"{name}=={packages[name].version}{markers.get(name, '')}\n")
    FILE.write_text(HEADER + "".join(lines), "utf-8")


if __name__ == "__main__":
    main()
