"""The short text of a real table: what is written is read as the same table."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.core.catalogue import LANGUAGES
from spinney.games.arboretum.material import CARD_NAMES
from spinney.games.arboretum.score_file import score_file
from spinney.games.arboretum.score_types import PlayerFile, TableFile
from tests.scale import scaled

CARDS = [f"{card[:-1]} {card[-1]}" for card in CARD_NAMES]


@st.composite
def tables(draw: st.DrawFn) -> TableFile:
    deck = draw(st.permutations(CARDS))
    players = []
    for name in draw(st.lists(st.sampled_from(["Ann", "Ben Oak", "Йосип", ""]), min_size=2, max_size=4)):
        hand = [deck.pop() for _ in range(draw(st.integers(0, 7)))]
        free, laid = [(0, 0)], {}
        for _ in range(draw(st.integers(0, 12))):
            x, y = draw(st.sampled_from(free))
            laid[x, y] = deck.pop()
            free = [place for place in {*free, (x, y + 1), (x, y - 1), (x + 1, y), (x - 1, y)} if place not in laid]
        players.append(PlayerFile(hand, [(card, x, y) for (x, y), card in laid.items()], name=name))
    return TableFile(players)


@settings(max_examples=scaled(60))
@given(tables(), st.sampled_from(LANGUAGES))
def test_what_is_written_is_read_again(table: TableFile, language: str) -> None:
    told = score_file(msgspec.json.encode(table).decode(), "json")
    again = score_file(told.text, "text", language)
    assert again.text == told.text
    assert again.lines == told.lines
    assert [line.points for line in again.sheet.species] == [line.points for line in told.sheet.species]  # type: ignore[union-attr]


def test_the_species_in_play_are_written() -> None:
    table = TableFile([PlayerFile(["oak 1"], [], name="Ann"), PlayerFile([], [])], ["oak", "royal_poinciana"])
    text = "species O RP\nplayer Ann\nhand O1\nplayer Player 2\n"
    assert score_file(msgspec.json.encode(table).decode(), "json").text == text


def test_a_name_is_never_read_as_a_comment() -> None:
    table = TableFile([PlayerFile([], [], name="Ann # Lee"), PlayerFile([], [], name="a\nhand O1")])
    told = score_file(msgspec.json.encode(table).decode(), "json")
    assert told.text == "player Ann\nplayer a hand O1\n"
