"""Rules whose positions are valued from outside: this is how a learned value gets into the search."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64, u8

from spinney.core.arrays import vec
from spinney.core.encoding import Encoder, blank
from spinney.core.event import Event
from spinney.core.options import Options
from spinney.core.rng import QuickRng, Rng
from spinney.core.rules import Rules, State


@final
class JudgedRules(Rules):
    """The rules of a game, under one set of options, with another judgement of unfinished positions.

    The judge gets the rows of all seats, one after the other, and the leads that the game itself expects for them;
    it returns the leads it expects. So it sees what the seats see, and not the state.
    """

    def __init__(self, rules: Rules, encoder: Encoder, judge: Callable[[vec[u8], list[float]], list[float]]) -> None:
        self.rules = rules
        self.encoder = encoder
        self.judge = judge
        self.size: i64 = 0  # of a row, once the first position has been judged

    def values(self, state: State) -> vec[float]:
        own = self.rules.values(state)
        if self.rules.actor(state) < 0:
            return own
        if self.size == 0:
            self.size = self.encoder.row_size(state)
        size = self.size
        rows = blank(size * state.seats)
        seat: i64 = 0
        while seat < state.seats:
            self.encoder.write(state, seat, rows, seat * size)
            seat += 1
        return vec[float](self.judge(rows, list(own)))

    def value(self, state: State, seat: i64) -> float:
        return self.values(state)[seat]

    def setup(self, options: Options, rng: Rng) -> State:
        return self.rules.setup(options, rng)

    def actor(self, state: State) -> i64:
        return self.rules.actor(state)

    def actors(self, state: State) -> list[int]:
        return self.rules.actors(state)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return self.rules.legal(state, seat)

    def random_action(self, state: State, seat: i64, rng: QuickRng) -> i64:
        return self.rules.random_action(state, seat, rng)

    def apply(self, state: State, seat: i64, action: i64, story: list[Event] | None = None) -> None:
        self.rules.apply(state, seat, action, story)

    def deal_unseen(self, state: State, seat: i64, rng: QuickRng) -> None:
        self.rules.deal_unseen(state, seat, rng)

    def points(self, state: State) -> vec[i64]:
        return self.rules.points(state)

    def tiebreaks(self, state: State) -> vec[i64]:
        return self.rules.tiebreaks(state)

    def action_count(self, state: State) -> i64:
        return self.rules.action_count(state)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        return self.rules.candidates(state, seat)

    def rollout_action(self, state: State, seat: i64, rng: QuickRng) -> i64:
        return self.rules.rollout_action(state, seat, rng)

    def margin_scale(self, state: State) -> float:
        return self.rules.margin_scale(state)
