"""Whole games in every language: the events, refusals, reasons and score sheets that the games really make."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec
import pytest

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Message
from spinney.core.options import Options
from spinney.games import OUR_GAMES
from spinney.games.arboretum.sheet import lines_of as arboretum_lines
from spinney.games.renature.sheet import lines_of as renature_lines
from spinney.games.treehouse.sheet import lines_of as treehouse_lines
from tests.contract.worlds import IDS, TABLES, walk

LINES: dict[str, Callable[..., list[Message]]] = {
    "arboretum": arboretum_lines,
    "treehouse": treehouse_lines,
    "renature": renature_lines,
}
NAMES = ["Олеся", "Zoë", "Ann", "João"]
# Texts by somebody who does not know the game, and by somebody who does.
TYPED = (
    "nonsense",
    "play oak4 0,0",
    "draw pile 1",
    "build 6,1",
    "choose red7",
    "lay red",
    "plant own oak 1,1",
    "joker owl",
)


@pytest.mark.parametrize(("key", "options"), TABLES, ids=IDS)
def test_a_game_can_be_told(key: str, options: Options) -> None:
    told = {msgspec.json.encode(message): message for message in everything_said(key, options)}
    for language in LANGUAGES:
        for message in told.values():
            said = catalogue(language).say(message, NAMES)
            assert not re.search(r"\{|\S  | [,.;:]", said), f"{language} {message.key}: {said}"


def everything_said(key: str, options: Options) -> Iterator[Message]:
    game = OUR_GAMES[key]
    seats = range(-1, options.players)
    for state, seat, action in walk(game, options, 6):
        if seat < 0:
            yield from LINES[key](game.score_sheet(state))
            return
        view = game.view(state, seat)
        yield from game.reasons(view, action)
        yield from (game.why_not(game.view(state, eyes), text) for eyes in seats for text in TYPED)
        for event in game.act(state.copy(), seat, action):
            for eyes in seats:
                if (noticed := event.noticed_by(eyes)) is not None:
                    yield noticed.words()
