"""The search: one tree for all seats, which stops growing at its bound."""

from __future__ import annotations

from spinney.bots.levels import search_parameters
from spinney.bots.search import Search, SearchParameters
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES


def test_every_seat_chooses_by_itself_where_all_choose_at_once() -> None:
    """At a joint node every seat has its own statistics, and every iteration counts one action of each."""
    game = OUR_GAMES["treehouse"]
    state = game.deal(game.options(players=3), QuickRng(4))
    assert game.rules.actors(state) == [0, 1, 2]
    search = Search(game.rules, state, 1, search_parameters(game.search), QuickRng(1))
    search.think(90)
    for seat in range(3):
        assert sum(branch.visits for branch in search.root.branches.values() if branch.seat == seat) == 90
    assert search.root.children


def test_the_tree_stops_growing_at_its_bound() -> None:
    game = OUR_GAMES["arboretum"]
    state = game.deal(game.options(), QuickRng(4))
    search = Search(game.rules, state, game.rules.actor(state), SearchParameters(0.5, 4, 0.4, 1, 0, 30), QuickRng(1))
    search.think(200)
    assert search.nodes == 30
    assert search.iterations == 200
