"""Many games in step, compiled: what `spinney.selfplay` asks its policy about, and where its answers go."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from spinney.core.arrays import append, extend, vec
from spinney.core.encoding import Encoder, blank
from spinney.core.rng import QuickRng
from spinney.core.rules import Rules, State

# Choices of a decision there is room for at first.
ROOM: Final = 32


@final
class Together:
    """Games that wait for one decision each. `ask` gathers the decisions, one `answer` or another takes them all.

    After `ask` the arrays go by decision; decision k offers `choices[starts[k]:starts[k + 1]]`.
    """

    __slots__ = (
        "rules",
        "encoder",
        "states",
        "rngs",
        "going",
        "row_size",
        "tables",
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
        self.going = vec[i64]([i64(table) for table in range(len(states))])
        self.row_size = encoder.row_size(states[0])
        self.tables = vec[i64]()  # decision -> the game it belongs to
        self.seats = vec[i64]()  # decision -> whose it is
        self.rows = vec[u8]()  # decision after decision, `row_size` numbers each; empty if nobody wanted them
        self.starts = vec[i64]()
        self.choices = vec[i64]()
        self.actions = vec[i64]()  # the same as the game counts them
        self.offered: i64 = 0  # how many choices there are in all; what follows them in the arrays means nothing
        self.uniform = vec[float]()  # decision -> a number from 0 up to but not including 1, from its game's own rng
        self.taken = vec[i64]()  # decision -> the choice that was made

    def ask(self, with_rows: bool) -> i64:
        """Gather the next decision of every game that goes on; how many there are, 0 when all games are over.

        Every array is a fresh one: whoever keeps the old ones may.
        """
        rules = self.rules
        encoder = self.encoder
        size = self.row_size
        tables = vec[i64](capacity=len(self.going))
        for table in self.going:
            if rules.actor(self.states[table]) >= 0:
                tables = append(tables, table)
        count: i64 = len(tables)
        seats = vec[i64]([0] * count)
        starts = vec[i64]([0] * (count + 1))
        uniform = vec[float](capacity=count)
        rows = blank(count * size if with_rows else 0)
        choices = vec[i64]([0] * (count * ROOM))
        actions = vec[i64]([0] * (count * ROOM))
        used: i64 = 0
        k: i64 = 0
        while k < count:
            state = self.states[tables[k]]
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
            uniform = append(uniform, self.rngs[tables[k]].unit())
            k += 1
        self.going = tables
        self.tables = tables
        self.seats = seats
        self.rows = rows
        self.starts = starts
        self.choices = choices
        self.offered = used
        self.actions = actions
        self.uniform = uniform
        return count

    def expected(self) -> vec[float]:
        """By how many points each decision's seat will beat the best other, as the game judges (`Rules.value`)."""
        leads = vec[float](capacity=len(self.tables))
        k: i64 = 0
        while k < len(self.tables):
            leads = append(leads, self.rules.value(self.states[self.tables[k]], self.seats[k]))
            k += 1
        return leads

    def answer(self, taken: list[int]) -> i64:
        """Take these choices; the first decision whose choice is not offered, -1 if all are. Then nothing happened."""
        k: i64 = 0
        count: i64 = len(self.tables)
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
        """Every choice as likely as the others, by the games' own rngs."""
        count: i64 = len(self.tables)
        places = vec[i64]([0] * count)
        k: i64 = 0
        while k < count:
            start = self.starts[k]
            places[k] = start + i64(int(self.uniform[k] * float(self.starts[k + 1] - start)))
            k += 1
        self.take(places)

    def answer_quickly(self) -> None:
        """What the game holds for a sensible quick move (`Rules.rollout_action`), by the games' own rngs."""
        count: i64 = len(self.tables)
        places = vec[i64]([0] * count)
        k: i64 = 0
        while k < count:
            table = self.tables[k]
            action = self.rules.rollout_action(self.states[table], self.seats[k], self.rngs[table])
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
            self.rules.apply(self.states[self.tables[k]], self.seats[k], self.actions[places[k]])
            k += 1
        self.taken = taken
