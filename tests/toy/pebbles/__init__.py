"""Pebbles, for 1 to 5 players: throw the right pebble at the right lily. handbook/en.md has the rules."""

from __future__ import annotations

from importlib.resources import files

from pebbles.events import LilyFloated, PebbleChosen, PebblesThrown
from pebbles.rules import PebblesOptions, PebblesRules, PebblesState, texts
from pebbles.views import PrivateView, PublicView, assemble, picture, private_view, public_view
from spinney.core.event import GameEnded
from spinney.core.game import Game

PEBBLES: Game[PebblesState, PebblesOptions, PublicView, PrivateView] = Game(
    key="pebbles",
    players=range(1, 6),
    minutes=5,
    rules=PebblesRules(),
    options=PebblesOptions,
    events=(PebbleChosen, PebblesThrown, LilyFloated, GameEnded),
    texts=texts,
    views=(PublicView, PrivateView),
    public_view=public_view,
    private_view=private_view,
    assemble=assemble,
    picture=picture,
    messages=files("pebbles") / "messages",
    handbook=files("pebbles") / "handbook",
)
