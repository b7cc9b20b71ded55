"""Nobody learns a choice before the reveal, a hand they have not held, or the first chooser; and nobody forgets."""

from __future__ import annotations

from collections import Counter
from itertools import product

import msgspec
import pytest

from spinney.core.event import Event
from spinney.core.playout import play_out
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.events import (
    BonusTaken,
    HandsPassed,
    LeftoverDiscarded,
    RoomChosen,
    RoomsRevealed,
    RoundDealt,
    ScoringBegan,
)
from spinney.games.treehouse.guess import known_rooms
from spinney.games.treehouse.material import ROOMS, room_name
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.state import CHOOSE, PLACE, UNKNOWN, TreehouseState
from tests.scale import scaled

TABLES = [(2, False), (3, False), (4, False), (3, True)]


def new(players: int, seed: int, youngest: bool = False) -> TreehouseState:
    return TREEHOUSE.deal(TreehouseOptions(players=players, youngest=youngest), QuickRng(seed))


def after(state: TreehouseState, decisions: int, seed: int) -> TreehouseState:
    """The same game after so many random decisions, seats in any order, or at its end."""
    rng = QuickRng(seed, 1)
    for _ in range(decisions):
        seats = TREEHOUSE.rules.actors(state)
        if seats:
            seat = seats[rng.below(len(seats))]
            TREEHOUSE.rules.apply(state, seat, TREEHOUSE.rules.random_action(state, seat, rng))
    return state


def bytes_for(state: TreehouseState, seat: int) -> bytes:
    view = TREEHOUSE.view(state, seat)
    return msgspec.json.encode([view, TREEHOUSE.aids(view), TREEHOUSE.sketch(view)])


def told(story: list[Event], seat: int) -> bytes:
    noticed = [event.noticed_by(seat) for event in story]
    return msgspec.json.encode([(event, event.words()) for event in noticed if event is not None])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_secret_choice_looks_the_same_to_all_others(players: int) -> None:
    """All ways in which all but one can choose, and change their choice: the same bytes for everyone else."""
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
        state = after(new(players, seed, youngest), 7 * seed % 140, seed)
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
                    # The own deeds tell the same story until others' secrets come out.
                    one, other = state.copy(), hidden.copy()
                    story, other_story = TREEHOUSE.act(one, eyes, action), TREEHOUSE.act(other, eyes, action)
                    if not any(event.reveals() for event in story):
                        assert told(story, eyes) == told(other_story, eyes), text


@pytest.mark.parametrize(("players", "youngest"), TABLES)
def test_a_position_is_judged_by_what_the_seat_may_know(players: int, youngest: bool) -> None:
    for seed in range(scaled(60)):
        state = after(new(players, seed, youngest), 7 * seed % 140, seed)
        for seat in range(players):
            hidden = state.copy()
            TREEHOUSE.rules.deal_unseen(hidden, seat, QuickRng(seed, 2))
            assert TREEHOUSE.rules.value(hidden, seat) == TREEHOUSE.rules.value(state, seat)


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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_view_knows_what_a_perfect_memory_knows(players: int) -> None:
    """A memory that is fed with noticed events alone knows exactly the rooms that the view knows."""
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


@pytest.mark.parametrize(("players", "youngest"), TABLES)
def test_a_guess_has_every_room_once_and_deals_none_that_is_known_to_be_gone(players: int, youngest: bool) -> None:
    for seed in range(scaled(40)):
        state = after(new(players, seed, youngest), 11 * seed % 140, seed)
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
    """At the start of the second round of three: seat 0 sees six rooms, and all leftovers are behind it."""
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


@pytest.mark.parametrize(
    ("event", "reveals"),
    [
        (RoomChosen(0, "red1"), False),
        (RoomChosen(0, "red1", changed=True), False),
        (RoomsRevealed(["red1", "red2"]), True),
        (HandsPassed([["red1"], ["red2"]]), True),
        (RoundDealt(2, [["red1"], ["red2"]]), True),
        (LeftoverDiscarded(0, "red1"), False),
        (ScoringBegan(1, 0, drawn=True), True),
        (ScoringBegan(2, 0, drawn=False), False),
        (BonusTaken(0, "red", 3), False),
    ],
)
def test_which_events_reveal_something(event: Event, reveals: bool) -> None:
    assert event.reveals() is reveals
