"""The box: every card that it names is read, and one more is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spinney.core.message import Unreadable
from spinney.games.arboretum.box import box
from spinney.games.arboretum.score_file import score_file


def test_a_table_of_all_its_cards() -> None:
    found = box()
    cards = [f"{species} {value}" for species in found.species for value in range(1, found.values + 1)]
    hands = [cards[seat * found.hand : (seat + 1) * found.hand] for seat in range(found.max_players)]
    rest = cards[found.max_players * found.hand :]
    groves = [[[card, x % 13, x // 13] for x, card in enumerate(rest)], [], [], []]
    players: list[dict[str, Any]] = [
        {"hand": hand, "arboretum": grove} for hand, grove in zip(hands, groves, strict=True)
    ]
    assert len(score_file(json.dumps({"players": players}), "json").names) == 0
    players[0]["hand"].append(hands[1].pop())
    with pytest.raises(Unreadable, match="8 cards in hand") as error:
        score_file(json.dumps({"players": players}), "json")
    assert error.value.where == "players/0/hand"


def test_the_letters_are_those_of_the_text() -> None:
    for species, letters in box().letters.items():
        told = score_file(f"player\nhand {letters}1\nplayer\n", "text")
        assert told.table.players[0].hand == [f"{species} 1"]  # type: ignore[union-attr]
