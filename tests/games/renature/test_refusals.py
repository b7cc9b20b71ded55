"""Why an action is not offered."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import catalogue
from spinney.games.renature import RENATURE
from spinney.games.renature.state import RenatureState
from tests.games.renature.boards import act, choices, clouds, scene


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("dance", "renature-unknown-action"),
        ("place frog-owl", "renature-unknown-action"),
        ("place frog-cow 1,1 1,2", "renature-unknown-domino"),
        ("place turtle-turtle 1,1 1,2", "renature-not-in-hand"),
        ("place frog-owl one two", "renature-unknown-cell"),
        ("place frog-owl 0,1 1,1", "renature-off-grid"),
        ("place frog-owl 1,1 16,1", "renature-off-grid"),
        ("place frog-owl 2,2 2,3", "renature-in-area"),
        ("place frog-owl 1,3 1,4", "renature-cell-covered"),
        ("place frog-owl 3,1 15,1", "renature-cells-apart"),
        ("place frog-owl 4,4 3,4", "renature-cells-order"),
        ("place frog-owl 1,4 2,4", "renature-mismatch"),
        ("place frog-owl 15,1 15,2", "renature-no-match"),
        ("discard owl-frog", "renature-domino-order"),
        ("discard bat-owl", "renature-not-in-hand"),
        ("plant own oak 2,2", "renature-now-place"),
        ("leave", "renature-now-place"),
        ("stop", "renature-now-place"),
        ("again", "renature-again-later"),
        ("joker cow", "renature-unknown-animal"),
        ("joker badger", "renature-joker-there"),
        ("return 9,9,9", "renature-unknown-cell"),
        ("return 1,1", "renature-no-area"),
        ("return 2,5", "renature-nothing-there"),
        ("return 2,3", "renature-not-yours"),
    ],
)
def test_why_not(text: str, key: str) -> None:
    assert reason(scene(), 0, text) == key


def reason(state: RenatureState, seat: int, text: str) -> str:
    assert text not in RENATURE.choices(state, seat)
    message = RENATURE.why_not(RENATURE.view(state, seat), text)
    assert catalogue().say(message)
    return message.key


def test_why_not_names_the_neighbour() -> None:
    message = RENATURE.why_not(RENATURE.view(scene(), 0), "place bat-bat 1,7 1,8")
    assert catalogue().say(message) == "The bat would be next to the frog, and they do not match."


def test_why_not_for_want_of_clouds_or_space() -> None:
    state = scene()
    clouds(state, 1, 1)
    assert reason(state, 0, "joker bat") == "renature-clouds-lacking"
    assert reason(state, 0, "return 2,2") == "renature-clouds-lacking"
    assert reason(state, 0, "again") == "renature-clouds-lacking"
    clouds(state, 6, 6)
    state.players[0].plants[5] += 1
    assert reason(state, 0, "return 4,2") == "renature-no-space"


def test_why_not_another_turn_without_a_domino() -> None:
    state = scene()
    player = state.players[0]
    player.reserve_left, player.hand_size = 0, 2
    assert reason(state, 0, "again") == "renature-again-later"
    player.hand_size = 1
    assert reason(state, 0, "again") == "renature-again-no-domino", "the last one is for this turn"
    player.hand_size = 2
    act(state, choices(state, "discard")[0])
    assert reason(state, 0, "again") == "renature-again-later"
    player.hand_size = 0
    assert reason(state, 0, "again") == "renature-again-no-domino"


def test_why_not_while_planting() -> None:
    state = scene()
    act(state, "place frog-owl 1,7 1,8")
    state.players[0].plants[3] = 0
    assert reason(state, 0, "plant own rose 4,4") == "renature-unknown-plant"
    assert reason(state, 0, "plant own oak x") == "renature-unknown-cell"
    assert reason(state, 0, "plant own oak 1,1") == "renature-no-area"
    assert reason(state, 0, "plant own grass 2,2") == "renature-spot-taken"
    assert reason(state, 0, "plant own grass 14,2") == "renature-not-beside"
    assert reason(state, 0, "plant own oak 2,8") == "renature-none-left"
    assert reason(state, 0, "place bat-bat 1,1 2,1") == "renature-now-plant"


def test_why_not_from_other_places() -> None:
    state = scene()
    assert reason(state, 1, "leave") == "refused-turn"
    assert RENATURE.why_not(RENATURE.view(state, -1), "leave").key == "refused-spectator"
    act(state, "discard bat-bat")
    assert reason(state, 0, "leave") == "renature-now-end"
    act(state, "end")
    assert reason(state, 0, "joker owl") == "renature-now-again"
