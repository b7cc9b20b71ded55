"""A position, encoded for every pair of eyes that asks.

A view is made of a public part, built and encoded once per position for all, and a private part for one seat; nothing
is ever taken out of a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from spinney.core.event import Event
from spinney.core.view import SPECTATOR
from spinney.server.match.live_match import LiveMatch
from spinney.server.match.undo import Way
from spinney.server.news.lines import lines, noticed_of
from spinney.server.news.wire import encoded

encode = msgspec.json.Encoder().encode


class Picture:
    """The encoded parts of one position, each made when it is first needed."""

    def __init__(self, live: LiveMatch, past: dict[int, list[bytes]] | None = None, undos_left: bool = True) -> None:
        self.past = past if past is not None else {}
        """By eyes: the lines of the first rows, where they were made aside."""
        self.seq = live.seq
        self.live = live
        self.game = live.game
        self.public = encode(self.game.public_view(live.match.state))
        self.views: dict[int, Any] = {}
        self.choices: dict[int, Any] = {}
        self.helps: dict[int, Any] = {}
        self.told: dict[tuple[int, int], Any] = {}
        self.stories: list[Sequence[Event]] = []
        """Those of the last rows, as many as some onlooker has missed."""
        self.alike: dict[int, list[tuple[str, list[Event], bytes]]] = {}
        """By row: a text, what was noticed, and its lines. Most eyes notice the same, which is encoded once."""
        self.undo: list[Way] = live.undo_ways() if undos_left else ["no"] * len(live.bots)
        self.outcome = encoded(encode(live.match.outcome)) if live.over else None

    def view(self, eyes: int) -> Any:
        found = self.views.get(eyes)
        if found is None:
            private = b"null"
            if eyes != SPECTATOR:
                private = encode(self.game.private_view(self.live.match.state, eyes))
            found = encoded(b'{"seat":%d,"public":%b,"private":%b}' % (eyes, self.public, private))
            self.views[eyes] = found
        return found

    def offers(self, eyes: int) -> Any:
        found = self.choices.get(eyes)
        if found is None:
            offers = self.live.offers(eyes)
            found = self.choices[eyes] = encoded(encode(list(offers))) if offers else []
        return found

    def aids(self, eyes: int) -> Any:
        """What helps a player to see, from what these eyes see alone."""
        found = self.helps.get(eyes)
        if found is None:
            view = self.game.view(self.live.match.state, eyes)
            found = self.helps[eyes] = encoded(encode(self.game.aids(view)))
        return found

    def events(self, told: int, eyes: int) -> Any:
        """The lines of the rows from number `told` on."""
        found = self.told.get((told, eyes))
        if found is None:
            rows = self.past.get(eyes, [])[told : self.seq]
            rest = told + len(rows)
            if self.seq - rest > len(self.stories):
                self.stories = self.live.stories_since(rest)
            rows += [self._row(number, eyes) for number in range(rest, self.seq)]
            found = self.told[told, eyes] = encoded(b"[" + b",".join(filter(None, rows)) + b"]")
        return found

    def _row(self, number: int, eyes: int) -> bytes:
        story = self.stories[number - self.seq]
        text, noticed = noticed_of(self.live, number, story, eyes)
        alike = self.alike.setdefault(number, [])
        for other_text, other_noticed, found in alike:
            if other_text == text and other_noticed == noticed:
                return found
        found = encoded_lines(self.live, number, text, noticed)
        alike.append((text, noticed, found))
        return found


def encoded_lines(live: LiveMatch, number: int, text: str, noticed: list[Event]) -> bytes:
    """The lines of one row, with commas between."""
    made = lines(number, live.match.moves[number], text, noticed, live.times[number])
    return b",".join([encode(line) for line in made])


def past_lines(live: LiveMatch, until: int, eyes: int) -> list[bytes]:
    """The lines of each of the first rows. They never change, so this can be done beside the event loop."""
    found = []
    for number, story in enumerate(live.match.stories(0, until)):
        text, noticed = noticed_of(live, number, story, eyes)
        found.append(encoded_lines(live, number, text, noticed))
    return found
