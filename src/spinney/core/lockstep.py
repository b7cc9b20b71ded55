"""Many games played in lockstep, compiled: collects the decisions for the policy of `spinney.selfplay`, and takes its
answers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from spinney.core.arrays import append, extend, vec
from spinney.core.encoding import Encoder, blank
from spinney.core.rng import QuickRng
from spinney.core.rules import Rules, State

# How many choices per decision the arrays have room for at first.
ROOM: Final = 32


@final
class LockstepGames:
    """Games that wait for one decision each. `ask` collects the decisions, any `answer` method decides them all.

    After `ask` the arrays are indexed by decision; decision k offers `choices[starts[k]:starts[k + 1]]`.
    """

    __slots__ = (
        "rules",
        "encoder",
        "states",
        "rngs",
        "unfinished",
        "row_size",
        "games",
        "seats",
        "rows",
        "starts",
        "choices",
        "actions",
        "offered",
        "uniform",
        "taken",
    )

    def __init__(self, rules: Rules, encoder: Encoder, states: list[State], rngs: list[QuickRng]) -> None:
        self.rules = rules
        self.encoder = encoder
        self.states = states
        self.rngs = rngs  # for the decisions, one per game
        self.unfinished = vec[i64]([i64(game) for game in range(len(states))])
        self.row_size = encoder.row_size(states[0])
        self.games = vec[i64]()  # decision -> the game it belongs to
        self.seats = vec[i64]()  # decision -> the seat that decides
        self.rows = vec[u8]()  # one decision after another, `row_size` numbers each; empty unless wanted
        self.starts = vec[i64]()
        self.choices = vec[i64]()
        self.actions = vec[i64]()  # the same choices as the numbers of their actions
        self.offered: i64 = 0  # how many choices there are in all; the arrays are meaningless beyond them
        self.uniform = vec[float]()  # decision -> a number from 0 up to but not including 1, from its game's own rng
        self.taken = vec[i64]()  # decision -> the choice that was made

    def ask(self, with_rows: bool) -> i64:
        """Collect the next decision of every unfinished game; returns how many there are, 0 when all games are over.

        Every array is new, so the caller may keep the old ones.
        """
        rules = self.rules
        encoder = self.encoder
        size = self.row_size
        games = vec[i64](capacity=len(self.unfinished))
        for game in self.unfinished:
            if rules.actor(self.states[game]) >= 0:
                games = append(games, game)
        count: i64 = len(games)
        seats = vec[i64]([0] * count)
        starts = vec[i64]([0] * (count + 1))
        uniform = vec[float](capacity=count)
        rows = blank(count * size if with_rows else 0)
        choices = vec[i64]([0] * (count * ROOM))
        actions = vec[i64]([0] * (count * ROOM))
        used: i64 = 0
        k: i64 = 0
        while k < count:
            state = self.states[games[k]]
            seat = rules.actor(state)
            seats[k] = seat
            if with_rows:
                encoder.write(state, seat, rows, k * size)
            offered = rules.legal(state, seat)
            counted = encoder.choices(state, seat, offered)
            end: i64 = used + len(offered)
            if end > len(choices):
                choices = extend(choices, vec[i64]([0] * end))
                actions = extend(actions, vec[i64]([0] * end))
            i: i64 = 0
            while used < end:
                actions[used] = offered[i]
                choices[used] = counted[i]
                used += 1
                i += 1
            starts[k + 1] = end
            uniform = append(uniform, self.rngs[games[k]].unit())
            k += 1
        self.unfinished = games
        self.games = games
        self.seats = seats
        self.rows = rows
        self.starts = starts
        self.choices = choices
        self.offered = used
        self.actions = actions
        self.uniform = uniform
        return count

    def expected(self) -> vec[float]:
        """By how many points the seat of each decision is expected to beat the best other seat (`Rules.value`)."""
        leads = vec[float](capacity=len(self.games))
        k: i64 = 0
        while k < len(self.games):
            leads = append(leads, self.rules.value(self.states[self.games[k]], self.seats[k]))
            k += 1
        return leads

    def answer(self, taken: list[int]) -> i64:
        """Take these choices, and return -1. If one is not offered, take none and return the first such decision."""
        k: i64 = 0
        count: i64 = len(self.games)
        places = vec[i64]([0] * count)
        while k < count:
            i = self.starts[k]
            while i < self.starts[k + 1] and self.choices[i] != taken[k]:
                i += 1
            if i == self.starts[k + 1]:
                return k
            places[k] = i
            k += 1
        self.take(places)
        return -1

    def answer_randomly(self) -> None:
        """Choose uniformly at random, each game by its own rng."""
        count: i64 = len(self.games)
        places = vec[i64]([0] * count)
        k: i64 = 0
        while k < count:
            start = self.starts[k]
            places[k] = start + i64(int(self.uniform[k] * float(self.starts[k + 1] - start)))
            k += 1
        self.take(places)

    def answer_quickly(self) -> None:
        """Choose a sensible quick move (`Rules.rollout_action`), each game by its own rng."""
        count: i64 = len(self.games)
        places = vec[i64]([0] * count)
        k: i64 = 0
        while k < count:
            game = self.games[k]
            action = self.rules.rollout_action(self.states[game], self.seats[k], self.rngs[game])
            i = self.starts[k]
            while self.actions[i] != action:
                i += 1
            places[k] = i
            k += 1
        self.take(places)

    def take(self, places: vec[i64]) -> None:
        taken = places[:]
        k: i64 = 0
        while k < len(places):
            taken[k] = self.choices[places[k]]
            self.rules.apply(self.states[self.games[k]], self.seats[k], self.actions[places[k]])
            k += 1
        self.taken = taken
