"""No question that a game is asked repeatedly leaks memory: a server, or a million games, would grow with it."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator

import pytest

from spinney.bots import make_bot
from spinney.core.encoding import choices_of
from spinney.core.game import AnyGame
from spinney.core.options import Options
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.games import GAMES
from tests.contract.worlds import position

pytestmark = pytest.mark.slow

TIMES = 60
MOST = 60
"""Bytes per call: a cache may grow now and then, but one array per call is too much."""


def left_behind(work: Callable[[], object]) -> float:
    """Bytes per call that are not freed, once all caches are filled."""
    for _ in range(TIMES):
        work()
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(TIMES):
        work()
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / TIMES


def asked(game: AnyGame, options: Options, state: State) -> dict[str, Callable[[], object]]:
    """Everything that servers, bots and learners ask of a game in one position."""
    over = game.rules.actor(state) < 0
    seat = 0 if over else int(game.rules.actor(state))
    view, rng = game.view(state, seat), QuickRng(3)
    written = game.write_setup(game.deal(options, QuickRng(5)))
    found: dict[str, Callable[[], object]] = {
        "view": lambda: game.view(state, seat),
        "assemble": lambda: game.assemble(view),
        "guess": lambda: game.guess(view, rng),
        "aids": lambda: game.aids(view),
        "why_not": lambda: game.why_not(view, "nothing"),
        "sketch": lambda: game.sketch(view),
        "score_sheet": lambda: game.score_sheet(state),
        "outcome": lambda: game.outcome(state),
    }
    if game.is_encoded:
        found["encode"] = lambda: game.encode(view)
    if not game.deals_from_seed:
        found["setup"] = lambda: game.write_setup(game.read_setup(options, written))
    if over:
        return found
    legal = list(game.rules.legal(state, seat))
    text = game.write(state, legal[-1])
    if game.is_encoded:
        found["encoded choices"] = lambda: choices_of(game.encoder, game.rules, state, seat)
    ranger, search = make_bot("ranger", game), make_bot("search:20", game)
    return found | {
        "choices": lambda: game.choices(state, seat),
        "why_not of an offer": lambda: game.why_not(view, text),
        "preview": lambda: game.preview(view, text),
        "act": lambda: game.act(state.copy(), seat, legal[0]),
        "reasons": lambda: game.reasons(view, legal[0]),
        "ranger": lambda: ranger.choose(view, legal, rng),
        "search": lambda: search.choose(view, legal, rng),
    }


@pytest.fixture
def old_things_aside() -> Iterator[None]:
    """Keep the garbage collector from searching the objects of earlier tests at every measurement."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("old_things_aside")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("key", GAMES)
def test_nothing_stays_behind(key: str, players: int) -> None:
    game = GAMES[key]
    options = game.options(players=players)
    for depth in (3, 31, 1000):
        works = asked(game, options, position(game, options, 7, depth))
        grown = {name: round(left_behind(work)) for name, work in works.items()}
        assert {name: size for name, size in grown.items() if size > MOST} == {}
