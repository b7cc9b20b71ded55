"""Clocks: computed from the times of the rows, so that they are the same after a restart and in every process."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from spinney.server.match.log import MoveRow

DAY = 86400.0
# A visitor who comes back to a seat for the first time has at least this much left.
RECLAIMED_SECONDS = 60.0


class Pace(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`unlimited`; `clock` with seconds for the whole game and more for each turn; `days` for each turn."""

    kind: Literal["unlimited", "clock", "days"] = "unlimited"
    seconds: int = 0
    increment: int = 0
    days: int = 0


class Clocks:
    """The time every seat has left. A clock runs while its seat has to act; downtimes of the server do not count."""

    def __init__(self, pace: Pace, began: float, actors: Sequence[int], players: int) -> None:
        self.pace = pace
        self.since = began
        self.running = set(actors)
        self.left = [self._whole()] * players
        self.before: list[list[float]] = [[] for _ in range(players)]
        """What each seat had left at the end of each of its turns, before it got its time for the next one."""
        self.late: set[int] = set()
        self.granted: set[int] = set()
        """Seats that have got more time for coming back: once in a game, or in a turn over days."""

    def _whole(self) -> float:
        return self.pace.days * DAY if self.pace.kind == "days" else float(self.pace.seconds)

    def copy(self) -> Clocks:
        if self.pace.kind == "unlimited":
            return self
        other = copy.copy(self)
        other.running, other.left, other.late = set(self.running), list(self.left), set(self.late)
        other.granted = set(self.granted)
        other.before = [list(ends) for ends in self.before]
        return other

    def take(self, row: MoveRow, actors: Sequence[int], downtimes: Sequence[tuple[float, float]]) -> None:
        """A row was stored; `actors` are the seats that have to act after it."""
        if self.pace.kind == "unlimited":
            return
        spent = counted(self.since, row.at, downtimes)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - spent)
        self.since = row.at
        if row.kind == "timeout":
            self.late.add(row.seat)
            self.left[row.seat] = 0.0
        elif row.kind == "reclaim":
            self.late.discard(row.seat)
            if row.seat not in self.granted:
                self.granted.add(row.seat)
                grant = DAY if self.pace.kind == "days" else RECLAIMED_SECONDS
                self.left[row.seat] = max(self.left[row.seat], grant)
        elif row.kind == "action":
            self.late.discard(row.seat)
        now = set(actors)
        if row.kind == "undo":
            # A turn that is taken back continues with the time it had, and nobody gains any.
            for seat in now - self.running:
                if self.before[seat]:
                    self.left[seat] = self.before[seat].pop()
        else:
            for seat in self.running - now:
                self.before[seat].append(self.left[seat])
                if self.pace.kind == "days":
                    self.left[seat] = self._whole()
                    self.granted.discard(seat)
                else:
                    self.left[seat] += self.pace.increment
        self.running = now

    def left_at(self, seat: int, now: float, downtimes: Sequence[tuple[float, float]]) -> float | None:
        """Seconds left for a seat; None without clocks."""
        if self.pace.kind == "unlimited":
            return None
        if seat not in self.running:
            return self.left[seat]
        return max(0.0, self.left[seat] - counted(self.since, now, downtimes))

    def deadline(self, people: Sequence[int], downtimes: Sequence[tuple[float, float]]) -> float | None:
        """When the first of these seats runs out of time, as things stand."""
        if self.pace.kind == "unlimited":
            return None
        ends = [self.since + self.left[seat] for seat in self.running if seat in people and seat not in self.late]
        if not ends:
            return None
        end = min(ends)
        # A downtime since the last row moves the end.
        return end + (end - self.since - counted(self.since, end, downtimes))


def counted(began: float, ended: float, downtimes: Sequence[tuple[float, float]]) -> float:
    """The seconds from `began` to `ended` that count."""
    lost = sum(max(0.0, min(ended, up) - max(began, down)) for down, up in downtimes)
    return max(0.0, ended - began - lost)
