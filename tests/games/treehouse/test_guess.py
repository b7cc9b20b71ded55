"""A state that fits a view, and dealing the unseen again."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.core.playout import play_out
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.guess import known_rooms
from spinney.games.treehouse.material import ROOMS
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.state import PLACE, UNKNOWN
from tests.games.treehouse.boards import TABLES, after, new
from tests.scale import scaled


def test_dealing_the_unseen_opens_the_choices_of_others_but_not_the_own() -> None:
    state = new(3, 1)
    for seat in (0, 2):
        TREEHOUSE.rules.apply(state, seat, TREEHOUSE.rules.legal(state, seat)[0])
    chosen = state.players[0].chosen
    for eyes, left in ((0, [1, 2]), (1, [0, 1, 2]), (SPECTATOR, [0, 1, 2])):
        other = state.copy()
        TREEHOUSE.rules.deal_unseen(other, eyes, QuickRng(1))
        assert TREEHOUSE.rules.actors(other) == left
        assert TREEHOUSE.rules.actor(other) == left[0]
        assert other.players[2].chosen == UNKNOWN
        assert other.players[0].chosen == (chosen if eyes == 0 else UNKNOWN)
        play_out(TREEHOUSE.rules, other, QuickRng(2))
        assert TREEHOUSE.rules.actor(other) == -1


@pytest.mark.parametrize(("players", "youngest"), TABLES)
def test_a_guess_has_every_room_once_and_deals_none_that_is_known_to_be_gone(players: int, youngest: bool) -> None:
    for seed in range(scaled(40)):
        state = after(new(players, seed, youngest=youngest), 11 * seed % 140, seed)
        for eyes in range(SPECTATOR, players):
            view = TREEHOUSE.view(state, eyes)
            guess = TREEHOUSE.guess(view, QuickRng(seed, 5))
            rooms = [*list(guess.deck)[: guess.deck_left], *guess.leftovers]
            for player in guess.players:
                rooms += [*player.hand, *player.discards, *(room for room in player.house.rooms if room >= 0)]
                rooms += [player.chosen] if guess.phase == PLACE and player.chosen >= 0 else []
            assert sorted(rooms) == list(range(ROOMS))
            assert known_rooms(view).isdisjoint(list(guess.deck)[: guess.deck_left])


def test_every_unseen_room_is_as_likely_in_every_unseen_place() -> None:
    """At the start of the second round of three: seat 0 sees six rooms, and knows those of the first round."""
    state = new(3, 8)
    rng = QuickRng(8, 1)
    while state.round == 0:
        seat = TREEHOUSE.rules.actor(state)
        TREEHOUSE.rules.apply(state, seat, TREEHOUSE.rules.random_action(state, seat, rng))
    view = TREEHOUSE.view(state, 0)
    unseen = set(range(ROOMS)) - known_rooms(view)
    assert len(unseen) == 72 - 18 - 6
    tries = 6000
    in_hand: Counter[int] = Counter()
    next_dealt: Counter[int] = Counter()
    for seed in range(tries):
        guess = TREEHOUSE.guess(view, QuickRng(seed, 77))
        in_hand.update(list(guess.players[1].hand))
        next_dealt[guess.deck[guess.deck_left - 1]] += 1
    assert set(in_hand) == set(next_dealt) == unseen
    # Expected 750 and 125 of each; five standard deviations are 128 and 56.
    assert all(620 < in_hand[room] < 880 for room in unseen)
    assert all(69 < next_dealt[room] < 181 for room in unseen)


def test_the_first_chooser_is_drawn_anew_until_the_table_knows_it() -> None:
    state = new(3, 2)
    view = TREEHOUSE.view(state, 0)
    drawn = Counter(TREEHOUSE.guess(view, QuickRng(seed)).firsts[0] for seed in range(3000))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 870
    known = TREEHOUSE.deal(TreehouseOptions(players=3, first=1), QuickRng(2))
    guesses = {TREEHOUSE.guess(TREEHOUSE.view(known, 0), QuickRng(seed)).firsts[0] for seed in range(20)}
    assert guesses == {1}
