"""What must hold for the numbers that every game offers to learned values, at every seat count."""

from __future__ import annotations

import math

import msgspec
import pytest
from hypothesis import given, settings

from spinney.core.options import Options
from spinney.core.rules import State
from spinney.core.value import features_of
from spinney.games import OUR_GAMES
from spinney.games.treehouse.state import CHOOSE, TreehouseState
from tests.contract.digest import FEATURES_FILE, feature_digest
from tests.contract.worlds import IDS, TABLES, seeds, walk
from tests.perft.positions import table_name
from tests.scale import scaled

tables = pytest.mark.parametrize(("key", "options"), TABLES, ids=IDS)
EXPECTED = msgspec.json.decode(FEATURES_FILE.read_bytes(), type=dict[str, str])


@pytest.mark.parametrize("number", range(len(TABLES)), ids=table_name)
def test_the_numbers_are_the_same_everywhere(number: int) -> None:
    assert feature_digest(number) == EXPECTED[table_name(number)]


@pytest.mark.parametrize("key", OUR_GAMES)
def test_every_number_has_a_name(key: str) -> None:
    learned = OUR_GAMES[key].learned
    assert learned is not None
    names = learned.features.names()
    assert names[0] == "lead"
    assert len(set(names)) == len(names) == learned.features.size


def is_secret(state: State) -> bool:
    """Whether some seats have chosen and others have not: `values` hides those choices from the others."""
    return isinstance(state, TreehouseState) and state.phase == CHOOSE and any(one.chosen >= 0 for one in state.players)


@tables
@settings(max_examples=scaled(8))
@given(seed=seeds)
def test_numbers_are_finite_and_begin_with_the_lead(key: str, options: Options, seed: int) -> None:
    game = OUR_GAMES[key]
    assert game.learned is not None
    features = game.learned.features
    for state, seat, _ in walk(game, options, seed):
        if seat < 0:
            continue
        leads = list(game.rules.values(state))
        rows, stage = features_of(features, state)
        assert 0 <= stage < features.moments * features.groups
        assert len(rows) == features.size * options.players
        assert all(math.isfinite(number) for number in rows)
        if not is_secret(state):
            assert rows[:: int(features.size)] == pytest.approx(leads)
        assert features_of(features, state) == (rows, stage)
        assert list(game.rules.values(state)) == leads
