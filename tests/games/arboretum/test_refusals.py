"""Why an action is not offered."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import catalogue
from spinney.core.message import Refused
from spinney.core.view import SPECTATOR
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.state import DISCARD, DRAW_SECOND, OVER, PLAY
from tests.games.arboretum.boards import SCENE, table

REFUSALS = [
    (0, 0, "jump", "arboretum-unknown-action", "“jump” is not an action"),
    (0, 0, "", "arboretum-unknown-action", "“” is not an action"),
    (0, 0, "play oak8 0,1", "arboretum-now-draw", "First draw two cards."),
    (DRAW_SECOND, 0, "discard oak8", "arboretum-now-draw", "First draw two cards."),
    (PLAY, 0, "draw deck", "arboretum-now-play", "now play one"),
    (PLAY, 0, "discard oak8", "arboretum-now-play", "now play one"),
    (DISCARD, 0, "draw deck", "arboretum-now-discard", "now discard one"),
    (DISCARD, 0, "play oak8 0,1", "arboretum-now-discard", "now discard one"),
    (0, 0, "draw pile 2", "arboretum-pile-empty", "Rina’s discard pile is empty."),
    (0, 0, "draw pile 3", "arboretum-unknown-source", "“pile 3” is not a source of cards"),
    (0, 0, "draw pile -1", "arboretum-unknown-source", "“pile -1” is not a source of cards"),
    (0, 0, "draw", "arboretum-unknown-source", "“” is not a source of cards"),
    (PLAY, 0, "play birch4 0,1", "arboretum-unknown-card", "There is no card “birch4”"),
    (PLAY, 0, "play oak9 0,1", "arboretum-unknown-card", "There is no card “oak9”"),
    (PLAY, 0, "play", "arboretum-unknown-card", "There is no card “”"),
    (DISCARD, 0, "discard O8", "arboretum-unknown-card", "There is no card “O8”"),
    (PLAY, 0, "play oak1 0,1", "arboretum-not-in-hand", "You do not have Oak 1 in hand."),
    (DISCARD, 0, "discard oak1", "arboretum-not-in-hand", "You do not have Oak 1 in hand."),
    (DISCARD, 0, "discard oak8 0,1", "arboretum-unknown-action", "“discard oak8 0,1” is not an action"),
    (PLAY, 0, "play oak8 1", "arboretum-unknown-cell", "“1” is not a cell"),
    (PLAY, 0, "play oak8", "arboretum-unknown-cell", "“” is not a cell"),
    (PLAY, 0, "play oak8 0,01", "arboretum-unknown-cell", "“0,01” is not a cell"),
    (PLAY, 0, "play oak8 0,0", "arboretum-cell-taken", "Oak 3 is already there."),
    (PLAY, 0, "play oak8 -2,0", "arboretum-not-adjacent", "touches this place"),
    (PLAY, 0, "play oak8 -1,-1", "arboretum-not-adjacent", "touches this place"),
    (PLAY, 0, "play oak8 99,-99", "arboretum-not-adjacent", "touches this place"),
    (PLAY, 2, "play willow8 1,0", "arboretum-first-card", "The first card goes in the middle (0,0)."),
    (0, 1, "draw deck", "refused-turn", "It is Talia’s turn."),
    (OVER, 0, "draw deck", "refused-over", "The game is over."),
    (0, SPECTATOR, "draw deck", "refused-spectator", "Spectators can only watch."),
]


@pytest.mark.parametrize(("phase", "seat", "text", "key", "words"), REFUSALS)
def test_every_refusal_says_why(phase: int, seat: int, text: str, key: str, words: str) -> None:
    state = table(SCENE, turn=2 if seat == 2 else 0, phase=phase)
    with pytest.raises(Refused) as refused:
        ARBORETUM.find(state, seat, text)
    assert refused.value.message.key == key
    assert words in catalogue().say(refused.value.message, ["Talia", "Jonte", "Rina"])


def test_an_empty_deck_says_so() -> None:
    state = table(SCENE.replace("deck M1 M2", ""), phase=DRAW_SECOND)
    with pytest.raises(Refused) as refused:
        ARBORETUM.find(state, 0, "draw deck")
    assert refused.value.message.key == "arboretum-deck-empty"
    assert catalogue().say(refused.value.message) == "The deck is empty."


def test_no_refusal_of_the_catalogue_is_forgotten() -> None:
    said = {key for _, _, _, key, _ in REFUSALS} | {"arboretum-deck-empty"}
    # Species are chosen before the game, so no action names one.
    messages = set(catalogue().bundle._messages) - {"arboretum-unknown-species"}
    written = {
        key
        for key in messages
        if key.startswith(("arboretum-unknown", "arboretum-now", "arboretum-not"))
        or key in ("arboretum-deck-empty", "arboretum-pile-empty", "arboretum-first-card", "arboretum-cell-taken")
    }
    assert {key for key in said if key.startswith("arboretum-")} == written
