"""What pyproject.toml and constraints.txt say about other people's packages."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
EXTRAS = PROJECT["optional-dependencies"]
DEV = PYPROJECT.get("dependency-groups", {}).get("dev", [])
BUILD = PYPROJECT["build-system"]["requires"]

# What `make dev` installs or builds with.
ASKED_FOR = [Requirement(text) for text in chain(PROJECT["dependencies"], DEV, BUILD, *EXTRAS.values())]

PINS = {
    canonicalize_name(pin.name): pin
    for pin in map(Requirement, re.findall(r"^[^#\s].*", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE))
}

# Command-line variables of make reach the tests: `make test CONSTRAINTS=` asks for other versions.
IN_MAKES_ENVIRONMENT = Path(sys.prefix).resolve() == (ROOT / ".venv").resolve() and os.environ.get("CONSTRAINTS") != ""


def pinned_version(pin: Requirement) -> str:
    [specifier] = pin.specifier
    assert specifier.operator == "=="
    return specifier.version


@pytest.mark.parametrize("name", ["msgspec", "uvicorn", "websockets"])
def test_packages_whose_inside_matters_have_an_upper_bound(name: str) -> None:
    wanted = [Requirement(text) for text in chain(PROJECT["dependencies"], BUILD)]
    found = [requirement for requirement in wanted if requirement.name == name]
    assert found
    assert all(any(bound.operator == "<" for bound in requirement.specifier) for requirement in found)


def test_tools_are_a_dependency_group_and_not_an_extra() -> None:
    assert {Requirement(text).name for text in DEV} >= {"pytest", "mypy", "ruff"}
    assert "dev" not in EXTRAS


@pytest.mark.parametrize("requirement", ASKED_FOR, ids=str)
def test_every_package_is_pinned_within_its_bounds(requirement: Requirement) -> None:
    pin = PINS[canonicalize_name(requirement.name)]
    assert requirement.specifier.contains(pinned_version(pin))


@pytest.mark.parametrize("requirement", [Requirement(text) for text in PROJECT["dependencies"]], ids=str)
def test_a_pin_applies_where_its_package_is_needed(requirement: Requirement) -> None:
    assert PINS[canonicalize_name(requirement.name)].marker == requirement.marker


@pytest.mark.skipif(not IN_MAKES_ENVIRONMENT, reason="not the environment that `make dev` sets up")
def test_the_installed_versions_are_the_pinned_ones() -> None:
    installed = {}
    for name in PINS:
        try:
            installed[name] = distribution(name).version
        except PackageNotFoundError:
            continue
    assert installed == {name: pinned_version(PINS[name]) for name in installed}, "`make dev` installs the pinned ones"
