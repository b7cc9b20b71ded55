"""A digest of whole games: the same compiled and interpreted, on every platform."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from spinney.core.value import features_of
from spinney.games import OUR_GAMES
from tests.contract.worlds import TABLES, walk

FILE = Path(__file__).parent / "digests.json"
FEATURES_FILE = Path(__file__).parent / "features.json"
GAMES_EACH = 10


def digest(number: int) -> str:
    """The actions, views, values and results of some seeded games of a table."""
    key, options = TABLES[number]
    game = OUR_GAMES[key]
    sha = hashlib.sha256()
    for seed in range(GAMES_EACH):
        for state, seat, action in walk(game, options, seed):
            if seat >= 0:
                sha.update(f"{seat} {action} {game.rules.value(state, seat):.9f};".encode())
        sha.update(msgspec.json.encode([game.outcome(state), game.score_sheet(state), game.view(state, 0)]))
    return sha.hexdigest()


def feature_digest(number: int) -> str:
    """The numbers that learned values are made of, in some seeded games of a table."""
    key, options = TABLES[number]
    game = OUR_GAMES[key]
    assert game.learned is not None
    sha = hashlib.sha256()
    for seed in range(GAMES_EACH):
        for state, seat, _ in walk(game, options, seed):
            if seat >= 0:
                rows, stage = features_of(game.learned.features, state)
                sha.update(f"{stage} {' '.join(f'{number:.6f}' for number in rows)};".encode())
    return sha.hexdigest()
