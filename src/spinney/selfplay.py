"""Games by the thousand for learners: played in lockstep, with a policy that decides for many games at once.

    from spinney.selfplay import play

    def policy(batch):
        return batch.pick(batch.uniform)         # one choice per decision: here uniformly at random

    for played in play("treehouse", policy, games=10_000, seed=7, workers=2):
        learn(played.rows, played.choices, played.results)

Game number n of a seed is always the same game, whatever else is played and by however many workers. Games are played
in groups of `together`, and the groups are always the same. So a policy sees the same batches, and even a network whose
rounding depends on the size of its batch plays the same games.

This module needs NumPy, which playing does not: `pip install 'spinney-games[numpy]'`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from spinney import game as find_game
from spinney.bots.cluster import on_cluster
from spinney.core.game import AnyGame
from spinney.core.lockstep import LockstepGames
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.core.workers import run_parts

try:
    import numpy as np
except ImportError:
    raise ImportError("self-play needs NumPy: pip install 'spinney-games[numpy]'") from None

# A NumPy array; Any, because NumPy need not be installed where types are checked.
Array = Any

# XORed with the seed, so that decisions use other streams than deals do. Any number nobody uses as a seed will do.
DECISION_SEED_MASK = 0x5851F42D4C957F2D


@dataclass(frozen=True)
class Batch:
    """The open decisions of a group of games, one per game. Arrays are indexed by decision unless stated otherwise."""

    step: int
    """How many decisions have been made in each of these games."""
    games: Array
    """The number of the game, counted from the first game of the seed."""
    seats: Array
    """The seat that decides."""
    rows: Array
    """What that seat sees: one row per decision, numbers from 0 to 255."""
    starts: Array
    """Decision k may choose among `legal[starts[k]:starts[k + 1]]`; one longer than the other arrays."""
    legal: Array
    """The legal choices of all decisions, one decision after the other."""
    uniform: Array
    """A random number from 0 up to but not including 1, from each game's own stream, so that games are reproducible."""
    choice_count: int
    """Every choice is below it."""

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def counts(self) -> Array:
        """How many choices each decision has."""
        return np.diff(self.starts)

    @property
    def owners(self) -> Array:
        """For every entry of `legal`, the decision that it belongs to."""
        return np.repeat(np.arange(len(self)), self.counts)

    def mask(self) -> Array:
        """The legal choices as a boolean array with one row per decision. Large; `legal` and `starts` hold the same."""
        mask: Array = np.zeros((len(self), self.choice_count), dtype=bool)
        mask[self.owners, self.legal] = True
        return mask

    def pick(self, uniform: Array) -> Array:
        """One legal choice per decision, uniformly at random for random numbers from 0 up to 1."""
        return self.legal[self.starts[:-1] + (uniform * self.counts).astype(np.int64)]

    def best(self, scores: Array) -> Array:
        """For each decision the legal choice with the highest score, the first among equals; `scores` is indexed like
        `legal`."""
        highest = np.maximum.reduceat(scores, self.starts[:-1])
        places = np.flatnonzero(scores >= np.repeat(highest, self.counts))
        firsts = np.searchsorted(places, self.starts[:-1])
        return self.legal[places[firsts]]


Policy = Callable[[Batch], Any]
"""Chooses for every decision of a batch. To be sent to other processes it must be picklable: a module-level function,
or an instance of a module-level class."""


@dataclass(frozen=True)
class Played:
    """A group of finished games. Arrays are indexed by decision, in the order in which decisions were made; `points`,
    `tiebreaks` and `ranks` have one row per game and one column per seat."""

    first_game: int
    """The number of the first game of the group; `games` counts from the first game of the seed."""
    games: Array
    seats: Array
    choices: Array
    rows: Array
    """None with `rows=False`."""
    starts: Array
    legal: Array
    expected: Array
    """The lead that the game itself expected for this seat; None without `expected=True`."""
    points: Array
    tiebreaks: Array
    ranks: Array

    @property
    def results(self) -> Array:
        """For every decision its seat's final share of the victory: 1, 0, or a part of a shared one."""
        return self.shares[self.games - self.first_game, self.seats]

    @property
    def leads(self) -> Array:
        """For every decision by how many points its seat finally beat the best other seat."""
        others = self.points[:, None, :] - 1_000_000 * np.eye(self.points.shape[1], dtype=np.int64)
        leads = self.points - others.max(axis=2)
        return leads[self.games - self.first_game, self.seats]

    @property
    def shares(self) -> Array:
        """Every seat's share of the victory, one row per game."""
        won = self.ranks == 1
        return won / won.sum(axis=1, keepdims=True)


@dataclass(frozen=True)
class Group:
    """What one worker plays at a time."""

    key: str
    options: dict[str, Any]
    seed: int
    first_game: int
    games: int
    with_rows: bool
    with_expected: bool


def array(values: Any, kind: Any) -> Array:
    """A packed array as a NumPy array, without a copy; in interpreted mode, a list as an array."""
    return np.asarray(values, dtype=kind)


def start_group(group: Group) -> tuple[AnyGame, LockstepGames]:
    game = find_game(group.key)
    options = game.read_options(group.options)
    numbers = range(group.first_game, group.first_game + group.games)
    states = [game.deal(options, QuickRng(group.seed, number)) for number in numbers]
    rngs = [QuickRng(group.seed ^ DECISION_SEED_MASK, number) for number in numbers]
    return game, LockstepGames(game.rules, game.encoder, states, rngs)


def play_group(group: Group, policy: Policy | Literal["random", "quick"]) -> Played:
    """Play one group of games to the end."""
    game, lockstep = start_group(group)
    choice_count = int(game.encoder.choice_count(lockstep.states[0]))
    with_rows = group.with_rows or not isinstance(policy, str)
    kept: list[tuple[Array, ...]] = []
    step = 0
    while count := lockstep.ask(with_rows):
        games = array(lockstep.games, np.int64) + group.first_game
        seats = array(lockstep.seats, np.int64)
        rows = array(lockstep.rows, np.uint8).reshape(count, -1)
        starts = array(lockstep.starts, np.int64)
        legal = array(lockstep.choices, np.int64)[: lockstep.offered]
        expected = array(lockstep.expected() if group.with_expected else [], np.float64)
        if policy == "random":
            lockstep.answer_randomly()
        elif policy == "quick":
            lockstep.answer_quickly()
        else:
            assert callable(policy)
            uniform = array(lockstep.uniform, np.float64)
            answer(lockstep, policy(Batch(step, games, seats, rows, starts, legal, uniform, choice_count)))
        kept.append((games, seats, array(lockstep.taken, np.int64), rows, starts[1:], legal, expected))
        step += 1
    return finish_group(group, game, lockstep, kept)


def answer(lockstep: LockstepGames, choices: Any) -> None:
    """Apply a policy's answer; raises `ValueError` if it cannot be used."""
    asked = len(lockstep.games)
    chosen = np.asarray(choices)
    if chosen.shape != (asked,) or chosen.dtype.kind not in "iu":
        raise ValueError(
            f"a policy must return one whole number per decision, {asked} here, not {chosen.dtype} {chosen.shape}"
        )
    wrong = int(lockstep.answer(chosen.tolist()))
    if wrong >= 0:
        offered = list(lockstep.choices[lockstep.starts[wrong] : lockstep.starts[wrong + 1]])
        raise ValueError(f"decision {wrong} of the batch: {chosen[wrong]} is not legal; legal: {offered}")


def finish_group(group: Group, game: AnyGame, lockstep: LockstepGames, kept: list[tuple[Array, ...]]) -> Played:
    outcomes = [game.outcome(state) for state in lockstep.states]
    games, seats, choices, rows, ends, legal, expected = zip(*kept, strict=True)
    offsets = np.cumsum([0] + [len(one) for one in legal])
    starts = [np.zeros(1, np.int64)] + [one + offset for one, offset in zip(ends, offsets, strict=False)]
    return Played(
        first_game=group.first_game,
        games=np.concatenate(games),
        seats=np.concatenate(seats),
        choices=np.concatenate(choices),
        rows=np.concatenate(rows) if group.with_rows else None,
        starts=np.concatenate(starts),
        legal=np.concatenate(legal),
        expected=np.concatenate(expected) if group.with_expected else None,
        points=np.array([outcome.points for outcome in outcomes]),
        tiebreaks=np.array([outcome.tiebreaks for outcome in outcomes]),
        ranks=np.array([outcome.ranks for outcome in outcomes]),
    )


def play(
    key: str,
    policy: Policy | Literal["random", "quick"],
    *,
    games: int,
    seed: int = 0,
    first_game: int = 0,
    together: int = 256,
    workers: int = 1,
    ray: str | None = None,
    rows: bool = True,
    expected: bool = False,
    **options: Any,
) -> Iterator[Played]:
    """Play games, and yield them group by group in order; options of the game are keyword arguments: `players=3`.

    policy    a function that takes a `Batch` and returns one choice per decision; or `random`; or `quick`, which plays
              the quick moves of the game's playouts
    together  how many games are played in lockstep: the size of a batch until the first of them end
    workers   the number of processes on this machine; with more than one the policy is sent to them
    ray       the address of a Ray cluster to use instead, whose machines have Spinney installed; `local` starts one
    rows      keep what was seen; without rows a game takes little memory
    expected  also record what the game's own judgement expects, to learn from or to compare with
    """
    game = find_game(key)
    if not (callable(policy) or policy in ("random", "quick")):
        raise Unreadable(f"a policy must be a function of a batch, 'random' or 'quick', not {policy!r}")
    for name, number in (("games", games), ("together", together), ("workers", workers)):
        if number < 1:
            raise Unreadable(f"{name} must be at least 1, not {number}")
    for name, number in (("seed", seed), ("first_game", first_game), ("the last game", first_game + games - 1)):
        if not 0 <= number < 2**63:
            raise Unreadable(f"{name} must be at least 0 and below 2^63, not {number}")
    game.read_options(options)
    groups = (
        Group(key, options, seed, number, min(together, first_game + games - number), rows, expected)
        for number in range(first_game, first_game + games, together)
    )
    if ray is not None:
        return on_cluster(ray, play_group, groups, policy, in_order=True)
    return run_parts(group_player, policy, groups, workers)


def group_player(policy: Policy | Literal["random", "quick"]) -> Callable[[Group], Played]:
    return partial(play_group, policy=policy)
