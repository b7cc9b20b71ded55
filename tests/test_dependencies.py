"""What pyproject.toml promises about other people's packages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))
NEEDED = [("project", text) for text in PROJECT["project"]["dependencies"]]
NEEDED += [("build-system", text) for text in PROJECT["build-system"]["requires"]]


@pytest.mark.parametrize("name", ["msgspec", "uvicorn", "websockets"])
def test_packages_whose_inside_matters_have_an_upper_bound(name: str) -> None:
    found = [(place, text) for place, text in NEEDED if re.match(r"[\w.-]+", text)[0] == name]  # type: ignore[index]
    assert "project" in dict(found)
    assert [text for _, text in found if not re.search(r"<\d", text)] == []
