"""Our bots as programs: the other side of the protocol."""

from __future__ import annotations

import json
from io import StringIO

import msgspec
import pytest

from spinney.bots import make_bot
from spinney.bots.protocol import answer_lines
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES


@pytest.mark.parametrize("key", OUR_GAMES)
def test_our_bots_speak_the_protocol(key: str) -> None:
    """What `spinney bot` answers is what the bot itself would choose."""
    game = OUR_GAMES[key]
    state = game.deal(game.options(), QuickRng(5))
    seat = game.rules.actor(state)
    choices = game.choices(state, seat)
    question = {
        "game": key,
        "seat": seat,
        "view": json.loads(msgspec.json.encode(game.view(state, seat))),
        "legal": list(choices),
        "actions": list(choices.values()),
    }
    out = StringIO()
    answer_lines(make_bot("gardener", game), game, 9, StringIO(json.dumps(question) + "\n\n"), out)
    own = make_bot("gardener", game).choose(game.view(state, seat), list(choices.values()), QuickRng(9))
    assert choices[json.loads(out.getvalue())["do"]] == own.action


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("hello", "line 1: not a question"),
        ('{"game": "chess"}', "line 1: not a question"),
        ('{"game": "chess", "seat": 0, "view": {}, "legal": [], "actions": []}', "line 1: not a question"),
    ],
)
def test_what_is_no_question_is_refused(line: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        answer_lines(make_bot("random", OUR_GAMES["arboretum"]), OUR_GAMES["arboretum"], 0, StringIO(line), StringIO())
