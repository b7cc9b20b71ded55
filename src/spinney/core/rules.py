"""The contract of a game: what every game's `state.py` and `rules.py` provide.

Both classes are abstract and compiled together with the games and the search, so that a bot calls
a game's rules at the speed of C. A game of another distribution may derive from them in plain Python and make its
arrays with `core.packed.packed`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from spinney.core.arrays import append, vec
from spinney.core.event import Event
from spinney.core.options import Options
from spinney.core.rng import QuickRng, Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position in full, including hidden cards and the order of every deck.

    A state is data: it changes only through `Rules.apply`. It cannot be pickled; other processes get records or views.
    """

    seats: i64

    @abstractmethod
    def copy(self) -> State:
        """An independent position equal to this one; cheap, for search."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """The rules of one game. Stateless: everything that changes is in the `State`.

    An action is an int, fixed by game and options; its written form is `Game.write`.
    One decision is one action: a turn may take several.
    """

    @abstractmethod
    def setup(self, options: Options, rng: Rng) -> State:
        """A new game. All randomness happens here: from now on `apply` is a plain function of state and action."""

    @abstractmethod
    def actor(self, state: State) -> i64:
        """The lowest seat that must choose now; -1 when the game is over."""

    def actors(self, state: State) -> list[int]:
        """All seats that must choose now: several while everyone chooses in secret, none when the game is over."""
        seat = self.actor(state)
        if seat < 0:
            return []
        return [int(seat)]

    @abstractmethod
    def legal(self, state: State, seat: i64) -> vec[i64]:
        """The actions this seat may take now, each once: the only source of legality.

        Empty for a seat that has nothing to choose. A seat may be allowed to act although it need not (a secret
        choice may be changed until all have chosen): then it is not among `actors`, but this is not empty.
        """

    def random_action(self, state: State, seat: i64, rng: QuickRng) -> i64:
        """One of `legal`, all equally likely. Games override it to avoid listing all actions; the result must be
        the one at index `rng.below(len(legal))`, drawn in any number of steps."""
        actions = self.legal(state, seat)
        return actions[rng.below(len(actions))]

    @abstractmethod
    def apply(self, state: State, seat: i64, action: i64, story: list[Event] | None = None) -> None:
        """Change the state by a legal action. Events are appended to the story, if there is one; search passes none.

        Legality is not checked here: text from outside goes through `Game.find`.
        """

    @abstractmethod
    def deal_unseen(self, state: State, seat: i64, rng: QuickRng) -> None:
        """Deal again, in place, what this seat cannot know (-1: a spectator): all states that look the same from there
        are equally likely. Unrevealed choices of other seats are taken back."""

    @abstractmethod
    def points(self, state: State) -> vec[i64]:
        """Each seat's points if the game were scored now; when it is over, the final points."""

    @abstractmethod
    def tiebreaks(self, state: State) -> vec[i64]:
        """What decides between seats with equal points: more is better; if equal too, they share the victory."""

    @abstractmethod
    def action_count(self, state: State) -> i64:
        """The size of the action space: every action is below it."""

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """The legal actions worth considering; never empty where `legal` is not."""
        return self.legal(state, seat)

    def rollout_action(self, state: State, seat: i64, rng: QuickRng) -> i64:
        """A sensible quick move, for playouts."""
        return self.random_action(state, seat, rng)

    def value(self, state: State, seat: i64) -> float:
        """By how many points this seat is expected to beat the best other seat; in a game for one, how many points it
        is expected to have. When the game is over, the actual number. The state is a guess: judge only by what the
        seat may know."""
        points = in_floats(self.points(state))
        return lead(points, points, seat)

    def values(self, state: State) -> vec[float]:
        """`value` for every seat; games override it where all seats together cost little more than one."""
        found = vec[float](capacity=state.seats)
        seat: i64 = 0
        while seat < state.seats:
            found = append(found, self.value(state, seat))
            seat += 1
        return found

    def margin_scale(self, state: State) -> float:
        """How many points of expected lead make a win e times as likely as a loss, at this stage."""
        return 6.0


def lead(hopes: vec[float], shown: vec[float], seat: i64) -> float:
    """By how many points a seat is ahead of the best other seat: its own expectation (`hopes`) against what the others
    let it see (`shown`). In a game for one, its own expectation."""
    if len(shown) == 1:
        return hopes[seat]
    best_other = -1000000.0
    other: i64 = 0
    while other < len(shown):
        if other != seat and shown[other] > best_other:
            best_other = shown[other]
        other += 1
    return hopes[seat] - best_other


def leads(hopes: vec[float], shown: vec[float]) -> vec[float]:
    """The lead of every seat."""
    found = vec[float](capacity=len(hopes))
    seat: i64 = 0
    while seat < len(hopes):
        found = append(found, lead(hopes, shown, seat))
        seat += 1
    return found


def in_floats(points: vec[i64]) -> vec[float]:
    found = vec[float](capacity=len(points))
    for one in points:
        found = append(found, float(one))
    return found


def best_first(actions: vec[i64], scores: vec[float], most: i64) -> vec[i64]:
    """The best `most` of the actions, best first."""
    size: i64 = 0
    chosen = vec[i64](capacity=most)
    marks = vec[float](capacity=most)
    n: i64 = len(actions)
    i: i64 = 0
    while i < n:
        score = scores[i]
        if size < most:
            chosen = append(chosen, 0)
            marks = append(marks, 0.0)
            size += 1
        elif score <= marks[size - 1]:
            i += 1
            continue
        k = size - 1
        while k > 0 and marks[k - 1] < score:
            marks[k] = marks[k - 1]
            chosen[k] = chosen[k - 1]
            k -= 1
        marks[k] = score
        chosen[k] = actions[i]
        i += 1
    return chosen
