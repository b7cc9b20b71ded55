"""Random games, move by move, against a second referee written from the rulings alone."""

from __future__ import annotations

import pytest

from spinney.core.outcome import Outcome
from spinney.core.rng import QuickRng
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.sheet import ScoreSheet
from spinney.games.treehouse.state import TreehouseState
from tests.games.treehouse.referee import Referee
from tests.scale import scaled

TABLES = [(players, youngest) for players in (2, 3, 4) for youngest in (False, True)]


def some_seat(state: TreehouseState, rng: QuickRng) -> int:
    """Any seat that must act; now and then one that may change its choice."""
    game = TREEHOUSE.rules
    seats = game.actors(state)
    if rng.below(4) == 0:
        seats = [seat for seat in range(state.seats) if len(game.legal(state, seat)) > 0]
    return seats[rng.below(len(seats))]


def some_action(state: TreehouseState, seat: int, choices: dict[str, int], rng: QuickRng, sense: bool) -> str:
    """Any action, or a sensible one: such games have higher houses and more points."""
    if sense and rng.below(4) > 0:
        return TREEHOUSE.write(state, TREEHOUSE.rules.rollout_action(state, seat, rng))
    return sorted(choices)[rng.below(len(choices))]


def play_both(options: TreehouseOptions, seed: int) -> tuple[Referee, Outcome]:
    """One game, random or (odd seeds) sensible: legal actions and points must be equal at every decision."""
    game = TREEHOUSE.rules
    state = TREEHOUSE.deal(options, QuickRng(seed))
    referee = Referee(TREEHOUSE.write_setup(state), options.youngest)
    rng = QuickRng(seed, 1)
    while not referee.over:
        assert game.actors(state) == referee.actors()
        assert game.actor(state) == referee.actors()[0]
        choices = [TREEHOUSE.choices(state, seat) for seat in range(options.players)]
        for seat in range(options.players):
            assert choices[seat].keys() == referee.legal(seat)
            assert state.players[seat].score == referee.scores[seat]
        assert list(game.points(state)) == referee.points()
        seat = some_seat(state, rng)
        text = some_action(state, seat, choices[seat], rng, seed % 2 == 1)
        TREEHOUSE.act(state, seat, choices[seat][text])
        referee.act(seat, text)
        for player in state.players:
            assert len(player.house.order) <= 15
    assert game.actor(state) == -1
    assert all(not list(game.legal(state, seat)) for seat in range(options.players))
    sheet = TREEHOUSE.score_sheet(state)
    assert isinstance(sheet, ScoreSheet)
    assert sheet.outcome == TREEHOUSE.outcome(state)
    for seat in range(options.players):
        of_rounds = sum(line.points[seat] for line in sheet.rounds)
        of_bonuses = sum(bonus.points for bonus in sheet.bonuses if bonus.winner == seat)
        assert of_rounds == referee.scores[seat]
        assert of_rounds + of_bonuses == sheet.outcome.points[seat]
    return referee, sheet.outcome


@pytest.mark.parametrize(("players", "youngest"), TABLES)
def test_the_referee_agrees_at_every_decision(players: int, youngest: bool) -> None:
    options = TreehouseOptions(players=players, youngest=youngest)
    for seed in range(scaled(50)):
        referee, outcome = play_both(options, seed)
        assert outcome.points == referee.points(), seed
        assert outcome.tiebreaks == referee.largest(), seed
        assert outcome.winners == referee.winners(), seed
