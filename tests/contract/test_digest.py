"""Seeded games are the same everywhere: this runs compiled and, with SPINNEY_INTERPRETED=1, interpreted."""

from __future__ import annotations

import msgspec
import pytest

from tests.contract.digest import FILE, digest
from tests.contract.worlds import TABLES
from tests.perft.positions import table_name

EXPECTED = msgspec.json.decode(FILE.read_bytes(), type=dict[str, str])


@pytest.mark.parametrize("number", range(len(TABLES)), ids=table_name)
def test_digest(number: int) -> None:
    assert digest(number) == EXPECTED[table_name(number)]
