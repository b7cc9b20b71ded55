"""The position and the rules: setting up, what is legal, what an action does. An action is the number of a pebble."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from pebbles.events import LilyFloated, PebbleChosen, PebblesThrown
from spinney.core.arrays import vec
from spinney.core.event import Event
from spinney.core.options import Options
from spinney.core.packed import packed, shuffled
from spinney.core.rng import QuickRng, Rng
from spinney.core.rules import Rules, State
from spinney.core.texts import Texts

PEBBLES = list(range(1, 31))
LILIES = [5, 10, 15, 20, 25, 30]

# Shown in place of a chosen pebble.
OPEN = 0  # not chosen yet
UNKNOWN = -1  # chosen, but not known here: only in the guesses of bots


class PebblesOptions(Options, frozen=True, forbid_unknown_fields=True):
    first: None = None
    """Nobody goes first: all choose at once."""
    short: bool = False
    """Four lilies and four pebbles each, instead of six."""


class PebblesState(State):
    def __init__(
        self, hands: list[list[int]], lilies: list[int], chosen: list[int], rounds: list[PebblesThrown]
    ) -> None:
        self.seats = len(hands)
        self.hands = hands  # a chosen pebble stays in the hand until all are thrown
        self.lilies = lilies  # the first one floats on the pond; nobody knows which ones follow
        self.chosen = chosen
        self.rounds = rounds  # what was thrown so far, for all to see

    def copy(self) -> PebblesState:
        return PebblesState([hand[:] for hand in self.hands], self.lilies[:], self.chosen[:], self.rounds[:])

    def won(self, seat: int) -> list[int]:
        return [thrown.lily for thrown in self.rounds if thrown.winner == seat]


class PebblesRules(Rules):
    # The contract says `State`; it is always ours.

    def setup(self, options: Any, rng: Rng) -> PebblesState:
        size = 4 if options.short else 6
        bag = shuffled(PEBBLES, rng)
        hands = [sorted(bag[seat * size : seat * size + size]) for seat in range(options.players)]
        return PebblesState(hands, shuffled(LILIES, rng)[:size], [OPEN] * options.players, [])

    def actors(self, state: Any) -> list[int]:
        return [seat for seat, pebble in enumerate(state.chosen) if pebble <= 0 and state.lilies]

    def actor(self, state: Any) -> int:
        return min(self.actors(state), default=-1)

    def legal(self, state: Any, seat: int) -> vec[i64]:
        return packed(state.hands[seat] if seat in self.actors(state) else [])

    def apply(self, state: Any, seat: int, action: int, story: list[Event] | None = None) -> None:
        state.chosen[seat] = action
        happened: list[Event] = [PebbleChosen(seat, action)]
        if not self.actors(state):
            happened += throw(state)
        if story is not None:
            story += happened

    def deal_unseen(self, state: Any, seat: int, rng: QuickRng) -> None:
        """The other hands, their choices, the bag and the lilies to come are unseen."""
        seen = {pebble for thrown in state.rounds for pebble in thrown.pebbles}
        if seat >= 0:
            seen.update(state.hands[seat])
        bag = shuffled([pebble for pebble in PEBBLES if pebble not in seen], rng)
        for other, hand in enumerate(state.hands):
            if other != seat:
                state.hands[other], bag = sorted(bag[: len(hand)]), bag[len(hand) :]
                if state.chosen[other] != OPEN:
                    state.chosen[other] = UNKNOWN
        floated = [thrown.lily for thrown in state.rounds] + state.lilies[:1]
        to_come = shuffled([lily for lily in LILIES if lily not in floated], rng)
        state.lilies[1:] = to_come[: len(state.lilies[1:])]

    def points(self, state: Any) -> vec[i64]:
        return packed([sum(state.won(seat)) for seat in range(state.seats)])

    def tiebreaks(self, state: Any) -> vec[i64]:
        """More lilies win the tie."""
        return packed([len(state.won(seat)) for seat in range(state.seats)])

    def action_count(self, state: Any) -> int:
        return len(PEBBLES) + 1


def throw(state: PebblesState) -> list[Event]:
    """All pebbles fly at once. The highest wins the lily, if it is at least as high; otherwise the lily sinks."""
    lily, pebbles = state.lilies.pop(0), state.chosen
    winner = pebbles.index(max(pebbles)) if max(pebbles) >= lily else None
    for hand, pebble in zip(state.hands, pebbles, strict=True):
        hand.remove(pebble)
    state.chosen = [OPEN] * state.seats
    state.rounds.append(PebblesThrown(lily, pebbles, winner))
    return [state.rounds[-1], *[LilyFloated(next) for next in state.lilies[:1]]]


TEXTS = Texts("throw {}".format)


def texts(state: PebblesState) -> Texts:
    """The written form of every action: `throw 17`."""
    return TEXTS
