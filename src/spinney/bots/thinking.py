"""One decision of a bot as a plain call, for bots in processes of their own: bytes in, bytes out, no state."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from spinney.bots import make_bot
from spinney.core.bot import Belief
from spinney.core.game import AnyGame
from spinney.core.message import Message, Unreadable
from spinney.core.rng import QuickRng


class Thought(Struct, frozen=True):
    """What a bot would do, as a written action, and why."""

    do: str
    reasons: tuple[Message, ...] = ()
    belief: Belief | None = None


def think(game: AnyGame, bot: str, view: bytes, seed: int) -> bytes:
    """The `Thought` of a bot about a view, both as JSON; `bot` is a level or any other name that `make_bot` knows.

    The same view and seed give the same thought if the bot thinks in iterations.
    `Unreadable` if there is no such bot, the view is not of this game, or its seat has nothing to choose.
    """
    player = make_bot(bot, game)
    try:
        seen = msgspec.json.decode(view, type=game.view_type)
    except msgspec.DecodeError as error:
        raise Unreadable(f"not a view of {game.key}: {error}") from None
    state = game.assemble(seen)
    legal = list(game.rules.legal(state, seen.seat))
    if not legal:
        raise Unreadable(f"seat {seen.seat} has nothing to choose")
    answer = player.choose(seen, legal, QuickRng(seed))
    return msgspec.json.encode(Thought(game.write(state, answer.action), answer.reasons, answer.belief))
