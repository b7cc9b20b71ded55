"""Random games, move by move, against a second referee: legal texts, scores, points, and whose turn it is."""

from __future__ import annotations

import pytest

from spinney.core.rng import QuickRng
from spinney.games.renature import RENATURE
from spinney.games.renature.options import RenatureOptions
from tests.games.renature.referee import Referee
from tests.scale import scaled

GAMES_EACH = 60
CLOUD_WORDS = ("joker", "return", "again", "discard")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_agrees(players: int) -> None:
    game = RENATURE.rules
    for number in range(scaled(GAMES_EACH)):
        rng = QuickRng(20, number)
        state = RENATURE.deal(RenatureOptions(players=players), rng)
        referee = Referee(players, RENATURE.write_setup(state))
        # Random play spends its clouds in a few turns, so every second game saves them.
        thrifty = number % 2 == 1
        while (seat := game.actor(state)) >= 0:
            choices = RENATURE.choices(state, seat)
            assert seat == referee.turn
            assert set(choices) == referee.legal()
            assert len(choices) == len(game.legal(state, seat))
            texts = list(choices)
            if thrifty and rng.below(4):
                texts = [text for text in texts if text.split()[0] not in CLOUD_WORDS] or texts
            text = texts[rng.below(len(texts))]
            RENATURE.act(state, seat, choices[text])
            referee.act(text)
            assert [player.score for player in state.players] == referee.score
            assert [player.clouds for player in state.players] == referee.clouds
            assert list(game.points(state)) == referee.points()
        assert referee.moment == "over"
        assert list(game.tiebreaks(state)) == [len(tokens) for tokens in referee.held]
