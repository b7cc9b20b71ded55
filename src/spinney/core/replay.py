"""Playing a game step by step while keeping its record, and replaying records."""

from __future__ import annotations

import copy
import re
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct

from spinney.core.catalogue import catalogue
from spinney.core.event import Event
from spinney.core.game import AnyGame
from spinney.core.message import Argument, Message, Refused, Unreadable, listed, player, quoted
from spinney.core.options import Options
from spinney.core.outcome import Outcome
from spinney.core.record import Move, Record, SeatNote, Seed
from spinney.core.rules import State

# Every so many actions a position is kept, so that taking one back does not replay the whole game.
MARK_EVERY = 16


class Match:
    """A game in progress or finished: its state, and the rows of its log that led there."""

    def __init__(
        self, game: AnyGame, options: Options, state: State, seed: Seed, rules_version: int | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.rules_version = rules_version or game.rules_version
        """The version of the rules it was dealt under; an old game keeps its own."""
        self.start = state.copy()
        self.state = state
        self.moves: list[Move] = []
        self.actions = array("q")
        """For each row the number of its action; -1 for rows of other kinds."""
        self.resigned: list[int] = []
        self.taken_back: set[int] = set()
        """The rows of actions that were undone by a later row."""
        self.played: list[int] = []
        """The rows of the other actions: those that led here."""
        self.marks: list[tuple[int, State]] = []
        """The last two positions kept: how many actions had been played, and the state, which never changes."""

    @classmethod
    def deal(cls, game: AnyGame, options: Options, seed: Seed) -> Match:
        """A new game dealt from a seed."""
        return cls(game, options, game.deal(options, seed.rng()), seed)

    def act(self, seat: int, text: str) -> list[Event]:
        """Take a written action for a seat and return what happened. `Refused` changes nothing."""
        if self.over:
            raise Refused(Message("refused-over"))
        return self.apply(seat, self.game.find(self.state, seat, text))

    def apply(self, seat: int, action: int) -> list[Event]:
        """Take an action that is known to be legal: a bot's, or one of `choices`."""
        return self._play(Move(seat, self.game.write(self.state, action)), action)

    def _play(self, move: Move, action: int) -> list[Event]:
        marks = with_mark(self.marks, len(self.played), self.state)
        story = self.game.act(self.state, move.seat, action, self.resigned)
        self.marks = marks
        self._note_action(move, action)
        return story

    def become(self, move: Move, action: int, state: State) -> None:
        """Take an action that has been played on a copy of the state."""
        if len(self.played) % MARK_EVERY == 0:
            self.marks = with_mark(self.marks, len(self.played), self.state)
        self.state = state
        self._note_action(move, action)

    def _note_action(self, move: Move, action: int) -> None:
        self.played.append(len(self.moves))
        self.moves.append(move)
        self.actions.append(action)

    def _note_other(self, move: Move) -> None:
        self.moves.append(move)
        self.actions.append(-1)

    def take(self, move: Move) -> list[Event]:
        """Apply a row of any kind."""
        if move.kind == "action":
            return self.act(move.seat, move.text)
        if move.kind == "undo":
            self.undo(move)
        elif self.over:
            raise wrong("over")
        elif move.kind == "resign":
            if move.seat in self.resigned:
                raise wrong("resigned", seat=move.seat)
            self.resigned.append(move.seat)
            self._note_other(move)
            if self.over:
                return [self.game.ending(self.state, self.resigned)]
        else:
            self._note_other(move)
        return []

    def at_start(self) -> Match:
        """The same game before its first move."""
        return Match(self.game, self.options, self.start.copy(), self.seed, self.rules_version)

    def after(self, rows: int) -> Match:
        """The same game after this many of its rows. The quick way to an earlier position: no events are collected,
        undone actions are not played at all, and no text is looked up again."""
        match = self.at_start()
        match.moves, match.actions = self.moves[:rows], self.actions[:rows]
        match.resigned = [move.seat for move in match.moves if move.kind == "resign"]
        match.taken_back = {int(move.text) for move in match.moves if move.kind == "undo"}
        match.played = [
            row for row, move in enumerate(match.moves) if move.kind == "action" and row not in match.taken_back
        ]
        match.state, match.marks = match.position_before(len(match.played))
        return match

    def position_before(self, count: int) -> tuple[State, list[tuple[int, State]]]:
        """The position after so many of the actions that led here, with the marks up to there."""
        marks = [mark for mark in self.marks if mark[0] <= count]
        first, kept = marks[-1] if marks else (0, self.start)
        state = kept.copy()
        for number in range(first, count):
            marks = with_mark(marks, number, state)
            row = self.played[number]
            self.game.rules.apply(state, self.moves[row].seat, self.actions[row])
        return state, marks

    def stories(self, first: int, until: int) -> list[list[Event]]:
        """What happened in each row from number `first` up to, and without, number `until`. The work grows with the
        number of rows and not with how many of them are undone."""
        again = self.after(first)
        return [again.retake(self.moves[row], self.actions[row]) for row in range(first, until)]

    def retake(self, move: Move, action: int) -> list[Event]:
        """Take a row that was valid before."""
        return self._play(move, action) if move.kind == "action" else self.take(move)

    def copy(self) -> Match:
        """An independent match at the same position."""
        match = copy.copy(self)  # the start never changes, so it is shared
        match.state = self.state.copy()
        match.moves, match.actions, match.played = list(self.moves), self.actions[:], list(self.played)
        match.resigned, match.taken_back = list(self.resigned), set(self.taken_back)
        return match

    def undo(self, move: Move) -> None:
        """Take back one action of this seat: what was played since is played again without it."""
        row = int(move.text) if re.fullmatch(r"[0-9]{1,6}", move.text) else -1
        if not 0 <= row < len(self.moves) or self.moves[row].kind != "action" or self.moves[row].seat != move.seat:
            raise wrong("no-action", row=quoted(move.text), seat=move.seat)
        if row in self.taken_back:
            raise wrong("undone", row=row)
        place = bisect_left(self.played, row)
        state, marks = self.position_before(place)
        for later in self.played[place + 1 :]:
            # It need not be possible without the action.
            action = self.game.find(state, self.moves[later].seat, self.moves[later].text)
            self.game.rules.apply(state, self.moves[later].seat, action)
        self.state, self.marks = state, marks
        self._note_other(move)
        self.taken_back.add(row)
        del self.played[place]

    @property
    def over(self) -> bool:
        """Whether the game has ended: by the rules, or because all but one player resigned, or in a game for one
        that player."""
        enough = max(1, self.options.players - 1)
        return len(self.resigned) >= enough or self.game.rules.actor(self.state) < 0

    @property
    def outcome(self) -> Outcome:
        """The result so far; seats that resigned rank last, whatever their points."""
        return self.game.outcome(self.state, self.resigned)

    def sheet(self) -> Struct:
        """The score sheet, with the result after resignations."""
        return msgspec.structs.replace(self.game.score_sheet(self.state), outcome=self.outcome)

    def record(self, seats: list[SeatNote] | None = None, weights: dict[str, str] | None = None) -> Record:
        """The game so far. `weights` has, by name, the hash of the weights of bots with a learned value."""
        return Record(
            game=self.game.key,
            rules_version=self.rules_version,
            options=msgspec.to_builtins(self.options),
            setup=self.game.write_setup(self.start),
            moves=list(self.moves),
            seats=seats or [SeatNote() for _ in range(self.options.players)],
            seed=self.seed,
            result=self.outcome if self.over else None,
            weights=weights or {},
        )


def with_mark(marks: list[tuple[int, State]], count: int, state: State) -> list[tuple[int, State]]:
    """The marks, and one more where it is due: before the action that follows that many others."""
    if count % MARK_EVERY or (marks and marks[-1][0] >= count):
        return marks
    return [*marks[-1:], (count, state.copy())]


def wrong(what: str, **args: Argument) -> Unreadable:
    """The error for a record that cannot be played."""
    return Unreadable(Message("record-" + what, args))


def open_record(games: Mapping[str, AnyGame], record: Record) -> Match:
    """The start of a recorded game; `Unreadable` if the game is unknown or the deal is impossible."""
    game = games.get(record.game)
    if game is None:
        raise wrong("game", game=quoted(record.game), games=listed([Message("game-name-" + key) for key in games]))
    if not 1 <= record.rules_version <= game.rules_version:
        known = game.rules_version
        raise wrong(
            "rules", game=Message("game-name-" + record.game), version=quoted(record.rules_version), known=known
        )
    options = game.read_options(record.options, "record-options")
    if len(record.seats) != options.players:
        raise wrong("seats", seats=len(record.seats), players=options.players)
    try:
        if game.deals_from_seed:
            state = game.deal(options, record.seed.rng(), record.rules_version)
        else:
            state = game.read_setup(game.restate(options, record.rules_version), record.setup)
    except Unreadable as error:
        raise wrong("setup", why=error.why) from None
    return Match(game, options, state, record.seed, record.rules_version)


def steps(match: Match, moves: list[Move]) -> Iterator[tuple[Move, list[Event]]]:
    """Play the rows one by one; `Unreadable` names the first that cannot be played."""
    for number, move in enumerate(moves):
        if not 0 <= move.seat < match.options.players:
            raise wrong("move", number=number, why=Message("record-no-seat", {"seat": quoted(move.seat)}))
        try:
            story = match.take(move)
        except Refused:
            why = Message("record-illegal", {"seat": move.seat, "text": quoted(move.text)})
            raise wrong("move", number=number, why=why) from None
        except Unreadable as error:
            raise wrong("move", number=number, why=error.why) from None
        yield move, story


def replay(games: Mapping[str, AnyGame], record: Record) -> Match:
    """Play a whole record; `Unreadable` if it cannot be played or does not lead to its result."""
    match = open_record(games, record)
    for _ in steps(match, record.moves):
        pass
    check_result(match, record)
    return match


def check_result(match: Match, record: Record) -> None:
    """Raise `Unreadable` unless the moves lead to the result written in the record."""
    if record.result is None:
        if match.over:
            raise wrong("no-result")
    elif not match.over:
        raise wrong("early-result")
    elif record.result != match.outcome:
        written, found = record.result, match.outcome
        raise wrong(
            "result",
            points=quoted(written.points),
            winners=quoted(written.winners),
            found=quoted(found.points),
            found_winners=quoted(found.winners),
        )


def row_words(move: Move) -> Message:
    """A row that is not an action, as a message."""
    args: dict[str, Argument] = {"player": player(move.seat)}
    if move.kind == "takeover":
        # A record need not name the bot, and the bot need not be a level.
        level = "level-" + move.text
        args["level"] = Message(level) if catalogue("en").knows(level) else move.text or "?"
    return Message("row-" + move.kind, args)
