"""A message becomes a sentence; tests/messages checks the sentences themselves."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import Catalogue, catalogue, first_spoken
from spinney.core.message import Message, player


def test_seats_without_names_are_counted_from_one() -> None:
    assert [catalogue().say(player(seat), ["Ann"]) for seat in (0, 1, 4, 9)] == [
        "Ann",
        "Player 2",
        "Player 5",
        "Player 10",
    ]


def test_names_are_filled_in() -> None:
    won = Message("game-won", {"player": player(1), "points": 1})
    assert catalogue().say(won, ["Ann", "Bob"]) == "Bob wins with 1 point."
    assert catalogue().say(won) == "Player 2 wins with 1 point."


def test_an_unknown_message_is_our_bug() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        catalogue().say(Message("nonsense"))


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Catalogue("uk")
    monkeypatch.delitem(words.bundle._messages, "refused-over")
    assert words.say(Message("refused-over")) == "The game is over."
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        words.say(Message("nonsense"))


def test_a_missing_argument_is_our_bug() -> None:
    with pytest.raises(LookupError, match="game-won"):
        Catalogue("en").say(Message("game-won"))


def test_a_noun_brings_its_forms_along() -> None:
    """English has one form of a plant's name, Ukrainian several; the sentence picks one."""
    left = Message("renature-none-left", {"plant": Message("renature-plant", {"plant": "spruce"})})
    assert catalogue("en").say(left) == "You have no spruce left."
    assert catalogue("uk").say(left) == "У вас більше немає ялин."


def test_plurals_of_a_language() -> None:
    def shared(language: str, points: int) -> str:
        message = Message("game-shared", {"players": player(0), "points": points})
        return catalogue(language).say(message).rstrip(".").split()[-1]

    assert [shared("uk", points) for points in (0, 1, 2, 5, 11, 21, 22)] == [
        "очок", "очко", "очки", "очок", "очок", "очко", "очки",
    ]  # fmt: skip
    assert [shared("ru", points) for points in (1, 3, 12, 31)] == ["очку", "очка", "очков", "очку"]
    assert [shared("pt-PT", points) for points in (0, 1, 2)] == ["pontos", "ponto", "pontos"]
    assert [shared("pt-BR", points) for points in (0, 1, 2)] == ["pontos", "ponto", "pontos"]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["uk_UA.UTF-8"], "uk"),
        (["ru_RU.KOI8-R@variant"], "ru"),
        (["EN"], "en"),
        (["de-DE", "it-IT", "en"], "it"),
        (["pt"], "pt-BR"),
        (["pt_BR.UTF-8"], "pt-BR"),
        (["pt-PT", "pt", "en"], "pt-PT"),
        (["pt-AO"], "pt-PT"),
        (["ita", "C.UTF-8", "de"], None),
        ([""], None),
        ([], None),
    ],
)
def test_which_language_is_meant(wishes: list[str], language: str | None) -> None:
    assert first_spoken(wishes) == language


def test_an_unknown_language_is_our_bug() -> None:
    with pytest.raises(LookupError, match="unknown language 'xx'"):
        Catalogue("xx")
