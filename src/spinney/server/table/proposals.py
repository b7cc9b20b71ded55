"""What people say to each other at a table: emotes, proposals, consent."""

from __future__ import annotations

import msgspec

from spinney.core.message import Message, Refused
from spinney.server.news.news import proposal_news, undecided
from spinney.server.news.wire import Consent, EmoteNews, SendEmote
from spinney.server.store.rows import TableRow, Wanted
from spinney.server.table.moves import own_seat, propose, take_back
from spinney.server.table.table import Table

# A table remembers so many emotes, for those who come a moment later.
EMOTES_KEPT = 8


async def emote(table: Table, visitor: str, request: SendEmote) -> None:
    async with table.lock:
        own = table.row.seats_of(visitor)
        seat = own[0] if request.seat is None and own else own_seat(table, visitor, request.seat)
        said = EmoteNews(seat, request.emote, table.house.now())

        def edit(row: TableRow) -> TableRow:
            return msgspec.structs.replace(row, emotes=[*row.emotes, said][-EMOTES_KEPT:])

        await table.change(edit)


async def propose_hints(table: Table, visitor: str) -> None:
    """Hints in a game between people need everybody's consent."""
    async with table.lock:
        course = table.under_way()
        own = table.row.seats_of(visitor)
        if not own:
            raise Refused(Message("refused-spectator"))
        if not undecided(table.row, course, own[0], ()):
            await _allow_hints(table)
        else:
            await propose(table, Wanted("hints", own[0], course.seq, []))


async def consent(table: Table, visitor: str, request: Consent) -> None:
    """Answer the open proposal. One no ends it; with the last yes it is done."""
    async with table.lock:
        course = table.under_way()
        wanted = table.row.proposal
        pending = proposal_news(table)
        if wanted is None or pending is None:
            raise Refused(Message("refused-no-proposal"))
        if not set(table.row.seats_of(visitor)) & set(pending.waiting):
            raise Refused(Message("refused-not-asked"))
        if not request.agree:
            await table.change(lambda row: msgspec.structs.replace(row, proposal=None))
            return
        agreed = msgspec.structs.replace(wanted, agreed=[*wanted.agreed, visitor])
        await table.change(lambda row: msgspec.structs.replace(row, proposal=agreed))
        if undecided(table.row, course, wanted.seat, agreed.agreed):
            return
        if wanted.kind == "hints":
            await _allow_hints(table)
        elif not await take_back(table, course, course.undo_plan(wanted.seat).rows):
            raise Refused(Message("refused-busy"))


async def _allow_hints(table: Table) -> None:
    await table.change(lambda row: msgspec.structs.replace(row, hints=True, proposal=None))
