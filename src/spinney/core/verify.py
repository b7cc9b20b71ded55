"""Whether a finished game was dealt and played as its record says."""

from __future__ import annotations

from collections.abc import Mapping

from spinney.core.game import AnyGame
from spinney.core.message import Message, Unreadable
from spinney.core.record import Record
from spinney.core.replay import replay


def verify(games: Mapping[str, AnyGame], record: Record) -> list[str]:
    """What was checked and found right, in words; `Unreadable` names the first thing that is wrong."""
    match = replay(games, record)
    found = [f"the {len(record.moves)} rows can be played and lead to the result"]
    if record.seed.kind == "none":
        raise Unreadable(Message("record-no-seed"))
    dealt = match.game.write_setup(match.game.deal(match.options, record.seed.rng(), record.rules_version))
    if dealt != record.setup:
        raise Unreadable(Message("record-other-deal"))
    found.append("the cards were dealt from the seed")
    if record.shuffle is None:
        raise Unreadable(Message("record-no-shuffle"))
    record.shuffle.check(record.seed.seed)
    found.append("the seed comes from the server's secret, published as a hash before, and the bytes of the seats")
    return found
