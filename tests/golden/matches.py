"""Golden matches: whole games as readable text, moves and the events after each.

The first lines are the options and the dealt setup; then every move, and indented below it what happened.
`python -m tests.regenerate` writes them again: read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from spinney.core.catalogue import catalogue
from spinney.core.record import Seed
from spinney.core.replay import Match
from spinney.games import OUR_GAMES

FOLDER = Path(__file__).parent


def write_match(match: Match) -> str:
    """The text of a match, made by playing it again from its setup."""
    game = match.game
    options = msgspec.json.encode(match.options).decode()
    setup = msgspec.json.encode(game.write_setup(match.start)).decode()
    lines = [f"game {game.key}", f"options {options}", f"setup {setup}"]
    # Moves number the seats from 0, so the events do too.
    names = [f"Seat {seat}" for seat in range(match.options.players)]
    again = Match(game, match.options, match.start.copy(), Seed("none"))
    for move in match.moves:
        lines.append(f"{move.seat} {move.text}")
        for event in again.act(move.seat, move.text):
            lines.append("    " + catalogue().say(event.words(), names))
    lines.append("points " + " ".join(str(points) for points in again.outcome.points))
    return "\n".join(lines) + "\n"


def read_match(text: str) -> Match:
    """The match of a golden text, with its moves played."""
    lines = text.splitlines()
    game = OUR_GAMES[lines[0].removeprefix("game ")]
    options = msgspec.json.decode(lines[1].removeprefix("options "), type=game.options)
    start = game.read_setup(options, msgspec.json.decode(lines[2].removeprefix("setup ")))
    match = Match(game, options, start, Seed("none"))
    for line in lines[3:]:
        seat, _, action = line.partition(" ")
        if seat.isdecimal():
            match.act(int(seat), action)
    return match
