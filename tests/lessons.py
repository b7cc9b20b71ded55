"""The scorings that end the lessons in the client: ends of real games, as `Scoring.svelte` is given them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from spinney.core.game import AnyGame
from spinney.core.view import SPECTATOR
from tests.golden.matches import FOLDER, read_match

GAMES = Path(__file__).parents[1] / "web/src/games"
NAMES = ("Hazel", "Rowan")


def golden_end(game: AnyGame) -> Any:
    """How the match of two in tests/golden ends."""
    match = read_match((FOLDER / f"{game.key}-2.txt").read_text("utf-8"))
    state = match.start.copy()
    for move in match.moves:
        game.rules.apply(state, move.seat, game.find(state, move.seat, move.text))
    return state


def scoring_of(game: AnyGame, state: Any, names: Sequence[str] = NAMES) -> dict[str, Any]:
    """Somebody else's game: it is told to a spectator."""
    return {
        "sheet": msgspec.to_builtins(game.score_sheet(state)),
        "view": msgspec.to_builtins(game.view(state, SPECTATOR)),
        "players": [{"seat": seat, "name": name, "bot": "", "waiting": False} for seat, name in enumerate(names)],
    }


def file_of(game: AnyGame) -> Path:
    return GAMES / game.key / "lesson-scoring.json"


def text_of(scoring: dict[str, Any]) -> str:
    return msgspec.json.encode(scoring).decode() + "\n"
