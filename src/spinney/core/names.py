"""What those at a table are called: people by their names, bots by short names of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from spinney.core.catalogue import Catalogue
from spinney.core.message import Message


class Sitting(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str: ...


def names_at(words: Catalogue, seats: Sequence[Sitting]) -> list[str]:
    """One name per seat. The name of a level's bot follows from the level and the seat, so nobody has to store it, and
    everybody who speaks this language sees the same; no two at a table share one. Other bots, which only records have,
    keep what the record calls them and are numbered by seat.

    The same as `namesOf` in web/src/lib/names.ts.
    """
    offered = words.say(Message("bot-names")).split(", ")
    used = {seat.name.lower() for seat in seats}
    names = []
    for number, seat in enumerate(seats):
        if seat.name or not seat.bot:
            names.append(seat.name or words.say(Message("seat-free")))
        elif not words.knows("level-" + seat.bot):
            names.append(f"{seat.bot} {number + 1}")
        else:
            first = sum(map(ord, seat.bot)) + number
            turned = [offered[(first + step) % len(offered)] for step in range(len(offered))]
            names.append(next(name for name in turned if name.lower() not in used))
            used.add(names[-1].lower())
    return names
