"""Sums over the results of many games."""

from __future__ import annotations

from math import lcm

from msgspec import Struct

from spinney.core.outcome import Outcome


class Tally(Struct):
    """The sums over some games. Lists are indexed by seat."""

    points: list[int]
    parts: list[int]
    """Victories, in whole parts that any number of winners can share. Sums of whole numbers are exact, in whatever
    order workers finish."""
    games: int = 0
    shared: int = 0
    decisions: int = 0
    cpu: float = 0.0
    records: list[str] = []

    @classmethod
    def empty(cls, players: int) -> Tally:
        return cls([0] * players, [0] * players)

    @property
    def victory(self) -> int:
        """The number of parts in one victory."""
        return lcm(*range(1, len(self.parts) + 1))

    @property
    def wins(self) -> list[float]:
        """The number of victories of every seat; a shared one counts in part."""
        return [won / self.victory for won in self.parts]

    def count(self, outcome: Outcome, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.shared += len(outcome.winners) > 1
        for seat, scored in enumerate(outcome.points):
            self.points[seat] += scored
        for seat in outcome.winners:
            self.parts[seat] += self.victory // len(outcome.winners)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.shared += other.shared
        self.decisions += other.decisions
        self.cpu += other.cpu
        for seat in range(len(self.points)):
            self.points[seat] += other.points[seat]
            self.parts[seat] += other.parts[seat]
