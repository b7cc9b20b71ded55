"""What happened, in words."""

from __future__ import annotations

from spinney.core.catalogue import catalogue
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.options import ArboretumOptions
from tests.games.arboretum.boards import SCENE, act, table


def test_every_event_has_words_for_every_pair_of_eyes() -> None:
    state = ARBORETUM.deal(ArboretumOptions(players=3), QuickRng(4))
    rng = QuickRng(4, 1)
    said = set()
    while (seat := ARBORETUM.rules.actor(state)) >= 0:
        for event in ARBORETUM.act(state, seat, ARBORETUM.rules.random_action(state, seat, rng)):
            assert isinstance(event, ARBORETUM.events)
            for watcher in range(SPECTATOR, 3):
                noticed = event.noticed_by(watcher)
                assert noticed is not None
                message = noticed.words()
                said.add(message.key)
                assert catalogue().say(message, ["Talia", "Jonte", "Rina"])
    assert said - {"game-won", "game-shared"} == {
        "arboretum-drew-deck",
        "arboretum-drew-unseen",
        "arboretum-drew-own-pile",
        "arboretum-drew-pile",
        "arboretum-deck-emptied",
        "arboretum-played",
        "arboretum-played-first",
        "arboretum-discarded",
    }


def test_events_in_words() -> None:
    state = table(SCENE)
    story = act(state, "draw pile 1", "draw pile 0", "play oak8 -1,0", "discard oak2")
    assert [catalogue().say(event.words(), ["Talia", "Jonte", "Rina"]) for event in story] == [
        "Talia takes Cassia 2 from Jonte’s discard pile.",
        "Talia takes Cassia 1 back from their own discard pile.",
        "Talia plays Oak 8 left of Oak 3.",
        "Talia discards Oak 2.",
    ]
