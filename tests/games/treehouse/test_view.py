"""Nobody learns a choice before the reveal, a hand they have not held, or the first chooser; and nobody forgets."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from spinney.core.event import Event
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.events import HandsPassed, RoomsRevealed, RoundDealt
from spinney.games.treehouse.guess import known_rooms
from spinney.games.treehouse.material import room_name
from spinney.games.treehouse.state import CHOOSE, TreehouseState
from tests.games.treehouse.boards import TABLES, after, new
from tests.scale import scaled


def bytes_for(state: TreehouseState, seat: int) -> bytes:
    view = TREEHOUSE.view(state, seat)
    return msgspec.json.encode([view, TREEHOUSE.aids(view), TREEHOUSE.sketch(view)])


def told(story: list[Event], seat: int) -> bytes:
    noticed = [event.noticed_by(seat) for event in story]
    return msgspec.json.encode([(event, event.words()) for event in noticed if event is not None])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_secret_choice_looks_the_same_to_all_others(players: int) -> None:
    """Whatever a seat chooses, and however it changes its choice, everyone else gets the same bytes."""
    start = after(new(players, 3), 4 * players, 3)
    assert start.phase == CHOOSE
    hand_of = [list(TREEHOUSE.choices(start, seat)) for seat in range(players)]
    seen: dict[tuple[int, int], set[bytes]] = {}
    for chooser in range(players):
        for text, instead in product(hand_of[chooser], [None, *hand_of[chooser]]):
            if text == instead:
                continue
            state = start.copy()
            story = TREEHOUSE.act(state, chooser, TREEHOUSE.find(state, chooser, text))
            if instead is not None:
                story += TREEHOUSE.act(state, chooser, TREEHOUSE.find(state, chooser, instead))
            for eyes in range(SPECTATOR, players):
                if eyes != chooser:
                    seen.setdefault((chooser, eyes), set()).add(bytes_for(state, eyes) + told(story, eyes))
            own = TREEHOUSE.view(state, chooser).private
            assert own is not None
            assert f"choose {own.chosen}" == (instead or text)
    assert all(len(different) == 1 for different in seen.values())


@pytest.mark.parametrize(("players", "youngest"), TABLES)
def test_what_is_sent_and_told_does_not_change_with_what_is_hidden(players: int, youngest: bool) -> None:
    for seed in range(scaled(60)):
        state = after(new(players, seed, youngest=youngest), 7 * seed % 140, seed)
        for eyes in range(SPECTATOR, players):
            before = bytes_for(state, eyes)
            hidden = state.copy()
            TREEHOUSE.rules.deal_unseen(hidden, eyes, QuickRng(seed, 2))
            assert bytes_for(hidden, eyes) == before
            guess = TREEHOUSE.guess(TREEHOUSE.view(state, eyes), QuickRng(seed, 3))
            assert bytes_for(guess, eyes) == before
            if eyes != SPECTATOR:
                assert TREEHOUSE.choices(guess, eyes) == TREEHOUSE.choices(state, eyes)
                for text, action in TREEHOUSE.choices(state, eyes).items():
                    # A seat's own actions have the same events until they reveal secrets of others.
                    one, other = state.copy(), hidden.copy()
                    story, other_story = TREEHOUSE.act(one, eyes, action), TREEHOUSE.act(other, eyes, action)
                    if not any(event.reveals() for event in story):
                        assert told(story, eyes) == told(other_story, eyes), text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_view_knows_what_a_perfect_memory_knows(players: int) -> None:
    """A memory of the noticed events alone knows exactly the rooms that the view knows."""
    for seed in range(scaled(15)):
        state = new(players, seed)
        memories: list[set[str]] = [set() for _ in range(players)]
        for seat in range(players):
            memories[seat].update(room_name(room) for room in state.players[seat].hand)
        rng = QuickRng(seed, 1)
        while (seat := TREEHOUSE.rules.actor(state)) >= 0:
            for event in TREEHOUSE.act(state, seat, TREEHOUSE.rules.random_action(state, seat, rng)):
                for eyes in range(players):
                    noticed = event.noticed_by(eyes)
                    if isinstance(noticed, RoomsRevealed):
                        memories[eyes].update(noticed.rooms)
                    elif isinstance(noticed, RoundDealt | HandsPassed):
                        memories[eyes].update(noticed.hands[eyes] or [])
            for eyes in range(players):
                known = {room_name(room) for room in known_rooms(TREEHOUSE.view(state, eyes))}
                assert known == memories[eyes]
