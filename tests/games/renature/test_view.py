"""What a seat may not know does not reach it: deal it again, and no byte of its view or of its events changes."""

from __future__ import annotations

import msgspec
import pytest

from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.renature import RENATURE
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.state import RenatureState
from tests.scale import scaled


def seen(state: RenatureState, seat: int) -> bytes:
    view = RENATURE.view(state, seat)
    return msgspec.json.encode(view) + msgspec.json.encode(RENATURE.aids(view)) + RENATURE.sketch(view).encode()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_dealt_anew_is_not_seen_and_not_told(players: int) -> None:
    game = RENATURE.rules
    for seed in range(scaled(3)):
        rng = QuickRng(seed)
        state = RENATURE.deal(RenatureOptions(players=players), rng)
        while (seat := game.actor(state)) >= 0:
            action = game.random_action(state, seat, rng)
            after = state.copy()
            story = RENATURE.act(after, seat, action)
            for eyes in [SPECTATOR, *range(players)]:
                other = state.copy()
                game.deal_unseen(other, eyes, rng)
                assert seen(other, eyes) == seen(state, eyes)
                if eyes != seat and action in list(game.legal(other, seat)) and game.actor(after) >= 0:
                    told = RENATURE.act(other, seat, action)
                    assert [e.noticed_by(eyes) for e in told] == [e.noticed_by(eyes) for e in story]
            state = after
