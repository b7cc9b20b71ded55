"""Games and positions for the tests over all games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
from hypothesis import strategies as st

from spinney.bots import make_bot
from spinney.bots.playing import play_bots
from spinney.core.event import Event
from spinney.core.game import AnyGame
from spinney.core.options import Options
from spinney.core.replay import Match
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.core.view import SPECTATOR
from spinney.games import GAMES, OUR_GAMES

# Options that change how a game runs, besides the plain game.
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "arboretum": [{}, {"opening_discard": True}],
    "treehouse": [{}, {"youngest": True}],
    "renature": [{}],
    "pebbles": [{}, {"short": True}],
}

EVERY_TABLE = [
    (key, options)
    for key in GAMES
    for players in GAMES[key].players
    for variant in VARIANTS[key]
    for options in [msgspec.convert({"players": players} | variant, GAMES[key].options)]
]
EVERY_ID = [f"{key}-{msgspec.to_builtins(options)}" for key, options in EVERY_TABLE]

# The tables of our own games, for what only they have: golden matches, counts, encodings.
TABLES = [(key, options) for key, options in EVERY_TABLE if key in OUR_GAMES]
IDS = EVERY_ID[: len(TABLES)]

seeds = st.integers(0, 2**32 - 1)


def start(game: AnyGame, options: Options, seed: int) -> tuple[State, QuickRng]:
    rng = QuickRng(seed)
    return game.deal(options, rng), rng


def walk(game: AnyGame, options: Options, seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game: before every decision, the state, the seat and the action that it will take."""
    state, rng = start(game, options, seed)
    while (seat := game.rules.actor(state)) >= 0:
        # Any actor, not only the lowest seat: at a table several people may choose at once.
        seats = game.rules.actors(state)
        seat = seats[rng.below(len(seats))]
        action = game.rules.random_action(state, seat, rng)
        yield state, seat, action
        game.rules.apply(state, seat, action)
    yield state, -1, -1


def position(game: AnyGame, options: Options, seed: int, depth: int) -> State:
    """The position after this many decisions of a random game, or its end."""
    steps = islice(walk(game, options, seed), depth + 1)
    return [state for state, _, _ in steps][-1]


@cache
def finished(key: str, players: int = 2, number: int = 0) -> Match:
    """A finished game; it is cached, so do not change it."""
    game = OUR_GAMES[key]
    return play_bots(game, game.options(players=players), [make_bot("random", game)] * players, 2026, number)


def everyone(options: Options) -> list[int]:
    """Every pair of eyes: all seats and a spectator."""
    return [SPECTATOR, *range(options.players)]


def sent(game: AnyGame, state: State, seat: int) -> bytes:
    """Every byte that these eyes are sent of a position."""
    view = game.view(state, seat)
    parts = [msgspec.json.encode(view), msgspec.json.encode(game.aids(view)), game.sketch(view).encode()]
    if seat != SPECTATOR:
        parts.append(msgspec.json.encode(sorted(game.choices(state, seat))))
        parts.append(msgspec.json.encode(game.why_not(view, "nonsense")))
        parts += [msgspec.json.encode(game.preview(view, text)) for text in sorted(game.choices(state, seat))[:3]]
    return b"\n".join(parts)


def told(story: list[Event], seat: int) -> bytes:
    """Every byte that these eyes are sent of what happened."""
    noticed = [event.noticed_by(seat) for event in story]
    return msgspec.json.encode([(event, event.words()) for event in noticed if event is not None])
