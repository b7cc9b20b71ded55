"""Learn a value for a game: rounds of self-play by the search, and a fit of the net to how the games ended.

    from spinney.training import Plan, train

    weights = train(Plan("renature", players=2), folder)

A round plays games in which every decision is searched with the value of the round before (the first round: with the
game's own judgement), and keeps the numbers of some positions; then a new net is fitted to all positions so far. The
games are kept in the folder, part by part, so a run that was stopped is continued.

This module needs NumPy, which playing does not: `pip install 'spinney-games[numpy]'`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from spinney import game as find_game
from spinney.bots.levels import search_parameters
from spinney.bots.search import Search
from spinney.bots.search_bot import ranked
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.core.value import Value, features_of
from spinney.core.weights import Learned, Weights, read_weights, value_of

try:
    import numpy as np
except ImportError:
    raise ImportError("training needs NumPy: pip install 'spinney-games[numpy]'") from None

# A NumPy array; Any, because NumPy need not be installed where types are checked.
Array = Any
# Takes what is being done, how much of it is done, and how much there is to do.
Report = Callable[[str, int, int], None]

# XORed with the seed, so that decisions use other streams than deals do. Any number nobody uses as a seed will do.
DECISION_SEED_MASK = 0x1F83D9ABFB41BD6B
# Games in one file: what is lost at most if a run is stopped.
PART = 50
# One game in this many is held out: the fit is measured on it and does not learn from it.
HELD_OUT = 10


class Fit(Struct, frozen=True):
    """How a net is fitted."""

    units: int = 0
    """In the hidden layer."""
    passes: int = 8
    batch: int = 1024
    rate: float = 0.01
    decay: float = 1e-4
    """How strongly weights are pulled to 0 ..."""
    tie: float = 1e-2
    """... and those of neighbouring stages to each other."""
    blend: float = 0.0
    """How much of the target is what the search believed at that position; the rest is the result of the game."""
    seed: int = 1


class Plan(Struct, frozen=True):
    """What is learned, from which games. The same plan gives the same weights."""

    game: str
    players: int
    seed: int = 1
    games: tuple[int, ...] = (4000, 4000)
    """For every round, how many games it plays."""
    iterations: int = 40
    """Per decision."""
    every: int = 1
    """Of how many positions one is kept."""
    mistakes: tuple[float, float] = (0.04, 0.2)
    """How many decisions are random: in the even games, and in the odd ones. Nobody learns what a bad move is worth
    from games without any."""
    fit: Fit = Fit()
    options: dict[str, Any] = {}


class Positions(Struct):
    """Positions of finished games. Arrays are indexed by position, then by seat."""

    games: Array
    """The number of the game."""
    stages: Array
    rows: Array
    """The numbers of every seat."""
    believed: Array
    """The chances that the search gave every seat; not a number where it did not search."""
    shares: Array
    """Every seat's final share of the victory."""

    def __len__(self) -> int:
        return len(self.stages)


def together(parts: list[Positions]) -> Positions:
    return Positions(*(np.concatenate([getattr(one, name) for one in parts]) for name in Positions.__struct_fields__))


class SelfPlay:
    """Plays the games of one round."""

    def __init__(self, plan: Plan, round: int, value: Value | None) -> None:
        self.plan = plan
        self.game, self.learned = learnable(plan.game)
        self.options = self.game.read_options({**plan.options, "players": plan.players})
        self.value = value
        self.parameters = search_parameters(self.game.search if value is None else self.learned.search)
        self.seed = plan.seed * 1000 + round
        # Where playouts end with the turn, so do the positions that a leaf is judged in.
        self.only_new_turns = self.learned.search.turns == 1

    def play(self, number: int) -> Positions:
        """Game `number` of the round."""
        game, plan = self.game, self.plan
        rules, features = game.rules, self.learned.features
        state = game.deal(self.options, QuickRng(self.seed, number))
        rng = QuickRng(self.seed ^ DECISION_SEED_MASK, number)
        mistakes = plan.mistakes[number % 2]
        stages: list[int] = []
        rows: list[list[float]] = []
        believed: list[list[float]] = []
        last = -1
        choosing = 0  # how many seats have yet to choose where several choose at once
        while (seat := game.actor(state)) >= 0:
            begins = choosing == 0
            if begins:
                choosing = len(game.actors(state))
            choosing -= 1
            action, chances = self.decide(state, seat, rng, mistakes)
            if begins and (seat != last or not self.only_new_turns) and rng.below(plan.every) == 0:
                numbers, stage = features_of(features, state)
                stages.append(stage)
                rows.append(numbers)
                believed.append(chances)
            last = seat
            rules.apply(state, seat, action)
        winners = game.outcome(state).winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(plan.players)]
        count = len(stages)
        return Positions(
            games=np.full(count, number, np.int32),
            stages=np.array(stages, np.int16),
            rows=np.array(rows, np.float32).reshape(count, plan.players, -1),
            believed=np.array(believed, np.float32).reshape(count, plan.players),
            shares=np.tile(np.array(shares, np.float32), (count, 1)),
        )

    def decide(self, state: Any, seat: int, rng: QuickRng, mistakes: float) -> tuple[int, list[float]]:
        """An action for a seat, and every seat's chances before it."""
        rules = self.game.rules
        unknown = [float("nan")] * self.plan.players
        actions = [int(action) for action in rules.candidates(state, seat)]
        if len(actions) == 1:
            return actions[0], unknown
        if rng.unit() < mistakes:
            return actions[rng.below(len(actions))], unknown
        # As a bot does from its view: secret choices of other seats are open again in its world.
        world = state.copy()
        rules.deal_unseen(world, seat, rng)
        search = Search(rules, world, seat, self.parameters, rng, self.value)
        search.think(self.plan.iterations)
        total = sum(search.chances)
        return int(ranked(search.root, seat)[0].action), [chance / total for chance in search.chances]


def learnable(key: str) -> tuple[AnyGame, Learned]:
    game = find_game(key)
    if game.learned is None:
        raise Unreadable(f"{key} offers no numbers to learn a value from")
    return game, game.learned


def silent(doing: str, done: int, of: int) -> None:
    pass


def play_round(plan: Plan, round: int, value: Value | None, folder: Path, report: Report = silent) -> Positions:
    """The positions of a round: those in the folder, and the missing ones, played now."""
    folder.mkdir(parents=True, exist_ok=True)
    games = plan.games[round - 1]
    player = SelfPlay(plan, round, value)
    parts = []
    for first in range(0, games, PART):
        numbers = range(first, min(first + PART, games))
        path = folder / f"{first:06}.npz"
        if not path.exists():
            played = []
            for number in numbers:
                played.append(player.play(number))
                report(f"round {round}: games", number + 1, games)
            store(path, together(played))
        parts.append(load(path))
    return together(parts)


def store(path: Path, positions: Positions) -> None:
    """Write a part, complete or not at all."""
    draft = path.with_suffix(".part.npz")
    np.savez_compressed(draft, **{name: getattr(positions, name) for name in Positions.__struct_fields__})
    os.replace(draft, path)


def load(path: Path) -> Positions:
    with np.load(path) as found:
        return Positions(*(found[name] for name in Positions.__struct_fields__))


class NetFit:
    """A net that is being fitted to positions, by Adam. Numbers are scaled to mean 0 and spread 1 meanwhile."""

    def __init__(self, settings: Fit, moments: int, groups: int, positions: Positions) -> None:
        self.settings = settings
        self.moments = moments
        self.groups = groups
        rows: Array = positions.rows.reshape(-1, positions.rows.shape[2])
        self.mean: Array = rows.mean(axis=0, dtype=np.float64)
        spread: Array = rows.std(axis=0, dtype=np.float64)
        self.spread: Array = np.where(spread > 1e-9, spread, 1.0)
        stages, units = moments * groups, settings.units
        size = len(self.mean)
        self.rng = np.random.default_rng(settings.seed)
        self.weights: dict[str, Array] = {
            "linear": np.zeros((stages, size)),
            "hidden": self.rng.normal(0.0, float(size) ** -0.5, (units, size)),
            "biases": np.zeros(units),
            "outputs": self.rng.normal(0.0, 0.1, (stages, units)) if units else np.zeros((stages, 0)),
        }
        self.first: dict[str, Array] = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.second: dict[str, Array] = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.steps = 0

    def scaled(self, rows: Array) -> Array:
        return (rows - self.mean) / self.spread

    def targets(self, positions: Positions) -> Array:
        blend = self.settings.blend
        if blend == 0:
            return positions.shares.astype(np.float64)
        known: Array = np.where(np.isnan(positions.believed), positions.shares, positions.believed)
        return (1 - blend) * positions.shares + blend * known

    def chances(self, rows: Array, stages: Array) -> tuple[Array, Array, Array]:
        """The chances of every seat, and the hidden layer before and after its threshold."""
        weights = self.weights
        merits = np.einsum("bsf,bf->bs", rows, weights["linear"][stages])
        sums = rows @ weights["hidden"].T + weights["biases"]
        units = np.maximum(sums, 0.0)
        merits += np.einsum("bsh,bh->bs", units, weights["outputs"][stages])
        odds = np.exp(merits - merits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), sums, units

    def step(self, rows: Array, stages: Array, targets: Array, rate: float) -> None:
        weights, settings = self.weights, self.settings
        chances, sums, units = self.chances(rows, stages)
        wrong = (chances - targets) / len(rows)
        here = np.zeros((len(rows), self.moments * self.groups))
        here[np.arange(len(rows)), stages] = 1.0
        back = wrong[:, :, None] * weights["outputs"][stages][:, None, :] * (sums > 0)
        slopes = {
            "linear": here.T @ np.einsum("bs,bsf->bf", wrong, rows),
            "hidden": np.einsum("bsh,bsf->hf", back, rows),
            "biases": back.sum(axis=(0, 1)),
            "outputs": here.T @ np.einsum("bs,bsh->bh", wrong, units),
        }
        for name, slope in slopes.items():
            slope += settings.decay * weights[name]
            if name in ("linear", "outputs"):
                slope += settings.tie * self.apart(weights[name])
        self.steps += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.01 * (slope * slope - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.steps)
            square = self.second[name] / (1 - 0.99**self.steps)
            weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)

    def apart(self, weights: Array) -> Array:
        """How far the weights of each stage are from those of the stages before and after it."""
        table = weights.reshape(self.moments, self.groups, -1)
        found = np.zeros_like(table)
        steps = np.diff(table, axis=1)
        found[:, :-1] -= steps
        found[:, 1:] += steps
        return found.reshape(weights.shape)

    def run(self, positions: Positions, report: Report = silent) -> None:
        settings = self.settings
        targets = self.targets(positions)
        count = len(positions)
        batches = max(1, count // settings.batch)
        total = settings.passes * batches
        for one in range(settings.passes):
            order = self.rng.permutation(count)
            for k in range(batches):
                some = order[k * settings.batch : (k + 1) * settings.batch]
                done = (one * batches + k) / total
                # Up quickly, then slowly down to nothing.
                rate = settings.rate * (done / 0.1 if done < 0.1 else (1 - done) / 0.9)
                self.step(self.scaled(positions.rows[some]), positions.stages[some], targets[some], rate)
            report("fit: passes", one + 1, settings.passes)

    def loss(self, positions: Positions) -> float:
        """The mean logarithmic loss of the results: less is better."""
        chances, _, _ = self.chances(self.scaled(positions.rows), positions.stages)
        return float(-(positions.shares * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())

    def unscaled(self) -> dict[str, Any]:
        """The weights for numbers as they are, rounded to what matters."""
        weights = self.weights
        hidden = weights["hidden"] / self.spread
        found = {
            "linear": weights["linear"] / self.spread,
            "hidden": hidden,
            "biases": weights["biases"] - hidden @ self.mean,
            "outputs": weights["outputs"] if self.settings.units else np.zeros((0, 0)),
        }
        return {name: rounded(one.tolist()) for name, one in found.items()}


def rounded(numbers: Any) -> Any:
    """Six digits: more do not change a game, and make files larger."""
    if isinstance(numbers, list):
        return [rounded(one) for one in numbers]
    return float(f"{numbers:.6g}")


def split(positions: Positions) -> tuple[Positions, Positions]:
    """The positions to learn from, and those of whole games held out."""
    out = positions.games % HELD_OUT == 0
    return only(positions, ~out), only(positions, out)


def only(positions: Positions, some: Array) -> Positions:
    return Positions(*(getattr(positions, name)[some] for name in Positions.__struct_fields__))


def fit(plan: Plan, positions: Positions, report: Report = silent) -> tuple[Weights, dict[str, float]]:
    """Weights fitted to these positions, and how well they foretell the games held out."""
    game, learned = learnable(plan.game)
    learn, test = split(positions)
    features = learned.features
    net = NetFit(plan.fit, int(features.moments), int(features.groups), learn)
    net.run(learn, report)
    measured = {
        "positions": float(len(learn)),
        "loss": round(net.loss(test), 4),
        "loss when learned": round(net.loss(learn), 4),
        "loss of saying even": round(float(np.log(plan.players)), 4),
    }
    weights = Weights(
        game=plan.game,
        rules_version=game.rules_version,
        players=plan.players,
        features=features.names(),
        **net.unscaled(),
    )
    return weights, measured


def rounds(plan: Plan, folder: Path, report: Report = silent) -> Iterator[Weights]:
    """The weights after every round. The folder keeps the games; it must hold the games of no other plan."""
    game, learned = learnable(plan.game)
    check_folder(plan, folder)
    value: Value | None = None
    parts: list[Positions] = []
    log: list[dict[str, Any]] = []
    for round, games in enumerate(plan.games, 1):
        path = folder / f"round-{round}.json"
        started = time.process_time()
        parts.append(play_round(plan, round, value, folder / f"round-{round}", report))
        if path.exists():
            # The games of the next round were played with these very weights.
            weights = read_weights(path)
            log = weights.made["rounds"]
        else:
            weights, measured = fit(plan, together(parts), report)
            seconds = round_seconds(time.process_time() - started)
            log.append({"round": round, "games": games, "cpu seconds": seconds, **measured})
            made = {"command": f"spinney train {plan.game}", "plan": msgspec.to_builtins(plan), "rounds": list(log)}
            weights = msgspec.structs.replace(weights, made=made)
            path.write_bytes(write(weights))
        value = value_of(weights, game.key, game.rules_version, learned.features)
        yield weights


def round_seconds(seconds: float) -> float:
    return round(seconds, 1)


def check_folder(plan: Plan, folder: Path) -> None:
    """Remember whose games a folder holds; `Unreadable` if they were played by another plan."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "plan.json"
    # How a net is fitted, and how many games are to come, change no game that was played.
    played = msgspec.json.encode(msgspec.structs.replace(plan, fit=Fit(), games=()))
    if path.exists() and path.read_bytes() != played:
        raise Unreadable(f"{folder} holds games of another plan ({path}); choose another folder")
    path.write_bytes(played)


def write(weights: Weights) -> bytes:
    """Weights as a file, one row of numbers a line."""
    written = msgspec.json.encode(weights).replace(b"],[", b"],\n[")
    for name in Weights.__struct_fields__:
        written = written.replace(f',"{name}":'.encode(), f',\n"{name}":'.encode(), 1)
    return written + b"\n"


def train(plan: Plan, folder: Path, report: Report = silent) -> Weights:
    """The weights after the last round."""
    *_, last = rounds(plan, folder, report)
    return last
