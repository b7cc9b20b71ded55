"""Learned values for bots: the weights that come with a game, or those of a file."""

from __future__ import annotations

from pathlib import Path

from spinney.bots.search import SearchParameters
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable
from spinney.core.rules import State
from spinney.core.value import Value
from spinney.core.weights import Learned, read_weights, value_of


class LearnedJudge:
    """The learned values of a game, by number of players; each is read when the first position asks for it.

    Without a file these are the weights that come with the game, and positions that none of them covers have no value:
    the game's own judgement has to do.
    """

    def __init__(self, game: AnyGame, learned: Learned, parameters: SearchParameters, file: Path | None = None) -> None:
        self.game = game
        self.learned = learned
        self.parameters = parameters
        self.file = file
        self.values: dict[int, Value | None] = {}
        self.hashes: dict[int, str] = {}
        if file is not None:
            self.read(read_weights(file).players)

    def value_for(self, state: State) -> Value | None:
        """The value that judges positions like this one; None if there is none."""
        players = int(state.seats)
        if players not in self.values:
            self.read(players)
        value = self.values[players]
        return value if value is not None and self.learned.features.covers(state) else None

    def hash_for(self, state: State) -> str:
        """The hash of the weights that judge positions like this one; empty if there are none."""
        return self.hashes[int(state.seats)] if self.value_for(state) is not None else ""

    def read(self, players: int) -> None:
        file = self.file or self.learned.shipped(players)
        if self.file is None and not file.is_file():
            self.values[players] = None
            return
        weights = read_weights(file)
        if weights.players != players:
            raise Unreadable(f"{file} has weights for {weights.players} players, not for {players}")
        self.values[players] = value_of(weights, self.game.key, self.game.rules_version, self.learned.features)
        self.hashes[players] = weights.hash
