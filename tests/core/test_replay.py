"""Matches: rows taken, undone and replayed, seats that resign, games for one."""

from __future__ import annotations

import msgspec
import pytest

from spinney.core.catalogue import catalogue
from spinney.core.event import GameEnded
from spinney.core.message import Refused, Unreadable
from spinney.core.record import Move, quick_seed
from spinney.core.replay import Match, replay
from spinney.core.rng import QuickRng
from spinney.games import GAMES
from tests.core.matches import ARBORETUM, SOLO, played


def test_undo_takes_the_named_action_back() -> None:
    match = played(2)
    before = ARBORETUM.view(match.state, 0)
    match.act(0, next(iter(ARBORETUM.choices(match.state, 0))))
    match.take(Move(0, "2", "undo"))
    assert ARBORETUM.view(match.state, 0) == before
    assert [move.kind for move in match.moves] == ["action", "action", "action", "undo"]
    assert replay(GAMES, match.record()).record() == match.record()


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (Move(1, "0", "undo"), "not an action of seat 1"),
        (Move(0, "9", "undo"), "not an action of seat 0"),
        (Move(0, "x", "undo"), "not an action of seat 0"),
    ],
)
def test_undo_of_what_is_not_there_is_refused(move: Move, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        played(3).take(move)


def test_undo_is_refused_where_later_rows_cannot_be_played_without_the_action() -> None:
    match = played(3)
    before = (ARBORETUM.view(match.state, 0), list(match.moves))
    with pytest.raises(Refused):
        match.take(Move(0, "0", "undo"))
    assert (ARBORETUM.view(match.state, 0), match.moves) == before


def test_an_action_is_taken_back_once() -> None:
    match = played(3)
    match.take(Move(0, "2", "undo"))
    with pytest.raises(Unreadable, match="has already been taken back"):
        match.take(Move(0, "2", "undo"))


def test_who_resigns_ranks_last() -> None:
    match = played(40)
    story = match.take(Move(1, kind="resign"))
    assert match.over
    assert story == [GameEnded(match.outcome, "arboretum", [1])]
    assert match.outcome.winners == [0]
    assert match.outcome.ranks == [1, 2]
    assert replay(GAMES, match.record()).outcome == match.outcome


@pytest.mark.parametrize("key", GAMES)
def test_log_and_sheet_know_who_resigned(key: str) -> None:
    game = GAMES[key]
    led = 0
    for seed in range(20):
        match = Match.deal(game, game.options(players=3), quick_seed(seed))
        match.take(Move(0, kind="resign"))
        story, rng = [], QuickRng(seed)
        while not match.over:
            seat = int(game.rules.actor(match.state))
            story = match.apply(seat, game.rules.random_action(match.state, seat, rng))
        assert story[-1] == GameEnded(match.outcome, key, [0])
        assert msgspec.to_builtins(match.sheet())["outcome"] == msgspec.to_builtins(match.outcome)
        assert match.outcome.ranks[0] == 3
        led += game.outcome(match.state).ranks[0] == 1
    assert led, "the one who resigned never had most points: this shows nothing"


def test_a_refused_action_changes_nothing() -> None:
    match = played(5)
    before = (ARBORETUM.view(match.state, 0), list(match.moves))
    with pytest.raises(Refused):
        match.act(0, "play oak4 40,40")
    assert (ARBORETUM.view(match.state, 0), match.moves) == before


def test_nobody_resigns_twice() -> None:
    match = Match.deal(ARBORETUM, ARBORETUM.options(players=3), quick_seed(8))
    match.take(Move(1, kind="resign"))
    with pytest.raises(Unreadable, match="seat 1 has already resigned"):
        match.take(Move(1, kind="resign"))
    assert not match.over


def test_nothing_happens_after_the_end() -> None:
    match = played(40)
    match.take(Move(1, kind="resign"))
    with pytest.raises(Unreadable, match="the game is over"):
        match.take(Move(0, kind="resign"))
    with pytest.raises(Refused):
        match.act(0, next(iter(ARBORETUM.choices(match.state, 0)), "draw deck"))


def test_a_match_after_some_of_its_rows_is_the_match_as_it_was_then() -> None:
    """Whatever the rows are: actions, undos, timeouts, resignations."""
    match = Match.deal(ARBORETUM, ARBORETUM.options(players=3, first=0), quick_seed(8))
    rows: list[Move] = []
    seen = [match.copy()]
    rng = QuickRng(1)
    for number in range(40):
        seat = ARBORETUM.rules.actor(match.state)
        action = ARBORETUM.rules.random_action(match.state, seat, rng)
        rows.append(Move(seat, ARBORETUM.write(match.state, action)))
        if number % 7 == 6:
            rows += [Move(seat, str(len(rows) - 1), "undo"), Move(seat, "", "timeout")]
        if number == 20:
            rows.append(Move(2, "", "resign"))
        for row in rows[len(match.moves) :]:
            match.take(row)
            seen.append(match.copy())
    for count, then in enumerate(seen):
        again = match.after(count)
        assert (again.moves, again.resigned, again.taken_back) == (then.moves, then.resigned, then.taken_back)
        assert ARBORETUM.view(again.state, 0) == ARBORETUM.view(then.state, 0)
        assert again.outcome == then.outcome


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    match = played(20)
    before = (list(match.moves), set(match.taken_back), match.outcome)
    other = match.copy()
    last = other.moves[-1]
    other.take(Move(last.seat, "19", "undo"))
    other.act(last.seat, last.text)
    other.take(Move(1, "", "resign"))
    assert (match.moves, match.taken_back, match.outcome) == before
    assert not match.resigned


def test_a_game_for_one_goes_on_until_its_player_resigns() -> None:
    match = Match.deal(SOLO, SOLO.read_options({"players": 1}), quick_seed(8))
    assert not match.over
    match.act(0, "draw deck")
    assert not match.over
    (ending,) = match.take(Move(0, "", "resign"))
    assert isinstance(ending, GameEnded)
    assert catalogue().say(ending.words()) == "Nobody wins."
    assert match.over
    assert replay({"arboretum": SOLO}, match.record()).outcome.winners == []


def test_a_game_for_one_is_played_and_replayed_to_its_end() -> None:
    match = Match.deal(SOLO, SOLO.read_options({"players": 1}), quick_seed(8))
    while not match.over:
        match.apply(0, SOLO.legal(match.state, 0)[0])
    assert SOLO.actor(match.state) < 0
    assert match.outcome.winners == [0]
    assert replay({"arboretum": SOLO}, match.record()).outcome == match.outcome
