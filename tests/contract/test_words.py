"""What every game says: only what these eyes may know, in every language, and never too much."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import LONGEST_QUOTE, Message
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES
from tests.contract.worlds import everyone, finished

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


@pytest.mark.parametrize("key", OUR_GAMES)
def test_the_deal_tells_only_what_these_eyes_see(key: str) -> None:
    game = OUR_GAMES[key]
    for players in (2, 3, 4):
        state = game.deal(game.options(players=players), QuickRng(7))
        for seat in everyone(game.options(players=players)):
            other = state.copy()
            game.rules.deal_unseen(other, seat, QuickRng(7, 1))
            assert game.opening(state, seat) == game.opening(other, seat)


@pytest.mark.parametrize("key", OUR_GAMES)
def test_no_refusal_repeats_all_that_was_typed(key: str) -> None:
    game = OUR_GAMES[key]
    state = game.deal(game.options(), QuickRng(1))
    seat = game.rules.actor(state)
    words = {text.split()[0] for text in ("play", "draw", "discard", "choose", "place", "joker", "plant", "return")}
    for word in (*words, "x", "play oak4", "draw pile", "place owl-frog"):
        for long in ("x" * 100_000, "9" * 100_000, "1,1 " * 30_000):
            said = catalogue().say(game.why_not(game.view(state, seat), f"{word} {long}"), NAMES)
            assert len(said) < 6 * LONGEST_QUOTE, word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OUR_GAMES)
def test_boards_speak_the_language_and_name_the_players(key: str, language: str) -> None:
    match = finished(key)
    game = match.game
    picture = game.sketch(game.view(match.state, 0), catalogue(language), NAMES)
    assert "Ann" in picture
    assert "Bob" in picture
    thing, message = {
        "arboretum": ("royal_poinciana", Message("arboretum-species", {"species": "royal_poinciana"})),
        "treehouse": ("brown", Message("treehouse-colour", {"colour": "brown"})),
        "renature": ("salamander", Message("renature-animal", {"animal": "salamander"})),
    }[key]
    if thing in picture:
        # The word to type, followed by its name in the language.
        name = catalogue(language).say(message)
        assert language == "en" or f"{thing} {name}" in picture or name.casefold() == thing
