"""The counts have not changed."""

from __future__ import annotations

import msgspec
import pytest

from spinney.games import OUR_GAMES
from tests.contract.worlds import TABLES
from tests.perft.positions import FILE, MIDDLES, Count, counts, table_name

EXPECTED = msgspec.json.decode(FILE.read_bytes(), type=list[Count])


@pytest.mark.parametrize("number", range(len(TABLES)), ids=table_name)
def test_perft(number: int) -> None:
    key, _ = TABLES[number]
    found = [count for middle in MIDDLES for count in counts(OUR_GAMES[key], number, middle)]
    assert found == [count for count in EXPECTED if count.table == table_name(number)]
