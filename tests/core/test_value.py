"""Learned values: chances from weights, the same as by hand, and heard by the search."""

from __future__ import annotations

import math

import pytest

from spinney.bots.levels import search_parameters
from spinney.bots.search import Search
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.core.value import LearnedValue, Net, OutsideValue, features_of, softmax_of
from spinney.games import OUR_GAMES
from tests.bots.positions import middle, tables
from tests.contract.worlds import TABLES, position, walk


def random_net(size: int, stages: int, units: int) -> Net:
    rng = QuickRng(3)

    def numbers(count: int) -> list[float]:
        return [rng.unit() - 0.5 for _ in range(count)]

    return Net(size, numbers(stages * size), numbers(units * size), numbers(units), numbers(stages * units))


@pytest.mark.parametrize("units", [0, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_value_is_what_its_weights_say(key: str, players: int, units: int) -> None:
    game = OUR_GAMES[key]
    assert game.learned is not None
    features = game.learned.features
    size = int(features.size)
    net = random_net(size, int(features.moments * features.groups), units)
    state = position(game, game.options(players=players), 7, 25)
    rows, stage = features_of(features, state)
    merits = []
    for seat in range(players):
        row = rows[seat * size : (seat + 1) * size]
        merit = sum(net.linear[stage * size + k] * row[k] for k in range(size))
        for unit in range(units):
            hidden = net.biases[unit] + sum(net.hidden[unit * size + k] * row[k] for k in range(size))
            merit += net.outputs[stage * units + unit] * max(hidden, 0.0)
        merits.append(merit)
    odds = [math.exp(merit - max(merits)) for merit in merits]
    judged = list(LearnedValue(features, net, players).judge(state))
    assert judged[:players] == pytest.approx([one / sum(odds) for one in odds])
    assert judged[players:] == rows[::size]


def test_chances_add_up_to_1_however_large_the_merits() -> None:
    assert softmax_of([0.0, 0.0]) == [0.5, 0.5]
    assert softmax_of([1000.0, -1000.0, 1000.0]) == [0.5, 0.0, 0.5]


def certain(state: State) -> list[float]:
    """A value in plain Python: the last seat wins, and everybody leads by 7 points."""
    last = int(state.seats) - 1
    return [float(seat == last) for seat in range(last + 1)] + [7.0] * (last + 1)


@tables
def test_a_search_hears_a_value_written_in_plain_python(number: int) -> None:
    game, state, seat = middle(number)
    search = Search(game.rules, state, seat, search_parameters(game.search), QuickRng(1), OutsideValue(certain))
    search.think(30)
    assert sum(search.chances) == pytest.approx(30)
    assert search.chances[-1] > 0.5 * 30
    assert search.margins[0] / 30 == pytest.approx(7.0, abs=3)


@tables
def test_chances_add_up_to_1_where_the_search_reaches_the_end(number: int) -> None:
    key, options = TABLES[number]
    game = OUR_GAMES[key]
    length = sum(1 for _ in walk(game, options, 1)) - 1
    state = position(game, options, 1, length - 2)
    search = Search(
        game.rules, state, game.rules.actor(state), search_parameters(game.search), QuickRng(1), OutsideValue(certain)
    )
    search.think(20)
    assert sum(search.chances) == pytest.approx(20)
    assert sum(search.totals) == pytest.approx(20)
