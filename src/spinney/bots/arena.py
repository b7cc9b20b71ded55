"""Bots against bots: shared deals, rotated seats, and results in a file so that a long run can be continued."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from spinney.bots import PROGRAM_SECONDS, make_bot
from spinney.bots.playing import bot_rngs, name_of, turns
from spinney.bots.program_bot import Forfeit
from spinney.core.bot import Answer, Bot
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable
from spinney.core.options import Options
from spinney.core.record import quick_seed
from spinney.core.replay import Match
from spinney.core.rng import QuickRng
from spinney.core.view import View


class Contest(Struct, frozen=True):
    """What is played; the first line of a results file. A file holds the games of one contest only."""

    game: str
    bots: list[str]
    players: int
    seed: int
    options: dict[str, Any] = {}
    program_seconds: float = PROGRAM_SECONDS
    """The time limit of a program per decision."""


class Row(Struct, frozen=True):
    """One game. `seats` has the number of the bot at each seat; all lists are indexed by seat."""

    game: int
    seats: list[int]
    points: list[int]
    ranks: list[int]
    seconds: list[float]
    """Time spent choosing."""
    decisions: list[int]
    forfeit: str = ""
    """Why a program lost this game."""


def require_opponents(game: AnyGame, players: int) -> None:
    """Raise `Unreadable` unless there are at least two players to compare."""
    if game.players[-1] < 2:
        raise Unreadable(f"{game.key} is a game for one player; an arena needs at least two")
    if players < 2:
        raise Unreadable(f"an arena needs at least two players, not {players}")


def lineups(bots: int, players: int) -> list[list[int]]:
    """Which bot sits where, for one deal: every group of bots meets, and each line-up is rotated through all seats.

    With fewer bots than seats the first bot sits once, and the others share the remaining seats.

    >>> lineups(2, 2)
    [[0, 1], [1, 0]]
    >>> lineups(2, 3)
    [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    """
    if bots >= players:
        groups = [list(group) for group in combinations(range(bots), players)]
    else:
        groups = [[0, *[1 + k % (bots - 1) for k in range(players - 1)]]]
    return [[group[(seat - turn) % players] for seat in range(players)] for group in groups for turn in range(players)]


class TimedBot(Bot):
    """A bot at one seat of one game, with its thinking time measured."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = name_of(bot)
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        started = time.perf_counter()
        answer = self.bot.choose(view, legal, rng)
        self.seconds += time.perf_counter() - started
        self.decisions += 1
        return answer


def play_game(contest: Contest, game: AnyGame, options: Options, bots: list[Bot], number: int) -> Row:
    """Play game `number` of a contest: always the same game for bots that think in iterations."""
    tables = lineups(len(contest.bots), contest.players)
    seats = tables[number % len(tables)]
    match = Match.deal(game, options, quick_seed(contest.seed, number // len(tables)))
    timed = [TimedBot(bots[bot]) for bot in seats]
    forfeit = ""
    try:
        for _ in turns(match, timed, bot_rngs(contest.seed, number, contest.players)):
            pass
        ranks = match.outcome.ranks
    except Forfeit as failure:
        forfeit = str(failure)
        loser = game.actor(match.state)
        ranks = [contest.players if seat == loser else 1 for seat in range(contest.players)]
    return Row(
        game=number,
        seats=seats,
        points=match.outcome.points,
        ranks=ranks,
        seconds=[bot.seconds for bot in timed],
        decisions=[bot.decisions for bot in timed],
        forfeit=forfeit,
    )


class Worker:
    """The bots of a contest, made once per process."""

    def __init__(self, games: Mapping[str, AnyGame], contest: Contest) -> None:
        self.contest = contest
        self.game = games[contest.game]
        self.options = self.game.read_options({**contest.options, "players": contest.players})
        self.bots = [make_bot(name, self.game, contest.program_seconds) for name in contest.bots]

    def play(self, number: int) -> Row:
        return play_game(self.contest, self.game, self.options, self.bots, number)


class ResultsFile:
    """A contest on the first line, then one row per game, in any order."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.path = path
        self.rows: dict[int, Row] = {}
        if path is None:
            return
        try:
            lines = path.read_bytes().splitlines() if path.exists() else []
            if lines:
                self.read(lines, contest)
            # Rewritten: the last line may have been cut off when a run was stopped.
            whole = [msgspec.json.encode(contest), *(msgspec.json.encode(row) for row in self.rows.values())]
            path.write_bytes(b"\n".join(whole) + b"\n")
        except OSError as error:
            raise Unreadable(f"cannot use {path}: {error.strerror}") from None

    def read(self, lines: list[bytes], contest: Contest) -> None:
        try:
            if msgspec.json.decode(lines[0], type=Contest) != contest:
                raise Unreadable(f"{self.path} holds another contest; choose another file")
        except msgspec.DecodeError as error:
            raise Unreadable(f"{self.path}: line 1 is not the start of a results file: {error}") from None
        for number, line in enumerate(lines[1:], 2):
            try:
                row = msgspec.json.decode(line, type=Row)
            except msgspec.DecodeError as error:
                if number == len(lines):
                    return  # the game of a cut-off line is played again
                raise Unreadable(f"{self.path}: line {number} is not a row: {error}") from None
            self.rows[row.game] = row

    def add(self, row: Row) -> None:
        self.rows[row.game] = row
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(row) + b"\n")

    def first(self, games: int) -> list[Row]:
        """The rows of the first games, in order, up to the first one that is missing."""
        found = []
        for number in range(games):
            if number not in self.rows:
                break
            found.append(self.rows[number])
        return found


class Standing(Struct):
    """How a bot did. `score` is its number of victories; a shared victory counts as a share."""

    bot: str
    games: int
    score: float
    low: float
    high: float
    elo: float
    points: float
    seconds_per_move: float
    forfeits: int


def share(row: Row, seat: int) -> float:
    """A seat's share of the victory."""
    return 1 / row.ranks.count(1) if row.ranks[seat] == 1 else 0.0


def standings(contest: Contest, rows: Sequence[Row]) -> list[Standing]:
    elos = elo_ratings(len(contest.bots), rows)
    found = []
    for bot, name in enumerate(contest.bots):
        played = [(row, seat) for row in rows for seat, who in enumerate(row.seats) if who == bot]
        games = len(played)
        score = sum(share(row, seat) for row, seat in played)
        low, high = interval(score, games)
        moves = sum(row.decisions[seat] for row, seat in played)
        found.append(
            Standing(
                bot=name,
                games=games,
                score=score,
                low=low,
                high=high,
                elo=elos[bot],
                points=sum(row.points[seat] for row, seat in played) / games if games else 0.0,
                seconds_per_move=sum(row.seconds[seat] for row, seat in played) / moves if moves else 0.0,
                forfeits=sum(bool(row.forfeit) and row.ranks[seat] != 1 for row, seat in played),
            )
        )
    return found


def interval(score: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval for a share of victories."""
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    p = score / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def elo_ratings(bots: int, rows: Sequence[Row]) -> list[float]:
    """Bradley-Terry strengths as Elo ratings with mean 0; half a victory added each way keeps them finite."""
    wins = [[0.5 if a != b else 0.0 for b in range(bots)] for a in range(bots)]
    for row in rows:
        for one, a in enumerate(row.seats):
            for other, b in enumerate(row.seats):
                if a != b and row.ranks[one] <= row.ranks[other]:
                    wins[a][b] += 1.0 if row.ranks[one] < row.ranks[other] else 0.5
    strength = [1.0] * bots
    for _ in range(200):
        fresh = []
        for a in range(bots):
            won = sum(wins[a])
            met = sum((wins[a][b] + wins[b][a]) / (strength[a] + strength[b]) for b in range(bots) if b != a)
            fresh.append(won / met if met else 1.0)
        mean = math.exp(sum(math.log(one) for one in fresh) / bots)
        strength = [one / mean for one in fresh]
    return [400 * math.log10(one) for one in strength]


# Where a sequential test stops: a 5 % chance of error either way.
BOUND = math.log(19)


def balance(score: float, games: int, low: float, high: float) -> float:
    """The log-likelihood ratio of this score for a share of victories of `high` against `low`."""
    return score * math.log(high / low) + (games - score) * math.log((1 - high) / (1 - low))


def decided(rows: Sequence[Row], players: int, low: float = 0.5, high: float = 0.65) -> int | None:
    """A sequential test of the first bot's share of victories: the number of games after which it is clear whether the
    share is `high` or `low`; None if it is still open. For two players only."""
    score = 0.0
    for number, row in enumerate(rows, 1):
        score += share(row, row.seats.index(0))
        # Only after every seat was played, so that the better seat does not decide when to stop.
        if number % players == 0 and abs(balance(score, number, low, high)) >= BOUND:
            return number
    return None


def missing(results: ResultsFile, games: int) -> Iterator[int]:
    return (number for number in range(games) if number not in results.rows)
