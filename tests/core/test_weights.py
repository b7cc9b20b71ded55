"""Files of weights: read back as written, and refused where they do not belong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from spinney.core.message import Unreadable
from spinney.core.value import LearnedValue
from spinney.core.weights import Weights, read_weights, value_of
from spinney.games import OUR_GAMES

GAME = OUR_GAMES["renature"]
assert GAME.learned is not None
FEATURES = GAME.learned.features
SHIPPED = [
    (key, players)
    for key, game in OUR_GAMES.items()
    for players in game.players
    if game.learned is not None and game.learned.shipped(players).is_file()
]


def blank(**changed: object) -> Weights:
    names = FEATURES.names()
    stages = int(FEATURES.moments * FEATURES.groups)
    weights = Weights("renature", GAME.rules_version, 2, names, [[0.0] * len(names)] * stages)
    return msgspec.structs.replace(weights, **changed)


def value(weights: Weights) -> LearnedValue:
    return value_of(weights, "renature", GAME.rules_version, FEATURES)


def test_weights_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "2.json"
    path.write_bytes(msgspec.json.encode(blank()))
    assert read_weights(path) == blank()
    assert value(blank()) is not None


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"game": "arboretum"}, "of arboretum, not of renature"),
        ({"rules_version": GAME.rules_version + 1}, "under version 3 .* cannot judge version 2; train them again"),
        ({"features": ["lead"]}, "other numbers"),
        ({"linear": [[0.0]]}, "wrong size"),
        ({"biases": [0.0]}, "wrong size"),
    ],
)
def test_weights_of_another_game_or_version_are_refused(changed: dict[str, object], why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        value(blank(**changed))


@pytest.mark.parametrize("text", ["", "{}", "nonsense"])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "2.json"
    with pytest.raises(Unreadable, match="cannot read"):
        read_weights(path)
    path.write_text(text)
    with pytest.raises(Unreadable, match="not a file of weights"):
        read_weights(path)


def test_a_hash_names_the_numbers_and_not_how_they_were_made() -> None:
    assert blank(made={"command": "spinney train"}).hash == blank().hash
    assert blank(players=3).hash != blank().hash


@pytest.mark.parametrize(("key", "players"), SHIPPED)
def test_the_weights_of_the_package_fit_its_games(key: str, players: int) -> None:
    game = OUR_GAMES[key]
    assert game.learned is not None
    weights = read_weights(game.learned.shipped(players))
    assert weights.players == players
    assert value_of(weights, key, game.rules_version, game.learned.features) is not None
    command, _, remark = str(weights.made["command"]).partition("; ")
    assert command == f"spinney train {key}"
    assert not remark or "with this fit" in remark, "a second fit of the same games says how to repeat it"


def test_all_weights_together_are_small() -> None:
    folders = [Path(str(game.learned.folder)) for game in OUR_GAMES.values() if game.learned is not None]
    assert sum(path.stat().st_size for folder in folders for path in folder.glob("*.json")) <= 2**20
