"""A game being played: where the rows of its log have led. None of it is stored; the log can build it again."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Sequence
from sys import intern

import msgspec

from spinney.core.event import Event
from spinney.core.record import Move
from spinney.core.replay import Match
from spinney.core.rules import State
from spinney.core.view import SPECTATOR
from spinney.server.match.clocks import Clocks, Pace
from spinney.server.match.log import MoveRow, Summary
from spinney.server.match.undo import RowNote, UndoPlan, Way, note_action, plan_undo, undo_ways

Downtimes = Sequence[tuple[float, float]]
# For a client further behind the game is replayed, so that memory does not grow with the length of the games.
KEPT_STORIES = 8
NOTES = {(revealed, secret): RowNote(revealed, secret) for revealed in (False, True) for secret in (False, True)}


class Step:
    """What an action leads to; not stored yet."""

    def __init__(
        self,
        row: MoveRow,
        action: int,
        state: State,
        story: list[Event],
        actors: list[int],
        clocks: Clocks,
        summary: Summary,
    ) -> None:
        self.row = row
        self.action = action
        self.state = state
        self.story = story
        self.actors = actors
        self.clocks = clocks
        self.summary = summary


class LiveMatch:
    def __init__(
        self, match: Match, bots: list[str], pace: Pace, began: float, downtimes: Downtimes, stand_in: str
    ) -> None:
        self.match = match
        self.game = match.game
        self.downtimes = downtimes
        self.stand_in = stand_in
        self.stories: deque[Sequence[Event]] = deque(maxlen=KEPT_STORIES)
        """The events of the latest rows; `stories_since` has the older ones too."""
        self.notes: list[RowNote] = []
        self.times = array("d")
        self.began = began
        self.tickets = [0] * len(bots)
        """How many rows belong to each seat; never falls."""
        self.bots = bots
        """The level of the bot that plays a seat now; empty for people."""
        self.actors = self._actors()
        self.clocks = Clocks(pace, began, self.actors, len(bots))
        self._offers: dict[int, dict[str, int]] = {}
        self._ways: list[Way] | None = ["no"] * len(bots)
        """What it takes for each seat to take its last action back; None until somebody asks again."""
        self.take_backs = 0
        """How many actions were taken back in this game."""
        self.take_backs_in_place = 0
        """How many of them since the game was last further than ever before."""
        self._depth = 0
        self._furthest = 0

    @property
    def seq(self) -> int:
        return len(self.match.moves)

    @property
    def over(self) -> bool:
        return not self.actors

    def _actors(self) -> list[int]:
        return [] if self.match.over else [int(seat) for seat in self.game.rules.actors(self.match.state)]

    def offers(self, seat: int) -> dict[str, int]:
        """The written actions of a seat; made once per state."""
        found = self._offers.get(seat)
        if found is None:
            found = {} if self.over else self.game.choices(self.match.state, seat)
            self._offers[seat] = found
        return found

    def undo_plan(self, seat: int) -> UndoPlan:
        if self.over:
            return UndoPlan("no")
        return plan_undo(seat, self.match.moves, self.notes, self.match.taken_back)

    def undo_ways(self) -> list[Way]:
        """What it takes for each seat to take its last action back."""
        if self.over:
            return ["no"] * len(self.bots)
        if self._ways is None:
            self._ways = undo_ways(len(self.bots), self.match.moves, self.notes, self.match.taken_back)
        return self._ways

    def stories_since(self, first: int) -> list[Sequence[Event]]:
        """The events of each row from number `first` on."""
        missing = self.seq - first
        if missing <= len(self.stories):
            return [self.stories[row] for row in range(-missing, 0)]
        return list(self.match.stories(first, self.seq))

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [seat for seat, level in enumerate(self.bots) if not level]

    def next_time(self, now: float) -> float:
        """Times never run backwards within a game."""
        return max(now, self.times[-1] if self.times else self.began)

    # An action, in two steps: nobody may see what is not stored yet. `step` and `become` do for an action what `fork`
    # and `take` do for any row, without copying the whole match.

    def step(self, seat: int, action: int, text: str, now: float) -> Step:
        """What a legal action would lead to. Costs the same however long the game is."""
        state = self.match.state.copy()
        story = self.game.act(state, seat, action, self.match.resigned)
        row = MoveRow(self.seq, seat, "action", text, self.next_time(now))
        rules = self.game.rules
        actors = [int(other) for other in rules.actors(state)] if rules.actor(state) >= 0 else []
        clocks = self.clocks.copy()
        clocks.take(row, actors, self.downtimes)
        outcome = None if actors else self.game.outcome(state, self.match.resigned)
        return Step(row, action, state, story, actors, clocks, self._summary(row.seq + 1, actors, clocks, outcome))

    def become(self, step: Step) -> None:
        """The step is stored: take it."""
        self._note(step.row, step.story)
        self.match.become(Move(step.row.seat, intern(step.row.text)), step.action, step.state)
        self.actors = step.actors
        self.clocks = step.clocks

    # Any row at all.

    def fork(self) -> LiveMatch:
        """A copy to try rows on."""
        other = LiveMatch(
            self.match.copy(), list(self.bots), self.clocks.pace, self.began, self.downtimes, self.stand_in
        )
        other.stories, other.notes, other.times = self.stories.copy(), list(self.notes), self.times[:]
        other.tickets = list(self.tickets)
        other.clocks = self.clocks.copy()
        other._ways = None if self._ways is None else list(self._ways)
        other.take_backs, other.take_backs_in_place = self.take_backs, self.take_backs_in_place
        other._depth, other._furthest = self._depth, self._furthest
        return other

    def take(self, row: MoveRow) -> None:
        """Take a row that this or another process has stored; `Refused` or `Unreadable` if that is impossible."""
        story = self.match.take(Move(row.seat, row.text, row.kind))
        self._note(row, story)
        if row.kind == "takeover":
            self.bots[row.seat] = row.text
        elif row.kind == "reclaim":
            self.bots[row.seat] = ""
        elif row.kind == "resign":
            self.bots[row.seat] = self.stand_in
        if row.kind != "action":
            # Found again when somebody asks, and not after each of many rows.
            self._ways = None
        self.actors = self._actors()
        self.clocks.take(row, self.actors, self.downtimes)

    def _note(self, row: MoveRow, story: Sequence[Event]) -> None:
        # A choice made, or changed, while others are still choosing, and hidden from the rest of the table.
        others = [seat for seat in self.actors if seat != row.seat]
        secret = bool(others) and any(event.noticed_by(SPECTATOR) != event for event in story)
        # Thousands of games are in memory at once, so what many rows have in common is kept once.
        self.stories.append(tuple(story))
        note = NOTES[any(event.reveals() for event in story), secret]
        self.notes.append(note)
        if row.kind == "action":
            if self._ways is not None:
                note_action(self._ways, row.seat, note)
            self._depth += 1
            if self._depth > self._furthest:
                self._furthest, self.take_backs_in_place = self._depth, 0
        elif row.kind == "undo":
            self._depth -= 1
            self.take_backs += 1
            self.take_backs_in_place += 1
        self.times.append(row.at)
        self.tickets[row.seat] += 1
        self._offers = {}

    def summary(self) -> Summary:
        """What is stored beside the row that led here."""
        return self._summary(self.seq, self.actors, self.clocks, self.match.outcome if self.over else None)

    def _resignations(self) -> dict[str, list[int]]:
        resigned = self.match.resigned
        return {"resigned": list(resigned)} if resigned else {}

    def _summary(self, seq: int, actors: list[int], clocks: Clocks, outcome: object) -> Summary:
        return Summary(
            seq=seq,
            waiting=actors,
            owes=any(self.bots[seat] for seat in actors),
            deadline=clocks.deadline(self.people(), self.downtimes) if actors else None,
            status="playing" if actors else "finished",
            result=None if outcome is None else msgspec.to_builtins(outcome) | self._resignations(),
        )
