"""Random games, move by move, against a second referee written from the rulings alone."""

from __future__ import annotations

import pytest

from spinney.core.outcome import Outcome
from spinney.core.rng import QuickRng
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.options import ArboretumOptions
from spinney.games.arboretum.sheet import ScoreSheet
from spinney.games.arboretum.state import ArboretumState
from tests.games.arboretum.referee import Referee
from tests.scale import scaled


def any_of(choices: dict[str, int], rng: QuickRng) -> str:
    return sorted(choices)[rng.below(len(choices))]


def best_of_some(state: ArboretumState, seat: int, choices: dict[str, int], rng: QuickRng) -> str:
    """The best looking of six random actions: such games have far more paths to score than purely random ones."""

    def worth(text: str) -> float:
        after = state.copy()
        ARBORETUM.rules.apply(after, seat, choices[text])
        return ARBORETUM.rules.value(after, seat)

    return max((any_of(choices, rng) for _ in range(6)), key=worth)


def play_both(options: ArboretumOptions, seed: int) -> tuple[Referee, Outcome]:
    """One game, random or (odd seeds) sensible: legal actions and points must be equal at every decision."""
    game = ARBORETUM.rules
    state = ARBORETUM.deal(options, QuickRng(seed))
    referee = Referee(ARBORETUM.write_setup(state))
    rng = QuickRng(seed, 1)
    while not referee.over:
        seat = game.actor(state)
        choices = ARBORETUM.choices(state, seat)
        assert seat == referee.turn
        assert len(choices) == len(list(game.legal(state, seat)))
        assert choices.keys() == referee.legal()
        assert list(game.points(state)) == referee.points()
        text = best_of_some(state, seat, choices, rng) if seed % 2 else any_of(choices, rng)
        ARBORETUM.act(state, seat, choices[text])
        referee.act(text)
    assert game.actor(state) == -1
    assert all(not list(game.legal(state, seat)) for seat in range(options.players))
    outcome = ARBORETUM.outcome(state)
    sheet = ARBORETUM.score_sheet(state)
    assert isinstance(sheet, ScoreSheet)
    assert sheet.outcome == outcome
    return referee, outcome


@pytest.mark.parametrize("opening_discard", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_agrees_at_every_decision(players: int, opening_discard: bool) -> None:
    options = ArboretumOptions(players=players, opening_discard=opening_discard)
    for seed in range(scaled(50)):
        referee, outcome = play_both(options, seed)
        tiebreaks, winners = referee.standing()
        assert outcome.points == referee.points(), seed
        assert outcome.tiebreaks == tiebreaks, seed
        assert outcome.winners == winners, seed
