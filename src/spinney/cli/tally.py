"""What came of many games, summed up."""

from __future__ import annotations

from msgspec import Struct

from spinney.core.outcome import Outcome

# A victory in parts that can be shared by two, three or four, so that sums are exact in any order.
VICTORY = 12


class Tally(Struct):
    """What came of some games."""

    games: int
    points: list[int]
    wins: list[int]
    """In parts of a victory."""
    shared: int = 0
    decisions: int = 0
    cpu: float = 0.0
    records: list[str] = []

    def count(self, outcome: Outcome, decisions: int) -> None:
        self.decisions += decisions
        self.shared += len(outcome.winners) > 1
        for seat, scored in enumerate(outcome.points):
            self.points[seat] += scored
        for seat in outcome.winners:
            self.wins[seat] += VICTORY // len(outcome.winners)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.shared += other.shared
        self.decisions += other.decisions
        self.cpu += other.cpu
        for seat in range(len(self.points)):
            self.points[seat] += other.points[seat]
            self.wins[seat] += other.wins[seat]
