"""News: the whole table, built for one pair of eyes."""

from __future__ import annotations

from typing import Any

import msgspec

from spinney.core.shuffle import commit
from spinney.core.view import SPECTATOR
from spinney.server.match.live_match import LiveMatch
from spinney.server.news.picture import Picture
from spinney.server.news.wire import EmoteNews, News, Proposal, Refusal, Revealing, SeatNews, TableNews
from spinney.server.store.rows import Seat, TableRow
from spinney.server.table.rights import may_take_over, pending_proposal
from spinney.server.table.table import Table

encode = msgspec.json.Encoder().encode


def write_news(
    picture: Picture | None,
    about_table: Any,
    own: list[int],
    eyes: int,
    told: int,
    aids: bool,
    to: int,
    refused: Refusal | None,
    may_hint: list[bool],
) -> bytes:
    """The bytes of `News`. `own` are the visitor's seats, `told` is how many rows the client has heard of; `to` is the
    number of the request that this answers; `may_hint` says of each seat of a game whether it may ask for hints."""
    if picture is None:
        return encode(News(0, eyes, about_table, own, to=to, refused=refused))
    seated = eyes != SPECTATOR
    in_person = seated and not picture.live.bots[eyes]
    return encode(
        News(
            seq=picture.seq,
            seat=eyes,
            table=about_table,
            own=own,
            view=picture.view(eyes),
            choices=picture.offers(eyes) if in_person else [],
            ticket=picture.live.tickets[eyes] if seated else 0,
            undo=picture.undo[eyes] if in_person else "no",
            may_hint=in_person and may_hint[eyes],
            events=picture.events(told, eyes) if told < picture.seq else [],
            outcome=picture.outcome,
            aids=picture.aids(eyes) if aids else None,
            to=to,
            refused=refused,
        )
    )


class TableSummary:
    """The last news about a table itself, and what they depended on."""

    def __init__(self, table: Table, live: LiveMatch, news: TableNews) -> None:
        self.row = table.row
        self.live = live
        self.bots = list(live.bots)
        self.away = dict(table.attendance.away)
        self.news = news

    def holds(self, table: Table) -> bool:
        """Whether they are still true, except for the time and whose turn it is."""
        live = table.live
        return (
            self.row is table.row
            and self.live is live
            and not live.over
            and self.bots == live.bots
            and self.away == table.attendance.away
        )

    def now(self, table: Table, watching: int) -> TableNews:
        now = table.services.now()
        return msgspec.structs.replace(self.news, waiting=self.live.actors, now=now, watching=watching)


def summary_worth_keeping(table: Table, news: TableNews) -> TableSummary | None:
    """While nobody's time is running, most of these news stay the same from action to action."""
    row, live = table.row, table.live
    if live is None or row.proposal is not None or row.pace.kind != "unlimited":
        # The next action ends what somebody has proposed.
        return None
    for seat in row.seats:
        # An absent visitor's seat can be taken over after some time.
        if seat.visitor and not table.attendance.is_here(seat.visitor):
            return None
    return TableSummary(table, live, news)


def table_news(table: Table, watching: int) -> TableNews:
    """All that is public about a table, except the game itself."""
    live, row, now = table.live, table.row, table.services.now()
    seats = [seat_news(table, number, seat, now) for number, seat in enumerate(row.seats)]
    news = row_news(row, seats, now, table.services.settings.grace)
    if live is None:
        return msgspec.structs.replace(news, watching=watching)
    return msgspec.structs.replace(
        news,
        watching=watching,
        waiting=live.actors,
        secret=row.secret if live.over else "",
        nonces=[seat.nonce for seat in row.seats],
        proposal=proposal_news(table),
    )


def row_news(row: TableRow, seats: list[SeatNews], now: float, grace: float) -> TableNews:
    """As much of that as the table's own row tells."""
    commitments = [seat.commitment for seat in row.seats]
    return TableNews(
        id=row.id,
        game=row.game,
        status=row.status,
        options=row.options,
        seats=seats,
        host=row.host,
        waiting=[],
        pace=row.pace,
        now=now,
        version=row.version,
        open=row.open,
        hints=row.hints,
        commitment=commit(row.secret) if row.secret else "",
        commitments=commitments if any(commitments) else [],
        revealing=Revealing(row.unrevealed, row.revealing) if row.revealing else None,
        refusals=row.refusals,
        refused_by=row.refused_by,
        emotes=[EmoteNews(emote.seat, emote.emote, emote.at) for emote in row.emotes],
        next=row.next,
        grace=grace,
        hook=bool(row.hook),
    )


def seat_news(table: Table, number: int, seat: Seat, now: float) -> SeatNews:
    live = table.live
    gone = table.attendance.away_since(seat.visitor, table.row.created) if seat.visitor else 0.0
    if live is None:
        return seat_news_at_start(seat, gone)
    return SeatNews(
        name=seat.name,
        bot=live.bots[number],
        visitor=seat.visitor,
        ready=True,
        here=bool(seat.visitor) and gone == 0,
        gone=gone,
        clock=live.clocks.left_at(number, now, live.downtimes),
        ticking=number in live.clocks.running and not live.over and live.clocks.pace.kind != "unlimited",
        late=number in live.clocks.late,
        may_take_over=may_take_over(table, number, now),
        resigned=number in live.match.resigned,
    )


def seat_news_at_start(seat: Seat, gone: float) -> SeatNews:
    return SeatNews(seat.name, seat.bot, seat.visitor, seat.ready, bool(seat.visitor) and gone == 0, gone)


def listed_news(row: TableRow, waiting: list[int], now: float, grace: float) -> TableNews:
    """A table as a list shows it, from its row alone: the game is not replayed for a list."""
    seats = [seat_news_at_start(seat, row.created if seat.visitor else 0.0) for seat in row.seats]
    return msgspec.structs.replace(row_news(row, seats, now, grace), waiting=waiting)


def proposal_news(table: Table) -> Proposal | None:
    pending = pending_proposal(table)
    if pending is None:
        return None
    proposal, waiting = pending
    return Proposal(proposal.kind, proposal.seat, waiting)
