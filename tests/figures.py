"""Figures that long tests report: what happened how often. `make test-long` prints them as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import pytest

PROPERTY = "figures"


class Figures(Protocol):
    def __call__(self, what: str, **numbers: float) -> None:
        """Report numbers, by name, for what was tried."""


def reporter(record_property: Callable[[str, Any], None]) -> Figures:
    """Figures travel with the report of their test, from whichever process ran it."""

    def report(what: str, **numbers: float) -> None:
        record_property(PROPERTY, (what, numbers))

    return report


def figures_of(reports: Iterable[pytest.TestReport]) -> list[str]:
    """The lines of the table."""
    found: list[Any] = [value for report in reports for name, value in report.user_properties if name == PROPERTY]
    width = max((len(what) for what, _ in found), default=0)
    return [
        f"{what:<{width}}  " + ", ".join(f"{name.replace('_', ' ')} {number:,.10g}" for name, number in numbers.items())
        for what, numbers in sorted(found)
    ]
