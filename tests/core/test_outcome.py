"""The sentence that says who wins and why."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import catalogue
from spinney.core.message import Message
from spinney.core.outcome import rank
from spinney.core.record import quick_seed
from spinney.core.replay import Match
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_shared_victory_names_the_winners_and_a_tie_break_its_reason(key: str) -> None:
    def said(points: list[int], tiebreaks: list[int], resigned: tuple[int, ...] = ()) -> str:
        outcome = rank(points, tiebreaks, resigned)
        return catalogue().say(outcome.words(Message(key + "-tie-break"), resigned), NAMES)

    assert said([12, 12, 3], [4, 4, 9]) == "Ann and Bob share the victory with 12 points."
    assert said([12, 12, 12], [4, 4, 4]) == "Ann, Bob and Cleo share the victory with 12 points."
    reason = catalogue().say(Message(key + "-tie-break"))
    assert said([12, 12, 3], [4, 5, 9]) == f"Bob wins the tie at 12 points: {reason}."
    assert said([12, 13, 3], [4, 5, 9]) == "Bob wins with 13 points."
    assert said([12, 12, 3], [4, 5, 9], (1,)) == "Ann wins with 12 points.", "whoever resigned tied with nobody"


def test_a_game_that_was_given_up_is_not_won_by_points() -> None:
    def said(points: list[int], resigned: tuple[int, ...], language: str = "en") -> str:
        outcome = rank(points, [1, 0, 0][: len(points)], resigned)
        return catalogue(language).say(outcome.words(Message("arboretum-tie-break"), resigned), NAMES)

    assert said([0, 0], (1,)) == "Ann wins: Bob has resigned."
    assert said([0, 7], (1,)) == "Ann wins: Bob has resigned."
    assert said([0, 0, 0], (1, 2)) == "Ann wins: Bob and Cleo have resigned."
    assert said([4, 3, 9], (2,)) == "Ann wins with 4 points.", "the others have played to the end"
    assert said([0, 0], (0,), "uk") == "Перемога: Bob. Ann здається."
    assert said([0, 0, 0], (0, 2), "it") == "Vince Bob: Ann e Cleo abbandonano."
    assert said([3], ()) == "Ann wins with 3 points.", "nobody else could have resigned"
    outcome = rank([3], [0], (0,))
    assert catalogue().say(outcome.words(Message("arboretum-tie-break"), (0,)), NAMES) == "Nobody wins."


def test_the_log_says_why_a_tie_was_won() -> None:
    for number in range(400):
        match = Match.deal(OUR_GAMES["treehouse"], OUR_GAMES["treehouse"].options(players=3), quick_seed(number))
        rng = QuickRng(number, 1)
        story = []
        while not match.over:
            seat = match.game.rules.actor(match.state)
            story = match.apply(seat, match.game.rules.random_action(match.state, seat, rng))
        outcome = match.outcome
        if outcome.points.count(max(outcome.points)) > 1 and len(outcome.winners) == 1:
            assert "more rooms of one colour" in catalogue().say(story[-1].words(), NAMES)
            return
    raise AssertionError("no tie was broken")
