"""Random games of Spinney and of other libraries, each through its public Python interface.

    python bench/frameworks.py [--rounds 5] [--seconds 1] [--json]

One core, CPU time, the median of some rounds; the rounds of all entries are interleaved, so that other work on the
machine affects all alike. Every policy picks uniformly among the legal actions in the same way. A decision is an action
of a player; the time of dealing counts, but not as decisions. Needs open_spiel, rlcard, pettingzoo and pygame; what is
not installed is left out:

    plain      a loop in Python over states: actor, legal actions, apply
    seen       the same, and what the acting seat sees is written into an array at every decision
    env        an environment for learners: observation, mask or list of legal actions, reward, end
    together   many games in lockstep, with a policy that decides for all of them at once and gets arrays
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from spinney import is_compiled
from spinney.adapters.spiel import SpielGame
from spinney.core.encoding import row_of
from spinney.core.rng import QuickRng
from spinney.games import GAMES
from spinney.selfplay import Batch, play

# Plays one game, or a group of games, and returns the number of decisions.
Player = Callable[[], int]
Entry = tuple[str, str, str, Player]

GROUP = 256
CLASSICS = ["tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "go_v5", "hanabi_v5", "chess_v6"]


def pick(actions: Any) -> Any:
    return actions[int(random.random() * len(actions))]


def plain(key: str) -> Player:
    game = GAMES[key]
    options = game.options(players=2)
    numbers = iter(range(sys.maxsize))

    def once() -> int:
        state = game.deal(options, QuickRng(1, next(numbers)))
        rules = game.rules
        decisions = 0
        while (seat := rules.actor(state)) >= 0:
            rules.apply(state, seat, pick(rules.legal(state, seat)))
            decisions += 1
        return decisions

    return once


def seen(key: str) -> Player:
    game = GAMES[key]
    options = game.options(players=2)
    numbers = iter(range(sys.maxsize))
    size = game.encoder.row_size(game.deal(options, QuickRng(1)))

    def once() -> int:
        state = game.deal(options, QuickRng(1, next(numbers)))
        rules, encoder = game.rules, game.encoder
        decisions = 0
        while (seat := rules.actor(state)) >= 0:
            np.asarray(row_of(encoder, state, seat, size))
            rules.apply(state, seat, pick(rules.legal(state, seat)))
            decisions += 1
        return decisions

    return once


def together(key: str) -> Player:
    numbers = iter(range(0, sys.maxsize, GROUP))

    def any_choice(batch: Batch) -> Any:
        return batch.pick(batch.uniform)

    def once() -> int:
        [played] = play(key, any_choice, games=GROUP, first_game=next(numbers), together=GROUP)
        return len(played.choices)

    return once


def spiel(make: Callable[[], Any], look: Callable[[Any, int], object] | None = None) -> Player:
    """A game of OpenSpiel, or one of ours with its interface."""

    def once() -> int:
        state = make()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pick(state.chance_outcomes())[0])
                continue
            if look is not None:
                look(state, state.current_player())
            state.apply_action(pick(state.legal_actions()))
            decisions += 1
        return decisions

    return once


def zoo(env: Any) -> Player:
    def once() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(pick(np.flatnonzero(mask)))
            decisions += 1
        return decisions

    return once


def rlcard_env(name: str) -> Player:
    import rlcard

    env = rlcard.make(name)

    def once() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return once


def our_entries() -> list[Entry]:
    entries: list[Entry] = []
    for key in GAMES:
        entries.append(("plain", "Spinney", key, plain(key)))
        entries.append(("seen", "Spinney", key, seen(key)))
        entries.append(("together", "Spinney selfplay", key, together(key)))
        entries.append(("plain", "Spinney in OpenSpiel's manner", key, spiel(SpielGame(key).new_initial_state)))
    return entries


def openspiel_entries() -> list[Entry]:
    import pyspiel
    from open_spiel.python.observation import make_observation

    import spinney.adapters.openspiel  # noqa: F401 - registers our games

    entries: list[Entry] = []
    names = ["gin_rummy", "hearts", "crazy_eights", "python_block_dominoes", "python_liars_poker"]
    __import__("open_spiel.python.games")
    for name in [*names, *(f"spinney_{key}" for key in GAMES)]:
        game = pyspiel.load_game(name)
        library = "Spinney through pyspiel" if name.startswith("spinney") else "OpenSpiel"
        entries.append(("plain", library, name, spiel(game.new_initial_state)))
        for perfect_recall in (False, True):
            observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=perfect_recall))
            if observation is not None and observation.tensor is not None:
                look = spiel(game.new_initial_state, observation.set_from)
                try:
                    look()
                except pyspiel.SpielError:
                    continue
                entries.append(("seen", library, name, look))
                break
    return entries


def pettingzoo_entries() -> list[Entry]:
    from spinney.adapters import pettingzoo as ours

    entries: list[Entry] = [("env", "Spinney's PettingZoo env", key, zoo(ours.env(key))) for key in GAMES]
    for name in CLASSICS:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                module: Any = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
                entries.append(("env", "PettingZoo", name, zoo(module.env())))
                entries.append(("env", "PettingZoo, no wrappers", name, zoo(module.raw_env())))
        except (ImportError, AttributeError) as error:
            print(f"left out: {name} ({error})", file=sys.stderr)
    return entries


def rlcard_entries() -> list[Entry]:
    return [("env", "RLCard", name, rlcard_env(name)) for name in ("uno", "gin-rummy")]


def rate(once: Player, seconds: float) -> float:
    """Decisions per second of CPU time, over whole games."""
    decisions = 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < seconds:
        decisions += once()
    return decisions / elapsed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each entry in each round")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    entries = our_entries()
    for package, make_entries in (
        ("pyspiel", openspiel_entries),
        ("pettingzoo", pettingzoo_entries),
        ("rlcard", rlcard_entries),
    ):
        if find_spec(package) is None:
            print(f"left out: {package} is not installed", file=sys.stderr)
        else:
            entries += make_entries()
    entries.sort(key=lambda entry: ("plain", "seen", "env", "together").index(entry[0]))
    rates: list[list[float]] = [[] for _ in entries]
    for _, _, _, once in entries:
        once()
    for _ in range(arguments.rounds):
        for found, entry in zip(rates, entries, strict=True):
            found.append(rate(entry[3], arguments.seconds))
    if not arguments.json:
        print(f"spinney compiled: {is_compiled()}\n\n| by | library | game | decisions/s |\n|---|---|---|---|")
    for found, (kind, library, name, _) in zip(rates, entries, strict=True):
        middle = statistics.median(found)
        if arguments.json:
            print(json.dumps({"by": kind, "library": library, "game": name, "decisions_per_second": round(middle)}))
        else:
            print(f"| {kind} | {library} | {name} | {middle:,.0f} |")


if __name__ == "__main__":
    main()
