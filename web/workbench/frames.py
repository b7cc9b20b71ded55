"""Frames of a played game for the workbench: what each board would be given at every decision.

python web/workbench/frames.py arboretum --players 3 --seed 7 > web/workbench/arboretum-3.json
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from spinney.bots import make_bot
from spinney.core.chance import QuickChance
from spinney.games import GAMES


def frames(game: str, players: int, seed: int, bot_name: str) -> dict[str, Any]:
    description = GAMES[game]
    state = description.new(description.options(players=players), QuickChance(seed, 0))
    bot, chance = make_bot(bot_name, description), QuickChance(seed, 1)
    story: list[Any] = []
    made = []
    while (seat := description.game.actor(state)) >= 0:
        view = description.view(state, seat)
        made.append(
            {
                "view": view,
                "choices": list(description.choices(state, seat)),
                "aids": description.aids(view),
                "events": [line(len(made), seat, event) for told in story if (event := told.noticed_by(seat))],
                "waiting": list(description.game.actors(state)),
            }
        )
        answer = bot.choose(view, list(description.game.legal(state, seat)), chance)
        story = description.act(state, seat, answer.action)
    for eyes in range(-1, players):
        view = description.view(state, eyes)
        events = [line(len(made), eyes, event) for told in story if (event := told.noticed_by(eyes))]
        made.append({"view": view, "choices": [], "aids": description.aids(view), "events": events, "waiting": []})
    return {"game": game, "players": players, "frames": made, "sheet": description.score_sheet(state)}


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
