"""Frames of a played game for the workbench: what each board would be given at every decision.

python web/workbench/frames.py arboretum --players 3 --seed 7 > web/workbench/arboretum-3.json
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from spinney.bots import make_bot
from spinney.core.rng import QuickRng
from spinney.games import GAMES


def moments(key: str, players: int, seed: int, bot_name: str, **options: Any) -> Iterator[tuple[Any, list[Any]]]:
    """A game from beginning to end: before each decision, and at the end, the state and what has just happened."""
    game = GAMES[key]
    state = game.deal(game.options(players=players, **options), QuickRng(seed, 0))
    bot, rng = make_bot(bot_name, game), QuickRng(seed, 1)
    story: list[Any] = []
    while (seat := game.rules.actor(state)) >= 0:
        yield state, story
        answer = bot.choose(game.view(state, seat), list(game.rules.legal(state, seat)), rng)
        story = game.act(state, seat, answer.action)
    yield state, story


def frame(key: str, state: Any, story: list[Any], eyes: int, seq: int) -> dict[str, Any]:
    """What the board of one pair of eyes (-1: a spectator's) is given."""
    game = GAMES[key]
    view = game.view(state, eyes)
    return {
        "view": view,
        "choices": list(game.choices(state, eyes)) if eyes >= 0 else [],
        "aids": game.aids(view),
        "events": [line(seq, eyes, event) for told in story if (event := told.noticed_by(eyes))],
        "waiting": list(game.rules.actors(state)),
    }


def frames(key: str, players: int, seed: int, bot_name: str) -> dict[str, Any]:
    game = GAMES[key]
    made = []
    for state, story in moments(key, players, seed, bot_name):
        seat = int(game.rules.actor(state))
        for eyes in [seat] if seat >= 0 else range(-1, players):
            made.append(frame(key, state, story, eyes, len(made)))
    return {"game": key, "players": players, "frames": made, "sheet": game.score_sheet(state)}


def line(seq: int, seat: int, event: Any) -> dict[str, Any]:
    return {"seq": seq, "seat": seat, "words": event.words(), "event": event}


def main() -> None:
    parser = argparse.ArgumentParser(description="frames of a played game, as JSON")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    args = parser.parse_args()
    sys.stdout.buffer.write(msgspec.json.encode(frames(args.game, args.players, args.seed, args.bot)))


if __name__ == "__main__":
    main()
