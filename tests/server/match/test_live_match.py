"""A live match without a database: the same log leads to the same match, however its rows are taken."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from spinney.core.event import Event
from spinney.core.message import Refused
from spinney.core.record import Move, quick_seed
from spinney.core.replay import Match
from spinney.core.view import SPECTATOR
from spinney.games import GAMES
from spinney.server.match.clocks import Pace
from spinney.server.match.live_match import KEPT_STORIES, LiveMatch
from spinney.server.match.log import MoveRow
from spinney.server.match.undo import UndoPlan
from tests.scale import scaled

BEGAN = 1000.0
CLOCK = Pace("clock", seconds=600, increment=5)
DOWNTIMES = [(BEGAN + 40, BEGAN + 100)]
STAND_IN = "gardener"
TABLES = [(key, players) for key, game in GAMES.items() for players in game.players]


def dealt(key: str, players: int, seed: int = 1, pace: Pace = CLOCK, **options: Any) -> LiveMatch:
    game = GAMES[key]
    match = Match.deal(game, game.read_options(options | {"players": players}), quick_seed(seed))
    return LiveMatch(match, [""] * players, pace, BEGAN, DOWNTIMES, STAND_IN)


def act(live: LiveMatch, seat: int, text: str = "", now: float = BEGAN) -> None:
    text = text or next(iter(live.offers(seat)))
    live.become(live.step(seat, live.offers(seat)[text], text, now))


def take(live: LiveMatch, seat: int, kind: Any, text: str = "", now: float = BEGAN) -> None:
    live.take(MoveRow(live.seq, seat, kind, text, live.next_time(now)))


def everything(live: LiveMatch) -> dict[str, Any]:
    """All that a match shows. Two matches that have taken the same rows must agree."""
    seats, match, clocks = range(len(live.bots)), live.match, live.clocks
    views = [live.game.view(match.state, seat) for seat in range(SPECTATOR, len(live.bots))]
    return {
        "state": msgspec.json.encode([views, match.sheet()]),
        "match": (list(match.moves), list(match.resigned), set(match.taken_back)),
        "rows": (list(live.notes), list(live.times), list(live.tickets), list(live.stories)),
        "seats": (list(live.bots), live.people(), list(live.actors), live.over),
        "clocks": (clocks.since, set(clocks.running), list(clocks.left), [*map(list, clocks.before)], set(clocks.late)),
        "offers": [dict(live.offers(seat)) for seat in seats],
        "undo": (list(live.undo_ways()), [live.undo_plan(seat) for seat in seats]),
        "summary": live.summary(),
    }


def other_rows(live: LiveMatch, dice: random.Random) -> list[Move]:
    """Rows other than actions that are possible now: an undo, or something that happens to a seat."""
    seat = dice.randrange(len(live.bots))
    found = [[Move(live.match.moves[row].seat, str(row), "undo") for row in live.undo_plan(seat).rows]]
    if seat not in live.match.resigned:
        found.append([Move(seat, "", "reclaim") if live.bots[seat] else Move(seat, "seedling", "takeover")])
        if not live.bots[seat] and dice.random() < 0.3:
            found.append([Move(seat, "", "resign")])
        if seat in live.actors and seat not in live.clocks.late:
            found.append([Move(seat, "", "timeout")])
    return dice.choice([moves for moves in found if moves] or [[]])


def random_log(live: LiveMatch, dice: random.Random) -> Iterator[list[Move]]:
    """A whole game, in batches that a server would store at once. The match must take each batch before the next."""
    while not live.over:
        others = other_rows(live, dice) if dice.random() < 0.06 else []
        seat = dice.choice(live.actors)
        yield others or [Move(seat, dice.choice(sorted(live.offers(seat))))]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_all_ways_to_take_a_row_agree(key: str, players: int) -> None:
    """`step` and `become`, `fork` and `take`, and a new match that takes the whole log, as after a restart."""
    for seed in range(scaled(4)):
        dice, now = random.Random(f"{key} {players} {seed}"), BEGAN
        stepped, taken = dealt(key, players, seed), dealt(key, players, seed)
        told: list[list[Event]] = []
        log: list[MoveRow] = []
        for moves in random_log(stepped, dice):
            now += dice.choice((0.0, 1.0, 20.0, -5.0))
            fork = taken.fork()
            for move in moves:
                row = MoveRow(len(log), move.seat, move.kind, move.text, fork.next_time(now))
                fork.take(row)
                if move.kind == "action":
                    step = stepped.step(move.seat, stepped.offers(move.seat)[move.text], move.text, now)
                    assert step.row == row
                    assert step.summary == fork.summary()
                    stepped.become(step)
                else:
                    stepped.take(row)
                log.append(row)
                told.append(list(stepped.stories[-1]))
            taken = fork
            assert everything(stepped) == everything(taken)
        again = dealt(key, players, seed)
        for row in log:
            again.take(row)
        assert everything(again) == everything(stepped)
        assert stepped.summary().status == "finished"
        assert stepped.undo_ways() == ["no"] * players
        for first in {0, len(log), *dice.choices(range(len(log)), k=3), max(0, len(log) - KEPT_STORIES - 1)}:
            assert as_lists(stepped.stories_since(first)) == told[first:], f"the rows from {first} on"


def as_lists(stories: Sequence[Sequence[Event]]) -> list[list[Event]]:
    return [list(story) for story in stories]


def test_a_step_and_a_fork_change_nothing_until_they_are_stored() -> None:
    live = dealt("treehouse", 3)
    act(live, 0)
    before = everything(live)
    live.step(1, next(iter(live.offers(1).values())), next(iter(live.offers(1))), BEGAN + 1)
    assert everything(live) == before
    fork = live.fork()
    take(fork, 2, "takeover", "seedling", BEGAN + 1)
    act(fork, 1)
    take(fork, 0, "undo", "0")
    assert everything(live) == before


def test_a_match_without_clocks_can_be_forked_too() -> None:
    live = dealt("arboretum", 2, pace=Pace(), first=0)
    fork = live.fork()
    act(fork, 0, "draw deck")
    assert (live.seq, fork.seq) == (0, 1)
    assert fork.clocks.left_at(0, BEGAN + 1e9, ()) is None
    assert fork.summary().deadline is None


def test_times_never_run_backwards() -> None:
    live = dealt("arboretum", 2, first=0)
    for now in (BEGAN - 100, BEGAN + 7, BEGAN + 3):
        act(live, live.actors[0], now=now)
    assert list(live.times) == [BEGAN, BEGAN + 7, BEGAN + 7]


# Offers.


def test_offers_are_made_once_per_position() -> None:
    live = dealt("arboretum", 2, first=0)
    first = live.offers(0)
    assert live.offers(0) is first
    assert live.offers(1) == {}
    act(live, 0, "draw deck")
    assert live.offers(0) is not first
    assert live.offers(0) == live.game.choices(live.match.state, 0)
    take(live, 0, "undo", "0")
    assert live.offers(0) == first


def test_nothing_is_offered_when_the_game_is_over() -> None:
    live = dealt("arboretum", 2, first=0)
    assert live.offers(0)
    take(live, 1, "resign")
    assert live.over
    assert live.offers(0) == {}


# Rows other than actions.


def test_an_undo_restores_the_position_but_not_the_tickets() -> None:
    live = dealt("arboretum", 2, first=0)
    state = everything(live)["state"]
    act(live, 0, "draw deck")
    assert everything(live)["state"] != state
    assert live.undo_plan(0) == UndoPlan("consent", (0,)), "a drawn card was revealed"
    take(live, 0, "undo", "0")
    assert everything(live)["state"] == state
    assert live.tickets == [2, 0]
    assert live.undo_ways() == ["no", "no"]
    with pytest.raises(Exception, match="taken back"):
        take(live, 0, "undo", "0")


def test_when_one_of_two_resigns_the_other_wins() -> None:
    live = dealt("treehouse", 2)
    take(live, 0, "resign")
    assert live.over
    summary = live.summary()
    assert (summary.status, summary.waiting, summary.owes, summary.deadline) == ("finished", [], False, None)
    assert summary.result is not None
    assert summary.result["winners"] == [1]
    assert [type(event).__name__ for event in live.stories[-1]] == ["GameEnded"]
    assert live.undo_plan(0) == UndoPlan("no")


def test_when_one_of_three_resigns_a_bot_stands_in() -> None:
    live = dealt("arboretum", 3, first=0)
    take(live, 0, "resign")
    assert not live.over
    assert live.bots == [STAND_IN, "", ""]
    assert live.people() == [1, 2]
    assert live.summary().owes
    assert live.match.outcome.ranks[0] == 3


def test_a_seat_goes_to_a_bot_and_back() -> None:
    live = dealt("arboretum", 2, first=0)
    take(live, 0, "takeover", "seedling")
    assert (live.bots, live.people()) == (["seedling", ""], [1])
    assert live.summary().owes
    assert live.summary().deadline is None, "bots have no deadline"
    take(live, 0, "reclaim")
    assert (live.bots, live.people()) == (["", ""], [0, 1])
    assert not live.summary().owes
    assert live.summary().deadline is not None


def test_a_timeout_is_noted_once_and_an_action_ends_it() -> None:
    live = dealt("arboretum", 2, first=0)
    end = live.summary().deadline
    assert end == BEGAN + 600 + 60, "the time without a server does not count"
    take(live, 0, "timeout", now=end)
    assert live.clocks.late == {0}
    assert live.clocks.left[0] == 0.0
    assert live.summary().deadline is None
    act(live, 0, "draw deck", now=end + 1)
    assert live.clocks.late == set()


@pytest.mark.parametrize("kind", ["resign", "takeover", "reclaim"])
def test_actions_before_such_a_row_cannot_be_undone(kind: str) -> None:
    live = dealt("arboretum", 3, first=0)
    act(live, 0, "draw deck")
    take(live, 1, kind, "seedling" if kind == "takeover" else "")
    assert live.undo_ways() == ["no"] * 3
    assert live.undo_plan(0) == UndoPlan("no")


def test_a_row_that_cannot_be_taken_is_refused() -> None:
    live = dealt("arboretum", 2, first=0)
    before = everything(live)
    with pytest.raises(Refused):
        take(live, 1, "action", "draw deck")
    assert everything(live) == before


# Stories.


def test_recent_stories_are_kept_and_older_ones_replayed() -> None:
    live, told = dealt("renature", 2), []
    while live.seq < 3 * KEPT_STORIES:
        act(live, live.actors[0])
        told.append(list(live.stories[-1]))
    assert len(live.stories) == KEPT_STORIES
    for first in range(live.seq + 1):
        assert as_lists(live.stories_since(first)) == told[first:]


def test_undone_actions_are_replayed_as_they_were() -> None:
    live, told = dealt("arboretum", 2, first=0), []
    for _ in range(KEPT_STORIES):
        act(live, 0, "draw deck")
        told.append(list(live.stories[-1]))
        take(live, 0, "undo", str(live.seq - 1))
        told.append([])
    assert as_lists(live.stories_since(0)) == told
    assert all(first != second for first, second in pairwise(told))


# Notes, which decide what may be undone.


def test_a_secret_choice_is_noted_while_others_are_still_choosing() -> None:
    live = dealt("treehouse", 3)
    for seat in (0, 1):
        act(live, seat)
        assert live.notes[-1].secret
        assert not live.notes[-1].revealed
    assert live.undo_ways() == ["free", "free", "no"]
    act(live, 2)
    assert not live.notes[-1].secret, "nobody else was choosing"
    assert live.notes[-1].revealed
    assert live.undo_ways() == ["consent"] * 3
