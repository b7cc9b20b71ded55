"""A table and everyone who looks at it."""

from __future__ import annotations

from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from spinney.core.view import SPECTATOR
from spinney.server.match.live_match import LiveMatch
from spinney.server.news.news import TableSummary, summary_worth_keeping, table_news, write_news
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.picture import Picture
from spinney.server.news.wire import Refusal, TableNews, encoded
from spinney.server.store.rows import TableRow
from spinney.server.table.rights import may_hint, no_undos_left
from spinney.server.table.table import Table

encode = msgspec.json.Encoder().encode
MOST_WATCHING = 20
"""More are not counted: nobody needs to hear of each of a hundred."""


class HintRights:
    """Which seats may ask for hints, and what that depended on."""

    def __init__(self, row: TableRow, live: LiveMatch) -> None:
        self.row = row
        self.bots = list(live.bots)
        self.seats = [not bot and may_hint(row, live, seat) for seat, bot in enumerate(self.bots)]

    def hold(self, row: TableRow, live: LiveMatch) -> bool:
        """Whether they are still true. Nearly always they are, and every move asks."""
        return self.row is row and self.bots == live.bots


@mypyc_attr(native_class=False)  # there are weak references to it
class Audience:
    """The onlookers of one table, and what was last encoded for them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.onlookers: set[Onlooker] = set()
        self._picture: Picture | None = None
        self.past: dict[int, list[bytes]] = {}
        """By eyes: the lines of the first rows, made aside for somebody who is far behind (recall.py)."""
        self._summary: TableSummary | None = None
        self._hints: HintRights | None = None
        self._watching_told = 0
        """How many watched when those who play here last heard of it."""

    def join(self, onlooker: Onlooker) -> None:
        self.onlookers.add(onlooker)
        self.table.attendance.connect(onlooker.visitor)
        onlooker.on_drop = self.leave

    def leave(self, onlooker: Onlooker) -> None:
        if onlooker in self.onlookers:
            self.onlookers.discard(onlooker)
            self.table.attendance.disconnect(onlooker.visitor)

    @property
    def watching(self) -> int:
        """How many people without a seat look on. Somebody without a name is counted by connections."""
        people = self.table.row.people
        staying = [onlooker for onlooker in self.onlookers if onlooker.stays and onlooker.visitor not in people]
        known = {onlooker.visitor for onlooker in staying if onlooker.visitor}
        return min(MOST_WATCHING, len(known) + sum(not onlooker.visitor for onlooker in staying))

    def tell_watching(self) -> None:
        """Those who play here hear how many watch, if that has changed; everyone else with the next news."""
        watching, people = self.watching, self.table.row.people
        if watching == self._watching_told:
            return
        self._watching_told = watching
        for onlooker in [each for each in self.onlookers if each.stays and each.visitor in people]:
            onlooker.hear(self.news_to(onlooker))

    @property
    def gap(self) -> float:
        """How long bots wait for those who play here; people who only look on hold nobody up."""
        people = self.table.row.people
        return max((onlooker.gap for onlooker in self.onlookers if onlooker.visitor in people), default=0.0)

    def reseat(self) -> None:
        """Spectators who have taken a seat now look with its eyes."""
        for onlooker in self.onlookers:
            own = self.table.row.seats_of(onlooker.visitor)
            if own and onlooker.eyes == SPECTATOR:
                onlooker.look(own[0])

    def tell(self, asker: Onlooker | None = None, to: int = 0) -> bytes | None:
        """Send news to every onlooker but the asker, whose news names its request and is returned."""
        if not self.onlookers:
            return None
        about, picture, seq = self._about_table(), self._newest_picture(), self.table.seq
        self._watching_told = self.watching
        may_hint = self._may_hint()
        seats: dict[str, list[int]] = {}
        for number, seat in enumerate(self.table.row.seats):
            if seat.visitor:
                seats.setdefault(seat.visitor, []).append(number)
        shared: dict[tuple[str, int, int, bool], bytes] = {}
        for_asker: bytes | None = None
        for onlooker in list(self.onlookers):
            own = seats.get(onlooker.visitor, [])
            eyes = onlooker.eyes_among(own)
            if onlooker is asker:
                for_asker = write_news(picture, about, own, eyes, onlooker.told, onlooker.aids, to, None, may_hint)
            else:
                # Spectators without a seat all get the same bytes.
                key = (onlooker.visitor if own else "", eyes, onlooker.told, onlooker.aids)
                found = shared.get(key)
                if found is None:
                    found = write_news(picture, about, own, eyes, onlooker.told, onlooker.aids, 0, None, may_hint)
                    shared[key] = found
                onlooker.hear(found)
            onlooker.told = seq
        return for_asker

    def news_to(self, onlooker: Onlooker, to: int = 0, refused: Refusal | None = None) -> bytes:
        """News for one onlooker, to be heard at once: when it joins, looks elsewhere, or was refused something."""
        news = self.news_for(onlooker.visitor, onlooker.eyes, onlooker.told, onlooker.aids, to, refused)
        onlooker.told = self.table.seq
        return news

    def news_for(
        self, visitor: str, eyes: int, told: int, aids: bool = False, to: int = 0, refused: Refusal | None = None
    ) -> bytes:
        """The whole table for one pair of eyes."""
        own = self.table.row.seats_of(visitor)
        may_hint = self._may_hint()
        return write_news(self._newest_picture(), self._about_table(), own, eyes, told, aids, to, refused, may_hint)

    def table_news(self) -> TableNews:
        summary = self._summary
        if summary is not None and summary.holds(self.table):
            return summary.now(self.table, self.watching)
        news = table_news(self.table, self.watching)
        self._summary = summary_worth_keeping(self.table, news)
        return news

    def _may_hint(self) -> list[bool]:
        """By seat; empty while there is no game."""
        live, row = self.table.live, self.table.row
        if live is None:
            return []
        hints = self._hints
        if hints is None or not hints.hold(row, live):
            hints = self._hints = HintRights(row, live)
        return hints.seats

    def _about_table(self) -> Any:
        return encoded(encode(self.table_news()))

    def _newest_picture(self) -> Picture | None:
        """The encoded parts of the position the table is in."""
        live = self.table.live
        if live is None:
            return None
        if self._picture is None or self._picture.live is not live or self._picture.seq != live.seq:
            self._picture = Picture(live, self.past, no_undos_left(self.table, live) is None)
        return self._picture

    def forget_picture(self) -> None:
        """A silent table needs no memory for what it could show."""
        self._picture = None
        self.past = {}
